"""One cause of many findings: a list that is cut short, numbers of another order, totals as a
round. It is reported in the place of what only follows from it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from xltiebreak.checks.repairs import (
    NEW_SECTION,
    REPAIRS,
    Repair,
    column_called,
    listed,
    quoted,
    repaired,
    row_called,
    wrong_cells,
)
from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.results import TWIN, Result
from xltiebreak.event.section import Section

_OF_GAMES = {"plays-self", "unknown-opponent", "paired-twice", "twins-disagree", "colours-disagree"}
_OF_CELLS = _OF_GAMES | {"forgotten-cell", "incomplete-round", "unknown-code"}
"""What else may make the sums too low."""
_OF_TOTALS = {"printed-score", "totals-disagree", "running-score"}
_FEW_CELLS, _MOST_CELLS = 12_000, 60_000
"""In tables with more cells only rows that are missing are sought, in very large ones nothing: an
answer must not take seconds."""
_FEWEST, _MANY, _HALF = 4, 8, 0.5
_MOSTLY, _NEARLY = 0.5, 0.9

Check = Callable[[Section], Sequence[Finding]]


class Cause(NamedTuple):
    """A sentence, and the findings that only follow from what it says."""

    finding: Finding
    explains: Sequence[Finding]


def with_causes(section: Section, findings: Sequence[Finding], check: Check) -> list[Finding]:
    """Return the findings with each cause first, and without those that only follow from it.
    ``check`` gives the findings of a section in which a cause is repaired."""
    left, causes = [*findings], list[Finding]()

    def told(finding: Finding, explains: Sequence[Finding]) -> None:
        gone = {*explains}
        follows = tuple(other for other in left if other in gone)
        causes.append(finding._replace(follows=follows))
        left[:] = [other for other in left if other not in gone]

    for look in _OF_THE_WHOLE:
        for cause in look(section, left):
            told(*cause)
    cells = len(section.crosstable.numbers) * section.crosstable.rounds
    if section.crosstable.unclear or cells > _MOST_CELLS:
        return [*causes, *left]
    for repairs, share in REPAIRS if cells <= _FEW_CELLS else REPAIRS[:1]:
        wrong = wrong_cells(section.crosstable)
        if len(wrong) < 2:
            break  # a single wrong game says best itself what is wrong
        for repair in repairs(section, wrong):
            if share * len(wrong_cells(repair.table)) <= len(wrong):
                finding = _at(section, repair.row, repair.column, repair.code, repair.sentence)
                section = repaired(section, repair)
                told(finding, _gone(section, repair, left, check))
                break
    return [*causes, *left]


def _gone(
    section: Section, repair: Repair, findings: Sequence[Finding], check: Check
) -> list[Finding]:
    """Return the findings that are gone after a repair."""
    again = {(finding.code, finding.where) for finding in check(section)}
    if _adds_up(section):
        again = {(code, where) for code, where in again if code != "totals-disagree"}
    return [finding for finding in findings if (finding.code, finding.where) not in again]


def _adds_up(section: Section) -> bool:
    """Whether most printed totals are sums of the results."""
    printed = [
        player.printed_score == sum(result.points for result in results)
        for player, results in zip(section.players, section.crosstable.results)
        if player.printed_score is not None
    ]
    return 2 * sum(printed) > len(printed)


def _at(section: Section, row: int, column: str, code: str, message: str) -> Finding:
    return section.finding(ERROR, code, row, column, message)


# what is the same throughout


def numbered_anew(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report the rows at which the numbers begin again."""
    doubled = [finding for finding in findings if finding.code == "duplicate-number"]
    if len(doubled) < 2:
        return
    begins = [*_beginnings(section.crosstable.numbers)]
    message = (
        f"the numbers begin again at {' and '.join(row_called(section, row) for row in begins)}: "
        f"{len(doubled)} of them stand twice. {NEW_SECTION}; otherwise give every "
        f"{section.origin.entry} a number that no other has"
    )
    follows = [
        finding
        for finding in findings
        if finding.code in _OF_GAMES or finding.code.startswith(("match-", "met-"))
    ]
    finding = _at(section, begins[0], "No.", "numbers-begin-again", message)
    yield Cause(finding, (*doubled, *follows))


def _beginnings(numbers: Sequence[int]) -> Iterator[int]:
    """Yield the rows at which a number stands that stood in the same part already."""
    part: set[int] = set()
    for row, number in enumerate(numbers):
        if number in part:
            part = set()
            yield row
        part.add(number)


