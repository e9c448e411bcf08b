"""Find a Chromium for the browser tests; as a program, get one where the machine has none.

    python tools/chromium.py

The environment variable CHROMIUM names the one to use.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = """\
No Chromium was found. The browser tests need one; they are never skipped. Either
  - install the package chromium of your system (Debian: apt install chromium), or
  - run: {python} -m playwright install --with-deps chromium, or
  - set the environment variable CHROMIUM to the program of one that you have."""


def find() -> str | None:
    """The Chromium or Chrome of this machine, or else the one that Playwright has downloaded."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if _runs(named) else None
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in (*found, *ELSEWHERE, _of_playwright()) if path and _runs(path)), None)


def advice() -> str:
    """What a person can do who has no Chromium."""
    named = os.environ.get("CHROMIUM")
    fault = f"The environment variable CHROMIUM says {named}, which does not run.\n" if named else ""
    return fault + ADVICE.format(python=sys.executable)


def _runs(path: str) -> bool:
    """Some packages hold only a note that the browser is elsewhere, and some lack a library."""
    return Path(path).exists() and _succeeds(path, "--version", quiet=True)


def _of_playwright() -> str:
    # In a process of its own: Playwright can be started only once in a thread, and the tests do that.
    program = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _succeeds(*command: str, quiet: bool = False) -> bool:
    output = subprocess.DEVNULL if quiet else None
    try:
        return subprocess.run(command, check=False, stdout=output, stderr=output).returncode == 0
    except OSError:
        return False


def get() -> str | None:
    """Find a Chromium; where there is none, install Debian's when we may, else Playwright's."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    path = find()
    if path or os.environ.get("CHROMIUM"):
        return path
    if root and shutil.which("apt-get"):
        print("No Chromium on this machine: asking apt for it")
        _succeeds("apt-get", "update", "-qq")
        _succeeds("apt-get", "install", "-qq", "--yes", "chromium")
        path = find()
    if not path:
        print("No Chromium on this machine: asking Playwright for one")
        _succeeds(sys.executable, "-m", "playwright", "install", *(["--with-deps"] if root else []), "chromium")
        path = find()
    return path


if __name__ == "__main__":
    chromium = get()
    if not chromium:
        sys.exit(advice())
    print(f"Chromium: {chromium}")
