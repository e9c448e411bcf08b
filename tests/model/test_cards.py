"""How a card is named."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sab_widget.model import BadCard, Card, Face, Rules, SabError
from sab_widget.model.decks import cards_of


@pytest.mark.parametrize(
    ("text", "kind", "tools"),
    [
        ("break lantern", "break", ("lantern",)),
        ("repair cart", "repair", ("cart",)),
        ("repair lantern cart", "repair", ("lantern", "cart")),
        ("  repair   cart pickaxe ", "repair", ("cart", "pickaxe")),
        ("map", "map", ()),
        ("rockfall", "rockfall", ()),
        ("NS|E", "path", ()),
    ],
)
def test_the_parts_of_a_card(text: str, kind: str, tools: tuple[str, ...]) -> None:
    card = Card(text)
    assert (card.kind, card.tools) == (kind, tools)
    assert card.text == " ".join(text.split())
    assert card.face == (Face(text) if kind == "path" else None)
    assert Card(text) is Card(card.text) is Card(card)
    assert (str(card), repr(card)) == (card.text, f"Card({card.text!r})")


def test_either_way_round_names_one_card() -> None:
    for card in cards_of(Rules().deck):
        if card.face is not None:
            assert Card(card.face.turned) is card
            assert Card(card.face.turned.text) is card
            assert Card(card.face) is card


def test_cards_survive_pickling_and_copying_as_the_same_object() -> None:
    for card in set(cards_of(Rules().deck)):
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own bytes
        assert copy.deepcopy(card) is copy.copy(card) is card


NO_CARDS: list[object] = [
    *(
        "",
        " ",
        "break",
        "repair",
        "break lantern cart",
        "repair cart cart",
        "map map",
        "maps",
        "rock fall",
        "Map",
        "NN",
    ),
    *(None, 7, ["map"], b"map", ("map",), {}),
]


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_names_no_card_is_refused(text: object) -> None:
    with pytest.raises(BadCard, match="is no card"):
        Card(text)  # type: ignore[arg-type]


@given(
    st.text(max_size=10) | st.lists(st.sampled_from(["break", "repair", "map", "cart", "NE"]), max_size=4).map(" ".join)
)
def test_any_text_is_a_card_or_is_refused(text: str) -> None:
    try:
        card = Card(text)
    except SabError as error:
        assert isinstance(error, BadCard)  # noqa: PT017 - there may be no error
    else:
        assert Card(card.text) is card