def same_colours(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that most games have one color in both cells."""
    follows = [finding for finding in findings if finding.code == "colours-disagree"]
    coloured = [cell for cell in section.crosstable.cells() if cell[3].colour]
    if len(follows) < _FEWEST or 4 * len(follows) < len(coloured):
        return
    row, _, round, _ = coloured[0]
    message = (
        f"both cells of {len(follows):,} games name the same color (the first is "
        f"{quoted(section, row, round)}), so these colors are not those of the games; correct "
        "them, or leave out the colors"
    )
    finding = _at(section, row, f"R{round}", "colours-throughout", message)
    yield Cause(finding._replace(severity=WARNING), follows)


def rounds_without_games(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that the rounds before one with games have none, as on a page of pairings."""
    table = section.crosstable
    missing = [round for round in range(1, table.last_begun) if not table.started(round)]
    sentences = {incomplete(section, round) for round in missing}
    follows = [finding for finding in findings if finding.message in sentences]
    if len(follows) < 2 or not section.origin.cells:
        return
    message = (
        f"rounds {listed(missing)} have no games here, so nothing is counted; a page of pairings "
        "holds those of one round: put the games of all rounds together, or save the crosstable"
    )
    yield Cause(Finding(WARNING, "rounds-without-games", follows[0].where, message), follows)


def repeated_headers(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that the headers stand again and again, as on a page of many lines."""
    follows = [finding for finding in findings if finding.code == "repeated-header"]
    if len(follows) >= 2 and len({finding.message for finding in follows}) == 1:
        where = [finding.where.rpartition("!")[2].partition(",")[0] for finding in follows[1:]]
        message = (
            f"the row of headers stands here once more, and in {len(where)} further rows "
            f"({', '.join(where[:3])}{' …' * (len(where) > 3)}); delete these rows"
        )
        yield Cause(follows[0]._replace(message=message, follows=()), follows)


def single_cells(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once that most games stand in one of the two rows alone."""
    follows = [one for one in findings if one.code in ("forgotten-cell", "incomplete-round")]
    table, noun = section.crosstable, section.origin.entry
    if len(follows) < _FEWEST or section.origin.grid or section.origin.cells:
        return
    row_of = {number: row for row, number in enumerate(table.numbers)}
    games = [
        (row_of[result.opponent], round, number)
        for _, number, round, result in table.cells()
        if result.played and result.opponent in row_of
    ]
    empty = [game for game in games if table.results[game[0]][game[1] - 1].blank]
    if not empty or 2 * len(empty) < len(games):
        return
    row, round, other = min(empty)
    message = (
        f"{len(empty):,} games stand in one of the two rows alone (the first: {noun} {other} "
        f"names {noun} {table.numbers[row]} in round {round}, whose cell is empty); type the "
        "result of each game in both rows, such as W12 here and L3 there"
    )
    finding = _at(section, row, f"R{round}", "one-cell-a-game", message)
    yield Cause(finding._replace(severity=WARNING), follows)


# totals


class _Scale(NamedTuple):
    """What a win, a draw, a loss and a bye of a full point count."""

    win: float
    draw: float
    loss: float
    bye: float

    def total(self, results: Sequence[Result]) -> float:
        """Return the points of a row."""
        return sum(map(self._worth, results))

    def _worth(self, result: Result) -> float:
        if result.points == 1:
            return self.bye if result.outcome.bye else self.win
        if result.points == _HALF:
            return self.draw
        return self.loss if result.played else 0.0


_SCALES = tuple(
    _Scale(win, draw, loss, bye)
    for win, draw, loss in ((2, 1, 0), (3, 1, 0), (3, 2, 1), (4, 2, 1), (10, 5, 0), (1, 0, 0))
    for bye in dict.fromkeys((win, 1, draw))
)


def other_totals(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once why the printed totals are not the sums of the results."""
    follows = [finding for finding in findings if finding.code in _OF_TOTALS]
    pairs = [
        (player.printed_score, results)
        for player, results in zip(section.players, section.crosstable.results)
        if player.printed_score is not None
    ]
    if len(follows) < 3 or len(pairs) < 3:
        return
    agree = not any(finding.code in _OF_CELLS for finding in findings)
    told = _scaled(pairs) or _of_other_rounds(pairs)
    if told is None and agree:
        told = _of_others(pairs) or _missing(pairs)
    if told is None:
        return
    severity, code, message = told
    row = next(k for k, one in enumerate(section.players) if one.printed_score is not None)
    yield Cause(section.finding(severity, code, row, "Score", message), follows)


_Told = tuple[str, str, str]
"""Severity, code and sentence."""
_Pairs = Sequence[tuple[float, Sequence[Result]]]
"""Each printed total with the results of its row."""


def _sums(pairs: _Pairs, rounds: int | None = None) -> list[float]:
    return [sum(result.points for result in results[:rounds]) for _, results in pairs]


def _scaled(pairs: _Pairs) -> _Told | None:
    for scale in _SCALES:
        if all(total == scale.total(results) for total, results in pairs):
            worth = zip((scale.win, scale.draw, scale.loss), ("win", "draw", "loss"))
            counts = ", ".join(f"{decimal(points)} for a {what}" for points, what in worth)
            byes = f", {decimal(scale.bye)} for a bye" * (scale.bye != scale.win)
            ranked = sorted({(total, own) for (total, _), own in zip(pairs, _sums(pairs))})
            is_other = any(a[0] == b[0] or a[1] >= b[1] for a, b in zip(ranked, ranked[1:]))
            cure = (
                "their points are others, so our places may be others, too; if the event counts "
                "as printed, take the places of its own program, otherwise clear the totals"
                if is_other
                else "our places and tie-breaks follow these; nothing is to be done for the places"
            )
            return (
                ERROR if is_other else WARNING,
                "points-for-a-win",
                f"the printed totals count {counts}{byes}, and here a win is 1, a draw ½: {cure}",
            )
    return None


def _of_other_rounds(pairs: _Pairs) -> _Told | None:
    played = len(pairs[0][1])
    for rounds in range(played - 1, 0, -1):
        if [total for total, _ in pairs] == _sums(pairs, rounds):
            return (
                WARNING,
                "totals-of-a-round",
                f"the printed totals are those after round {rounds}, and the table has results of "
                f"{played} rounds; bring the totals up to date, or clear them",
            )
    return None


def _missing(pairs: _Pairs) -> _Told | None:
    more = [total - own for (total, _), own in zip(pairs, _sums(pairs))]
    are_of_a_round = {*more} <= {0.0, _HALF, 1.0} and 0.35 <= sum(more) / len(more) <= 0.75
    if len(pairs) < _MANY or not are_of_a_round:
        return None
    return (
        ERROR,
        "round-missing",
        f"{sum(map(bool, more))} of {len(pairs)} printed totals are higher than the results add up "
        "to, by what one more round gives; the column of a round is missing: put it in, or clear "
        "the totals",
    )


def _of_others(pairs: _Pairs) -> _Told | None:
    """Tell of totals that are those of other rows, of the opponents, or of another round than the
    one that stands twice."""
    totals, sums = [total for total, _ in pairs], _sums(pairs)
    wrong = sum(total != own for total, own in zip(totals, sums))
    turned = [sum(map(_of_the_opponent, results)) for _, results in pairs]
    columns = [*zip(*(results for _, results in pairs))]
    is_twice = any(
        one == other and any(result.opponent for result in one)
        for one, other in zip(columns, columns[1:])
    )
    are_of_others = len(pairs) >= _MANY and 3 * wrong >= len(pairs)
    if not (totals == turned or is_twice or (are_of_others and sorted(totals) == sorted(sums))):
        return None
    return (
        ERROR,
        "totals-disagree",
        f"{wrong} of {len(pairs)} printed totals are not the sums of their rows; totals, or "
        "results, are those of other rows or rounds: put them right, or clear the totals",
    )


def _of_the_opponent(result: Result) -> float:
    is_game = result.opponent is not None and result.outcome in TWIN
    return 1 - result.points if is_game else result.points


# cells that are no results

WHICH_PAGE = (
    "save the table that names the opponents: at chess-results.com 'Starting rank crosstable' or "
    "'Ranking crosstable after round …', at US Chess the crosstable of the section (MSA), in "
    "Swiss-Manager the list 'Starting rank crosstable' as Excel file, in other programs the "
    "crosstable or wall chart"
)
_POINTS = re.compile(r"[01½]|0[.,]5|1/2|[+=-]|[01][kf+-]|-+")
_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")


def unreadable_tables(section: Section, findings: Sequence[Finding]) -> Iterator[Cause]:
    """Report once what the cells hold instead of results: of a column, or of most."""
    texts = section.origin.texts
    if not texts or section.origin.cells or len(section.faults) < _FEWEST:
        return
    reported = {fault.where: fault for fault in section.faults}
    unread: dict[tuple[int, int], Finding] = {}
    for row, number, round, _ in section.crosstable.cells():
        fault = reported.get(section.origin.cell(row, f"R{round}", number))
        if fault is not None and fault.code in ("unknown-code", "unknown-opponent"):
            unread[row, round] = fault
    if len(unread) < _FEWEST:
        return
    columns = [*zip(*texts)]
    filled = [sum(bool(text.strip()) for text in column) for column in columns]
    if len(unread) >= _MOSTLY * sum(filled):
        codes = _OF_CELLS | {"totals-disagree", "ambiguous-notation"}
        yield _no_results(section, findings, unread, codes - {"unknown-code"}, _throughout)
        return
    for round, count in Counter(round for _, round in unread).items():
        if count >= max(_FEWEST, _NEARLY * filled[round - 1]):
            own = {cell: unread[cell] for cell in sorted(unread) if cell[1] == round}
            yield _no_results(section, findings, own, {"totals-disagree"}, _of_column)


Unread = dict[tuple[int, int], Finding]
"""What was found in the cells that could not be read, by row and round."""


def _no_results(
    section: Section,
    findings: Sequence[Finding],
    unread: Unread,
    codes: set[str],
    sentence: Callable[[Section, Unread], str],
) -> Cause:
    row, round = min(unread)
    follows = [*unread.values(), *(finding for finding in findings if finding.code in codes)]
    message = sentence(section, unread)
    return Cause(_at(section, row, f"R{round}", "unknown-code", message), follows)


def _throughout(section: Section, unread: Unread) -> str:
    texts = {cell: _text(section, cell) for cell in unread}
    first = quoted(section, *min(unread))
    how_many = f"{len(texts):,} cells"
    if all(_POINTS.fullmatch(text) or _FIGURE.fullmatch(text) for text in texts.values()):
        if sum(_names_back(section, cell) for cell in texts) >= _MOSTLY * len(texts):
            return (
                f"{how_many} name opponents without results (the first is {first}); type who won "
                "before the number, such as W12, D12 or L12, or take a table with the results"
            )
        figures = [(_figure(text), cell[1]) for cell, text in texts.items()]
        if all(figure is None or figure <= round for figure, round in figures):
            return (
                f"{how_many} hold points without opponents (the first is {first}), and no "
                f"tie-break can be worked out without them; {WHICH_PAGE}"
            )
        return (
            f"{how_many} are bare numbers, which do not name both the opponent and the result (the "
            f"first is {first}); type such as W12 for a win over player 12"
        )
    if "opponents by name" in section.origin.how:
        return (
            f"{how_many} name opponents whose names do not stand in the column of names, or are "
            f"those of several (the first is {first}); spell them as there, or type their numbers"
        )
    every = (re.findall(r"[^\W\d_]+", text.upper()) for text in texts.values())
    words = (word for found in every for word in found if word.isalpha())
    common = Counter(words).most_common(5)
    kinds = ", ".join(f"{word} {count} times" for word, count in common)
    return (
        f"{how_many} are no results in any notation known here (the first is {first}"
        f"{'; letters: ' * bool(kinds)}{kinds}); type results such as W12, D12 or L12, or state at "
        "Notation which language the letters are of"
    )


def _of_column(section: Section, unread: Unread) -> str:
    [round] = {round for _, round in unread}
    name, first = column_called(section, round), quoted(section, *min(unread))
    sums = section.crosstable.results
    totals = [
        _figure(_text(section, cell)) == sum(result.points for result in sums[cell[0]])
        for cell in unread
    ]
    if sum(totals) >= _NEARLY * len(totals):
        return f"{name} holds the totals and no round ({first}); head it Score"
    if all(_POINTS.fullmatch(_text(section, cell)) for cell in unread):
        return (
            f"{name} holds points without opponents ({first}); take the results of that round from "
            "a table that names the opponents"
        )
    return (
        f"{name} holds no results ({first} and {len(unread) - 1} more); if it is no round, give it "
        "another header, otherwise type results such as W12"
    )


def _text(section: Section, cell: tuple[int, int]) -> str:
    return section.origin.texts[cell[0]][cell[1] - 1].replace("|", " ").strip()


def _figure(text: str) -> float | None:
    try:
        return points(text)
    except ValueError:
        return None


def _names_back(section: Section, cell: tuple[int, int]) -> bool:
    """Whether the cell is the number of a player whose own cell is this player's number."""
    numbers = section.crosstable.numbers
    text = _text(section, cell)
    if not text.isdecimal() or int(text) not in numbers:
        return False
    other = numbers.index(int(text))
    return _text(section, (other, cell[1])) == str(numbers[cell[0]])


_OF_THE_WHOLE = (
    *(numbered_anew, unreadable_tables, other_totals, same_colours, single_cells),
    *(rounds_without_games, repeated_headers),
)
