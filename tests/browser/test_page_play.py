"""Playing in a page that is answered by the real widget: by click, key and drag, with every reason in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sab_widget import Game, MineWidget, Rules
from sab_widget.model import Action, View
from sab_widget.players import Random
from tests.browser.desk import OpenPlainPage
from tests.browser.live_page import LivePage
from tests.browser.parts import button, cell, inspector, legal_cells, light_and_dark, violations

NAMES = ["Ada", "Bo", "Cleo"]
OpenGame = Callable[..., LivePage]


@pytest.fixture
def table(plain_page: OpenPlainPage) -> OpenGame:
    """Open a game of Ada against two computer players whose first hand holds some cards, in a page."""

    def open_game(*cards: str, rules: Rules | None = None, **options: Any) -> LivePage:
        held = (Game(NAMES, rules, seed=seed) for seed in range(5_000))
        game = next(g for g in held if all(card in map(str, g.table.hand(0)) for card in cards))
        players = options.pop("players", {"Ada": None, "Bo": Random(), "Cleo": Random()})
        look = {name: options.pop(name) for name in ("width", "height", "dark") if name in options}
        return LivePage(plain_page, MineWidget(game, players=players, speed=8, **options), **look)

    return open_game


def tray(page: Page) -> Locator:
    """The hand, and what to do."""
    return page.get_by_role("region", name="Your hand, and what to do")


def hand(page: Page) -> Locator:
    """The cards of the hand."""
    return page.get_by_role("group", name="Your hand", exact=True).get_by_role("button")


def card(page: Page, name: str) -> Locator:
    """A card of the hand, the first of its kind."""
    return hand(page).and_(page.get_by_role("button", name=re.compile(rf"^\d: {re.escape(name)}"))).first


def game_of(live: LivePage) -> Game:
    """The game that is played."""
    assert isinstance(live.widget._source, Game)
    return live.widget._source


def expect_played(page: Page, turn: int) -> None:
    """Wait until the page shows that so much has been done; what follows may be quick."""
    expect(page.locator(f"[data-turn='{turn}']")).to_have_count(1)


def wait_for_turn(live: LivePage, seat: int = 0) -> None:
    """Wait until it is a person's turn."""
    expect(tray(live.page)).to_contain_text("pick a card below")
    assert game_of(live).seat == seat


def test_a_card_is_picked_turned_and_laid_by_clicks(table: OpenGame) -> None:
    live = table("NE")
    page, game = live.page, game_of(live)
    expect(tray(page)).to_contain_text("Your turn: pick a card below.")
    expect(page.get_by_label("Viewer")).to_be_hidden()
    last_card, slider = hand(page).last.bounding_box(), page.get_by_role("slider", name="Turn").bounding_box()
    card(page, "NE").click()
    page.mouse.move(0, 0)
    assert hand(page).last.bounding_box() == last_card, "what is told of a card moves none"
    assert page.get_by_role("slider", name="Turn").bounding_box() == slider
    places = legal_cells(live.widget.scene, 0, "NE")
    expect(page.locator(".legal")).to_have_count(len(places))
    expect(tray(page)).to_contain_text(f"It may lie at {len(places)} marked places")
    button(page, "Turn it").click()
    expect(page.locator(".legal")).to_have_count(len(legal_cells(live.widget.scene, 0, "SW")))
    page.keyboard.press("r")
    expect(page.locator(".legal")).to_have_count(len(places))
    there = min(places)
    cell(page, *there).click()
    expect_played(page, 1)
    assert game.actions[0].to_json() == {"do": "place", "face": "NE", "cell": list(there)}
    expect(cell(page, *there)).to_have_accessible_name(re.compile("tunnel north–east, connected"))
    wait_for_turn(live)
    assert game.turn == 3


def test_where_a_card_may_not_lie_the_reason_is_told_and_the_side_marked(table: OpenGame) -> None:
    live = table("NS")
    page = live.page
    card(page, "NS").click()
    cell(page, 1, 0).click()
    expect(inspector(page)).to_contain_text("It may not lie at 1, 0.")
    expect(inspector(page)).to_contain_text("The west edge does not fit the card at 0, 0")
    expect(tray(page)).to_contain_text("Not at 1, 0: The west edge does not fit the card at 0, 0")
    page.mouse.move(0, 0)
    expect(page.locator(".offence")).to_have_count(1)
    assert game_of(live).turn == 0
    assert not [message for message in live.plain.sent() if message["kind"] == "play"]


