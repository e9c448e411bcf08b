"""One turn of a scene as a still picture (docs/scene.md tells what a scene is); no rule of the game is in here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from sab_widget import svg_marks as marks
from sab_widget.art import DARK, HEIGHT, LIGHT, PRINT, WIDTH, Palette, drawing
from sab_widget.art.pen import markup, whole
from sab_widget.languages import words_for
from sab_widget.model.cells import Cell, as_cell
from sab_widget.model.errors import BadFace, shown
from sab_widget.model.faces import Face
from sab_widget.picture import BadPicture, Picture
from sab_widget.scene import at
from sab_widget.svg_drawn import drawn_marks
from sab_widget.svg_sheet import Paragraph, Sheet
from sab_widget.svg_text import clean
from sab_widget.svg_theme import follow_page

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sab_widget.art.pen import Drawn
    from sab_widget.languages import Words

Scene: TypeAlias = "Mapping[str, Any]"
Theme: TypeAlias = Literal["auto", "light", "dark", "print"]

THEMES: Final[dict[Theme, Palette]] = {"auto": LIGHT, "light": LIGHT, "dark": DARK, "print": PRINT}

SMALLEST: Final = 20
LARGEST: Final = 20_000
"""No picture is narrower or wider than this, in pixels."""
WIDEST: Final = 2_000
"""Columns and rows of a mine that is drawn, together."""

# Stands for the prefix of the ids until all is drawn; no text can hold it, since texts are cleaned.
_PREFIX: Final = "\x1a"


class _Laid(NamedTuple):
    """A drawing that lies on a cell."""

    art: str
    cell: Cell
    turned: bool = False


def draw(  # noqa: PLR0913
    scene: Scene,
    turn: int | None = None,
    *,
    size: float | None = None,
    theme: Theme = "auto",
    highlight: Iterable[tuple[int, int]] = (),
    arrows: Iterable[tuple[tuple[int, int], tuple[int, int]]] = (),
    coordinates: bool = True,
    mark_last: bool = True,
    ends: bool = False,
    legal_for: str | None = None,
    asked: tuple[str, tuple[int, int]] | None = None,
    caption_lines: int = 0,
) -> Picture:
    """Draw one turn of a scene, and over it the marks that somebody has drawn there.

    Args:
        scene: What one viewer may see of a game, or a mine.
        turn: Which turn, from 0 to the scene's last; the last by default.
        size: The width in pixels; by default as wide as the mine needs.
        theme: The colours: `light`, `dark`, or `print` (black on white); `auto` is light, and follows a dark page
            and paper by itself.
        highlight: Cells to frame.
        arrows: Pairs of cells to join by an arrow.
        coordinates: Whether to number the columns and rows.
        mark_last: Whether to mark where the action of this turn took place.
        ends: Whether to mark the open ends.
        legal_for: A face, as it would be laid, whose legal cells are to be marked by a plus, and the others by a
            cross, with bars along the sides that forbid it.
        asked: A face, as it would be laid, and a cell: the face is drawn there and marked as allowed (a tick) or
            refused (a cross), and wedges point at the sides that forbid it.
        caption_lines: For how many lines of caption there is room at least, so that the pictures of several turns are
            equally high.

    Raises:
        BadPicture: The turn, the size, the theme, an arrow or the face is not one that can be drawn.
        BadCell: `highlight`, `arrows` or `asked` hold something that is no cell.
    """
    if theme not in tuple(THEMES):
        raise BadPicture(f"there is no theme {shown(theme)}: it is one of {', '.join(THEMES)}")
    for name, cells in {"highlight": highlight, "arrows": arrows}.items():
        if not isinstance(cells, Iterable):
            raise BadPicture(f"{name} is {shown(cells)}; it must be a list, of cells or of pairs of cells")
    _check_size(size)
    _check_extent(scene["extent"])
    turn = _checked_turn(scene, turn)
    colours = THEMES[theme]
    laid = list(_laid(scene, turn))
    extent = scene["extent"]
    over = _known_goals(scene, turn, colours)
    about, description = _about(scene, turn), _description(scene, turn)
    if asked is not None:
        face, cell = _checked_asked(asked)
        sides = _sides_against(scene, turn, face, cell)
        if all(card.cell != cell for card in laid):
            laid.append(_laid_face(scene, face, cell))
        extent = _with_room(extent, cell)
        over.append(marks.allowed(cell, colours) if sides is None else marks.refused(cell, sides, colours))
        words = words_of(scene)
        may = "scene-picture-may" if sides is None else "scene-picture-may-not"
        description += " " + words(may, face=words.code(face), cell=words.code(str(cell)))
    symbols = {name: index for index, name in enumerate(dict.fromkeys(card.art for card in laid))}
    caption = _caption(scene, turn)
    sheet = Sheet(extent, size, colours, coordinates=coordinates, caption=caption, lines=caption_lines)

    answers = _answers(scene, turn, legal_for) if legal_for is not None else ()
    under = "".join(marks.answer(cell, sides, colours) for cell, sides in answers)
    if ends:
        over += [marks.open_ends(cell, sides, colours) for cell, sides in _open_ends(scene, turn)]
    if mark_last:
        over += [marks.newest(as_cell(cell), colours) for cell in _line(scene, turn).get("cells") or ()]
    over += [marks.pointed(as_cell(cell), colours) for cell in highlight]
    over += marks.arrows([_checked_pair(pair) for pair in arrows], colours)
    over += drawn_marks(_line(scene, turn).get("marks") or (), extent, colours)

    picture = sheet.filled(
        about,
        description,
        follow_page(_PREFIX) if theme == "auto" else "",
        "<defs>" + "".join(_symbol(name, number, colours) for name, number in symbols.items()) + "</defs>",
        f"<g fill='none' stroke-linejoin='round'>{under}</g>" if under else "",
        *(_use(card, symbols[card.art]) for card in laid),
        markup(whole(*over)) if over else "",
        name=_PREFIX,
    )
    prefix = "sab" + blake2s(picture.encode(), digest_size=5).hexdigest()
    return Picture(picture.replace(_PREFIX, prefix), about)


def caption_lines(scene: Scene, turn: int, size: float | None = None, *, coordinates: bool = True) -> int:
    """How many lines the caption of a turn takes in a picture of that size."""
    sheet = Sheet(scene["extent"], size, LIGHT, coordinates=coordinates, caption=_caption(scene, turn))
    return sheet.lines


def _check_size(size: object) -> None:
    if size is None:
        return
    if isinstance(size, bool) or not isinstance(size, (int, float)) or not SMALLEST <= size <= LARGEST:
        raise BadPicture(f"{shown(size)} is no size: a picture is from {SMALLEST} to {LARGEST} pixels wide")


def _check_extent(extent: Sequence[int]) -> None:
    columns, rows = extent[2] - extent[0] + 1, extent[3] - extent[1] + 1
    if columns + rows > WIDEST:
        raise BadPicture(
            f"a mine of {columns:,} columns and {rows:,} rows is too large to be drawn: "
            f"{WIDEST:,} are the most, together"
        )


def _checked_turn(scene: Scene, turn: object) -> int:
    last: int = scene["last"]
    if turn is None:
        return last
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= last:
        raise BadPicture(f"there is no turn {shown(turn)}: turns run from 0 to {last}")
    return turn


def _checked_pair(pair: object) -> tuple[Cell, Cell]:
    if not isinstance(pair, (tuple, list)) or len(pair) != 2:
        raise BadPicture(f"{shown(pair)} is no arrow: an arrow is a pair of cells, ((0, 0), (1, 0))")
    return as_cell(pair[0]), as_cell(pair[1])


def _checked_asked(asked: object) -> tuple[str, Cell]:
    if not isinstance(asked, (tuple, list)) or len(asked) != 2:
        raise BadPicture(f"{shown(asked)} is no question: ask about a face and a cell, ('NE', (1, 0))")
    try:
        return Face(asked[0]).text, as_cell(asked[1])
    except BadFace as problem:
        raise BadPicture(str(problem)) from problem


# Reading the scene


def _line(scene: Scene, turn: int) -> Mapping[str, Any]:
    turns = scene["turns"]
    return turns[turn] if turn < len(turns) else {}


def _values(scene: Scene, kind: str, turn: int) -> Iterator[tuple[Cell, Any]]:
    """The cells that have a track of a kind, and its value."""
    start = kind + " "
    for name in scene["tracks"]:
        if name.startswith(start):
            yield _cell_in(name), at(scene, name, turn)


@lru_cache(maxsize=4096)
def _cell_in(name: str) -> Cell:
    column, row = name.partition(" ")[2].split(",")
    return Cell(int(column), int(row))


def _goals(scene: Scene, turn: int) -> Iterator[tuple[Cell, Mapping[str, Any]]]:
    for place in scene["goals"]:
        cell = as_cell(place)
        yield cell, at(scene, f"goal {cell}", turn) or {}


def _laid(scene: Scene, turn: int) -> Iterator[_Laid]:
    """Everything that lies on the table, and what lies upon it."""
    for cell, face in _values(scene, "card", turn):
        if face is not None:
            yield _laid_face(scene, face, cell)
    for cell, goal in _goals(scene, turn):
        if not goal.get("up"):
            yield _Laid("goal", cell)
        elif goal.get("face"):
            card = _laid_face(scene, goal["face"], cell)
            yield card
            if goal.get("kind"):
                yield _Laid(goal["kind"], cell, card.turned)


def _laid_face(scene: Scene, face: str, cell: Cell) -> _Laid:
    known = scene["faces"].get(face)
    return _Laid(known["art"], cell, known["turned"]) if known else _Laid(face, cell)


def _known_goals(scene: Scene, turn: int, colours: Palette) -> list[Drawn]:
    return [
        marks.known_goal(cell, goal["kind"], colours, looked=bool(goal.get("looked")))
        for cell, goal in _goals(scene, turn)
        if not goal.get("up") and goal.get("kind")
    ]


def _open_ends(scene: Scene, turn: int) -> Iterator[tuple[Cell, str]]:
    """The sides of cards where a tunnel that is connected to the surface faces an empty cell."""
    for cell, sides in _values(scene, "ends", turn):
        if sides:
            goal = at(scene, f"goal {cell}", turn) or {}
            face = at(scene, f"card {cell}", turn) or goal.get("face")
            tunnels = scene["faces"][face]["tunnels"]
            ways = (at(scene, f"tunnel {cell},{number}", turn) or {} for number in range(len(tunnels)))
            joined = "".join(edges for edges, way in zip(tunnels, ways, strict=True) if way.get("in") == 0)
            connected = "".join(side for side in sides if side in joined)
            if connected:
                yield cell, connected


def _column(scene: Scene, asked: str) -> int:
    """The column of a face in the scene's table of what fits where."""
    legal = scene.get("legal") or {"faces": []}
    try:
        return int(legal["faces"].index(Face(asked).text))
    except BadFace as problem:
        raise BadPicture(str(problem)) from problem
    except ValueError as problem:
        raise BadPicture(
            f"this scene does not say where {shown(asked)} may lie: it knows {legal['faces']}"
        ) from problem


