"""The prizes of a file's sections: a table or a line that announces them, the labels that go with
it, and the columns of the crosstable that prizes need."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Callable, TypeVar

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError, errors_first
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.entry_fees import ask_for_fees
from xltiebreak.prizefund.fund import (
    KNOWN_LATER,
    NO_FEES,
    NO_LIST,
    TOTAL,
    Announcement,
    FeesError,
    Fund,
)
from xltiebreak.prizefund.prizes import (
    EACH_ROUND,
    NAMED,
    PLACE,
    TEAM,
    Prize,
    with_place_trophies,
)
from xltiebreak.prizefund.stated import (
    StatedPrizes,
    doubts,
    fund_of,
    stated_prizes,
    upset_draws,
)
from xltiebreak.prizefund.typed_cells import (
    PrizeError,
    amount_of,
    list_name,
    listed_players,
    prize_rating,
    prize_ratings,
    re_entries,
    stated_lists,
    yes_or_no,
)
from xltiebreak.prizefund.upsets import without_games
from xltiebreak.ranking.places import Standing
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.labels import PRIZE_LABELS
from xltiebreak.tables.prize_list import ListedPrizes, listed_prizes
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.sheets import PrizeTable

OPEN = "Open"
"""The name of a section without a name."""

_PRIZE_RATING = ("prize rating", "rating for prizes")
_WITHDRAWN = ("withdrawn", "withdrew")
"""Columns of the crosstable that only prizes need; another is headed like a list of players,
such as Junior."""

_WITHOUT_PRIZES = "upset_draws"
"""The label that counts without prizes, too: for the list of upsets."""

_AFTER_ROUND = re.compile(r"(?:after )?(?:r|rd|round) ?\d{1,3}")

Read = tuple[Section, Settings, Grid]
"""A section, its settings, and the grid that it was read from."""

_T = TypeVar("_T")


def with_prizes(read: Sequence[Read], table: PrizeTable | None) -> list[Section]:
    """Return the sections with their prizes."""
    sections = [section for section, _, _ in read]
    listed = listed_prizes(table, sections) if table else [None] * len(sections)
    prizes_of_sections = [
        _Statement(*section, rows).stated() for section, rows in zip(read, listed)
    ]
    return [
        replace(section, prizes=prizes) if prizes else section
        for section, prizes in zip(sections, _of_one_event(prizes_of_sections))
    ]


def name_to_write(section: Section) -> str:
    """Return the name of a section; nothing where prizes are announced and nobody typed the usual
    name, since the line may be about a section of another name."""
    stated = stated_prizes(section)
    line = stated.words.get("prizes") if stated else None
    is_usual = section.name == OPEN and "name" not in section.origin.labels
    return "" if line and is_usual else section.name


def with_line(section: Section, line: str, where: str) -> Section:
    """Return the section with the prizes that a line announces; ``where`` says where it stands.

    Raises:
        TieBreakError: the file states prizes itself, or has a column that counts only then.
    """
    stated = section.prizes if isinstance(section.prizes, StatedPrizes) else StatedPrizes()
    if stated.fund or any(finding.is_error for finding in stated.findings):
        raise TieBreakError(
            f"the file states prizes itself; clear them there, or leave out {where}"
        )
    words = {name: Cell(text) for name, text in stated.words.items()}
    settings = Settings(
        prizes={**words, "prizes": Cell(line)}, cells={**section.origin.labels, "prizes": where}
    )
    for head in section.printed:
        name = list_name(head)
        of_a_list = re.search(rf"\b{re.escape(name)}s?\b", line, re.IGNORECASE)
        if of_a_list or name in (*_PRIZE_RATING, *_WITHDRAWN):
            raise TieBreakError(
                f"the column {head} counts only where the file states the prizes; leave out "
                f"{where}, and type the line behind the label Prizes, above the table or on a "
                "sheet Event"
            )
    return with_prizes([(section, settings, Grid("", []))], None)[0]


def with_fees(section: Section, amount: str, where: str) -> Section:
    """Return the section with what was taken in entry fees in all; ``where`` says where it stands.

    Raises:
        TieBreakError: it is no amount, the file states it, or no prizes are stated.
    """
    stated = stated_prizes(section)
    if stated and "entry_fees" in stated.words:
        at = section.origin.labels.get("entry_fees", "the file")
        raise TieBreakError(f"{at} states the entry fees itself; clear it, or leave out {where}")
    try:
        fees = amount_of(amount, where, percent=False).cents
    except PrizeError as error:
        raise TieBreakError(f"{where}: {error}") from error
    if stated is None:
        return section
    findings = tuple(finding for finding in stated.findings if finding.code != NO_FEES)
    announced = stated.announced and replace(stated.announced, fees=fees)
    fund = None if any(finding.is_error for finding in findings) else announced
    words = {**stated.words, "entry_fees": amount}
    prizes = replace(stated, fund=fund, announced=announced, findings=findings, words=words)
    return replace(section, prizes=prizes)


def _of_one_event(of_sections: Sequence[StatedPrizes | None]) -> list[StatedPrizes | None]:
    """Return the prizes of all sections, each with the size of the whole event's fund.

    Source: US Chess 32C4.
    """
    funds = [prizes.announced for prizes in of_sections if prizes and prizes.announced]
    if len(funds) < 2:
        return [*of_sections]
    whole = sum(fund.announced for fund in funds)
    return [prizes and prizes.of_event(whole) for prizes in of_sections]


class _Statement:
    def __init__(
        self, section: Section, settings: Settings, grid: Grid, listed: ListedPrizes | None
    ) -> None:
        self.section, self.settings, self.grid = section, settings, grid
        self.table = listed if listed and listed.rows else None
        self.known = section.crosstable.rows
        self.words: dict[str, str] = {}
        self.findings: list[Finding] = list(listed.faults if listed else ())

    def stated(self) -> StatedPrizes | None:
        """Return the section's prizes; nothing where the file states none."""
        for name, cell in self.settings.prizes.items():
            if cell.fault is not None and cell.fault.code != "merged-cells":
                self._error(name, cell.fault.message)
            else:
                self.words[name] = cell.text
        fund = self._fund()
        if fund is None and not self.findings:
            return self._without_prizes() if self.words else None
        prizes = StatedPrizes(
            fund,
            ratings=self._ratings(),
            withdrawn=self._withdrawn(),
            entered_again=self._read("re_entries", re_entries),
            words=self.words,
            rows=tuple(self.table.rows) if self.table else (),
        )
        if fund is not None:
            fund = self._settled(fund)
            prizes = replace(prizes, fund=fund, announced=fund, lists=self._lists(fund))
            self._need_teams(fund)
            self._need_games(fund)
            self._compare_total(fund)
        errors = {finding.code for finding in self.findings if finding.is_error}
        if errors:
            prizes = replace(prizes, fund=None, announced=None if errors - {*KNOWN_LATER} else fund)
        elif fund is not None:
            self.findings += doubts(fund, self._entrants(prizes), self._stands)
        return replace(prizes, findings=tuple(errors_first(self.findings)))

    def _without_prizes(self) -> StatedPrizes:
        self._read("upset_draws", lambda text, _: upset_draws(text))
        idle = [
            Finding(
                WARNING,
                "prize-label",
                self._where(name),
                f"the label {PRIZE_LABELS[name]!r} is passed over, as there are no prizes; type "
                "them on a sheet Prizes, or the line that announces them at the label Prizes",
            )
            for name in self.words
            if name != _WITHOUT_PRIZES
        ]
        return StatedPrizes(findings=(*self.findings, *idle), words=self.words)

    def _where(self, name: str) -> str:
        """Return the cell beside a label; for prizes in a table, where that table begins."""
        if name == "prizes" and self.table:
            return self.table.where
        return self.settings.cells.get(name, self.section.name)

    @property
    def _where_fees(self) -> str:
        """Where to state the fees: on the sheet of the labels, else beside the line given."""
        cells = self.settings.cells
        if cells.get("prizes", "").startswith("--"):
            return "with --entry-fees"
        sheets = [cell.partition("!")[0] for cell in cells.values() if "!" in cell]
        where = f"on the sheet {sheets[0]}" if sheets else "above the table"
        return f"at the label Entry fees {where}"

    def _stands(self, prize: Prize) -> str:
        if self.table and prize.position <= len(self.table.cells):
            return self.table.cells[prize.position - 1]
        return self._where("prizes")

    def _error(self, name: str, message: str) -> None:
        self.findings.append(Finding(ERROR, "prizes", self._where(name), message))

    def _read(self, name: str, read: Callable[[str, Collection[int]], _T]) -> _T:
        try:
            return read(self.words.get(name, ""), self.known)
        except PrizeError as error:
            self._error(name, str(error))
            return read("", self.known)

    def _fund(self) -> Fund | None:
        rounds = self.section.scheduled_rounds or self.section.crosstable.rounds or None
        if self.table and "prizes" in self.words:
            message = f"the prizes stand on {self.table.where}, too; keep the line or the table"
            where = self.settings.cells.get("prizes", self.section.name)
            self.findings.append(Finding(ERROR, "prizes", where, message))
            return None
        if not self.table and "prizes" not in self.words:
            return None
        try:
            announcement = self.table.announcement if self.table else self._announcement()
            try:
                return fund_of(announcement, self.words, rounds)
            except FeesError:  # what is announced stands before there are fees
                where = self._where("prizes")
                message = ask_for_fees(self._where_fees)
                self.findings.append(Finding(ERROR, NO_FEES, where, message))
                return fund_of(announcement, {**self.words, "entry_fees": "0"}, rounds)
        except PrizeError as error:
            self._error(error.title, str(error))
        except TieBreakError as error:
            self._error("prizes", str(error))
        return None

    def _announcement(self) -> Announcement:
        """Return the prizes that the line at the label Prizes announces. Players who count as half
        an entry need the label Entries: the crosstable does not show who they are."""
        from xltiebreak.prizefund.announcement import read_announcement  # late: for few events

        is_named = "name" in self.settings.cells or self.section.name != OPEN
        name = self.section.name if is_named else ""
        made = read_announcement(
            self.words["prizes"],
            name,
            self._where("prizes"),
            total_is_meant="announced_total" in self.words,
        )
        for finding in made.findings:
            if finding.code != "announcement-half":
                self.findings.append(finding)
            elif "entries" not in self.words:
                asked = f"{finding.message}, at the label Entries"
                self.findings.append(finding._replace(severity=ERROR, message=asked))
        return made

    def _settled(self, fund: Fund) -> Fund:
        """Return the fund with the trophies of the label Trophies, and who has no limit.
        Where teams play each other, a prize for a team is one for its place."""
        exempt = frozenset(self._read("no_limit_for", listed_players))
        of_teams = self.section.matches is not None
        prizes = tuple(
            replace(prize, kind=PLACE) if of_teams and prize.kind == TEAM else prize
            for prize in fund.prizes
        )
        try:
            prizes = with_place_trophies(prizes, self.section.trophies)
        except TieBreakError as error:
            self._error("trophies", str(error))
        return replace(fund, prizes=prizes, limits=replace(fund.limits, exempt=exempt))

    def _ratings(self) -> dict[int, int | None]:
        ratings: dict[int, int | None] = {}
        for number, text, where in self._column(_PRIZE_RATING):
            try:
                ratings[number] = prize_rating(text)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        at_label = self._read("prize_ratings", prize_ratings)
        return {**ratings, **at_label}

    def _withdrawn(self) -> tuple[int, ...]:
        marked = self._marked(_WITHDRAWN, is_yes=_AFTER_ROUND)
        at_label = [number for number in self.settings.withdrawn if number in self.known]
        return tuple(dict.fromkeys((*at_label, *marked)))

    def _lists(self, fund: Fund) -> dict[str, tuple[int, ...]]:
        """Return who can win each named prize: by the prize's rows, by the label, or by a column
        with that header. Report a prize for which none of them says it."""
        at_label = self._read("prize_lists", stated_lists)
        lists = {**at_label}
        for prize in fund.prizes:
            if prize.kind == NAMED:
                ways = (
                    self.table.lists.get(prize.list) if self.table else None,
                    at_label.get(prize.list),
                    self._marked_as(prize.list),
                )
                known = [way for way in ways if way is not None]
                if not known:
                    self._ask_who(prize)
                elif any(set(way) != set(known[0]) for way in known):
                    self._disagree(prize)
                else:
                    lists[prize.list] = known[0]
        return lists

    def _ask_who(self, prize: Prize) -> None:
        head = prize.list.capitalize()
        message = (
            f"{prize.title}: it is not stated who can win it. Type the pairing numbers in the "
            f"column Players of the sheet Prizes, or at the label Prize lists ({prize.list}: 3, "
            f"7), or mark them with x in a column {head} of the crosstable; where there is nobody, "
            f"state {prize.list}: none"
        )
        self.findings.append(Finding(ERROR, NO_LIST, self._stands(prize), message))

    def _disagree(self, prize: Prize) -> None:
        message = (
            f"{prize.title}: who can win it is stated more than once, and not alike; keep one of "
            "the column Players, the label Prize lists and the column of the crosstable"
        )
        self.findings.append(Finding(ERROR, NO_LIST, self._stands(prize), message))

    def _compare_total(self, fund: Fund) -> None:
        """Report a sum at the label Prize fund that is not the sum of the prizes, unless the file
        says that it is meant."""
        at_label = "prize_fund" in self.words
        is_compared = at_label or any(prize.round for prize in fund.prizes)
        known = any(finding.code == TOTAL for finding in self.findings)
        is_meant = "announced_total" in self.words
        if is_compared and fund.unlike_total and not known and not is_meant:
            where = self._where("prize_fund" if at_label else "prizes")
            self.findings.append(Finding(ERROR, TOTAL, where, fund.unlike_total))

    def _need_teams(self, fund: Fund) -> None:
        """Report a prize for teams where there are none, or several competitions of them."""
        known = [bare(competition.by) for competition in self.section.competitions]
        for prize in fund.prizes:
            if prize.kind == TEAM and (why := _why_no_teams(prize, known)):
                message = f"{prize.title}: {why}"
                self.findings.append(Finding(ERROR, "prizes", self._stands(prize), message))
                return

    def _need_games(self, fund: Fund) -> None:
        """Report prizes for upsets where no games of single players, or no rounds, are known."""
        for prize in fund.prizes:
            if not prize.goes_by_games:
                continue
            why = without_games(self.section)
            if why:
                message = f"{prize.title}: {why}; type the winner under Players of a sheet Prizes"
                self.findings.append(Finding(WARNING, "prizes", self._stands(prize), message))
            elif prize.round is not None and self.section.origin.grid:
                title = replace(prize, round=EACH_ROUND).title
                message = (
                    f"{title}: a grid has no rounds; announce the upset of the whole event, or "
                    "type the results round by round"
                )
                self.findings.append(Finding(ERROR, "prizes", self._stands(prize), message))
                return

    def _entrants(self, prizes: StatedPrizes) -> list[Entrant]:
        players = self.section.players
        unplaced = prizes.entrants([Standing(1, 1, player, 0.0, {}, None) for player in players])
        return [*unplaced, Entrant(0, is_team=True)]

    def _marked_as(self, name: str) -> tuple[int, ...] | None:
        heads = [head for head in self._heads if list_name(head) == name]
        return self._marked(heads) if heads else None

    def _marked(
        self, heads: Sequence[str], is_yes: re.Pattern[str] | None = None
    ) -> tuple[int, ...]:
        numbers = []
        for number, text, where in self._column(heads):
            try:
                folded = text.casefold()
                if (is_yes and is_yes.fullmatch(folded)) or yes_or_no(folded, ""):
                    numbers.append(number)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        return tuple(numbers)

    @cached_property
    def _columns(self) -> Columns | None:
        header = self.grid.header
        return Columns(self.grid, header) if header else None

    @cached_property
    def _heads(self) -> dict[str, int]:
        """The columns that the crosstable itself does not use, by header."""
        if self._columns is None:
            return {}
        header = self._columns.header
        heads = self.grid.rows[header.row].cells
        return {
            " ".join(cell.text.casefold().split()).rstrip(".:"): column
            for column, cell in enumerate(heads)
            if cell.text and column not in header.used
        }

    def _column(self, heads: Collection[str]) -> Iterator[tuple[int, str, str]]:
        """Yield each player with an entry in the column of one of these headers: number, text and
        cell."""
        column = next((self._heads[head] for head in heads if head in self._heads), None)
        if column is None or self._columns is None:
            return
        rows = {row.number: row for row in self.grid.rows}
        title = self.grid.rows[self._columns.header.row].cell(column).text
        for player, number in zip(self.section.players, self.section.origin.rows):
            cell, where = rows[number].cell(column), self.grid.address(rows[number], column, title)
            if cell.fault is not None:
                self.findings.append(Finding(ERROR, "prizes", where, cell.fault.message))
            elif cell.text:
                yield player.number, cell.text, where


def _why_no_teams(prize: Prize, known: Sequence[str]) -> str:
    """Return why a prize for teams cannot be given; ``known`` are the columns that name teams."""
    if not known:
        return (
            "it is not known how many players count for a team; state it at the label Counting "
            "players, and the teams in the column Team of the crosstable"
        )
    if known == [""] or prize.list in known or (len(known) == 1 and not prize.list):
        return ""
    listed = " and ".join(known)
    return f"the label Teams by names {listed}; say which of them the prize is for"
