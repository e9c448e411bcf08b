"""What is answered in a widget: a question, or a sheet of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from os import PathLike

    from sab_widget.export import Page
    from sab_widget.widget import MineWidget


class Displayed:
    """Has one widget, as long as that is not closed; a copy has one of its own."""

    _widget: MineWidget | None = None

    @property
    def widget(self) -> MineWidget:
        """The widget in which it is answered: always the same one, until that is closed."""
        if self._widget is None or self._widget.comm is None:
            from sab_widget.widget import MineWidget

            self._widget = MineWidget(self)  # type: ignore[arg-type]  # a question or a sheet
        return self._widget

    def to_html(self, path: str | PathLike[str] | None = None, **options: Any) -> Page:
        """A page that asks, grades and explains without Python, as one file.

        Args:
            path: Where to save it as well.
            options: Those of `MineWidget.to_html`.

        Raises:
            BadExport: The file cannot be written, or an option makes no sense.
        """
        return self.widget.to_html(path, **options)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return self.widget._repr_mimebundle_(**kwargs)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_widget"}
