"""Several people at one screen: the page shows each her own cards, and between turns nobody's."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from sab_widget import Game, MineWidget, Place, Rules
from sab_widget.players import Random
from tests.browser.desk import OpenPlainPage
from tests.browser.live_page import LivePage
from tests.browser.parts import button, cell, light_and_dark, violations
from tests.browser.test_page_play import card, hand, tray

NAMES = ["Ada", "Bo", "Cleo"]


def cards_seen(live: LivePage) -> set[str]:
    """Every card of a hand that a person or a program could find in the page."""
    page = live.page
    drawn = page.locator(".hand-card").evaluate_all(
        "(all) => all.filter((each) => each.checkVisibility()).map((each) => each.ariaLabel ?? each.title)"
    )
    scene = live.plain.get("scene")
    held = [value["cards"] for name, track in scene["tracks"].items() if name.startswith("hand ") for _, value in track]
    return {name for name in drawn if "face down" not in name} | {json.dumps(cards) for cards in held if cards}


def test_the_screen_goes_from_one_to_the_next_behind_a_curtain(plain_page: OpenPlainPage) -> None:
    game = Game(NAMES, seed=4)
    live = LivePage(plain_page, MineWidget(game, players={"Bo": Random()}, speed=8))
    page, said = live.page, live.page.get_by_role("status")
    expect(button(page, "Ada: show my hand")).to_be_visible()
    expect(page.get_by_text("Hand over to Ada", exact=True)).to_be_visible()
    expect(said).to_contain_text("Hand over to Ada.")
    assert cards_seen(live) == set()
    for _ in light_and_dark(page):
        assert violations(page) == []
    page.locator(".frame").focus()
    page.keyboard.press("1")
    page.keyboard.press("d")
    assert game.turn == 0, "nobody plays behind the curtain"
    button(page, "Ada: show my hand").click()
    expect(tray(page)).to_contain_text("Ada, it is your turn: pick a card below.")
    expect(hand(page)).to_have_count(6)
    assert len(cards_seen(live)) == 6 + 1
    hand(page).first.click()
    button(page, "Discard it").click()
    expect(tray(page)).to_contain_text("Done. Next is Cleo.")
    assert cards_seen(live), "she looks at what came of it"
    button(page, "Take back").click()
    expect(tray(page)).to_contain_text("it is your turn:")
    hand(page).first.click()
    button(page, "Discard it").click()
    expect(tray(page)).to_contain_text("Done. Next is Cleo.")
    button(page, "Cover my cards").click()
    expect(button(page, "Cleo: show my hand")).to_be_focused()
    assert cards_seen(live) == set()
    assert page.locator(".tray").count() == 0
    page.keyboard.press("Enter")
    expect(tray(page)).to_contain_text("Cleo, it is your turn:")
    assert game.turn == 2
    seen = {json.loads(cards)[0] for cards in cards_seen(live) if cards.startswith("[")}
    assert seen <= {str(each) for each in game.table.hand(2)}


def test_through_the_eyes_of_all_every_hand_lies_open_and_the_one_to_play_can_be_picked_from(
    plain_page: OpenPlainPage,
) -> None:
    game = Game(NAMES, seed=4)
    live = LivePage(plain_page, MineWidget(game, players={}, viewer=None))
    page = live.page
    expect(page.get_by_label("Viewer")).to_be_visible()
    for name in NAMES:
        expect(tray(page)).to_contain_text(f"{name}, it is your turn:")
        hand(page).first.click()
        button(page, "Discard it").click()
    expect(tray(page)).to_contain_text("Ada, it is your turn:")
    assert game.turn == 3


def test_gold_is_taken_and_rounds_are_dealt(plain_page: OpenPlainPage) -> None:
    rules = Rules(gold_choice="player")
    game = next(game for game in (played(seed, rules) for seed in range(200)) if game.legal_actions()[0].kind == "take")
    live = LivePage(plain_page, MineWidget(game, players={}, curtain=False))
    page = live.page
    while game.legal_actions()[0].kind == "take":
        expect(tray(page)).to_contain_text("Take one of the gold cards")
        assert violations(page) == []
        turn = game.turn
        page.get_by_role("button", name=re.compile("Take the gold card of")).first.click()
        expect(page.get_by_text(f"turn {turn + 1} of {turn + 1}", exact=True)).to_be_visible()
    expect(tray(page)).to_contain_text("The round is over.")
    assert violations(page) == []
    button(page, "Deal round 2").click()
    expect(tray(page)).to_contain_text("it is your turn: pick a card below")
    assert game.round == 2


def test_whoever_takes_back_the_turn_of_another_hands_the_screen_back(plain_page: OpenPlainPage) -> None:
    game = Game(NAMES, seed=4)
    live = LivePage(plain_page, MineWidget(game, players={"Bo": Random()}, speed=8))
    page = live.page
    button(page, "Ada: show my hand").click()
    hand(page).first.click()
    button(page, "Discard it").click()
    button(page, "Cover my cards").click()
    button(page, "Cleo: show my hand").click()
    expect(tray(page)).to_contain_text("Cleo, it is your turn:")
    button(page, "Take back").click()
    expect(tray(page)).to_contain_text(re.compile("Taken back: Ada discards .* Next is Ada."))
    assert game.turn == 0
    button(page, "Cover my cards").click()
    button(page, "Ada: show my hand").click()
    expect(tray(page)).to_contain_text("Ada, it is your turn:")


def test_whoever_turns_up_a_stone_from_two_sides_chooses_how_it_lies(plain_page: OpenPlainPage) -> None:
    game = stone_between_two_ways()
    live = LivePage(plain_page, MineWidget(game, players={}, viewer=None))
    page = live.page
    card(page, "EW").click()
    cell(page, 1, 0).click()
    expect(tray(page)).to_contain_text("a stone has been reached from two sides. Choose how it lies.")
    for _ in light_and_dark(page):
        assert violations(page) == []
    ways = tray(page).get_by_role("button", name=re.compile("Let it lie as curve"))
    expect(ways).to_have_count(2)
    ways.nth(1).click()
    expect(page.get_by_text("turn 2 of 2", exact=True)).to_be_visible()
    assert game.actions[-1].to_json() == {"do": "lay", "face": "ES", "cell": [5, 0]}


def stone_between_two_ways() -> Game:
    """A game in which Ada's straight card next to the start joins two ways that end at the same stone."""
    rules = Rules(stone_choice="player", goal_cells=((5, 0), (5, 2), (-9, 0)))
    ways = {
        (2, 0): "EW", (3, 0): "NESW", (4, 0): "EW", (3, -1): "ES", (4, -1): "EW", (5, -1): "EW", (6, -1): "SW",
        (6, 0): "NW", (5, 1): "NS",
    }  # fmt: skip
    for seed in range(500):
        game = Game(NAMES, rules, seed=seed)
        for where, face in ways.items():
            game.table.mine.place(face, where, check=False)
        if Place("EW", (1, 0)) in game.legal_actions():
            tried = game.copy()
            tried.play(Place("EW", (1, 0)))
            if tried.legal_actions()[0].kind == "lay":
                return game
    raise AssertionError("no such deal")


