"""The functions of the spreadsheets: what each is given, and what it does.

This is the one list of them. ``excel`` registers it with xlwings, ``libreoffice`` writes it into
its extension, and the table in the documentation is made from it. A tie-break's function is made
from its system in the registry: name, help and arguments have one source.

There are no type hints on what a spreadsheet calls: xlwings takes them for converters.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xltiebreak import __version__
from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.given import INDIVIDUAL, Given, MatchArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, in_figures, in_words, with_matches
from xltiebreak.functions.pasted import comparison_table
from xltiebreak.functions.prize_list import PrizeArguments, prizes_table
from xltiebreak.functions.spills import (
    column_in_order,
    explanation,
    findings_table,
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


def _of_tie_break(name: str, one: TieBreak) -> Callable[..., Any]:
    """The function of one tie-break, with what it needs beside the results."""
    code, system = one.code, one.system
    function = _of_matches(code) if system.needs is Needs.POINTS else _of_games(code, system.needs)
    function.__name__ = function.__qualname__ = name
    function.__doc__ = one.help
    return function


def _of_games(code: str, needs: Needs) -> Callable[..., Any]:
    """With a column of ratings where it needs one."""

    def plain(results, player=None, edition=None, notation=None, kind=None, planned=None):
        given = Given(results, edition=edition, notation=notation, kind=kind, planned=planned)
        return tie_break_column(given, code, player)

    def rated(results, ratings, player=None, edition=None, notation=None, kind=None, planned=None):
        told = {"notation": notation, "kind": kind, "planned": planned}
        return tie_break_column(
            Given(results, edition=edition, ratings=ratings, **told), code, player
        )

    return rated if needs is Needs.RATINGS else plain


def _of_matches(code: str) -> Callable[..., Any]:
    """With the block of points inside the matches, and with what else its rule looks at."""

    def column(results, team, edition, notation, *matches):
        inside = MatchArguments(*matches)
        given = Given(results, edition=edition, matches=inside, notation=notation)
        return match_column(given, code, team)

    def alone(results, points, team=None, notation=None):
        return column(results, team, None, notation, points)

    def under_edition(results, points, team=None, edition=None, notation=None):
        return column(results, team, edition, notation, points)

    def with_boards(results, points, boards, team=None, edition=None, notation=None):
        return column(results, team, edition, notation, points, boards)

    def placed(
        results, points, team=None, edition=None, placed_by=None, match_points=None, notation=None
    ):
        return column(results, team, edition, notation, points, None, placed_by, match_points)

    shapes: Mapping[str, Callable[..., Any]]
    shapes = {"IHSA": alone, "PI": with_boards, "GMP": placed}
    return shapes.get(code, under_edition)


NAMED: Mapping[str, TieBreak] = {
    name: tie_break("/".join(filter(None, (system.code, option))))
    for system in SYSTEMS.values()
    for option, name in {"": system.function, **system.functions}.items()
    if name and system.needs is not Needs.COMBINED
}
"""The tie-breaks whose function is made here, by its name."""

for _name, _one in NAMED.items():
    in_figures(_of_tie_break(_name, _one))


@in_figures
@with_matches
def TIEBREAK(  # noqa: N802
    results,
    code,
    player=None,
    edition=None,
    ratings=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    withdrawn=None,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """Any tie-break by its code: a column of all players or teams, or the value of one."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return column_in_order(given, code, player)


@in_figures
def SCORE_TB(  # noqa: N802
    results, player=None, withdrawn=None, names=None, notation=None, kind=None, planned=None
):
    """The score over the complete rounds: a column of all players, or one player's."""
    return score_column(
        Given(
            results, withdrawn=withdrawn, names=names, notation=notation, kind=kind, planned=planned
        ),
        player,
    )