def _sides(scene: Scene, row: int, column: int) -> str | None:
    """The sides that forbid a card, which may be none of them; None where it may lie."""
    legal = scene["legal"]
    answer = legal["answers"][legal["rows"][row][column]]
    if not answer:
        return None
    return "".join(dict.fromkeys(side for number in answer if (side := legal["reasons"][number]["side"])))


def _answers(scene: Scene, turn: int, asked: str) -> Iterator[tuple[Cell, str | None]]:
    """The empty cells beside cards, and the sides that forbid a face there."""
    column = _column(scene, asked)
    occupied = {cell for cell, face in _values(scene, "card", turn) if face is not None}
    occupied |= {cell for cell, _ in _goals(scene, turn)}
    for cell, row in _values(scene, "site", turn):
        if row is not None and cell not in occupied:
            yield cell, _sides(scene, row, column)


def _sides_against(scene: Scene, turn: int, asked: str, cell: Cell) -> str | None:
    column = _column(scene, asked)
    row = at(scene, f"site {cell}", turn)
    return _sides(scene, scene["legal"]["far"] if row is None else row, column)


def _with_room(extent: Sequence[int], cell: Cell) -> list[int]:
    """The extent, and the cell in it."""
    left, top, right, bottom = extent
    return [min(left, cell.column), min(top, cell.row), max(right, cell.column), max(bottom, cell.row)]


