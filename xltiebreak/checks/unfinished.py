"""Checks on how far an event is: rounds that lack results, more rounds than there should be, games
of a round-robin still to be played, and players who have stopped playing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xltiebreak.event.crosstable import named_in
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.roundrobin import (
    games_to_come,
    played_less_than_half,
    times_sitting_out,
    without_sitting_out,
)
from xltiebreak.event.section import Section

_NAMED = 6
"""How many players without a result a message names."""
_LISTED = 4
"""How many cells or games a message lists."""


def rounds(section: Section) -> Iterator[Finding]:
    """Report rounds that are left out of every sum, and rounds without a game."""
    table, noun = section.crosstable, section.origin.entry
    if table.unclear or section.origin.grid:
        return  # whose cells are these? In a grid a game may be played later than in its round
    apart = left_out(section)
    for round, column in enumerate(table.columns[: table.last_begun], start=1):
        code, message = "incomplete-round", apart.get(round, "")
        if message and (UNREADABLE in column or named_in(column) - table.rows.keys()):
            continue  # it has an error
        if not (message or any(result.played for result in column)):
            code = "round-without-games"
            message = (
                f"round {round} has no game: every {noun} has a bye, a forfeit or an empty cell; "
                "it still counts as a round"
            )
        if message:
            yield Finding(WARNING, code, _place(section, round), message)


def left_out(section: Section) -> Mapping[int, str]:
    """Return the rounds that have begun and do not count, each with why; none of a grid."""
    table = section.crosstable
    begun = () if section.origin.grid else range(1, table.last_begun + 1)
    return {
        round: incomplete(section, round) for round in begun if round not in table.complete_rounds
    }


def incomplete(section: Section, round: int) -> str:
    """Return why a round does not count, in one sentence: who is missing, and what to type."""
    awaited = any(row[round - 1].outcome is Outcome.AWAITED for row in section.crosstable.results)
    entry, is_listed = section.origin.entry, bool(section.origin.cells)
    who = "a team that has no match" if entry == "team" and is_listed else "whoever was not paired"
    cure = f"; type what is missing, and {away_as_typed(entry, is_listed=is_listed)} for {who}"
    return (
        f"round {round} is not complete ({_missing(section, round)}), so it is left out of every "
        f"sum{cure * awaited}"
    )


def away_as_typed(entry: str, *, is_listed: bool) -> str:
    """Return what to type for an entry without a game in a round, in a list or a crosstable."""
    if not is_listed:
        return "U (in US letters)"
    return "U as the Result" if entry == "team" else "a row with U as the Result"


NO_RESULT = "{} {} has no result in any round; clear the row, or type {} for each"


def empty_cells(section: Section) -> Iterator[Finding]:
    """Report who has no result when the last round is complete, perhaps as he was added too late;
    and cells between others that look forgotten."""
    table = section.crosstable
    if not section.origin.typed or section.origin.grid or table.unclear:
        return
    apart, is_listed = left_out(section), bool(section.origin.cells)
    away = away_as_typed(section.origin.entry, is_listed=is_listed)
    last = max(section.scheduled_rounds or table.rounds, table.last_begun, 1)
    is_known = any(fault.code == "no-results" for fault in section.faults)
    is_over = len(table.complete_rounds) >= last and not is_known
    for row, (number, results) in enumerate(table.rows.items()):
        begun = enumerate(results[: table.last_begun], start=1)
        filled = [round for round, result in begun if not result.blank] or [0]
        between = range(filled[0] + 1, filled[-1])
        empty = [r for r in between if results[r - 1] == BLANK and r not in apart]
        if is_over and filled == [0]:
            message = NO_RESULT.format(section.origin.entry, number, away)
            yield section.finding(WARNING, "no-results", row, "Name", message)
        elif len(empty) > times_sitting_out(section):
            where = [section.origin.short(row, f"R{r}", number) for r in empty[:_LISTED]]
            more = " …" if len(empty) > _LISTED else ""
            message = (
                f"{_list(where)}{more} {'is' if len(empty) == 1 else 'are'} empty between other "
                f"results and count{'s' * (len(empty) == 1)} as not paired; type the game or the "
                f"bye, or {away} if there was none"
            )
            yield section.finding(WARNING, "forgotten-cell", row, f"R{empty[0]}", message)


def _place(section: Section, round: int) -> str:
    """Return the round's column; if its matches are a list, the sheet of that list."""
    origin = section.origin
    letter = origin.columns.get(f"R{round}")
    if letter and not origin.lines:
        return f"{origin.sheet}!{letter}" if origin.sheet else f"column {letter}"
    listed = next((at for (_, title), at in origin.cells.items() if title == f"R{round}"), "")
    return listed.partition("!")[0] if "!" in listed else f"round {round}"


def _missing(section: Section, round: int) -> str:
    """Return which cells keep the round from being complete, each once, in a few words."""
    table = section.crosstable
    problems, awaited = list[str](), list[str]()
    position = {number: row for row, number in enumerate(table.numbers)}
    for number in table.missing(round):
        place = section.origin.short(position[number], f"R{round}", number)
        outcome = table.rows[number][round - 1].outcome
        if outcome is Outcome.AWAITED:
            name = section.by_number[number].name
            awaited.append(f"{place} ({name})" if name and section.origin.rows else place)
        else:
            why = "has no result yet"
            if outcome is not Outcome.PENDING:
                why = "is empty but is named as an opponent"
            problems.append(f"{place} {why}")
    problems, awaited = [*dict.fromkeys(problems)], [*dict.fromkeys(awaited)]
    if len(problems) > 2:
        problems[1:] = [f"{problems[1]} and {len(problems) - 2} more"]
    if awaited:
        more = f" and {len(awaited) - _LISTED} more" if len(awaited) > _LISTED else ""
        are = "is" if len(awaited) == 1 else "are"
        problems.append(f"{_list(awaited[:_LISTED])}{more} {are} empty")
    return "; ".join(problems) or "no game is entered"


