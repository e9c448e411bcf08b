"""Programs that build and test the package; none is part of it."""
