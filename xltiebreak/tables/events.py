"""Grids of cells → the sections of an :class:`~xltiebreak.event.section.Event`: of each table its
entries, their results by round or by opponent, and its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import (
    MAX_PLAYERS,
    MAX_ROUNDS,
    ROUNDROBIN,
    Crosstable,
    rounds_of_a_cycle,
)
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import (
    ERROR,
    WARNING,
    Finding,
    NoCrosstable,
    Origin,
    Place,
    TieBreakError,
)
from xltiebreak.event.results import BLANK, Outcome
from xltiebreak.event.roundrobin import SITS_OUT, typed_by_round
from xltiebreak.event.section import Competition, Event, Section, team_named, without_spare_rounds
from xltiebreak.event.words import bare
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.standings import ranked
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables.around import Around, words_around
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import plain, refuse_many_tables
from xltiebreak.tables.grid import NO_LISTS, Block, Grid, Lists, examine_header, of_teams
from xltiebreak.tables.grids import square_in
from xltiebreak.tables.header import header_of_scores
from xltiebreak.tables.judge import wrong_totals
from xltiebreak.tables.labels import (
    MATCH_LABELS,
    Labels,
    labels_passed_over,
    with_labels_above,
)
from xltiebreak.tables.player_rows import (
    Entry,
    further_columns,
    go_down,
    hidden_parts,
    printed_score,
    read_entries,
    read_player,
    unread_results,
    with_pasted,
)
from xltiebreak.tables.reading import Reading, Rows, read
from xltiebreak.tables.settings import TEAM_KINDS, Settings
from xltiebreak.tables.sheets import (
    NO_CROSSTABLE,
    PrizeTable,
    crosstables,
    cut_out,
    labels_of,
    lists_beside,
    lists_of_teams,
    no_crosstable,
    paired,
    prize_table,
    unread_scores,
    verify_sheet,
    without_copies,
)
from xltiebreak.tables.vocabulary import PLACES, US, heading

_GAMES_OF_TEAMS = (
    "a list of games is read for single players, and Kind says that these are teams; type the "
    "matches on a sheet Matches (Round, Team, Points, Opp. points, Opponent) and the teams on a "
    "sheet Teams (No., Team)"
)
_WITHOUT_SETTINGS = (
    "the labels of the event say nothing of this section, so it is placed by the usual order "
    "(uschess); describe it in a column of its own beside the labels"
)
_TYPED = ("", "event", "prizes")
"""The roles of sheets in which a list of scores is looked for; our others work something out."""

Pairs = Sequence["tuple[Grid, Settings]"]
"""Tables, each with the settings of its section."""


def read_event(
    title: str, grids: Sequence[Grid], *, ours: bool = False, wrote_us: bool = False
) -> Event:
    """Return the event of a workbook, or of a text file, a sheet without a name: its labels, its
    crosstables, and what is said of prizes. ``ours`` says that this program wrote the workbook,
    ``wrote_us`` that it filled in ``us`` at Notation.

    Raises:
        TieBreakError: there is no crosstable.
    """
    sheets, prizes = grids, prize_table(grids)
    if [grid.sheet for grid in grids] == [""]:
        grid, prizes = cut_out(grids[0])
        grids = [grid]
    grids = tables_in(grids)
    try:
        tables = crosstables(grids)
    except NoCrosstable as error:
        raise no_crosstable(sheets) from error
    labels = labels_of(grids, tables, ours=ours)
    tables, copies = without_copies(grids, tables, labels.sections)
    pairs, faults = paired(tables, labels.sections)
    labels, pairs = with_labels_above(labels, pairs)
    for k, (grid, own) in enumerate(pairs if ours else ()):
        notation = "" if wrote_us and own.notation == US else own.notation
        is_in_our_book = bool(grid.kind or grid.copy_of[0])
        pairs[k] = grid, own._replace(notation=notation, in_our_book=is_in_our_book)
    return _event(title, labels, pairs, (*copies, *faults), grids, sheets, prizes)


def is_score_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of scores."""
    return header_of_scores(grid.rows) is not None


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