def test_a_card_is_dragged_to_its_place(table: OpenGame) -> None:
    live = table("NS")
    page = live.page
    taken, there = card(page, "NS").bounding_box(), cell(page, 0, 1).bounding_box()
    assert taken
    assert there
    page.mouse.move(taken["x"] + 20, taken["y"] + 20)
    page.mouse.down()
    page.mouse.move(taken["x"] + 60, taken["y"] - 40, steps=3)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    expect(page.locator(".ghost.good")).to_have_count(1)
    page.mouse.up()
    expect_played(page, 1)
    assert game_of(live).actions[0].to_json() == {"do": "place", "face": "NS", "cell": [0, 1]}
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_dropped_where_it_may_not_lie_stays_in_the_hand(table: OpenGame) -> None:
    live = table("NS")
    page = live.page
    card(page, "NS").drag_to(cell(page, 1, 0))
    expect(inspector(page)).to_contain_text("It may not lie at 1, 0.")
    expect(card(page, "NS")).to_have_attribute("aria-pressed", "true")
    card(page, "NS").drag_to(page.locator(".piles"))
    expect_played(page, 1)
    assert game_of(live).actions[0].to_json() == {"do": "discard", "card": "NS"}


def test_a_finger_drags_a_card(table: OpenGame) -> None:
    live = table("NS", width=400, height=800)
    page = live.page
    taken, there = card(page, "NS").bounding_box(), cell(page, 0, 1).bounding_box()
    assert taken
    assert there
    client = page.context.new_cdp_session(page)
    places = [(taken["x"] + 10, taken["y"] + 10), (taken["x"] + 12, taken["y"] - 60)]
    places.append((there["x"] + there["width"] / 2, there["y"] + there["height"] / 2))
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), places, strict=True):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_played(page, 1)
    assert game_of(live).actions[0].to_json() == {"do": "place", "face": "NS", "cell": [0, 1]}