@in_figures
@with_matches
def PLACE_TB(  # noqa: N802
    results,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """Every player's or team's place, ties broken in the given order; the first of a shared one."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return place_column(given)


@in_words
@with_matches
def STANDINGS_TB(  # noqa: N802
    results,
    names,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    notation=None,
    kind=None,
    planned=None,
):
    """The standings in place order: places, names, scores, tie-breaks and what decided."""
    given = Given(
        results,
        order,
        edition,
        ratings,
        lots,
        withdrawn,
        matches,
        notation=notation,
        kind=kind,
        planned=planned,
    )
    return standings_table(given, names)


@in_words
@with_matches
def EXPLAIN_TB(  # noqa: N802
    results,
    code,
    player,
    edition=None,
    ratings=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """A player's or team's tie-break in a sentence: what was added, what was dropped, and why."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return explanation(given, code, player)


@in_words
@with_matches
def WHY_TB(  # noqa: N802
    results,
    one,
    other,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """Why one of two players or teams is placed before the other, round by round."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return why_table(given, one, other)


@in_words
@with_matches
def TERMS_TB(  # noqa: N802
    results,
    code,
    player,
    edition=None,
    ratings=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    order=None,
    lots=None,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """A player's or team's tie-break round by round, with the total in the last row."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return terms_table(given, code, player)


@in_words
def CHECK_TB(  # noqa: N802
    results,
    withdrawn=None,
    points=None,
    boards=None,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """What is wrong in the results, a row for each finding, or "nothing to fix"."""
    matches = MatchArguments(points, boards)
    given = Given(
        results,
        withdrawn=withdrawn,
        matches=matches,
        names=names,
        notation=notation,
        kind=kind,
        planned=planned,
    )
    return findings_table(given)


@in_words
@with_matches
def VERIFY_TB(  # noqa: N802
    results,
    printed,
    order=None,
    edition=None,
    ratings=None,
    lots=None,
    withdrawn=None,
    matches=INDIVIDUAL,
    names=None,
    notation=None,
    kind=None,
    planned=None,
):
    """What a pairing program printed against the rules: our figure wherever the two differ."""
    given = Given(
        results, order, edition, ratings, lots, withdrawn, matches, names, notation, kind, planned
    )
    return comparison_table(given, printed)


@in_words
@with_matches
def PRIZES_TB(  # noqa: N802
    results,
    names,
    ratings,
    prizes,
    order=None,
    edition=None,
    lots=None,
    withdrawn=None,
    entries=None,
    rules=None,
    matches=INDIVIDUAL,
    teams=None,
    notation=None,
    kind=None,
    planned=None,
):
    """Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum."""
    given = Given(
        results, order, edition, None, lots, withdrawn, matches, names, notation, kind, planned
    )
    told = PrizeArguments(names, ratings, prizes, entries, rules, teams)
    return prizes_table(given, told)


@in_words
def TEAMSUM_TB(  # noqa: N802
    results,
    teams,
    counting,
    order=None,
    edition=None,
    ratings=None,
    notation=None,
    kind=None,
    planned=None,
    minimum=None,
):
    """Where players play and teams are ranked by their top ones: the team standings."""
    given = Given(results, order, edition, ratings, notation=notation, kind=kind, planned=planned)
    return team_standings_table(given, teams, counting, minimum)


@in_figures
def OPPONENTS_BYHAND(code, opponents_scores, own_score=None, rounds=None):  # noqa: N802
    """A tie-break from the opponents' scores alone, without a crosstable."""
    return opponents_by_hand(code, opponents_scores, own_score, rounds)


@in_figures
def CUMULATIVE_BYHAND(round_points):  # noqa: N802
    """Cumulative from the points of each round, without a crosstable."""
    return cumulative_by_hand(round_points)


@in_figures
def IHSA_BYHAND(points, opponents_points):  # noqa: N802
    """The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played."""
    return ihsa_by_hand(points, opponents_points)


@in_figures
def IHSA_ROUND(points, opponent_points):  # noqa: N802
    """What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100."""
    return ihsa_one_round(points, opponent_points)


@in_figures
def VERSION_TB():  # noqa: N802
    """The version of xltiebreak whose functions answer in this workbook."""
    return __version__


FUNCTIONS: Mapping[str, SheetFunction] = OFFERED
"""Every function by its name."""
