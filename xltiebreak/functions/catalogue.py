"""The one list of the spreadsheet functions: what each takes, and what it does.

``excel`` registers it with xlwings, ``libreoffice`` writes it into its extension, and the table in
the documentation is made from it. A tie-break's function is made from its system in the registry:
name, help and arguments have one source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from xltiebreak import __version__
from xltiebreak.functions.cells import text_of
from xltiebreak.functions.given import Given, MatchArguments, PrizeArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, offer
from xltiebreak.functions.prize_list import prizes_table
from xltiebreak.functions.spills import (
    checked,
    column_in_order,
    explanation,
    match_column,
    place_column,
    score_column,
    standings_table,
    team_standings_table,
    terms_table,
    tie_break_column,
    why_table,
)
from xltiebreak.rules.systems import SYSTEMS, Needs, TieBreak, tie_break

_MATCHES = "[points] [boards] [placed_by] [match_points]"
_READ = "[notation] [kind] [planned]"
_OF_RESULTS = frozenset(field.name for field in fields(Given))


def _on_results(
    name: str,
    listed: str,
    help: str,
    answer: Callable[..., Any],
    *,
    in_words: bool = True,
    apart: frozenset[str] = frozenset(),
) -> None:
    """Offer a function on a block of results. ``answer`` takes a :class:`Given`, which holds the
    arguments about the results and the matches, then all other arguments in their order. Arguments
    ``apart`` count as other ones."""
    names = [argument.strip("[]") for argument in listed.split()]
    about = _OF_RESULTS.intersection(names) - apart

    def work(*values: Any) -> Any:
        left = dict(zip(names, values))
        matches = MatchArguments(*[left.pop(field, None) for field in MatchArguments._fields])
        given = Given(**{argument: left.pop(argument) for argument in about}, matches=matches)
        return answer(given, *left.values())

    offer(name, listed, help, work, in_words=in_words)


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


def _tie_break(name: str, tie: TieBreak) -> None:
    if tie.system.needs is Needs.POINTS:
        listed = _OF_MATCHES.get(tie.code, "results points [team] [edition] [notation]")
    else:
        rated = "ratings" if tie.system.needs is Needs.RATINGS else ""
        listed = f"results {rated} [player] [edition] {_READ}"

    def answer(given: Given, contestant: Any) -> Any:
        column = match_column if tie.system.needs is Needs.POINTS else tie_break_column
        return column(given, tie.code, contestant)

    _on_results(name, listed, tie.help, answer, in_words=False)


for _name, _tie in NAMED.items():
    _tie_break(_name, _tie)

_on_results(
    "TIEBREAK",
    "results code [player] [edition] [ratings] "
    f"{_MATCHES} [order] [lots] [withdrawn] [names] {_READ}",
    "Any tie-break by its code: a column of all players or teams, or the value of one.",
    column_in_order,
    in_words=False,
)
_on_results(
    "SCORE_TB",
    f"results [player] [withdrawn] [names] {_READ}",
    "The score over the complete rounds: a column of all players, or one player's.",
    score_column,
    in_words=False,
)
_on_results(
    "PLACE_TB",
    f"results [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "Every player's or team's place, ties broken in the given order; the first of a shared one.",
    place_column,
    in_words=False,
)
_on_results(
    "STANDINGS_TB",
    f"results names [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} {_READ}",
    "The standings in place order: places, names, scores, tie-breaks and what decided.",
    standings_table,
    apart=frozenset({"names"}),
)
_EXPLAINED = (
    f"results code player [edition] [ratings] [withdrawn] {_MATCHES} [order] [lots] [names] {_READ}"
)
_on_results(
    "EXPLAIN_TB",
    _EXPLAINED,
    "A player's or team's tie-break in a sentence: what was added, what was dropped, and why.",
    explanation,
)
_on_results(
    "WHY_TB",
    f"results one other [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "Why one of two players or teams is placed before the other, round by round.",
    why_table,
)
_on_results(
    "TERMS_TB",
    _EXPLAINED,
    "A player's or team's tie-break round by round, with the total in the last row.",
    terms_table,
)
_on_results(
    "CHECK_TB",
    f"results [withdrawn] [points] [boards] [names] {_READ} [in_one_cell]",
    "What is wrong in the results and which rounds do not count yet, a row for each finding, or "
    '"nothing to fix".',
    checked,
)


def _verified(given: Given, printed: Any) -> Any:
    from xltiebreak.functions.pasted import comparison_table  # late: it is packed

    return comparison_table(given, printed)


_on_results(
    "VERIFY_TB",
    f"results printed [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "What a pairing program printed against the rules: our figure wherever the two differ.",
    _verified,
)
_on_results(
    "PRIZES_TB",
    "results names ratings prizes [order] [edition] [lots] [withdrawn] [entries] [rules] "
    f"{_MATCHES} [teams] {_READ} [places]",
    "Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum; "
    "results, or a column of final scores.",
    lambda given, *prizes: prizes_table(given, PrizeArguments(*prizes)),
    apart=frozenset({"names", "ratings"}),
)


def _upsets(given: Given, *columns: Any) -> Any:
    from xltiebreak.functions.upset_list import upsets_table  # late: it is packed

    return upsets_table(given, *columns)


_on_results(
    "UPSETS_TB",
    f"results ratings names [draws] [withdrawn] {_READ}",
    "The games in which the lower rated player won, the largest difference first; with draws half, "
    "those drawn, too.",
    _upsets,
    apart=frozenset({"ratings", "names"}),
)


def _announced(given: Given, *blocks: Any) -> Any:
    from xltiebreak.functions.announced_lines import announcement_table  # late: it is packed

    names, rules, prizes, rules_at, prizes_at, *further = blocks
    places = {"rules_at": text_of(rules_at), "prizes_at": text_of(prizes_at)}
    arguments = PrizeArguments(names, (), prizes, rules=rules, **places)
    return announcement_table(replace(given, names=names), arguments, *further)


_on_results(
    "ANNOUNCE_TB",
    f"results names rules [prizes] {_MATCHES} {_READ} [rules_at] [prizes_at] [section] [before]",
    "How ties are broken and prizes divided, for the wall before round 1, with the seal.",
    _announced,
    apart=frozenset({"names"}),
)
_on_results(
    "TEAMSUM_TB",
    f"results teams counting [order] [edition] [ratings] {_READ} [minimum]",
    "Where players play and teams are ranked by their top ones: the team standings.",
    team_standings_table,
)


def _by_hand(function: str) -> Callable[..., Any]:
    def work(*figures: Any) -> Any:
        from xltiebreak.functions import calculators  # late: it is packed

        return getattr(calculators, function)(*figures)

    return work


offer(
    "OPPONENTS_BYHAND",
    "code opponents_scores [own_score] [rounds]",
    "A tie-break from the opponents' scores alone, without a crosstable.",
    _by_hand("opponents_by_hand"),
)
offer(
    "CUMULATIVE_BYHAND",
    "round_points",
    "Cumulative from the points of each round, without a crosstable.",
    _by_hand("cumulative_by_hand"),
)
offer(
    "IHSA_BYHAND",
    "points opponents_points",
    "The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played.",
    _by_hand("ihsa_by_hand"),
)
offer(
    "IHSA_ROUND",
    "points opponent_points",
    "What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100.",
    _by_hand("ihsa_one_round"),
)
offer(
    "VERSION_TB",
    "",
    "The version of xltiebreak whose functions answer in this workbook.",
    lambda: __version__,
)

FUNCTIONS: Mapping[str, SheetFunction] = OFFERED
"""Every function by its name."""
