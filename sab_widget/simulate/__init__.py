"""A thousand games: the same players play again and again, on all cores or on a cluster, and a table tells of it.

`simulate` and `tournament` need the libraries of the extra `studies`, which are loaded when they are first called;
`Records` and `replay` need nothing beyond the package.
"""

from sab_widget.simulate.estimate import effect, estimate
from sab_widget.simulate.failures import BadStudy, Failure, StudyWarning
from sab_widget.simulate.records import NoSuchRecord, Records
from sab_widget.simulate.studies import replay, simulate
from sab_widget.simulate.suspicions import suspicions
from sab_widget.simulate.tournament import tournament

__all__ = [
    "BadStudy",
    "Failure",
    "NoSuchRecord",
    "Records",
    "StudyWarning",
    "effect",
    "estimate",
    "replay",
    "simulate",
    "suspicions",
    "tournament",
]