def _list(cells: Sequence[str]) -> str:
    """Return cells one after the other; ``line 4, R1`` has a comma of its own."""
    return ("; " if any("," in cell for cell in cells) else ", ").join(cells)


def scheduled_rounds(section: Section) -> Iterator[Finding]:
    """Report an event in which more rounds have begun than it says it has."""
    scheduled, last = section.scheduled_rounds, section.crosstable.last_begun
    if scheduled is not None and last > scheduled:
        message = (
            f"the event is said to have {counted(scheduled, 'round')}, but round {last} has "
            "results; correct the number of rounds, or the results that stand behind it"
        )
        where = section.origin.labels.get("scheduled_rounds") or _place(section, last)
        yield Finding(WARNING, "rounds", where, message)


def games_left(section: Section) -> Iterator[Finding]:
    """Report how many games of a round-robin are still to be played, once it has begun."""
    results = [result for row in section.crosstable.results for result in row]
    is_begun = any(result.opponent is not None for result in results)
    if section.crosstable.unclear or UNREADABLE in results or not is_begun:
        return
    for round, first, other in (left := games_to_come(section))[:1]:
        games = ", ".join(f"{own} v {their}" for _, own, their in left[:_LISTED])
        more = " …" if len(left) > _LISTED else ""
        message = (
            f"{counted(len(left), 'game')} {'is' if len(left) == 1 else 'are'} still to be played "
            f"({games}{more}); the standings count what was played"
        )
        if section.origin.grid:
            where = section.origin.sheet or section.name or "the grid"
            yield Finding(WARNING, "games-to-come", where, message)
            return
        message += (
            "; type the results, a forfeit for both of a game that nobody plays any more (here "
            f"F{other} and F{first}), or, at the label Withdrawn, who left"
        )
        row = section.crosstable.numbers.index(first)
        yield section.finding(WARNING, "games-to-come", row, f"R{round}", message)


_MISSED = frozenset({Outcome.FORFEIT_LOSS, Outcome.UNPAIRED})


def looks_withdrawn(section: Section) -> Iterator[Finding]:
    """Report players of a round-robin who missed more games than they played, and played fewer than
    half of all, and are not stated as withdrawn."""
    if not section.is_roundrobin or section.crosstable.unclear:
        return
    for row, (number, results) in enumerate(section.crosstable.rows.items()):
        missed = sum(result.outcome in _MISSED for result in _games_due(section, number))
        played = sum(result.played for result in results)
        is_much = missed > max(played, 1) and number not in section.withdrawn
        if is_much and played_less_than_half(section, number):
            message = (
                f"{section.origin.entry} {number} has lost by forfeit, or not played, {missed} "
                "games and played fewer than half of all. After a withdrawal, state the number at "
                "the label Withdrawn: the games are annulled then"
            )
            yield section.finding(WARNING, "looks-withdrawn", row, "No.", message)


def _games_due(section: Section, number: int) -> Sequence[Result]:
    """Return a player's results in the games of a round-robin that he was to play so far. In a
    grid, his empty cells are among them once all games still to be played are his."""
    row = section.crosstable.rows[number]
    if section.origin.grid:
        left = games_to_come(section)
        alone = bool(left) and all(number in game[1:] for game in left)
        return [x for x in row if x.opponent is not None or (alone and x == BLANK)]
    history = [(round, row[round - 1]) for round in section.crosstable.complete_rounds]
    return [result for _, result in without_sitting_out(history, times_sitting_out(section))]


def byes_with_points(section: Section) -> Iterator[Finding]:
    """Report byes with points in a round-robin, where a player without an opponent sits out."""
    if not section.is_roundrobin or section.matches is not None or section.origin.grid:
        return
    byes = [cell for cell in section.crosstable.cells() if cell[3].outcome.bye and cell[3].points]
    for row, number, round, result in byes[:1]:
        more = f", and {counted(len(byes) - 1, 'more bye')} like it," * (len(byes) > 1)
        swiss = "" if section.kind else "; if this is a Swiss, state Kind swiss"
        message = (
            f"{section.origin.entry} {number} has a {result.outcome.value}{more} in a round-robin "
            f"and its points count; type U for whoever sits out without points{swiss}"
        )
        yield section.finding(WARNING, "bye-in-a-round-robin", row, f"R{round}", message)


def what_is_missing(section: Section) -> str:
    """Return which results keep a round from counting, if any, for who does not see the cells."""
    table, noun = section.crosstable, section.origin.entry
    sentences = []
    for round in range(1, table.last_begun + 1):
        missing = table.missing(round) if table.started(round) else ()
        if missing and not section.origin.grid:
            named = [f"{number} {section.by_number[number].name}".strip() for number in missing]
            more = f" and {len(named) - _NAMED} more" if len(named) > _NAMED else ""
            whose = f"{len(named)} of {counted(len(table.numbers), noun)}"
            sentences.append(
                f"Round {round} is not complete: results are missing of {whose} "
                f"({'; '.join(named[:_NAMED])}{more}). Until they are in, it counts for nobody."
            )
    return " ".join(sentences)
