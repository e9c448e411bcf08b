"""Pages and pictures for people who have no Python: HTML that needs nothing else, PNG, GIF and WebP.

`MineWidget` has a method for each; these do the work, and take records, games, mines and scenes.
"""

from __future__ import annotations

from sab_widget.export.animation import animate
from sab_widget.export.errors import BadExport, NotInstalled
from sab_widget.export.frame import Frame
from sab_widget.export.page import Page, to_html
from sab_widget.export.pixels import Pixels, to_png
from sab_widget.export.start import Start

__all__ = ["BadExport", "Frame", "NotInstalled", "Page", "Pixels", "Start", "animate", "to_html", "to_png"]
