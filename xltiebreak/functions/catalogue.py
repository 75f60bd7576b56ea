"""The one list of the spreadsheet functions: what each takes, and what it does.

``excel`` registers it with xlwings, ``libreoffice`` writes it into its extension, and the table in
the documentation is made from it. A tie-break's function is made from its system in the registry:
name, help and arguments have one source.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from typing import Any

from xltiebreak import __version__
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.spills import match_column, tie_break_column
from xltiebreak.functions.values import Given, MatchArguments, PrizeArguments
from xltiebreak.rules.systems import SYSTEMS, Needs, TieBreak, tie_break

CATEGORY = "Chess tie-breaks"
_BLOCKS = frozenset(
    {
        *("results", "points", "names", "teams", "ratings", "printed", "prizes", "rules"),
        *("places", "before", "opponents_scores", "opponents_points", "round_points"),
    }
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


def error_cell(error: TieBreakError) -> str:
    """Return the text of a cell whose function raised an error."""
    return f"TB error: {short(str(error))}"


def short(sentence: str) -> str:
    """Return a sentence without its middle if it quotes thousands of letters."""
    if len(sentence) <= MOST_SAID:
        return sentence
    return f"{sentence[: MOST_SAID // 2]} … {sentence[-MOST_SAID // 2 :]}"


FUNCTIONS: dict[str, SheetFunction] = {}
"""Every function by its name."""


def _offer(
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
    FUNCTIONS[name] = SheetFunction(work, in_words)


_OF_RESULTS = frozenset(field.name for field in fields(Given))
_OF_PRIZES = frozenset(field.name for field in fields(PrizeArguments))
_MATCHES = "[points] [boards] [placed_by] [match_points]"
_READ = "[notation] [kind] [planned]"


def _on_results(listed: str, answer: Callable[..., Any], *others: str) -> Callable[..., Any]:
    """Return what takes the ``listed`` arguments by position. ``answer`` takes a :class:`Given`,
    which holds those about the results and the matches, a :class:`PrizeArguments` if these are
    about ``prizes``, then all others in their order; those among the ``others`` are no part of the
    results."""
    names = [argument.strip("[]") for argument in listed.split()]
    of_prizes = _OF_PRIZES.intersection(names if "prizes" in others else ())
    about = _OF_RESULTS.intersection(names) - of_prizes - {*others}

    def work(*values: Any) -> Any:
        left = dict(zip(names, values))
        matches = MatchArguments(*[left.pop(field, None) for field in MatchArguments._fields])
        parts = [Given(**{name: left.pop(name) for name in about}, matches=matches)]
        if of_prizes:
            stated = PrizeArguments(**{name: left.pop(name) for name in of_prizes})
            return answer(*parts, stated, *left.values())
        return answer(*parts, *left.values())

    return work


NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name and system.needs is not Needs.COMBINED
}
"""The tie-breaks by the names of the functions that this file makes of them."""

_OF_MATCHES = {
    "IHSA": "results points [team] [notation]",
    "PI": "results points boards [team] [edition] [notation]",
    "GMP": "results points [team] [edition] [placed_by] [match_points] [notation]",
}


def _offer_tie_break(name: str, tie: TieBreak) -> None:
    is_of_points = tie.system.needs is Needs.POINTS
    rated = "ratings" * (tie.system.needs is Needs.RATINGS)
    listed = f"results {rated} [player] [edition] {_READ}"
    if is_of_points:
        listed = _OF_MATCHES.get(tie.code, "results points [team] [edition] [notation]")

    def answer(given: Given, contestant: Any) -> Any:
        return (match_column if is_of_points else tie_break_column)(given, tie.code, contestant)

    _offer(name, listed, tie.help, _on_results(listed, answer))


_OFFERED = """
TIEBREAK: spills.column_in_order numbers
results code [player] [edition] [ratings] MATCHES [order] [lots] [withdrawn] [names] READ
Any tie-break by its code: a column of all players or teams, or the value of one.

