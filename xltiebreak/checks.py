"""What is wrong with a section's results, and in which cell."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from xltiebreak.errors import EventError
from xltiebreak.figures import decimal
from xltiebreak.model import Event, Outcome, Result, Section
from xltiebreak.notation.us import write as write_us

ERROR = "error"
WARNING = "warning"

_TWIN = {
    Outcome.WIN: Outcome.LOSS,
    Outcome.DRAW: Outcome.DRAW,
    Outcome.LOSS: Outcome.WIN,
    Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS,
    Outcome.FORFEIT_DRAW: Outcome.FORFEIT_DRAW,
    Outcome.FORFEIT_LOSS: Outcome.FORFEIT_WIN,
}


@dataclass(frozen=True)
class Finding:
    """One thing to look at: its severity, a stable code, the cell, and what to do."""

    severity: str
    code: str
    where: str
    message: str

    @property
    def is_error(self) -> bool:
        """Whether standings and bulletin wait until it is mended."""
        return self.severity == ERROR


def examine(section: Section) -> list[Finding]:
    """Everything that is wrong or odd in a section, errors first, each with its cell."""
    found = [*section.faults]
    for check in _CHECKS:
        found += check(section)
    return sorted(dict.fromkeys(found), key=lambda finding: not finding.is_error)


def examine_event(event: Event) -> list[Finding]:
    """The findings of the event's own labels and of all of its sections, errors first."""
    found = [*event.faults]
    for section in event.sections:
        found += examine(section)
    return sorted(dict.fromkeys(found), key=lambda finding: not finding.is_error)


def stop_on_errors(findings: Iterable[Finding]) -> None:
    """Let nothing be computed from results that contradict each other.

    Raises:
        EventError: there is at least one error; it holds all of them.
    """
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)


def _cells(section: Section) -> Iterator[tuple[int, int, int, Result]]:
    """Row index, pairing number, round and result of every cell that names an opponent."""
    table = section.crosstable
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        for round, result in enumerate(results, start=1):
            if result.opponent is not None:
                yield row, number, round, result


def _duplicate_numbers(section: Section) -> Iterator[Finding]:
    first: dict[int, int] = {}
    for row, player in enumerate(section.players):
        if player.number in first:
            other = section.origin.short(first[player.number], "No.", player.number)
            yield Finding(
                ERROR,
                "duplicate-number",
                section.origin.cell(row, "No.", player.number),
                f"pairing number {player.number} stands at {other} already; "
                "give every player a number of his own",
            )
        else:
            first[player.number] = row


def _opponents(section: Section) -> Iterator[Finding]:
    rows = section.crosstable.rows
    for row, number, round, result in _cells(section):
        where = section.origin.cell(row, f"R{round}", number)
        says = f"player {number} says {write_us(result)}"
        if result.opponent == number:
            yield Finding(
                ERROR, "plays-self", where, f"{says}: nobody plays himself; correct the opponent"
            )
        elif result.opponent not in rows:
            yield Finding(
                ERROR,
                "unknown-opponent",
                where,
                f"{says}, but there is no player {result.opponent}; correct the opponent",
            )


def _paired_twice(section: Section) -> Iterator[Finding]:
    """Two players who name the same opponent in one round; he can play one of them."""
    table = section.crosstable
    namers: dict[tuple[int, int], list[tuple[int, int, Result]]] = defaultdict(list)
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is not None and opponent in table.rows and opponent != number:
            namers[round, opponent].append((row, number, result))
    for (round, opponent), found in namers.items():
        twin = table.rows[opponent][round - 1].opponent
        named_back = next((entry for entry in found if entry[1] == twin), found[0])
        for row, number, result in found:
            if (row, number, result) == named_back:
                continue
            column = f"R{round}"
            other = section.origin.short(named_back[0], column, named_back[1])
            yield Finding(
                ERROR,
                "paired-twice",
                section.origin.cell(row, column, number),
                f"player {number} says {write_us(result)}, and {other} (player {named_back[1]}) "
                f"says {write_us(named_back[2])}: player {opponent} cannot play both in round "
                f"{round}; correct one of them",
            )


def _twins(section: Section) -> Iterator[Finding]:
    """A game stands in two cells; they have to tell the same story."""
    table = section.crosstable
    row_of = {number: row for row, number in enumerate(table.numbers)}
    for row, number, round, result in _cells(section):
        opponent = result.opponent
        if opponent is None or opponent == number or opponent not in row_of:
            continue
        twin = table.results[row_of[opponent]][round - 1]
        if twin.blank or twin.outcome is Outcome.UNREADABLE:
            continue
        if twin.opponent == number and opponent < number:
            continue  # told at the opponent's own cell
        rival = table.rows.get(twin.opponent or 0)
        if twin.opponent != number and rival and rival[round - 1].opponent == opponent:
            continue  # told as paired twice
        column = f"R{round}"
        where = section.origin.cell(row, column, number)
        other = section.origin.short(row_of[opponent], column, opponent)
        says = (
            f"player {number} says {write_us(result)}, "
            f"but {other} (player {opponent}) says {write_us(twin)}"
        )
        if not _agree(result, twin, number):
            yield Finding(
                ERROR,
                "twins-disagree",
                where,
                f"{says}; expected {_expected(result, number)}. Correct one of them, or record a "
                "director's ruling with N (win), R (draw) or S (loss)",
            )
        elif result.colour and result.colour == twin.colour:
            colour = "White" if result.colour == "w" else "Black"
            yield Finding(
                WARNING,
                "colours-disagree",
                where,
                f"{says}: both with {colour}; correct one of them",
            )