def played(seed: int, rules: Rules) -> Game:
    """A game in which cards are laid for as long as the first round goes on."""
    game = Game(NAMES, rules, seed=seed)
    while (legal := game.legal_actions())[0].kind not in ("take", "deal"):
        game.play(max(legal, key=lambda action: isinstance(action, Place) and action.cell.column))
    return game


def test_a_piece_of_gold_is_stolen(plain_page: OpenPlainPage) -> None:
    rules = Rules.saboteur2()
    game = next(game for game in map(thieving, range(400)) if any(a.kind == "steal" for a in game.legal_actions()))
    assert rules == game.rules
    live = LivePage(plain_page, MineWidget(game, players={}, viewer=None))
    page = live.page
    expect(tray(page)).to_contain_text("your theft is carried out")
    expect(button(page, "Take nothing")).to_be_visible()
    tray(page).get_by_role("button", name=re.compile("Take a piece from")).first.click()
    expect(page.get_by_text(f"turn {game.turn} of {game.turn}", exact=True)).to_be_visible()
    assert game.actions[-1].kind == "steal"


def thieving(seed: int) -> Game:
    """A game of Saboteur 2 that has come to its first theft, or to the end of its first round."""
    game = Game(NAMES, Rules.saboteur2(), seed=seed)
    while (legal := game.legal_actions())[0].kind not in ("steal", "deal"):
        game.play(max(legal, key=lambda action: (action.kind == "theft", action.kind == "place", str(action))))
    return game


def test_a_card_of_the_hand_is_told_from_others_by_its_place(plain_page: OpenPlainPage) -> None:
    seeds = (seed for seed in range(500) if len(set(map(str, Game(NAMES, seed=seed).table.hand(0)))) < 6)
    game = Game(NAMES, seed=next(seeds))
    names = [str(each) for each in game.table.hand(0)]
    twice = next(name for name in names if names.count(name) > 1)
    live = LivePage(plain_page, MineWidget(game, players={"Bo": Random(), "Cleo": Random()}))
    page = live.page
    hand(page).nth(names.index(twice) + 1).click()
    pressed = hand(page).and_(page.locator("[aria-pressed=true]"))
    expect(pressed).to_have_count(1)
    expect(card(page, twice)).to_have_attribute("aria-pressed", "false")
