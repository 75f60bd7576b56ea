"""The prizes of a file's sections: a table or a line that announces them, the labels that go with
it, and the columns of the crosstable that prizes need."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import Callable, TypeVar

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError, errors_first
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.prizefund.apart import without_games
from xltiebreak.prizefund.fund import (
    KNOWN_LATER,
    NO_FEES,
    NO_LIST,
    TOTAL,
    Announcement,
    FeesError,
    Fund,
    ask_for_fees,
)
from xltiebreak.prizefund.prizes import (
    BY_RATING,
    EACH_ROUND,
    Claim,
    Entrant,
    Kind,
    Prize,
    claims,
    list_name,
    with_place_trophies,
)
from xltiebreak.prizefund.stated import (
    PrizeError,
    StatedPrizes,
    amount_of,
    doubts,
    fund_of,
    listed_players,
    prize_rating,
    prize_ratings,
    re_entries,
    stated_lists,
    stated_prizes,
    upset_draws,
    yes_or_no,
)
from xltiebreak.ranking.places import Standing
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid, Line, ListSheet
from xltiebreak.tables.labels import PRIZE_LABELS, Settings
from xltiebreak.tables.people import Misfit, Roster
from xltiebreak.tables.sheets import PrizeTable
from xltiebreak.tables.vocabulary import PRIZES

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

_T = TypeVar("_T")


def with_prizes(read: Sequence[Read], table: PrizeTable | None) -> list[Section]:
    """Return the sections with their prizes, each with the size of the whole event's fund.

    Source: US Chess 32C4.
    """
    statements = [_Statement(*of_section) for of_section in read]
    if table:
        _deal_out(table, statements)
    stated = [statement.stated() for statement in statements]
    funds = [prizes.announced for prizes in stated if prizes and prizes.announced]
    if len(funds) > 1:
        whole = sum(fund.announced for fund in funds)
        stated = [prizes and prizes.of_event(whole) for prizes in stated]
    return [
        replace(section, prizes=prizes, faults=_untold(section, prizes)) if prizes else section
        for (section, _, _), prizes in zip(read, stated)
    ]


def _untold(section: Section, prizes: StatedPrizes) -> tuple[Finding, ...]:
    """Return a section's faults without the ratings that its prizes call wrong already."""
    told = {("rating", finding.where) for finding in prizes.findings if finding.is_error}
    return tuple([fault for fault in section.faults if (fault.code, fault.where) not in told])


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
        TieBreakError: the file states prizes itself.
    """
    stated = stated_prizes(section) or StatedPrizes()
    if stated.fund or any(finding.is_error for finding in stated.findings):
        raise TieBreakError(
            f"the file states prizes itself; clear them there, or leave out {where}"
        )
    words = {name: Cell(text) for name, text in stated.words.items()}
    settings = Settings(
        withdrawn=section.withdrawn,
        prizes={**words, "prizes": Cell(line)},
        cells={**section.origin.labels, "prizes": where},
    )
    errors = tuple(fault for fault in section.faults if fault.is_error or fault.code != "withdrawn")
    return with_prizes([(replace(section, faults=errors), settings, Grid("", []))], None)[0]


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


_NO_HEADERS = (
    f"the sheet has no row of headers that can be read; expected {', '.join(PRIZES)}, of "
    "which Prize and one of Cash and Trophy cannot be missing"
)


def _deal_out(table: PrizeTable, statements: Sequence[_Statement]) -> None:
    """Give each row of a table to the statement of its section. A row for no section, or for an
    unknown one, may be meant for any: its fault stands with all of them."""
    unplaced: list[Finding] = []
    sections = [statement.section for statement in statements]
    if table.sheet is None:
        unplaced.append(Finding(ERROR, "no-headers", table.grid.sheet, _NO_HEADERS))
    for sheet, row in ((table.sheet, row) for row in table.rows if table.sheet):
        name = sheet.cell(row, "Section").text or sections[0].name * (len(sections) == 1)
        alike = [each for each in statements if bare(each.section.name) == bare(name)]
        if alike:
            alike[0].add(sheet, row)
            continue
        what = f"there is no section {name!r}" if name else _NO_SECTION
        message = f"{what}; there are {', '.join(section.name for section in sections)}"
        unplaced.append(sheet.error(row, "Section", "prize-section", message))
    for statement in statements:
        statement.findings[:0] = unplaced


_NO_SECTION = "it is not typed for which section this is"


class _Statement:
    """What a section's file states of its prizes, and what is wrong with it. Of those in a table
    ``rows`` holds what was typed, ``prizes`` what is understood, ``places`` where each of these
    stands, and ``lists`` who may win the named ones, as far as their rows say it."""

    def __init__(self, section: Section, settings: Settings, grid: Grid) -> None:
        self.section, self.settings, self.grid = section, settings, grid
        self.known = section.crosstable.rows
        self.words: dict[str, str] = {}
        self.findings: list[Finding] = []
        self.rows: list[Mapping[str, str]] = []
        self.prizes: list[Prize] = []
        self.places: list[str] = []
        self.lists: dict[str, tuple[int, ...]] = {}
        self._table = self._sign = ""
        self._claimed: dict[Claim, str] = {}

    def add(self, sheet: ListSheet, row: Row) -> None:
        """Add the prize in a row of a table; report one that cannot be read, and leave it out."""
        from xltiebreak.prizefund.typed_prizes import typed_prize  # late: for few events

        self.rows.append({each: text for each in PRIZES if (text := sheet.cell(row, each).text)})
        self._table = sheet.grid.sheet or f"line {sheet.grid.rows[-1].number}"
        where = sheet.where(row, "Prize")
        try:
            for title in PRIZES:
                Line(sheet, row).text(title)  # or it raises what is wrong with the cell
            typed = typed_prize(self.rows[-1], self._roster.find)
            prize = replace(typed.prize, position=len(self.prizes) + 1)
            self._refuse_contradictions(prize, typed.sign, typed.players, where)
        except (Misfit, PrizeError) as error:
            self.findings.append(sheet.error(row, error.title, "prize", str(error)))
        else:
            self.prizes.append(prize)
            self.places.append(where)

    @cached_property
    def _roster(self) -> Roster:
        names = ((player.number, player.name) for player in self.section.players)
        origin = self.section.origin
        where = f"on the sheet {origin.sheet or self.section.name}"
        return Roster(names, where, origin.entry, formulas=True)

    def _refuse_contradictions(
        self, prize: Prize, sign: str, players: tuple[int, ...] | None, where: str
    ) -> None:
        for name, claim in claims(prize).items():
            if (other := self._claimed.setdefault(claim, where)) != where:
                noun = "cash prize" if name == "cash" else name
                raise PrizeError(
                    "Rank",
                    f"there is a {noun} for {prize.title} at {other} already; type the rank of "
                    "each (1, 2 …), or clear one of them",
                )
        self._sign = self._sign or sign
        if sign not in ("", self._sign):
            signs = f"{self._sign} and {sign}"
            raise PrizeError("Cash", f"there are amounts in {signs}; a section has one currency")
        if players is not None and {*self.lists.setdefault(prize.list, players)} != {*players}:
            raise PrizeError(
                "Players",
                f"another row lists others for {prize.label or prize.list}; list the same "
                "players, or leave this cell empty",
            )

    def stated(self) -> StatedPrizes | None:
        """Return the section's prizes; nothing where the file states none."""
        for name, cell in self.settings.prizes.items():
            if cell.fault is not None and cell.fault.code != "merged-cells":
                self._tell(self._where(name), cell.fault.message)
            else:
                self.words[name] = cell.text
        fund = self._fund()
        if fund is None and not self.findings:
            return self._without_prizes() if self.words else None
        ratings = self._column(_PRIZE_RATING, prize_rating)
        ratings.update(self._read("prize_ratings", prize_ratings))
        at_label = [number for number in self.settings.withdrawn if number in self.known]
        marked = self._column(
            _WITHDRAWN,
            lambda text: bool(_AFTER_ROUND.fullmatch(text.casefold())) or yes_or_no(text, ""),
        )
        entered_again = self._read("re_entries", re_entries)
        fund = fund and self._settled(fund)
        prizes = StatedPrizes(
            fund,
            ratings=ratings,
            withdrawn=tuple(dict.fromkeys((*at_label, *filter(marked.get, marked)))),
            entered_again=entered_again,
            lists=self._lists(fund) if fund else {},
            words=self.words,
            rows=tuple(self.rows),
            announced=fund,
        )
        if fund is not None:
            self._examine(fund)
        errors = {finding.code for finding in self.findings if finding.is_error}
        if errors:
            prizes = replace(prizes, fund=None, announced=None if errors - {*KNOWN_LATER} else fund)
        elif fund is not None:
            standings = [Standing(1, 1, each, 0.0, {}, None) for each in self.section.players]
            entrants = [*prizes.entrants(standings), Entrant(0, is_team=True)]
            self.findings += doubts(fund, entrants, self._stands)
        return replace(prizes, findings=tuple(errors_first(self.findings)))

    def _without_prizes(self) -> StatedPrizes:
        self._read("upset_draws", lambda text, _: upset_draws(text))
        for name in self.words:
            if name != _WITHOUT_PRIZES:
                message = (
                    f"the label {PRIZE_LABELS[name]!r} is passed over, as there are no prizes; "
                    "type them on a sheet Prizes, or the line that announces them at the label "
                    "Prizes"
                )
                self._tell(self._where(name), message, "prize-label", WARNING)
        return StatedPrizes(findings=tuple(self.findings), words=self.words)

    def _tell(
        self, where: str | Prize, message: str, code: str = "prizes", severity: str = ERROR
    ) -> None:
        """Report what is wrong at a place, or with a prize."""
        if isinstance(where, Prize):
            where, message = self._stands(where), f"{where.title}: {message}"
        self.findings.append(Finding(severity, code, where, message))

    @contextmanager
    def _telling(self, where: str = "") -> Iterator[None]:
        """Report what is raised, ``where`` given, else at the label that the error names."""
        try:
            yield
        except TieBreakError as error:
            label = error.title if isinstance(error, PrizeError) else "prizes"
            self._tell(where or self._where(label), str(error))

    def _where(self, name: str) -> str:
        """Return the cell beside a label; for prizes in a table, where that table begins."""
        in_table = self._table if name == "prizes" else ""
        return in_table or self.settings.cells.get(name, self.section.name)

    def _stands(self, prize: Prize) -> str:
        places = self.places[prize.position - 1 :][:1]
        return places[0] if places else self._where("prizes")

    def _read(self, name: str, read: Callable[[str, Collection[int]], _T]) -> _T:
        with self._telling(self._where(name)):
            return read(self.words.get(name, ""), self.known)
        return read("", self.known)

    def _fund(self) -> Fund | None:
        rounds = self.section.scheduled_rounds or self.section.crosstable.rounds or None
        if self.rows and "prizes" in self.words:
            message = f"the prizes stand on {self._table}, too; keep the line or the table"
            self._tell(self.settings.cells.get("prizes", self.section.name), message)
        elif self.rows or "prizes" in self.words:
            with self._telling():
                announcement = self._announcement()
                try:
                    return fund_of(announcement, self.words, rounds)
                except FeesError:  # what is announced stands before there are fees
                    is_option = self._where("prizes").startswith("--")
                    message = ask_for_fees(*["with --entry-fees"] * is_option)
                    self._tell(self._where("prizes"), message, NO_FEES)
                    return fund_of(announcement, {**self.words, "entry_fees": "0"}, rounds)
        return None

    def _announcement(self) -> Announcement:
        """Return the prizes in the order of their rows, else those that the line at the label
        Prizes announces. Players who count as half an entry need the label Entries: the crosstable
        does not show who they are."""
        from xltiebreak.prizefund.announcement import read_announcement  # late: for few events

        if self.rows:
            return Announcement(tuple(self.prizes), sign=self._sign)
        is_named = "name" in self.settings.cells or self.section.name != OPEN
        made = read_announcement(
            self.words["prizes"],
            self.section.name if is_named else "",
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
            replace(prize, kind=Kind.PLACE) if of_teams and prize.kind == Kind.TEAM else prize
            for prize in fund.prizes
        )
        with self._telling(self._where("trophies")):
            prizes = with_place_trophies(prizes, self.section.trophies)
        return replace(fund, prizes=prizes, limits=fund.limits._replace(exempt=exempt))

    def _lists(self, fund: Fund) -> dict[str, tuple[int, ...]]:
        """Return who can win each named prize: by the prize's rows, by the label, or by a column
        with that header. Report a prize for which none of them says it, or not alike."""
        at_label = self._read("prize_lists", stated_lists)
        lists = {**at_label}
        for prize in fund.prizes:
            if prize.kind != Kind.NAMED:
                continue
            name = prize.list
            heads = [head for head in self._columns if list_name(head) == name]
            marked = self._column(heads, lambda text: yes_or_no(text, ""))
            ways = [each[name] for each in (self.lists, at_label) if name in each]
            ways += [tuple(filter(marked.get, marked))] * bool(heads)
            if not ways:
                message = (
                    "it is not stated who can win it. Type the pairing numbers in the column "
                    f"Players of the sheet Prizes, or at the label Prize lists ({name}: 3, 7), or "
                    f"mark them with x in a column {name.capitalize()} of the crosstable; where "
                    f"there is nobody, state {name}: none"
                )
                self._tell(prize, message, NO_LIST)
            elif any({*way} != {*ways[0]} for way in ways):
                message = (
                    "who can win it is stated more than once, and not alike; keep one of the "
                    "column Players, the label Prize lists and the column of the crosstable"
                )
                self._tell(prize, message, NO_LIST)
            else:
                lists[name] = ways[0]
        return lists

    def _examine(self, fund: Fund) -> None:
        """Report prizes for teams where there are none, or several competitions of them, and prizes
        for upsets where no games of single players, or no rounds, are known; ratings that cannot be
        read where prizes go by them; and a sum at the label Prize fund, or above prizes of rounds,
        that is not theirs, unless the file says that it is meant."""
        no_games = without_games(self.section)
        no_teams = ((prize, self._why_no_teams(prize)) for prize in fund.prizes)
        for prize, why in [each for each in no_teams if each[1]][:1]:
            self._tell(prize, why)
        for prize in (prize for prize in fund.prizes if prize.goes_by_games):
            if no_games:
                message = f"{no_games}; type the winner under Players of a sheet Prizes"
                self._tell(prize, message, severity=WARNING)
            elif prize.round is not None and self.section.origin.grid:
                message = (
                    "a grid has no rounds; announce the upset of the whole event, or type the "
                    "results round by round"
                )
                self._tell(replace(prize, round=EACH_ROUND), message)
                break
        kinds = (*BY_RATING, Kind.UNRATED)
        by_rating = any(prize.kind in kinds or prize.goes_by_games for prize in fund.prizes)
        by_rating |= {fund.limits.unrated, fund.limits.provisional} != {None}
        for fault in self.section.faults if by_rating else ():
            if fault.code == "rating":
                why = fault.message.partition(";")[0]
                self._tell(fault.where, f"{why}, and prizes go by ratings; correct it, or clear it")
        at_label = "prize_fund" in self.words
        is_compared = at_label or any(prize.round for prize in fund.prizes)
        known = any(finding.code == TOTAL for finding in self.findings)
        if is_compared and fund.unlike_total and not (known or "announced_total" in self.words):
            where = self._where("prize_fund" if at_label else "prizes")
            self._tell(where, fund.unlike_total, TOTAL)

    def _why_no_teams(self, prize: Prize) -> str:
        """Return why a prize for teams cannot be given; empty for others."""
        known = [bare(competition.by) for competition in self.section.competitions]
        if prize.kind != Kind.TEAM or known == [""] or prize.list in known:
            return ""
        if not known:
            return (
                "it is not known how many players count for a team; state it at the label Counting "
                "players, and the teams in the column Team of the crosstable"
            )
        if len(known) == 1 and not prize.list:
            return ""
        listed = " and ".join(known)
        return f"the label Teams by names {listed}; say which of them the prize is for"

    @cached_property
    def _columns(self) -> dict[str, list[tuple[int, Cell, str]]]:
        """The columns that the crosstable itself does not use, by header: of each player the
        number, the cell and its place; where prizes are stated beside a file, as it was read."""
        header = self.grid.header
        if header is None:
            return {
                _head(title): [
                    (k, Cell(text), f"column {title}, player {k}") for k, text in texts.items()
                ]
                for title, texts in self.section.printed.items()
            }
        rows = {row.number: row for row in self.grid.rows}
        places = [rows[number] for number in self.section.origin.rows]
        return {
            _head(cell.text): [
                (player.number, row.cell(column), self.grid.address(row, column, cell.text))
                for player, row in zip(self.section.players, places)
            ]
            for column, cell in enumerate(header.heads)
            if cell.text and column not in header.used
        }

    def _column(self, heads: Collection[str], read: Callable[[str], _T]) -> dict[int, _T]:
        """Return what each player's cell in the column of one of these headers says, by number."""
        values = {}
        head = next((head for head in heads if head in self._columns), "")
        for number, cell, where in self._columns.get(head, ()):
            if cell.text or cell.fault:
                with self._telling(where):
                    if cell.fault is not None:
                        raise TieBreakError(cell.fault.message)
                    values[number] = read(cell.text)
        return values


def _head(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".:")