def _event(
    title: str,
    labels: Labels,
    pairs: Pairs,
    faults: Sequence[Finding],
    grids: Sequence[Grid],
    sheets: Sequence[Grid],
    prizes: PrizeTable | None,
) -> Event:
    """Return the event of these tables, with what programs write around them on their ``sheets``:
    printed tie-breaks, program, date."""
    refuse_many_tables(pairs)
    are_described = any(section.cells for section in labels.sections)
    without = [grid for grid, own in pairs if are_described and not own.cells]
    told = [Finding(WARNING, "no-settings", grid.sheet, _WITHOUT_SETTINGS) for grid in without]
    faults, read = [*faults, *told], []
    for grid, settings in pairs:
        if grid.games and settings.of_teams:
            raise TieBreakError(f"{grid.sheet}: {_GAMES_OF_TEAMS}".lstrip(": "))
        if section := _section(grid, settings, grids):
            read.append((section, settings, grid))
        else:
            faults.append(Finding(ERROR, "no-crosstable", grid.sheet, NO_CROSSTABLE))
    if not read:
        raise no_crosstable(grids)
    fields = dict(labels.event)
    for dates in (grid.games.dates for grid, _ in pairs if grid.games):
        if dates:
            fields.setdefault("dates", dates)
    if seal := fields.get("seal"):
        from xltiebreak.questions.announced import seal_read  # late: most files state none

        try:
            seal_read(seal)
        except TieBreakError as error:
            faults.append(Finding(ERROR, "seal", labels.places["seal"], str(error)))
    sections = [section for section, _, _ in read]
    if (prizes and prizes.states_any) or any(settings.prizes for _, settings, _ in read):
        from xltiebreak.tables.prizes import with_prizes  # late: most files state no prizes

        sections = with_prizes(read, prizes)
    around: dict[str, Around] = {}  # a page may have hundreds of tables, all on one sheet
    whole = []
    for section in map(checked, sections):
        origin, sheet = section.origin, section.origin.sheet
        if sheet not in around:
            around[sheet] = words_around([grid for grid in sheets if grid.sheet == sheet] or sheets)
        words = around[sheet]
        of_fide = origin.of_fide or words.of_fide
        fields["dates"] = fields.get("dates") or words.dates * of_fide
        origin = origin._replace(
            of_fide=of_fide, updated=words.updated, tie_breaks=words.tie_breaks
        )
        pasted = verify_sheet(sheet, grids, lone=len(read) == 1)
        whole.append(with_pasted(replace(section, origin=origin), pasted))
    return Event(
        name=fields.pop("name", "") or title,
        sections=tuple(whole),
        faults=(*labels.faults, *faults),
        **fields,
    )


def _section(grid: Grid, settings: Settings, grids: Sequence[Grid]) -> Section | None:
    lists = lists_beside(grid, grids)
    if grid not in lists_of_teams(grids):
        return read_section(grid, settings, lists)
    from xltiebreak.tables import teams  # late: for teams alone

    return teams.section_of_lists(lists, settings)


def checked(section: Section) -> Section:
    """Return the section without the lots, withdrawals and play-offs that cannot count, and with a
    fault for each of them, and for an order that changes at a place that nobody can have."""
    lots, withdrawn, known = section.lots, section.withdrawn, section.crosstable.rows
    faults = [*section.faults]

    def tell(field: str, code: str, message: str, severity: str = ERROR) -> None:
        where = section.origin.labels.get(field, section.name)
        faults.append(Finding(severity, code, where, message))

    try:
        drawn(lots, section.crosstable.numbers)
    except TieBreakError as error:
        lots = ""
        tell("lots", "lots", str(error))
    if strangers := [str(number) for number in withdrawn if number not in known]:
        message = (
            f"there is no {section.origin.entry} {', '.join(strangers)} who could have withdrawn; "
            "correct the number"
        )
        tell("withdrawn", "withdrawn", message)
    elif withdrawn and known.keys() <= {*withdrawn}:
        message = "everybody is stated as withdrawn, so nobody is left to win; correct the numbers"
        tell("withdrawn", "withdrawn", message)
    elif withdrawn and not (section.is_roundrobin or section.prizes or section.trophies):
        message = (
            "withdrawals are stated for round-robins, where they may annul games, and for prizes; "
            "in a Swiss without prizes, the rounds after a withdrawal are entered as not paired. "
            "The label is passed over"
        )
        tell("withdrawn", "withdrawn", message, WARNING)
    withdrawn = tuple(number for number in withdrawn if number in known)
    section = replace(section, lots=lots, withdrawn=withdrawn, faults=tuple(faults))
    if not section.playoff:
        return section
    from xltiebreak.ranking.combined import competing_teams  # late: few events state a play-off
    from xltiebreak.ranking.playoffs import PlayoffError  # late: as above

    try:
        competing_teams(ranked(section, AS_IN_THE_FILE))
    except PlayoffError as error:
        tell("playoff", "playoff", error.reason)
        return replace(section, playoff="", faults=tuple(faults))
    except TieBreakError:
        pass  # what is wrong beside it comes first
    return section


