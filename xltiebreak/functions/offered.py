"""How a function is offered to any spreadsheet: its name, its help, its arguments with their help,
and what its cell shows if something is wrong.

Each spreadsheet registers these functions in its own way, with the same names and texts.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError

CATEGORY = "Chess tie-breaks"
_BLOCKS = frozenset(
    {
        "results",
        "points",
        "names",
        "teams",
        "ratings",
        "printed",
        "prizes",
        "rules",
        "places",
        "before",
    }
    | {"opponents_scores", "opponents_points", "round_points"}
)
"""The arguments that are ranges; in IHSA_ROUND, ``points`` is a figure."""

_ARGUMENTS: Mapping[str, str] = {
    "results": "The block of results: a row a player or team, a column a round (W12, H), or a "
    "grid; a round that is not complete is left out of all sums, and CHECK_TB says which",
    "player": "The row of one player, or team, in the block; leave out for a column of all",
    "one": "The row of one of the two in the block",
    "other": "The row of the other one",
    "team": "The row of one team in the block; leave out for a column of all",
    "edition": "Rule edition: uschess (if left out), wintd, raw …",
    "ratings": "The column of ratings beside the results; empty for unrated",
    "code": "The tie-break's code, such as MM, SOLK or SB/A",
    "order": "Tie-break order, by name or codes (MM,SOLK); the edition's own if left out",
    "withdrawn": "In a round-robin, the numbers of those who left it early, such as 3,7",
    "lots": "The drawn order of players (3,1,2), or a seed to draw it from",
    "names": "The column of names beside the results; who has one and no result yet is waited for",
    "prizes": "The table of prizes with its headers, or one cell: 300-200-100, U1800 100-50",
    "draws": "half: a draw counts half the difference for the lower rated; if left out, none does",
    "places": "With final scores, the column of the places printed beside them: trophies go by it",
    "entries": "How many entries there were, if some count half; else the players",
    "rules": "Labels with what stands beside them, as on Event: Prize rule, Based on …",
    "rules_at": "Where the rules begin, such as Event!A15, for messages that name cells",
    "prizes_at": "Where the prizes begin, such as Prizes!A4",
    "section": "In an event with several, the number of this section among those of the rules",
    "before": "In an event with several, what this function gives for the section before it",
    "printed": "What a pairing program printed: headings, then a row a player; No. says whose",
    "opponents_scores": "The opponents' scores",
    "own_score": "The player's own score, for plus or minus",
    "rounds": "The number of rounds, if more than the opponents given",
    "round_points": "The player's points in each round: 1, ½, 0, or B, H, X, F, U",
    "points": "In a team event, the block of points inside the matches, of the results' shape",
    "boards": "In a team event, the number of boards (4), or their weights (12 11 10 9 8 7 6 5)",
    "placed_by": "In a team event, match points (if left out) or game points",
    "match_points": "What a match won, drawn and lost is worth, such as 2-1-0; else the edition's",
    "teams": "The column of team names beside the results; empty for who plays for no team",
    "notation": "How results are written: us if many really are rulings (N, R, S); german …",
    "kind": "swiss or roundrobin; if left out, told from the number of rounds and the pairings",
    "planned": "How many rounds are planned, if the block has columns for more",
    "counting": "How many players count for a team: its best ones",
    "minimum": "How many players a team needs for a place; else 2 by American rules",
    "in_one_cell": "1 for the first finding alone, as a sentence in one cell; else they are listed",
    "opponents_points": "The tournament points of each opponent, unplayed matches as draws",
    "opponent_points": "The opponent's tournament points, unplayed matches as draws",
}

_POINTS_OF_A_MATCH = "The points inside the match (0 to 68 at the Illinois final)"
"""The help of ``points`` in a function without a block of results."""

MOST_SAID = 1_500
"""The most characters of a sentence: room for the longest list of known names."""


@dataclass(frozen=True)
class SheetFunction:
    """A function as a spreadsheet has it.

    ``work`` returns the value or raises a TieBreakError. If answers have words in them anyway
    (``in_words``), a cell may show the sentence about an error: no sum takes it for a figure.
    """

    work: Callable[..., Any]
    in_words: bool

    @property
    def name(self) -> str:
        """The function's name: ``MODMEDIAN``."""
        return self.work.__name__

    @property
    def help(self) -> str:
        """What the function gives, in a sentence."""
        return self.work.__doc__ or ""

    @cached_property
    def signature(self) -> inspect.Signature:
        """The arguments in their order; those with a default may be left out."""
        return inspect.signature(self.work)

    @cached_property
    def arguments(self) -> Mapping[str, str]:
        """The help of each argument by its name, in their order."""
        names = list(self.signature.parameters)
        own = {} if "results" in names else {"points": _POINTS_OF_A_MATCH}
        return {name: {**_ARGUMENTS, **own}[name] for name in names}

    @cached_property
    def blocks(self) -> frozenset[str]:
        """The arguments that are ranges."""
        figures = {"points"} if self.name == "IHSA_ROUND" else set()
        return _BLOCKS.intersection(self.arguments) - figures


OFFERED: dict[str, SheetFunction] = {}
"""The functions by their names, in the catalogue's order."""


def offer(
    name: str, listed: str, help: str, answer: Callable[..., Any], *, in_words: bool = False
) -> None:
    """Offer a function whose arguments are ``listed`` in their order, optional ones in brackets;
    ``answer`` takes all of them by position."""
    signature = inspect.Signature(
        [
            inspect.Parameter(
                argument.strip("[]"),
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                default=None if argument.startswith("[") else inspect.Parameter.empty,
            )
            for argument in listed.split()
        ]
    )

    def work(*arguments: Any, **named: Any) -> Any:
        given = signature.bind(*arguments, **named)
        given.apply_defaults()
        return answer(*given.args)

    work.__name__ = work.__qualname__ = name
    work.__doc__ = help
    work.__signature__ = signature  # type: ignore[attr-defined]
    OFFERED[name] = SheetFunction(work, in_words)


def error_cell(error: TieBreakError) -> str:
    """Return the text of a cell whose function raised an error."""
    return f"TB error: {short(str(error))}"


def short(sentence: str) -> str:
    """Return a sentence without its middle if it quotes thousands of letters."""
    if len(sentence) <= MOST_SAID:
        return sentence
    return f"{sentence[: MOST_SAID // 2]} … {sentence[-MOST_SAID // 2 :]}"