# Words


def words_of(scene: Scene) -> Words:
    """The words of the language in which a scene is told."""
    return words_for(scene.get("language", "en"))


def _about(scene: Scene, turn: int) -> str:
    words = words_of(scene)
    title = clean(scene.get("title") or words("scene-title-mine"), limit=100)
    return words("scene-picture", title=title, turn=turn, last=scene["last"]) if scene["last"] else title


def _description(scene: Scene, turn: int) -> str:
    """What the picture shows, for those who cannot see it."""
    words = words_of(scene)
    sentences = [clean(_line(scene, turn).get("text") or "")]
    cards = [
        words("scene-picture-card", face=words.code(face), cell=words.code(str(cell)))
        for cell, face in sorted(_values(scene, "card", turn))
        if face is not None
    ]
    listed = words("scene-semicolon").join(cards)
    sentences.append(words("scene-picture-cards", list=listed) if cards else words("scene-picture-no-cards"))
    for cell, goal in _goals(scene, turn):
        up, face = goal.get("up"), words.code(str(goal.get("face")))
        state = words("scene-picture-up", face=face) if up else words("scene-picture-down")
        kind = goal.get("kind") or "goal"
        sentences.append(words("scene-picture-goal", kind=kind, cell=words.code(str(cell)), state=state))
    return " ".join(sentence for sentence in sentences if sentence)