def _agree(result: Result, twin: Result, number: int) -> bool:
    """Whether two cells of one round may stand side by side; a forfeit need not name anyone."""
    if twin.opponent != number and not (twin.opponent is None and twin.forfeit):
        return False
    if Outcome.PENDING in (result.outcome, twin.outcome):
        return twin.opponent == number
    if result.ruling or twin.ruling:
        return True
    both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
    return both_lost or twin.outcome is _TWIN[result.outcome]


def _expected(result: Result, number: int) -> str:
    if result.outcome is Outcome.PENDING:
        return f"player {number} as the opponent"
    expected = write_us(Result(_TWIN[result.outcome], number))
    return f"{expected} or F{number}" if result.outcome is Outcome.FORFEIT_LOSS else expected


def _met_twice(section: Section) -> Iterator[Finding]:
    if section.kind != "swiss":
        return
    met: dict[tuple[int, int], int] = {}
    for row, number, round, result in _cells(section):
        if not result.played or result.opponent is None or number > result.opponent:
            continue
        pair = (number, result.opponent)
        if pair in met:
            yield Finding(
                WARNING,
                "met-twice",
                section.origin.cell(row, f"R{round}", number),
                f"players {number} and {result.opponent} met in round {met[pair]} already",
            )
        met.setdefault(pair, round)


def _rounds(section: Section) -> Iterator[Finding]:
    table = section.crosstable
    last = max((r for r in range(1, table.rounds + 1) if table.started(r)), default=0)
    for round in range(1, last + 1):
        column = [row[round - 1] for row in table.results]
        if any(
            result.outcome is Outcome.UNREADABLE
            or (result.opponent is not None and result.opponent not in table.rows)
            for result in column
        ):
            continue  # told as an error already
        where = _round_place(section, round)
        if round not in table.complete_rounds:
            yield Finding(
                WARNING,
                "incomplete-round",
                where,
                f"round {round} is not complete ({_missing(section, round)}), "
                "so it is left out of every sum",
            )
        elif not any(result.played for result in column):
            yield Finding(
                WARNING,
                "round-without-games",
                where,
                f"round {round} has no game: every player has a bye, a forfeit or an empty cell; "
                "it still counts as a round",
            )
        elif sum(result.blank for result in column) * 2 > len(column):
            yield Finding(
                WARNING,
                "half-entered-round",
                where,
                f"round {round} is empty for {sum(result.blank for result in column)} of "
                f"{len(column)} players, who count as not paired; is it entered in full?",
            )


def _round_place(section: Section, round: int) -> str:
    letter = section.origin.columns.get(f"R{round}")
    if letter is None or section.origin.lines:
        return f"round {round}"
    return f"{section.origin.sheet}!{letter}" if section.origin.sheet else f"column {letter}"


def _missing(section: Section, round: int) -> str:
    """Which cells keep the round from being complete, in a few words."""
    table = section.crosstable
    missing = []
    named = {row[round - 1].opponent for row in table.results}
    for row, (number, results) in enumerate(zip(table.numbers, table.results)):
        result = results[round - 1]
        place = section.origin.short(row, f"R{round}", number)
        if result.outcome is Outcome.PENDING:
            missing.append(f"{place} has no result yet")
        elif result.blank and number in named:
            missing.append(f"{place} is empty but is named as an opponent")
    if not missing:
        return "nothing is entered"
    more = f" and {len(missing) - 2} more" if len(missing) > 2 else ""
    return "; ".join(missing[:2]) + more


def _printed_scores(section: Section) -> Iterator[Finding]:
    """A total that the file states has to be the sum of the cells beside it."""
    table = section.crosstable
    complete = table.complete_rounds
    if any(result.outcome is Outcome.UNREADABLE for row in table.results for result in row):
        return
    for row, (player, results) in enumerate(zip(section.players, table.results)):
        counted = sum(results[r - 1].points for r in complete)
        entered = sum(result.points for result in results)
        if player.printed_score is not None and player.printed_score not in (counted, entered):
            yield Finding(
                WARNING,
                "printed-score",
                section.origin.cell(row, "Score", player.number),
                f"player {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row",
            )


def _shared_texts(section: Section) -> Iterator[Finding]:
    """Two entries with one name or one member id are often the same person typed twice."""
    for column, code, texts in (
        ("Name", "duplicate-name", [player.name.casefold() for player in section.players]),
        ("ID", "duplicate-id", [player.id.casefold() for player in section.players]),
    ):
        rows = defaultdict(list)
        for row, text in enumerate(texts):
            if text:
                rows[text].append(row)
        for same in rows.values():
            for row in same[1:]:
                number, other = section.players[row].number, section.players[same[0]].number
                yield Finding(
                    WARNING,
                    code,
                    section.origin.cell(row, column, number),
                    f"players {other} and {number} have the same {column}; is one of them a copy?",
                )


_CHECKS = (
    _duplicate_numbers,
    _opponents,
    _paired_twice,
    _twins,
    _met_twice,
    _rounds,
    _printed_scores,
    _shared_texts,
)


def summary(findings: Sequence[Finding]) -> str:
    """How many errors and warnings there are, in words."""
    errors = sum(finding.is_error for finding in findings)
    warnings = len(findings) - errors
    parts = [
        f"{count} {word}{'s' * (count != 1)}"
        for count, word in ((errors, "error"), (warnings, "warning"))
        if count
    ]
    return " and ".join(parts) or "nothing to fix"
