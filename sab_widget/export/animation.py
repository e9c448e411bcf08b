"""A stretch of turns as a moving picture, written by Pillow."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from sab_widget.export.errors import BadExport, NotInstalled
from sab_widget.export.files import checked_path
from sab_widget.export.pixels import INSTALL, Pixels, paint, sides
from sab_widget.export.scenes import as_scene
from sab_widget.languages import words_for
from sab_widget.model.errors import shown
from sab_widget.svg import THEMES, caption_lines, draw
from sab_widget.svg_text import clean
from sab_widget.widget_values import FASTEST, SLOWEST, is_number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from os import PathLike

    from PIL.Image import Image

    from sab_widget.export.scenes import Source
    from sab_widget.picture import Picture
    from sab_widget.scene import Scene

KINDS: Final = ("gif", "webp")
SIZE: Final = 720
"""The width when none is given, in pixels."""
MOST_PIXELS: Final = 200_000_000
"""In all pictures together: a byte of memory each."""
LONGEST_SIDE: Final = 16_383
"""WebP holds no more."""
READ: Final = 15
"""Letters that one reads in a second."""
LONGEST: Final = 15.0
"""No turn stays longer, in seconds."""
AT_THE_END: Final = 2.0
"""So much longer the last one stays, in seconds."""

_SEVERAL: Final = ("highlight", "arrows")
"""Options that hold several things."""

_SAMPLES: Final = 6
"""The colours of all pictures are taken from so many of them."""
_COLOURS: Final = 256


def animate(
    source: Source | Scene,
    first: int = 0,
    last: int | None = None,
    path: str | PathLike[str] | None = None,
    *,
    kind: str = "gif",
    speed: float = 1.0,
    loop: bool = True,
    **options: Any,
) -> Pixels:
    """Paint a stretch of turns as a moving picture. All turns are of the same size, and nothing jumps.

    Args:
        source: A record or a game, as everyone sees it; or a scene, as one viewer sees it.
        first: The turn to begin with, from 0.
        last: The turn to end with; the last by default.
        path: Where to save it as well; the ending of its kind is added to a name that has none.
        kind: `gif`, or `webp`, which is smaller and not known to every program.
        speed: Turns a second, 0.25 to 8; a comment stays as long as reading it takes.
        loop: Whether it begins again at the end.
        options: Those of `sab_widget.svg.draw`, such as `size`, the width (720 when left out), and `theme`.

    Raises:
        BadExport: The source, the kind, the turns or the speed are none, there would be too many pixels, or the file
            cannot be written.
        BadPicture: An option is not one that can be drawn.
        NotInstalled: The libraries that paint and write it are not there.
    """
    if kind not in KINDS:
        raise BadExport(f"there is no moving picture of the kind {shown(kind)}: it is one of {', '.join(KINDS)}")
    target = None if path is None else checked_path(path, (f".{kind}",))
    scene = as_scene(source)
    turns = checked_turns(first, last, scene["last"])
    if not is_number(speed) or not SLOWEST <= speed <= FASTEST:
        raise BadExport(f"{shown(speed)} is no speed: it is {SLOWEST} to {FASTEST} turns a second")
    options = {"theme": "light", "size": SIZE, **options}
    drawn = _drawings(scene, turns, options)
    size = sides(drawn(turns[0]))
    if size[0] * size[1] * len(turns) > MOST_PIXELS or max(size) > LONGEST_SIDE:
        raise BadExport(
            f"{len(turns)} pictures of {size[0]:,} × {size[1]:,} pixels are too many: choose fewer turns or a smaller "
            f"size; {MOST_PIXELS:,} pixels are the most, and {LONGEST_SIDE:,} along a side"
        )
    images = _painted(drawn, turns, THEMES[options["theme"]].page)
    data = _written(kind, images, stays(scene, turns, speed), loop=loop)
    words = words_for(scene.get("language", "en"))
    about = words(
        "scene-picture-turns",
        title=clean(scene["title"], limit=100),
        first=turns[0],
        to=turns[-1],
        last=scene["last"],
    )
    pixels = Pixels(data, kind, about, images[0].size)
    if target is not None:
        pixels.save(target)
    return pixels


def checked_turns(first: object, last: object, end: int) -> range:
    """The turns from the first to the last, both included.

    Raises:
        BadExport: There are no such turns.
    """
    last = end if last is None else last
    for turn in (first, last):
        if type(turn) is not int or not 0 <= turn <= end:
            raise BadExport(f"there is no turn {shown(turn)}: turns run from 0 to {end}")
    assert isinstance(first, int)
    assert isinstance(last, int)
    if first > last:
        raise BadExport(f"the turns {first} to {last} run backwards: the first must not be later than the last")
    return range(first, last + 1)


def stays(scene: Scene, turns: Sequence[int], speed: float) -> list[int]:
    """How long each turn stays, in milliseconds: as in the widget, and some more time at the end."""
    comments = [scene["turns"][turn].get("comment") or "" for turn in turns]
    seconds = [min((1 + len(comment) / READ) / speed, LONGEST) for comment in comments]
    seconds[-1] += AT_THE_END
    return [round(each * 100) * 10 for each in seconds]  # a GIF counts in hundredths of a second


def _drawings(scene: Scene, turns: Sequence[int], options: dict[str, Any]) -> Callable[[int], Picture]:
    """The picture of a turn, as high as that of every other."""
    # Each is read once for every turn.
    options |= {name: tuple(options[name]) for name in _SEVERAL if isinstance(options.get(name), Iterable)}
    draw(scene, turns[0], **options)  # refuses what cannot be drawn
    look = {name: options[name] for name in ("size", "coordinates") if name in options}
    lines = max(caption_lines(scene, turn, **look) for turn in turns)
    return lambda turn: draw(scene, turn, **{"caption_lines": lines, **options})


def _painted(drawn: Callable[[int], Picture], turns: Sequence[int], ground: str) -> list[Image]:
    """The pictures, all in the same colours: else those that stay would change from one to the next."""
    try:
        from PIL import Image
    except ImportError as error:
        raise NotInstalled(f"to write moving pictures another library is needed: {INSTALL}") from error

    def painted(turn: int) -> Image.Image:
        with Image.open(BytesIO(paint(drawn(turn), ground=ground))) as image:
            return image.convert("RGB")

    # The last turns show the most.
    samples = {turn: painted(turn) for turn in turns[:: -max(1, len(turns) // _SAMPLES)][:_SAMPLES]}
    width, height = samples[turns[-1]].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for number, image in enumerate(samples.values()):
        sheet.paste(image, (0, height * number))
    colours = sheet.quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    images = (samples.pop(turn) if turn in samples else painted(turn) for turn in turns)
    return [image.quantize(palette=colours, dither=Image.Dither.NONE) for image in images]


def _written(kind: str, images: Sequence[Image], durations: Sequence[int], *, loop: bool) -> bytes:
    """The bytes of the file."""
    file = BytesIO()
    options: dict[str, Any] = {"duration": list(durations)}
    if kind == "webp":
        options |= {"lossless": True, "method": 4, "loop": 0 if loop else 1}
    elif loop:
        options |= {"loop": 0}
    images[0].save(file, kind, save_all=True, append_images=images[1:], **options)
    return file.getvalue()
