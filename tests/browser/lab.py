"""A real JupyterLab for the browser tests, and notebooks opened in it."""

from __future__ import annotations

import ast
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.blocking.client import BlockingKernelClient
from playwright.sync_api import Page

from tests.browser.watch import Watch

SECONDS = 60
CONNECTED = """() => window.jupyterapp?.shell?.currentWidget?.context?.sessionContext?.session?.kernel
    ?.connectionStatus === 'connected'"""
RUN_ALL = """async () => {
    const panel = window.jupyterapp.shell.currentWidget;
    await panel.context.ready;
    await panel.sessionContext.ready;
    await window.jupyterapp.commands.execute('notebook:run-all-cells');
    return panel.content.model.toJSON().cells.flatMap(cell => cell.outputs ?? [])
        .filter(output => output.output_type === 'error').map(output => output.traceback.join('\\n'));
}"""
RENEW = """(cells) => {
    const panel = window.jupyterapp.shell.currentWidget;
    const shared = panel.content.model.sharedModel;
    shared.transact(() => {
        shared.deleteCellRange(0, shared.cells.length);
        shared.insertCells(0, cells);
        shared.deleteMetadata('widgets');  // the states of widgets, if the test before has saved them
    });
    panel.content.mode = 'command';
    panel.content.activeCellIndex = 0;
    document.activeElement.blur();  // as in a notebook just opened; else running its cells takes the focus
}"""
FORGET = "from ipywidgets import Widget\nWidget.close_all()\nget_ipython().reset(new_session=True)"
EXECUTE = "([name, args]) => window.jupyterapp.commands.execute(name, args).then(() => null)"
SETTINGS: dict[str, dict[str, object]] = {
    # No dialog about news over the notebook,
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # and dark where the browser says that the person prefers it, so that each page chooses for itself.
    "@jupyterlab/apputils-extension/themes": {"adaptive-theme": True},
}