def test_a_whole_turn_by_keyboard_is_announced(table: OpenGame) -> None:
    live = table("NS", "map")
    page, game = live.page, game_of(live)
    said = page.get_by_role("status")
    page.locator(".frame").focus()
    number = sorted(map(str, game.table.hand(0)), key=[str(c) for c in game.table.hand(0)].index).index("NS") + 1
    expect(said).to_contain_text("Your turn: pick a card below")
    page.keyboard.press(str(number))
    expect(said).to_contain_text("Picked: straight tunnel north to south")
    expect(said).to_contain_text("It may lie at 2 cells")
    page.keyboard.press("g")
    expect(cell(page, 0, 0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(cell(page, 0, 1)).to_be_focused()
    expect(cell(page, 0, 1)).to_have_accessible_name("column 0, row 1: empty, the picked card may lie here")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Ada lays NS at column 0, row 1")
    assert game.actions[0].to_json() == {"do": "place", "face": "NS", "cell": [0, 1]}
    expect(cell(page, 0, 1)).to_be_focused()
    wait_for_turn(live)
    expect(said).to_contain_text("Turn 3 of 3: Cleo")
    expect(said).to_contain_text("Your turn: pick a card below")
    expect(inspector(page)).not_to_contain_text("0, 1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Pass")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    number = [str(held) for held in game.table.hand(0)].index("map") + 1
    page.keyboard.press(str(number))
    expect(said).to_contain_text("map")
    goal = button(page, "Look at the goal at 8, 0")
    for _ in range(60):
        page.keyboard.press("Tab")
        if goal.evaluate("(element) => element === element.getRootNode().activeElement"):
            break
    expect(goal).to_be_focused()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Ada looks at the goal at column 8, row 0")
    expect(tray(page).locator(".prompt")).to_be_focused()
    wait_for_turn(live)
    page.keyboard.press("1")
    page.keyboard.press("d")
    expect(said).to_contain_text("Ada discards")
    wait_for_turn(live)
    page.keyboard.press("u")
    expect(said).to_contain_text("Your turn")
    assert game.turn == 6


def test_action_cards_are_played_on_players_goals_and_cards(table: OpenGame) -> None:
    live = table("break lantern", "map", "rockfall")
    page, game = live.page, game_of(live)
    card(page, "rockfall").click()
    expect(tray(page)).to_contain_text("There is nothing and nobody it could be played on now")
    card(page, "break lantern").click()
    expect(tray(page)).to_contain_text("it breaks the lantern of a player")
    panel = page.get_by_role("list", name="Table").get_by_role("listitem").filter(has_text="Cleo")
    expect(panel.get_by_role("button", name="Break the lantern of Cleo")).to_be_visible()
    panel.get_by_role("button", name="Break the lantern of Cleo").click()
    expect_played(page, 1)
    assert game.actions[0].to_json() == {"do": "break", "tool": "lantern", "seat": 2}
    wait_for_turn(live)
    card(page, "map").click()
    expect(page.locator(".aimed")).to_have_count(3)
    cell(page, 0, 0).click()
    expect(tray(page)).to_contain_text("That is not allowed:")
    expect(tray(page)).to_contain_text("No goal lies at")
    assert game.turn == 3
    cell(page, 8, 2).click()
    expect_played(page, 4)
    assert game.actions[3].to_json() == {"do": "map", "cell": [8, 2]}
    expect(cell(page, 8, 2)).to_have_accessible_name(re.compile("known: (stone|treasure)"))
    wait_for_turn(live)
    expect(page.locator(".distance")).to_have_count(0)
    fallen = game.view(0).mine.cards
    if len(fallen) > 1:
        card(page, "rockfall").click()
        expect(page.locator(".aimed")).to_have_count(len(fallen) - 1)


def test_whoever_has_a_broken_tool_is_told_what_can_be_done(table: OpenGame) -> None:
    live = table("break cart", "NS")
    page, game = live.page, game_of(live)
    card(page, "break cart").click()
    tray(page).get_by_role("button", name="Break the cart of Ada").click()
    expect(tray(page)).to_contain_text("you may lay no path card.")
    expect(tray(page)).to_contain_text("cart is broken")
    card(page, "NS").click()
    expect(tray(page)).to_contain_text("It cannot be laid now.")
    expect(tray(page).get_by_role("button", name="Turn it")).to_have_count(0)
    expect(inspector(page)).not_to_contain_text("It may lie")
    expect(cell(page, 0, 1)).not_to_have_accessible_name(re.compile("may lie here"))
    cell(page, 0, 1).click()
    assert game.seat == 0
    assert not game.view(0).mine.cards.keys() & {(0, 1)} or game.actions[0].kind == "break"
    assert sum(action.kind == "place" for action in game.actions[::3]) == 0


def test_moves_are_taken_back_and_done_again(table: OpenGame) -> None:
    live = table("NS")
    page, game = live.page, game_of(live)
    expect(button(page, "Take back")).to_have_attribute("aria-disabled", "true")
    card(page, "NS").click()
    cell(page, 0, 1).click()
    wait_for_turn(live)
    button(page, "Take back").click()
    expect(cell(page, 0, 1)).to_have_accessible_name("column 0, row 1: empty")
    assert game.turn == 0
    button(page, "Do again").click()
    expect(cell(page, 0, 1)).to_have_accessible_name(re.compile("tunnel north–south"))
    assert game.turn == 3
    expect(page.get_by_text("turn 3 of 3", exact=True)).to_be_visible()


def test_where_undo_is_forbidden_there_is_no_button(table: OpenGame) -> None:
    live = table("NS", undo=False)
    page = live.page
    button_names = page.get_by_role("button", name="Take back")
    card(page, "NS").click()
    cell(page, 0, 1).click()
    wait_for_turn(live)
    expect(button_names).to_have_count(0)
    page.locator(".frame").focus()
    page.keyboard.press("u")
    assert not [message for message in live.plain.sent() if message["kind"] == "undo"]
    page.evaluate("host.widgets[0].model.send({ kind: 'undo', turn: 3 })")
    expect(page.get_by_role("alert")).to_contain_text("Nothing can be taken back here.")
    assert game_of(live).turn == 3


def test_what_python_plays_is_seen_and_the_person_goes_on(table: OpenGame) -> None:
    live = table("NS")
    page, game = live.page, game_of(live)
    card(page, "NS").click()
    game.play(game.legal_actions()[0])
    live.sync()
    expect_played(page, 1)
    wait_for_turn(live)
    expect(page.get_by_text("turn 3 of 3", exact=True)).to_be_visible()


def test_who_looks_back_is_told_so_and_comes_back(table: OpenGame) -> None:
    live = table("NS")
    page = live.page
    card(page, "NS").click()
    cell(page, 0, 1).click()
    wait_for_turn(live)
    button(page, "First turn").click()
    expect(tray(page)).to_contain_text("You are looking back at turn 0")
    expect(tray(page)).to_contain_text("Those are your cards as they are now.")
    expect(button(page, "Play")).to_have_attribute("aria-disabled", "false")
    expect(hand(page)).to_have_count(6)
    button(page, "To the newest turn").click()
    expect(tray(page)).to_contain_text("pick a card below")
    button(page, "Previous turn").click()
    hand(page).first.click()
    expect(page.get_by_text("turn 3 of 3", exact=True)).to_be_visible()
    expect(hand(page).first).to_have_attribute("aria-pressed", "true")
    expect(button(page, "Play")).to_have_attribute("aria-disabled", "true")
    expect(button(page, "Back to turn 0")).to_be_visible()
    button(page, "Discard it").click()
    expect_played(page, 4)
    expect(page.get_by_role("button", name="Back to turn")).to_have_count(0)


class Faulty:
    """Fails once."""

    def __init__(self) -> None:
        self.failed = False

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        """Raise, then play."""
        if not self.failed:
            self.failed = True
            raise LookupError("the book is lost")
        return legal[0]


def test_a_computer_player_that_fails_is_told_of_and_tries_again(table: OpenGame) -> None:
    live = table("NS", players={"Ada": None, "Bo": Faulty(), "Cleo": Random()})
    page = live.page
    card(page, "NS").click()
    button(page, "Discard it").click()
    expect(tray(page)).to_contain_text("Bo, a computer player, did not play.")
    expect(tray(page)).to_contain_text("The player raised an error.")
    expect(tray(page)).not_to_contain_text("the book is lost")
    expect(button(page, "Play for Bo here")).to_be_visible()
    button(page, "Let the player try again").click()
    wait_for_turn(live)


def test_several_cards_are_given_away_in_saboteur_2(table: OpenGame) -> None:
    live = table("break cart", rules=Rules.saboteur2())
    page, game = live.page, game_of(live)
    card(page, "break cart").click()
    tray(page).get_by_role("button", name="Break the cart of Ada").click()
    wait_for = tray(page).get_by_text("you may lay no path card.")
    expect(wait_for).to_be_visible()
    button(page, "Several cards …").click()
    mend = button(page, "Mend your cart for 2 cards")
    expect(mend).to_have_attribute("aria-disabled", "true")
    given = [str(game.table.hand(0)[place]) for place in (0, 3)]
    hand(page).nth(0).click()
    hand(page).nth(3).click()
    expect(button(page, "Discard 2 cards")).to_be_visible()
    turn = game.turn
    mend.click()
    expect_played(page, turn + 1)
    assert game.actions[turn].to_json() == {"do": "clear", "what": "cart", "cards": sorted(given)}


@pytest.mark.parametrize("width", [360, 1200])
def test_axe_finds_nothing_while_one_plays(table: OpenGame, width: int) -> None:
    live = table("NS", "break cart", "map", width=width, height=900)
    page = live.page
    for _ in light_and_dark(page):
        for name in ("NS", "break cart", "map"):
            card(page, name).click()
            assert violations(page) == []
        page.keyboard.press("Escape")
    card(page, "NS").click()
    cell(page, 0, 1).click()
    expect_played(page, 1)
    assert violations(page) == []


@pytest.mark.parametrize("width", [320, 360, 500, 900, 1400, 3840])
def test_nothing_of_the_tray_is_cut_off_and_every_target_is_large(table: OpenGame, width: int) -> None:
    live = table("NS", "break cart", width=width, height=900)
    page = live.page
    card(page, "break cart").click()
    for target in page.locator(".tray button").all():
        box = target.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert min(box["width"], box["height"]) >= 24
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_moves_when_a_card_is_picked(table: OpenGame) -> None:
    live = table("NS", "break cart", "map", width=1400, height=900)
    page = live.page
    panels = page.get_by_role("list", name="Table").get_by_role("listitem")
    parts = [page.locator(".board"), tray(page), page.locator(".timeline"), *panels.all()]
    before = [part.bounding_box() for part in parts]
    assert all(before)
    for name in ("NS", "break cart", "map"):
        card(page, name).click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
        assert [part.bounding_box() for part in parts] == before, name
