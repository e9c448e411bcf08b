"""Outputs of cells, as a kernel makes them, in notebooks that nobody runs."""

from __future__ import annotations

from typing import Any

import nbconvert
import nbformat
from IPython.core import formatters

# These come without types.
v4: Any = nbformat.v4
make_formatter: Any = formatters.DisplayFormatter
make_exporter: Any = nbconvert.HTMLExporter


def output(value: object) -> dict[str, Any]:
    """What a kernel would send for a value: a bundle by kinds."""
    data, _ = make_formatter().format(value)
    return dict(data)


def closed_notebook(*values: object) -> Any:
    """A notebook as it lies on disk: a cell for each value, and no kernel."""
    cells = []
    for number, value in enumerate(values, 1):
        shown = v4.new_output("execute_result", output(value), execution_count=number)
        cells.append(v4.new_code_cell("show()", execution_count=number, outputs=[shown]))
    book = v4.new_notebook(cells=cells)
    nbformat.validate(book)
    return book


def as_html(*values: object) -> str:
    """What `nbconvert --to html` makes of such a notebook."""
    page, _ = make_exporter().from_notebook_node(closed_notebook(*values))
    return str(page)