class Lab:
    """A JupyterLab server on a free port, in a home of its own, so that nobody's settings play a part.

    Args:
        home: an empty folder for it.
        python: the interpreter whose JupyterLab to start; its kernels run in the same environment.

    Attributes:
        root: the folder of its notebooks.
        url: where it is.
        spare: open notebooks that a test has left, emptied, for the next one.
    """

    def __init__(self, home: Path, python: str = sys.executable) -> None:
        self.root = home / "work"
        self.runtime = home / "runtime"
        self._log = home / "lab.log"
        self.spare: list[Notebook] = []
        self.root.mkdir(parents=True)
        for name, values in SETTINGS.items():
            file = home / "settings" / f"{name}.jupyterlab-settings"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(values), encoding="utf-8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.token = secrets.token_hex(16)
        command = [
            *(python, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}"),
            *("--ServerApp.port_retries=0", f"--ServerApp.root_dir={self.root}"),
            *(f"--IdentityProvider.token={self.token}", "--LabApp.expose_app_in_browser=True"),
            "--JupyterNotebookApp.expose_app_in_browser=True",  # Notebook 7 lives in the same server
        ]
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, env=environment(home), stdout=log, stderr=log)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + SECONDS
        while self._process.poll() is None and time.monotonic() < deadline:
            try:
                self.request("/api/status")
            except OSError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise RuntimeError("JupyterLab did not start:\n" + self._log.read_text()[-3000:])

    def request(self, path: str, method: str = "GET") -> Any:
        """Ask the server's REST interface."""
        headers = {"Authorization": f"token {self.token}"}
        request = urllib.request.Request(self.url + path, headers=headers, method=method)  # noqa: S310
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(request, timeout=10) as reply:
            text = reply.read()
        return json.loads(text) if text else None

    def session(self, name: str) -> Any:
        """The session of a notebook: its id, and the kernel's."""
        return next(session for session in self.request("/api/sessions") if session["path"] == name)

    def stop(self) -> None:
        """Stop the server, which stops its kernels."""
        end(self._process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process, by force if it takes too long."""
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def environment(home: Path) -> dict[str, str]:
    """The variables for a server with a home of its own."""
    ours = ("JUPYTER", "IPYTHON", "PYTHONPATH", "ANYWIDGET", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return kept | {
        "HOME": str(home),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        "IPYTHONDIR": str(home / "ipython"),
    }


def _plain(tracebacks: list[str]) -> str:
    """IPython's tracebacks without their colours."""
    return re.sub(r"\x1b\[[\d;]*m", "", "\n".join(tracebacks))


class Notebook:
    """A notebook in the page of a browser; `run` and `value` speak to the very kernel that the page uses.

    Attributes:
        page: Playwright's page.
        path: the notebook's file.
        watch: what went wrong in the page.
    """

    def __init__(self, lab: Lab, page: Page, name: str) -> None:
        self.page = page
        self.path = lab.root / name
        self.watch = Watch(page)
        self._lab, self._name = lab, name
        self._kernel: BlockingKernelClient | None = None

    @staticmethod
    def made(cells: tuple[str, ...]) -> nbformat.NotebookNode:
        """A notebook with these code cells."""
        code = [nbformat.v4.new_code_cell(cell) for cell in cells]  # type: ignore[no-untyped-call]
        book: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=code)  # type: ignore[no-untyped-call]
        book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        return book

    @staticmethod
    def write(path: Path, cells: tuple[str, ...]) -> None:
        """Write a notebook file with these code cells."""
        nbformat.write(Notebook.made(cells), path)  # type: ignore[no-untyped-call]

    def open(self) -> None:
        """Open the notebook alone in the page, with no panels beside it, and wait for its kernel."""
        self.page.goto(f"{self._lab.url}/doc/tree/{self._name}?reset&token={self._lab.token}")
        self._wait_for_kernel()

    def _wait_for_kernel(self) -> None:
        self.page.wait_for_function(CONNECTED, timeout=SECONDS * 1000)

    def renew(self, cells: tuple[str, ...], copy_of: Path | None = None) -> None:
        """Replace all cells, and what they show, with these or with those of a file."""
        text = copy_of.read_text(encoding="utf-8") if copy_of else nbformat.writes(self.made(cells))  # type: ignore[no-untyped-call]
        self.page.evaluate(RENEW, json.loads(text)["cells"])

    def forget(self) -> None:
        """Close all widgets and drop all names in the kernel, and empty the notebook, as if it had just been opened."""
        self.run(FORGET)
        self.renew(("",))
        self.page.keyboard.press(
            "Escape"
        )  # else the browser remembers a click, and shows no focus that isn't asked for

    def run_all(self) -> None:
        """Run every cell; returns when all are done, and complains of those that failed."""
        errors = self.page.evaluate(RUN_ALL)
        assert errors == [], _plain(errors)

    def run(self, code: str) -> None:
        """Run code in the kernel, beside the notebook's cells."""
        reply = self.kernel.execute(code, reply=True, timeout=SECONDS)["content"]
        assert reply["status"] == "ok", _plain(reply.get("traceback", []))

    def value(self, expression: str) -> Any:
        """The value in the kernel of an expression, for values that Python can read back from their repr."""
        ask = {"value": f"repr({expression})"}
        reply = self.kernel.execute("", reply=True, timeout=SECONDS, user_expressions=ask)["content"]
        answer = reply["user_expressions"]["value"]
        assert answer["status"] == "ok", _plain(answer.get("traceback", []))
        return ast.literal_eval(ast.literal_eval(answer["data"]["text/plain"]))

    def expect_value(self, expression: str, expected: object, seconds: float = 10) -> None:
        """Wait until an expression has a value: what a person does in the page takes a while to reach the kernel."""
        deadline = time.monotonic() + seconds
        while (value := self.value(expression)) != expected:
            assert time.monotonic() < deadline, f"{expression} is {value!r}, not {expected!r}"
            self.page.evaluate("0")  # a test that stands in the page's connection has to be let at it

    def command(self, name: str, **arguments: object) -> None:
        """Run one of JupyterLab's commands, such as `docmanager:save`; returns when it is done."""
        self.page.evaluate(EXECUTE, [name, arguments])

    @property
    def kernel(self) -> BlockingKernelClient:
        """A client of the notebook's kernel."""
        if self._kernel is None:
            identity = self._lab.session(self._name)["kernel"]["id"]
            self._kernel = BlockingKernelClient(connection_file=str(self._lab.runtime / f"kernel-{identity}.json"))
            self._kernel.load_connection_file()
            self._kernel.start_channels()
            self._kernel.wait_for_ready(timeout=SECONDS)
        return self._kernel

    def close(self) -> None:
        """Close the page and stop the kernel, so that kernels don't pile up."""
        if self._kernel is not None:
            self._kernel.stop_channels()
        self.page.close()
        for session in self._lab.request("/api/sessions"):
            if session["path"] == self._name:
                self._lab.request(f"/api/sessions/{session['id']}", "DELETE")