# One table → one section

_ON_THE_EVENT_SHEET = "label Notation on the sheet Event"
_IN_CAPITALS = "type it in capitals, US, at the label Notation on the sheet Event"
_OF_FIDE = "chess-results"
"""The notation of Swiss-Manager and of its site: ``12w1``."""
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
    if settings.of_teams or (header.points and settings.counting is None):
        from xltiebreak.tables import teams  # late: for teams alone

        block = of_teams(Block(grid, header))
        section = _of_crosstable(block, settings)
        if settings.of_teams or teams.has_points_inside_matches(section, block):
            return teams.section_of_crosstable(section, block, settings, lists)
    block = Block(grid, header._replace(points={}))
    so_far = _stated_above(block, settings)
    how: list[str] = []
    if so_far and not (settings.scheduled_rounds or header.lists_scores or header.against):
        how = [f"{so_far.planned} rounds, as {so_far.text!r} says"]
        cells = {**settings.cells, "scheduled_rounds": so_far.where}
        settings = settings._replace(scheduled_rounds=so_far.planned, cells=cells)
    section = without_spare_rounds(_of_crosstable(block, settings))
    faults = [*section.faults]
    if so_far and header.lists_scores:
        message = (
            f"{so_far.text!r} says that rounds are to come, and prizes are given when all are "
            "complete; take the final list, or correct this line"
        )
        faults.append(Finding(ERROR, "rounds", so_far.where, message))
    why = (
        "is for team events and is passed over: this event is read as one of single players; if "
        f"its players are teams, state Kind {TEAM_KINDS[0]}"
    )
    faults += labels_passed_over(settings, MATCH_LABELS, why)
    origin = section.origin._replace(how=(*section.origin.how, *how))
    return replace(section, origin=origin, faults=tuple(faults))


class _SoFar(NamedTuple):
    """A line above a table that says after which of the ``planned`` rounds it stands."""

    text: str
    where: str
    planned: int


_SO_FAR = (
    r"(?i)(?:.{0,80}\b(?:standings|rankings?|results|scores|crosstable|wall ?chart) )?"
    r"after (?:round|rd|rnd)\.? ?(\d{1,2})(?: (?:out )?of (\d{1,2}))?\W*"
)


def _stated_above(block: Block, settings: Settings) -> _SoFar | None:
    """Return the first line such as ``Standings after round 4 of 5`` above a table, if rounds are
    to come; the number of all may be stated elsewhere."""
    for row in block.grid.rows[: block.header.top]:
        for column, cell in enumerate(row.cells):
            if said := re.fullmatch(_SO_FAR, cell.text):
                planned = int(said[2] or settings.scheduled_rounds or 0)
                if int(said[1]) < planned <= MAX_ROUNDS:
                    return _SoFar(cell.text, block.grid.address(row, column), planned)
    return None