SCORE_TB: spills.score_column numbers
results [player] [withdrawn] [names] READ
The score over the complete rounds: a column of all players, or one player's.

PLACE_TB: spills.place_column numbers
results [order] [edition] [ratings] [lots] [withdrawn] MATCHES [names] READ
Every player's or team's place, ties broken in the given order; the first of a shared one.

STANDINGS_TB: spills.standings_table names
results names [order] [edition] [ratings] [lots] [withdrawn] MATCHES READ
The standings in place order: places, names, scores, tie-breaks and what decided.

EXPLAIN_TB: spills.explanation
results code player [edition] [ratings] [withdrawn] MATCHES [order] [lots] [names] READ
A player's or team's tie-break in a sentence: what was added, what was dropped, and why.

WHY_TB: spills.why_table
results one other [order] [edition] [ratings] [lots] [withdrawn] MATCHES [names] READ
Why one of two players or teams is placed before the other, round by round.

TERMS_TB: spills.terms_table
results code player [edition] [ratings] [withdrawn] MATCHES [order] [lots] [names] READ
A player's or team's tie-break round by round, with the total in the last row.

CHECK_TB: spills.checked
results [withdrawn] [points] [boards] [names] READ [in_one_cell]
What is wrong in the results and which rounds do not count yet, a row for each finding, or \
"nothing to fix".

VERIFY_TB: pasted.comparison_table
results printed [order] [edition] [ratings] [lots] [withdrawn] MATCHES [names] READ
What a pairing program printed against the rules: our figure wherever the two differ.

PRIZES_TB: prizes.prizes_table prizes
results names ratings prizes [order] [edition] [lots] [withdrawn] [entries] [rules] MATCHES \
[teams] READ [places]
Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum; \
results, or a column of final scores.

UPSETS_TB: prizes.upsets_table ratings names
results ratings names [draws] [withdrawn] READ
The games in which the lower rated player won, the largest difference first; with draws half, \
those drawn, too.

ANNOUNCE_TB: announced_lines.announcement_table prizes
results names rules [prizes] MATCHES READ [rules_at] [prizes_at] [section] [before]
How ties are broken and prizes divided, for the wall before round 1, with the seal.

TEAMSUM_TB: spills.team_standings_table
results teams counting [order] [edition] [ratings] READ [minimum]
Where players play and teams are ranked by their top ones: the team standings.

OPPONENTS_BYHAND: calculators.opponents_by_hand numbers
code opponents_scores [own_score] [rounds]
A tie-break from the opponents' scores alone, without a crosstable.

CUMULATIVE_BYHAND: calculators.cumulative_by_hand numbers
round_points
Cumulative from the points of each round, without a crosstable.

IHSA_BYHAND: calculators.ihsa_by_hand numbers
points opponents_points
The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played.

IHSA_ROUND: calculators.ihsa_one_round numbers
points opponent_points
What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100.
"""
"""Each function with what answers it, its arguments and its help; ``numbers`` if its answers have
no words in them, and else the arguments that are no part of the results."""


def _late(answer: str) -> Callable[..., Any]:
    """Return a function of a file that is imported only when a sheet asks."""
    file, _, function = answer.partition(".")

    def work(*values: Any) -> Any:
        return getattr(import_module(f"xltiebreak.functions.{file}"), function)(*values)

    return work


for _name, _tie in NAMED.items():
    _offer_tie_break(_name, _tie)
for _entry in _OFFERED.strip().split("\n\n"):
    _head, _listed, _help = _entry.replace("MATCHES", _MATCHES).replace("READ", _READ).split("\n")
    _name, _answer, *_others = _head.replace(":", "").split()
    _work = _late(_answer)
    if _listed.startswith("results"):
        _work = _on_results(_listed, _work, *_others)
    _offer(_name, _listed, _help, _work, in_words="numbers" not in _others)
_offer(
    "VERSION_TB",
    "",
    "The version of xltiebreak whose functions answer in this workbook.",
    lambda: __version__,
)
