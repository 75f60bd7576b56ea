"""Grids of cells → the sections of an :class:`~xltiebreak.event.section.Event`: of each table its
entries, their results by round or by opponent, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any

from xltiebreak.event.crosstable import (
    MAX_PLAYERS,
    MAX_ROUNDS,
    ROUNDROBIN,
    Crosstable,
    rounds_of_a_cycle,
)
from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, Place, TieBreakError
from xltiebreak.event.results import BLANK, Outcome
from xltiebreak.event.roundrobin import SITS_OUT, typed_by_round
from xltiebreak.event.section import Competition, Event, Section, team_named, without_spare_rounds
from xltiebreak.event.words import bare
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.standings import ranked
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables import further_columns, player_rows, sheets
from xltiebreak.tables.around import Around, words_around
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import plain
from xltiebreak.tables.grid import NO_LISTS, Block, Grid, Lists, ListSheet, examine_header, of_teams
from xltiebreak.tables.header import header_of_scores
from xltiebreak.tables.labels import (
    MATCH_LABELS,
    TEAM_KINDS,
    Settings,
    labels_passed_over,
)
from xltiebreak.tables.reading import Rows, read, wrong_totals
from xltiebreak.tables.vocabulary import PLACES, heading

_GAMES_OF_TEAMS = (
    "a list of games is read for single players, and Kind says that these are teams; type the "
    "matches on a sheet Matches (Round, Team, Points, Opp. points, Opponent) and the teams on a "
    "sheet Teams (No., Team)"
)
_TYPED = ("", "event", "prizes")
"""The roles of sheets in which a list of scores is looked for; our others work something out."""


def read_event(
    title: str, grids: Sequence[Grid], *, ours: bool = False, wrote_us: bool = False
) -> Event:
    """Return the event of a workbook, or of a text file, a sheet without a name: its labels, its
    crosstables, and what is said of prizes. ``ours`` says that this program wrote the workbook,
    ``wrote_us`` that it filled in ``us`` at Notation.

    Raises:
        TieBreakError: there is no crosstable.
    """
    whole, filled = grids, (grid for grid in grids if any(not row.empty for row in grid.rows))
    prizes = next((sheets.table_of_prizes(g) for g in filled if bare(g.sheet) == "prizes"), None)
    if [grid.sheet for grid in grids] == [""]:
        grid, prizes = sheets.cut_out(grids[0])
        grids = [grid]
    grids = tables_in(grids)
    faults: list[Finding] = []
    try:
        labels, pairs = sheets.labelled_tables(grids, faults, ours=ours, wrote_us=wrote_us)
    except NoCrosstable as error:
        raise sheets.no_crosstable(whole) from error
    read = [*_sections(pairs, grids, faults)]
    if not read:
        raise sheets.no_crosstable(grids)
    sections = [section for section, _, _ in read]
    faults += sheets.lists_of_others(grids, [grid for _, _, grid in read], sections)
    fields = {"name": title, "dates": "", **labels.event}
    for grid in (grid for _, _, grid in read if grid.games):
        fields["dates"] = fields["dates"] or grid.games.dates
    if "seal" in fields:
        from xltiebreak.questions.announced import seal_read  # late: most files state none

        try:
            seal_read(fields["seal"])
        except TieBreakError as error:
            faults.append(Finding(ERROR, "seal", labels.places["seal"], str(error)))
    are_listed = prizes and (prizes.sheet is None or any(prizes.rows))
    if are_listed or any(settings.prizes for _, settings, _ in read):
        from xltiebreak.tables.prizes import with_prizes  # late: most files state no prizes

        sections = with_prizes(read, prizes)
    around: dict[str, Around] = {}  # a page may have hundreds of tables, all on one sheet
    for k, (section, (_, _, grid)) in enumerate(zip(map(checked, sections), read)):
        sheet, of_fide = section.origin.sheet, section.origin.of_fide
        if sheet not in around:
            around[sheet] = words_around([grid for grid in whole if grid.sheet == sheet] or whole)
        said = around[sheet]._replace(of_fide=of_fide or around[sheet].of_fide)
        fields["dates"] = fields["dates"] or said.dates * said.of_fide
        origin = section.origin._replace(
            of_fide=said.of_fide, updated=said.updated, tie_breaks=said.tie_breaks
        )
        pasted = sheets.verify_sheet(grid, grids, lone=len(sections) == 1)
        sections[k] = further_columns.with_pasted(replace(section, origin=origin), pasted)
    fields["name"] = fields["name"] or title
    return Event(sections=tuple(sections), faults=tuple(faults), **fields)


def scores_in(title: str, grids: Sequence[Grid]) -> Event | None:
    """Return the lists of names and scores without rounds that a file holds, such as another
    program's standings: enough for prizes, and for nothing else. Each is a section, with its labels
    and prizes; nothing where there is none."""
    typed = (grid for grid in grids if grid.kind in _TYPED and grid.header is None)
    lists = [replace(grid, columns=header_of_scores(grid.rows)) for grid in typed]
    headed = [grid for grid in lists if grid.columns]
    if len(headed) == 1 and headed[0].lines:
        lists = [replace(headed[0], sheet="")]
    return read_event(plain(title), lists) if headed else None


def _sections(
    pairs: Sequence[tuple[Grid, Settings]], grids: Sequence[Grid], faults: list[Finding]
) -> Iterator[tuple[Section, Settings, Grid]]:
    """Yield the section of each table with its settings; report a table that has none."""
    for grid, settings in pairs:
        if grid.games and settings.of_teams:
            raise TieBreakError(f"{grid.sheet}: {_GAMES_OF_TEAMS}".lstrip(": "))
        lists = sheets.lists_beside(grid, grids)
        if sheets.begins_lists(grid, grids):
            from xltiebreak.tables import teams  # late: for teams alone

            assert lists.teams is not None
            section = _Table(lists.teams, settings).section()
            yield teams.section_of_lists(section, settings, lists), settings, grid
        elif made := read_section(grid, settings, lists):
            yield made, settings, grid
        else:
            faults.append(Finding(ERROR, "no-crosstable", grid.sheet, sheets.NO_CROSSTABLE))


def checked(section: Section) -> Section:
    """Return the section without the lots, withdrawals and play-offs that cannot count, and with a
    fault for each of them, and for an order that changes at a place that nobody can have."""
    lots, withdrawn, known = section.lots, section.withdrawn, section.crosstable.rows
    faults = [*section.faults]

    def tell(label: str, message: str, severity: str = ERROR) -> None:
        where = section.origin.labels.get(label, section.name)
        faults.append(Finding(severity, label, where, message))

    try:
        drawn(lots, section.crosstable.numbers)
    except TieBreakError as error:
        lots = ""
        tell("lots", str(error))
    strangers = ", ".join(str(number) for number in withdrawn if number not in known)
    is_for_prizes = bool(section.prizes or section.trophies)
    if strangers:
        who = f"there is no {section.origin.entry} {strangers} who could have withdrawn"
        tell("withdrawn", f"{who}; correct the number")
    elif withdrawn and known.keys() <= {*withdrawn}:
        tell("withdrawn", "everybody is stated as withdrawn; correct the numbers")
    elif withdrawn and not (section.is_roundrobin or is_for_prizes):
        message = (
            "withdrawals count in round-robins, and for prizes, and are passed over here; type the "
            "rounds after a withdrawal as not paired"
        )
        tell("withdrawn", message, WARNING)
    withdrawn = tuple(number for number in withdrawn if number in known)
    section = replace(section, lots=lots, withdrawn=withdrawn, faults=tuple(faults))
    if not section.playoff:
        return section
    from xltiebreak.ranking.combined import competing_teams  # late: few events state a play-off
    from xltiebreak.ranking.playoffs import PlayoffError  # late: as above

    try:
        competing_teams(ranked(section, AS_IN_THE_FILE))
    except PlayoffError as error:
        tell("playoff", error.reason)
        return replace(section, playoff="", faults=tuple(faults))
    except TieBreakError:
        pass  # what is wrong beside it comes first
    return section


# One table → one section

_ON_THE_EVENT_SHEET = "label Notation on the sheet Event"
_IN_CAPITALS = "type it in capitals, US, at the label Notation on the sheet Event"
_IN_A_LINE = "add a line such as Notation,us above the table"


def read_section(grid: Grid, settings: Settings, lists: Lists = NO_LISTS) -> Section | None:
    """Return the section that a grid holds, or nothing where it has no crosstable.

    ``lists`` are the sheets beside it that a team event may have. What cannot be understood becomes
    a fault with its cell; nothing is guessed.

    Raises:
        TieBreakError: the table is larger than any event.
    """
    if grid.columns is None:
        grid = tables_in([grid])[0]
    header = grid.header
    if header is None:
        return None
    if grid.columns is None:  # a sheet of ours, or a list
        header = header.only()
    if settings.of_teams or (header.points and settings.counting is None):
        from xltiebreak.tables import teams  # late: for teams alone

        block = of_teams(Block(grid, header))
        section = _Table(block, settings).section()
        if settings.of_teams or teams.has_points_inside_matches(section, block):
            return teams.section_of_crosstable(section, block, settings, lists)
    block = Block(grid, header._replace(points={}))
    so_far, where, planned = _stated_above(block, settings)
    how: list[str] = []
    if planned and not (settings.scheduled_rounds or header.lists_scores or header.against):
        how = [f"{planned} rounds, as {so_far!r} says"]
        cells = {**settings.cells, "scheduled_rounds": where}
        settings = settings._replace(scheduled_rounds=planned, cells=cells)
    section = without_spare_rounds(_Table(block, settings).section())
    faults = [*section.faults, *labels_passed_over(settings, MATCH_LABELS, _OF_TEAM_EVENTS)]
    if planned and header.lists_scores:
        message = (
            f"{so_far!r} says that rounds are to come, and prizes are given when all are complete; "
            "take the final list, or correct this line"
        )
        faults.append(Finding(ERROR, "rounds", where, message))
    origin = section.origin._replace(how=(*section.origin.how, *how))
    return replace(section, origin=origin, faults=tuple(faults))


_OF_TEAM_EVENTS = (
    "is for team events and is passed over: this event is read as one of single players; if its "
    f"players are teams, state Kind {TEAM_KINDS[0]}"
)
_SO_FAR = (
    r"(?i)(?:.{0,80}\b(?:standings|rankings?|results|scores|crosstable|wall ?chart) )?"
    r"after (?:round|rd|rnd)\.? ?(\d{1,2})(?: (?:out )?of (\d{1,2}))?\W*"
)


def _stated_above(block: Block, settings: Settings) -> tuple[str, str, int]:
    """Return the first line such as ``Standings after round 4 of 5`` above a table, where it stands
    and how many rounds there are, if some are to come; their number may be stated elsewhere."""
    for row in block.grid.rows[: block.header.top]:
        for column, cell in enumerate(row.cells):
            if said := re.fullmatch(_SO_FAR, cell.text):
                planned = int(said[2] or settings.scheduled_rounds or 0)
                if int(said[1]) < planned <= MAX_ROUNDS:
                    return cell.text, block.grid.address(row, column), planned
    return "", "", 0


class _Table:
    """A table on its way to a section: its players, their results by round or, in a grid, by
    opponent, their printed totals, and what is wrong."""

    def __init__(self, block: Block, settings: Settings) -> None:
        games, self.settings = block.grid.games, settings
        self.faults = [*block.grid.faults]
        is_list = isinstance(block, ListSheet)  # of teams, whose matches stand on other sheets
        self.square = None
        if not is_list and (block.header.against or settings.notation):
            from xltiebreak.tables.grids import square_in  # late: for grids alone

            self.square = square_in(block, settings, self.faults)
        self.block = block = self.square or block
        if block.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
        if not games:
            self.faults += examine_header(block)
        self.entries: Sequence[player_rows.Entry] = player_rows.read_entries(block, self.faults)
        self.seated: Any = None  # of a list of games
        if games:
            self.seated = games.seated(block, self.entries, is_stated="kind" in settings.cells)
            self.entries = self.seated.entries
        elif not is_list:
            self.faults += further_columns.unread_results(
                block,
                self.entries,
                is_said=settings.kind == ROUNDROBIN or bool(settings.scheduled_rounds),
                in_grid=self.square is not None,
            )
        if len(self.entries) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if settings.is_double and not settings.scheduled_rounds:
            twice = min(2 * rounds_of_a_cycle(len(self.entries)), MAX_ROUNDS)
            self.settings = settings._replace(scheduled_rounds=twice)
        scores = (block.cell(entry.row, "Score") for entry in self.entries)
        self.totals = [*map(player_rows.printed_score, scores)]
        self.origin = block.origin([entry.row for entry in self.entries])._replace(
            labels=settings.cells,
            how=(*block.grid.how, *player_rows.hidden_parts(block, self.entries)),
        )

    def section(self) -> Section:
        """Return the section that the table holds."""
        block, entries, settings = self.block, self.entries, self.settings
        fields = settings.of_section
        if self.square is not None:
            results, planned = self._of_grid()
            if settings.kind not in ("", ROUNDROBIN):
                message = "the crosstable is a grid: choose the Kind roundrobin"
                self.faults.append(Finding(ERROR, "kind", settings.cells["kind"], message))
            fields.update(kind=ROUNDROBIN, scheduled_rounds=planned)
        elif self.seated:
            results, apart = self.seated.results, {title for _, title in self.seated.cells}
            letters = {title: at for title, at in self.origin.columns.items() if title not in apart}
            cells, boards = {**self.origin.cells, **self.seated.cells}, self.seated.boards
            self.origin = self.origin._replace(columns=letters, cells=cells, boards=boards)
            self.faults += self.seated.faults
            self._examine_totals(results, block.grid.how)
        elif block.rounds:
            results = self._of_rounds()
            self.faults += self._headings_of_sections(results)
        else:
            results = ((),) * len(entries)
            self.faults += sheets.doubtful_scores(block, entries, settings)
        table = Crosstable(tuple([entry.number for entry in entries]), results)
        players = [player_rows.read_player(block, entry, self.faults) for entry in entries]
        if title := self._heading_of_places(table):
            players = [replace(player, printed_place=player.number) for player in players]
            self.origin = self.origin._replace(places=title)
        rows = [(entry.number, entry.row) for entry in entries]
        if settings.teams_by and block.entry == "player":
            made = self._competitions()
            fields.update(teams_by=made, counting=made[0].counting if made else None)
        section = Section(
            players=tuple(players),
            crosstable=table,
            printed=further_columns.further_columns(block, rows),
            origin=self.origin,
            faults=tuple(self.faults),
            **fields,
        )
        # a grid's empty pair is to come
        return typed_by_round(section) if block.grid.typed and self.square is None else section

    def _of_grid(self) -> tuple[Rows, int | None]:
        """Return the results of a grid by round, and the rounds that are planned, if the stated
        ones say that all meet more often than it shows; report rounds in which not all can meet as
        often, an error if nothing waits for the others."""
        assert self.square is not None
        settings, players = self.settings, len(self.entries)
        is_stated = settings.kind == ROUNDROBIN or bool(settings.withdrawn)  # which no Swiss has
        results, places = self.square.read_pairs(self.entries, self.faults, is_stated=is_stated)
        cycle, typed = rounds_of_a_cycle(players), max(map(len, results), default=0)
        stated = settings.scheduled_rounds or typed
        is_whole = typed == cycle and stated % cycle == 0 and stated <= MAX_ROUNDS
        extra = stated // cycle - 1 if is_whole else 0
        if not is_whole and stated not in (typed, typed // cycle * (players - 1)):  # or games each
            message = (
                f"in a grid of {players} all meet in {typed} rounds, and not in {stated}; correct "
                "the number, or clear it; if others are played, type the results by round, such as "
                "W12 under R1, R2 …"
            )
            where = settings.cells.get("scheduled_rounds", settings.name)
            severity = ERROR if stated > typed else WARNING
            self.faults.append(Finding(severity, "rounds", where, message))
        results = tuple(
            [(*row, *[r if r == SITS_OUT else BLANK for r in row * extra]) for row in results]
        )
        in_grid = tuple([row + (0,) * len(row) * extra for row in places])
        self.origin = self.origin._replace(grid=in_grid)
        return results, settings.scheduled_rounds if extra else None

    def _of_rounds(self) -> Rows:
        """Return the results of a table by rounds."""
        block, entries, settings = self.block, self.entries, self.settings
        cells = [entry.results for entry in entries]
        is_filled_in = "notation" in settings.cells and not settings.notation
        on_a_sheet = _IN_CAPITALS if is_filled_in else _ON_THE_EVENT_SHEET
        reading = read(
            cells,
            lambda k, round: (
                block.address(entries[k].row, block.header.rounds[round]),
                Place(entries[k].number, round),
            ),
            settings.notation,
            _IN_A_LINE if block.grid.lines else on_a_sheet,
            [entry.number for entry in entries],
            self.totals,
            only_us=settings.in_our_book,
        )
        self.faults += [fault for fault in reading.faults if fault.code]
        how = tuple(filter(None, [reading.how]))
        if not settings.notation:
            self._examine_totals(reading.results, (*block.grid.how, *how))
        self._examine_scores_so_far(reading.results, reading.scores)
        self.origin = self.origin._replace(
            texts=tuple([tuple([cell.typed or cell.text for cell in row]) for row in cells]),
            how=(*self.origin.how, *how),
            of_fide=reading.of_fide,
        )
        return reading.results

    def _heading_of_places(self, table: Crosstable) -> str:
        """Return the pairing numbers' header if it is a word for places, and points go down."""
        header = self.block.header
        at = header.fields.get("No.")
        title = "" if at is None else header.heads[at].typed or header.heads[at].text
        if heading(title) not in PLACES:
            return ""
        rows = (table.rows[number] for number in sorted(table.rows))
        return title * player_rows.go_down([sum([one.points for one in row]) for row in rows])

    def _headings_of_sections(self, results: Rows) -> Iterator[Finding]:
        """Report a heading between players with games of two rounds or more, of which none crosses
        it."""
        rows = {entry.number: entry.row.number for entry in self.entries}
        met = [[rows.get(result.opponent or 0, 0) for result in row] for row in results]
        games = [(own, k) for own, row in zip(rows.values(), met) for k in row if k]
        width, is_long = len(self.block.header.heads), sum(map(any, zip(*met))) > 1
        for row in self.block.grid.rows if is_long else ():
            column = next((k for k, cell in enumerate(row.cells[:width]) if cell.text), None)
            if column is None or len(row.texts) > 1 or row.number in rows.values():
                continue
            if {(own > row.number) + (other > row.number) for own, other in games} == {0, 2}:
                message = _OF_A_SECTION.format(row.texts[0])
                yield self.block.finding(ERROR, "sections", row, column, message)

    def _examine_totals(self, results: Rows, how: Sequence[str]) -> None:
        """Report that most printed totals are no sums of results in a guessed notation."""
        printed = sum(total is not None for total in self.totals)
        wrong = wrong_totals(results, self.totals)
        if how and printed >= _FEWEST_TOTALS and _HALF_OF_THEM * wrong > printed:
            message = (
                f"{wrong} of {printed} printed totals are not the sums of the results as they were "
                f"read ({'; '.join(how)}); correct the table, write results such as W12, or, if it "
                "was read well, clear the totals"
            )
            row, column = self.entries[0].row, self.block.header.fields["Score"]
            self.faults.append(self.block.finding(ERROR, "totals-disagree", row, column, message))

    def _examine_scores_so_far(
        self, results: Rows, printed: Sequence[Sequence[float | None]]
    ) -> None:
        """Report each player's first printed score so far that is not the sum of his results."""
        for entry, row, scores in zip(self.entries, results, printed):
            sums = accumulate([result.points for result in row])
            for round, (result, score, total) in enumerate(zip(row, scores, sums), start=1):
                if result.outcome not in _OPEN and score not in (None, total):
                    message = (
                        f"the score so far is printed as {score:g}, but the results add up to "
                        f"{total:g}; check the row"
                    )
                    column = self.block.header.rounds[round]
                    self.faults.append(
                        self.block.finding(WARNING, "running-score", entry.row, column, message)
                    )
                    break

    def _competitions(self) -> tuple[Competition, ...]:
        """Return the competitions of teams that the label Teams by states, each by a column such as
        School; report a column that is missing or stated twice."""
        made: list[Competition] = []
        cells, heads = self.settings.cells, self.block.header.heads
        titles = {bare(cell.text): k for k, cell in reversed(list(enumerate(heads))) if cell.text}
        also = [label for name, label in _OF_ALL_TEAMS.items() if name in cells]
        for stated in self.settings.teams_by:
            header, column = stated.header, titles.get(bare(stated.header))
            why = f"the label {also[0]} says it, too; clear one of them" if also else ""
            if any(bare(header) == bare(other.by) for other in made):
                why = f"{header!r} stands twice; keep one of them"
            elif column is None:
                why = (
                    f"there is no column {header!r} in the crosstable; head the column that names "
                    "these teams so, or correct the label"
                )
            if why or column is None:
                self.faults.append(Finding(ERROR, "teams-by", cells["teams_by"], why))
                continue
            texts = {each.number: team_named(each.row.cell(column).text) for each in self.entries}
            teams = {number: team for number, team in texts.items() if team}
            by = " ".join(heads[column].text.split())
            made.append(Competition(by, stated.counting, stated.minimum, teams))
        return tuple(made)


_OF_A_SECTION = (
    "no player below {!r} has a game with one above; if this is another section, give it a sheet "
    "or file of its own, else delete this row"
)
_HALF_OF_THEM, _FEWEST_TOTALS = 2, 3
_OPEN = frozenset({Outcome.PENDING, Outcome.UNREADABLE})
_OF_ALL_TEAMS = {"counting": "Counting players", "team_minimum": "Team minimum"}