def _of_crosstable(columns: Block, settings: Settings) -> Section:
    """Return the section of a table, its results by round or, in a grid, by opponent."""
    faults = [*columns.grid.faults]
    square = square_in(columns, settings, faults)
    columns = square or columns
    if columns.rounds > MAX_ROUNDS:
        raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
    games = columns.grid.games
    faults += [] if games else examine_header(columns)
    entries: Sequence[Entry] = read_entries(columns, faults)
    faults += (
        []
        if games
        else unread_results(
            columns, entries, is_said=settings.states_rounds, in_grid=square is not None
        )
    )
    seated = games and games.seated(columns, entries, is_stated="kind" in settings.cells)
    entries = seated.entries if seated else entries
    if len(entries) > MAX_PLAYERS:
        raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
    if settings.is_double and not settings.scheduled_rounds:
        twice = 2 * rounds_of_a_cycle(len(entries))
        settings = settings._replace(scheduled_rounds=min(twice, MAX_ROUNDS))
    own = columns.origin([entry.row for entry in entries])
    origin = own._replace(
        labels=settings.cells, how=(*columns.grid.how, *hidden_parts(columns, entries))
    )
    fields = settings.of_section
    if square is not None:
        is_stated = "kind" in settings.cells and settings.kind == ROUNDROBIN
        is_stated |= bool(fields.get("withdrawn"))  # which a Swiss has not
        results, places = square.read_pairs(entries, faults, is_stated=is_stated)
        extra = _rounds_to_come(len(entries), results, settings, faults)
        results = tuple(
            [(*row, *[r if r == SITS_OUT else BLANK for r in row * extra]) for row in results]
        )
        origin = origin._replace(grid=tuple([row + (0,) * len(row) * extra for row in places]))
        planned = settings.scheduled_rounds if extra else None  # else they follow from the players
        fields.update(kind=ROUNDROBIN, scheduled_rounds=planned)
    elif seated:
        results = seated.results
        apart = {title for _, title in seated.cells}
        letters = {title: at for title, at in origin.columns.items() if title not in apart}
        cells = {**origin.cells, **seated.cells}
        origin = origin._replace(columns=letters, cells=cells, boards=seated.boards)
        faults += [*seated.faults, *_wrong_throughout(columns, entries, results, columns.grid.how)]
    elif columns.rounds:
        results, origin = _rounds_of(columns, entries, settings, origin, faults)
    else:
        results = ((),) * len(entries)
        faults += *unread_scores(columns, entries), *_beyond_rounds(columns, entries, settings)
    table = Crosstable(tuple([entry.number for entry in entries]), results)
    players = tuple([read_player(columns, entry, faults) for entry in entries])
    if title := _heading_of_places(columns, table):
        players = tuple([replace(player, printed_place=player.number) for player in players])
        origin = origin._replace(places=title)
    section = Section(
        players=players,
        crosstable=table,
        printed=further_columns(columns, [(entry.number, entry.row) for entry in entries]),
        origin=origin,
        faults=tuple(faults),
        **fields,
    )
    if settings.teams_by and columns.entry == "player":
        section = _with_competitions(section, columns, entries, settings)
    is_typed = columns.grid.typed and square is None  # in a grid, an empty pair is a game to come
    return typed_by_round(section) if is_typed else section


def _beyond_rounds(
    columns: Block, entries: Sequence[Entry], settings: Settings
) -> Iterator[Finding]:
    """Report the first score in a list of players that is more than the stated rounds."""
    stated, where = settings.scheduled_rounds, settings.cells.get("scheduled_rounds")
    for entry in entries if stated and where and columns.entry == "player" else ():
        score = printed_score(columns.cell(entry.row, "Score")) or 0.0
        if stated and score > stated:
            rounds = f"{counted(stated, 'round')} stated at {where}"
            message = (
                f"{score:g} points are more than the {rounds}; correct one of them (where a round "
                "has two games, state the number of games as that of the rounds)"
            )
            column = columns.header.fields["Score"]
            yield columns.finding(ERROR, "score", entry.row, column, message)
            return


