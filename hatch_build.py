"""Hatchling's build hook: the wheel, the sdist and an editable install all hold the bundled front end.

An sdist carries its bundle, so building from one needs neither Node nor the npm registry.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import frontend


class FrontEndHook(BuildHookInterface[Any]):
    """Bundles the front end before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node from PyPI where one is needed and the machine has none."""
        needless = frontend.is_fresh(Path(self.root)) or frontend.system_node()
        return [] if needless else [frontend.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make the bundle, unless it is that of the sources."""
        frontend.bundle(Path(self.root))
