"""A game played in the widget: by the people at its screen, by computer players, and from Python, all at once."""