def _rounds_to_come(players: int, results: Rows, settings: Settings, faults: list[Finding]) -> int:
    """Return how many times more than a grid shows all are to meet, as its stated rounds say;
    report rounds in which not all can meet as often, an error if nothing waits for the others."""
    cycle, typed = rounds_of_a_cycle(players), max(map(len, results), default=0)
    stated = settings.scheduled_rounds or typed
    if typed == cycle and stated % cycle == 0 and stated <= MAX_ROUNDS:
        return stated // cycle - 1
    if stated not in (typed, typed // cycle * (players - 1)):  # in odd fields also games each
        message = (
            f"in a grid of {players} all meet in {typed} rounds, and not in {stated}; correct the "
            "number, or clear it; if others are played, type the results by round, such as W12 "
            "under R1, R2 …"
        )
        severity = ERROR if stated > typed else WARNING
        where = settings.cells.get("scheduled_rounds", settings.name)
        faults.append(Finding(severity, "rounds", where, message))
    return 0


def _rounds_of(
    columns: Block,
    entries: Sequence[Entry],
    settings: Settings,
    origin: Origin,
    faults: list[Finding],
) -> tuple[Rows, Origin]:
    cells = [entry.results for entry in entries]
    passed_over = "notation" in settings.cells and not settings.notation
    reading = read(
        cells,
        lambda k, round: (
            columns.address(entries[k].row, columns.header.rounds[round]),
            Place(entries[k].number, round),
        ),
        settings.notation,
        _IN_A_LINE if columns.grid.lines else _IN_CAPITALS if passed_over else _ON_THE_EVENT_SHEET,
        [entry.number for entry in entries],
        [printed_score(columns.cell(entry.row, "Score")) for entry in entries],
        only_us=settings.in_our_book,
    )
    faults += [fault for fault in reading.faults if fault.code]
    how = (*columns.grid.how, *filter(None, [reading.how]))
    if not settings.notation:
        faults += _wrong_throughout(columns, entries, reading.results, how)
    faults += _other_scores(columns, entries, reading)
    return reading.results, origin._replace(
        texts=tuple([tuple([cell.typed or cell.text for cell in row]) for row in cells]),
        how=(*origin.how, *filter(None, [reading.how])),
        of_fide=reading.code == _OF_FIDE,
    )


def _heading_of_places(columns: Block, table: Crosstable) -> str:
    """Return the header of the pairing numbers if these are places: the header is a word for
    places, and the points go down."""
    at = columns.header.fields.get("No.")
    title = "" if at is None else columns.header.heads[at].typed or columns.header.heads[at].text
    if heading(title) not in PLACES:
        return ""
    points = [
        sum([result.points for result in table.rows[number]]) for number in sorted(table.rows)
    ]
    return title if go_down(points) else ""


_HALF_OF_THEM, _FEWEST_TOTALS = 2, 3


def _wrong_throughout(
    columns: Block, entries: Sequence[Entry], results: Rows, how: Sequence[str]
) -> Iterator[Finding]:
    """Report that most printed totals are not sums of the results, if the notation was guessed."""
    totals = [printed_score(columns.cell(entry.row, "Score")) for entry in entries]
    printed, wrong = sum(total is not None for total in totals), wrong_totals(results, totals)
    if not how or printed < _FEWEST_TOTALS or _HALF_OF_THEM * wrong <= printed:
        return
    column = columns.header.fields["Score"]
    message = (
        f"{wrong} of {printed} printed totals are not the sums of the results as they were read "
        f"({'; '.join(how)}); correct the table, write results such as W12, or, if it "
        "was read well, clear the totals"
    )
    yield columns.finding(ERROR, "totals-disagree", entries[0].row, column, message)


def _other_scores(columns: Block, entries: Sequence[Entry], reading: Reading) -> Iterator[Finding]:
    """Report each player's first printed score so far that is not the sum of his results."""
    for entry, row, scores in zip(entries, reading.results, reading.scores):
        score = 0.0
        for round, (result, printed) in enumerate(zip(row, scores), start=1):
            score += result.points
            if result.outcome in _OPEN or printed in (None, score):
                continue
            message = (
                f"the score so far is printed as {printed:g}, but the results add up to {score:g}; "
                "check the row"
            )
            place = columns.header.rounds[round]
            yield columns.finding(WARNING, "running-score", entry.row, place, message)
            break


_OPEN = frozenset({Outcome.PENDING, Outcome.UNREADABLE})


# columns that name teams of players, where there are several, such as schools and clubs


def _with_competitions(
    section: Section, block: Block, entries: Sequence[Entry], settings: Settings
) -> Section:
    """Return the section with the competitions of teams that the label Teams by states; report a
    column that is missing or stated twice."""
    made: list[Competition] = []
    faults: list[Finding] = []
    heads = block.header.heads
    titles = {bare(cell.text): k for k, cell in reversed(list(enumerate(heads))) if cell.text}
    also = [label for name, label in _OF_ALL_TEAMS.items() if name in settings.cells]
    for stated in settings.teams_by:
        column = titles.get(bare(stated.header))
        why = ""
        if also:
            why = f"the label {also[0]} says it, too; clear it, since this label says it by column"
        elif any(bare(stated.header) == bare(competition.by) for competition in made):
            why = f"{stated.header!r} stands twice; keep one of them"
        elif column is None:
            why = (
                f"there is no column {stated.header!r} in the crosstable; head the column that "
                "names these teams so, or correct the label"
            )
        if why or column is None:
            faults.append(Finding(ERROR, "teams-by", settings.cells["teams_by"], why))
            continue
        texts = {entry.number: team_named(entry.row.cell(column).text) for entry in entries}
        teams = {number: team for number, team in texts.items() if team}
        by = " ".join(heads[column].text.split())
        made.append(Competition(by, stated.counting, stated.minimum, teams))
    return replace(
        section,
        teams_by=tuple(made),
        counting=made[0].counting if made else None,
        faults=(*section.faults, *faults),
    )


_OF_ALL_TEAMS = {"counting": "Counting players", "team_minimum": "Team minimum"}