def _caption(scene: Scene, turn: int) -> list[Paragraph]:
    """What is written under the mine of a game: the turn, the comment on it, and how a round came out."""
    line = _line(scene, turn)
    text, result = line.get("text") or "", at(scene, "result", turn) or ""
    paragraphs = []
    if scene.get("players"):
        if result:
            # The line of the log ends with it, and here it has a paragraph of its own.
            text = text.replace(result, "")
        caption = words_of(scene)("scene-picture-caption", turn=turn, last=scene["last"], text=text)
        paragraphs.append(Paragraph(caption, "ink", lines=2, weight="bold"))
    if line.get("comment"):
        paragraphs.append(Paragraph(line["comment"], "ink", lines=4, style="italic"))
    if result:
        paragraphs.append(Paragraph(result, "ink", lines=4))
    if scene.get("problem") and turn == scene["last"]:
        paragraphs.append(Paragraph(f"⚠ {scene['problem']}", "warning", lines=4, weight="bold"))
    return paragraphs


# Drawing


def _use(card: _Laid, number: int) -> str:
    # Written out, for this is most of a picture. Without a width and a height a symbol would fill the whole of it.
    x, y = card.cell.column * WIDTH, card.cell.row * HEIGHT
    turned = f" transform='rotate(180 {x + WIDTH // 2} {y + HEIGHT // 2})'" if card.turned else ""
    return f"<use xlink:href='#{_PREFIX}-{number}' x='{x}' y='{y}' width='{WIDTH}' height='{HEIGHT}'{turned}/>"


@lru_cache(maxsize=2048)
def _symbol(name: str, number: int, colours: Palette) -> str:
    head = f"<symbol id='{_PREFIX}-{number}' class='{_PREFIX}' viewBox='0 0 {WIDTH} {HEIGHT}'>"
    return f"{head}{drawing(name, colours)}</symbol>"
