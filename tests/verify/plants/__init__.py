"""Tables with a planted fault, a file for each family of them; importing this fills the list."""

# ruff: noqa: I001 - in the order in which the kinds are listed
from tests.verify.plants import rules_of_others
from tests.verify.plants import misprints
from tests.verify.plants import other_results
from tests.verify.plants import people
from tests.verify.plants import beside
from tests.verify.plants import beside_fide
from tests.verify.plants.made import AMONG, KINDS, NONE, RIGHT, WRONG, plants

__all__ = [
    "AMONG",
    "KINDS",
    "NONE",
    "RIGHT",
    "WRONG",
    "beside",
    "beside_fide",
    "misprints",
    "other_results",
    "people",
    "plants",
    "rules_of_others",
]
