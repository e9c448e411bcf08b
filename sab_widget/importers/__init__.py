"""Readers of games that other programs wrote down: each gives records that replay like our own.

>>> comp424.FACES[9]
'ESW'
>>> saboter.RULES.rounds
1
"""

from sab_widget.importers import comp424, saboter

__all__ = ["comp424", "saboter"]
