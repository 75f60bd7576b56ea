"""Who takes which prize, and which games are upsets, as lists that a spreadsheet shows. What it
passes about the prizes of a section is read as it is in a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from xltiebreak.answers.prizes import columns_of_upsets, why_no_upsets
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, Origin, TieBreakError, stop_on_errors
from xltiebreak.event.section import Competition, Section, team_named
from xltiebreak.event.words import bare
from xltiebreak.functions.blocks import section_of, with_beside
from xltiebreak.functions.spills import Spill, figure_cell, findings_of, padded
from xltiebreak.functions.values import PLAYER, Block, Given, column_of, key_of, text_of, value_cell
from xltiebreak.prizefund.apart import in_sentences, without_games
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.prizes import Kind
from xltiebreak.prizefund.shares import accounts_of
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.winners import Winner, all_awards_of, still_to_come, upsets_of, winners_of
from xltiebreak.ranking.orders import parted
from xltiebreak.ranking.standings import ranked
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.events import checked, read_section
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns, header_of_scores
from xltiebreak.tables.labels import (
    OF_A_SECTION,
    PRIZE_LABELS,
    Labels,
    Settings,
    read_labels,
    with_labels_above,
)
from xltiebreak.tables.labels import stated_in as labels_of
from xltiebreak.tables.player_rows import printed_score
from xltiebreak.tables.prizes import OPEN, with_prizes
from xltiebreak.tables.sheets import PrizeTable, table_of_prizes

PRIZE_HEADERS = ("Place", "No.", "Name", "Cash", "Trophies", "Why")


def prizes_table(given: Given) -> Spill:
    """Return who takes which prize and why, under a row of headers: the winners in place order,
    what is not paid, doubts about labels and places, the sum. Until all rounds are complete, return
    how many are.

    A column of scores in place of the results is a list that is final.

    Raises:
        TieBreakError: there is an error in the results, or the prizes are not understood.
    """
    given, section = with_stated_prizes(given)
    of_results = () if section.has_only_scores else findings_of(given)
    standings = ranked(section, given.asked, of_results)
    doubts = (fault for fault in section.faults if fault not in of_results)  # CHECK_TB has others
    if waits := [finding.message for finding in still_to_come(standings)]:
        none = ["No rounds are complete; prizes are given when all are"]
        return [["; ".join(waits if standings.planned_rounds else none) + "."]]
    made = all_awards_of(standings)
    if made is None:
        raise TieBreakError("no prizes are stated; select a table of prizes with its headers")
    winners = [*winners_of(made), *winners_of(made, of_teams=True)]
    sums = " ".join(f"{told}." for told in (made.summary, made.remarks[0], made.footnote) if told)
    below = [
        *(("Not paid", each.amount / 100, "", f"{each.label}: {each.why}") for each in made.unpaid),
        *(("Everybody", "", each.label, each.sentence) for each in made.for_everybody),
        *(("Not given", "", "", sentence) for sentence in in_sentences(made.not_given)),
        *(("Play-off", "", "", due) for due in filter(None, [standings.playoff_due])),
        *(("Warning", "", "", f"{fault.where}: {fault.message}") for fault in doubts),
        ("Paid in all", made.paid / 100, "", sums),
    ]
    lines = [_line(winner, why) for winner, why in zip(winners, _told_once(made, winners))]
    return [[*PRIZE_HEADERS], *lines, *(["", "", *row] for row in below)]


def _told_once(made: Awards, winners: Sequence[Winner]) -> Iterator[str]:
    """Yield why each winner gets his cash or trophy, and which trophies are to be drawn; a pool is
    told beside the first of its members, and the others refer to it."""
    accounts = {False: accounts_of(made.shares), True: accounts_of(made.of_teams)}
    told: dict[int, str] = {}
    for winner in winners:
        entrant, parts = winner.entrant, []
        for account in accounts[entrant.is_team]:
            if entrant.number in account.numbers:
                first = told.setdefault(id(account), entrant.label)
                is_first = first == entrant.label
                parts.append(account.sentence if is_first else f"in the pool of {first}, above")
        if parts:
            parts += [trophy.sentence for trophy in winner.trophies if trophy.by_lot]
        yield "; ".join(parts) or winner.sentence()


def _line(winner: Winner, why: str) -> list[Any]:
    entrant, cash = winner.entrant, winner.cash
    return [
        entrant.places if entrant.last_place > entrant.place else float(entrant.place),
        float(entrant.number),
        entrant.name or entrant.label,
        cash / 100 if cash else "",
        "; ".join(winner.trophies_told),
        why,
    ]


UPSET_HEADERS = (
    *("Points", "Counts", "Round", "No.", "Player", "Rating", "Result"),
    *("No.", "Opponent", "Rating"),
)


def upsets_table(given: Given, draws: Any = None) -> Spill:
    """Return the games in which the lower rated player won, the largest difference first, under a
    row of headers; below them a row for each round that has begun and does not count. With
    ``draws`` as at the label Upset draws, those drawn, too.

    Raises:
        TieBreakError: there is an error in the results, there are scores in place of them, or
            ``draws`` is not understood.
    """
    rules = [[PRIZE_LABELS["upset_draws"], text_of(draws)]] if text_of(draws) else None
    given, section = with_stated_prizes(replace(given, rules=rules))
    if why_not := without_games(section):
        raise TieBreakError(why_not)
    games = upsets_of(ranked(section, given.asked, findings_of(given)))
    named = [replace(p, name=p.name or f"Player {p.number}") for p in section.players]
    columns = columns_of_upsets(replace(section, players=tuple(named)), games)
    rows = zip(*(column.data or column.values for column in columns))
    figures = ([x if isinstance(x, str) else figure_cell(x) for x in row] for row in rows)
    below = [why_no_upsets(section, games), *left_out(section).values()]
    return padded([[*UPSET_HEADERS], *figures, *([text] for text in below if text)])


# what is stated


class _Block(Grid):
    """A selected block of prizes or labels. Messages count its rows: ``prizes, row 3, Cash``."""

    def address(self, row: Row, column: int, header: str = "") -> str:
        """Return the place of a cell in the block: a function sees values and no addresses."""
        return f"{self.sheet}, row {row.number}, {header or f'column {column + 1}'}"


class Stated(NamedTuple):
    """What stands beside the results: the arguments, the settings of the section at hand and of
    others, the table of prizes, and all the labels."""

    given: Given
    settings: Settings
    others: Sequence[Settings]
    table: PrizeTable | None
    labels: Labels


_LABELS: Mapping[str, str] = {
    **{name: name for name in ("order", "edition", "lots", "kind", "withdrawn", "entries")},
    "planned": "scheduled_rounds",
}
"""The setting that an argument of a function may state, too, by the argument."""


def stated_in(given: Given, at: int = 1) -> Stated:
    """Return what is stated, ``at`` the place of the section at hand among those of the labels.
    Arguments are read as labels above a table are: what one of them alone says holds, too.

    Raises:
        TieBreakError: a label is not understood, or an argument says something else than its label.
    """
    rules = _rules_of(given)
    labels = read_labels(rules)
    stop_on_errors(labels.faults)
    _, *sections = labels_of(rules, [])
    own = sections[at - 1] if at <= len(sections) else {}
    others = [each for k, each in enumerate(labels.sections, start=1) if k != at]
    texts = {name: text_of(getattr(given, name)) for name in _LABELS}
    texts["order"] = parted(texts["order"]).order
    typed = {name: Cell(text) for name, text in texts.items() if text}
    grid = _block("prizes", given.prizes, given.prizes_at)
    table: PrizeTable | None = table_of_prizes(grid)
    filled = [cell for row in grid.rows for cell in row.cells if cell.text or cell.fault]
    if table and not table.sheet and len(filled) < 2:  # the line that announces them
        typed.update(zip(["prizes"], filled))
        table = None
    for name in typed.keys() & own.keys() & PRIZE_LABELS.keys():
        raise TieBreakError(f"{own[name].where} states the {name}, too; leave one of them empty")
    rows = [
        Row(k, [Cell(OF_A_SECTION[_LABELS.get(name, name)]), cell])
        for k, (name, cell) in enumerate(typed.items())
    ]
    columns = Columns(len(rows), {}, top=len(rows))
    above = Grid("", rows, columns=columns, places=dict(enumerate(typed)))
    faults: list[Finding] = []
    [settings] = with_labels_above({}, [(above, own)], faults).sections
    stop_on_errors(faults)
    given = replace(
        given,
        kind=texts["kind"] or settings.kind,
        planned=settings.scheduled_rounds,
        withdrawn=", ".join(map(str, settings.withdrawn)),
    )
    return Stated(given, settings, others, table, labels)


def _rules_of(given: Given) -> Grid:
    """Return the block of labels and of the values beside them.

    Raises:
        TieBreakError: it has one column.
    """
    rules = _block("rules", given.rules, given.rules_at)
    typed = [row for row in rules.rows if not row.empty]
    if typed and all(len(row.cells) < 2 for row in typed):
        raise TieBreakError(
            f"the rules have one column, {typed[0].cell(0).text!r}; select the labels, such as "
            "Prize rule, and the values beside them"
        )
    return rules


def _block(name: str, block: Block | None, at: Any) -> Grid:
    """Return a block as a grid; its messages name cells if it begins ``at`` such a one of column
    A: ``Event!A15``."""
    sheet, _, cell = text_of(at).rpartition("!")
    first = int(cell[1:]) if re.fullmatch(r"A\d{1,7}", cell) else 1
    rows = enumerate(key_of(block), first)
    cells = [Row(number, [value_cell(value) for value in row]) for number, row in rows]
    return Grid(sheet, cells) if sheet else _Block(name, cells)


def with_stated_prizes(given: Given) -> tuple[Given, Section]:
    """Return the arguments with what the labels say of the results, and the section at hand with
    its prizes; its faults are what is doubtful about the labels, too.

    Raises:
        TieBreakError: the results, the prizes or the labels are not understood.
    """
    stated = stated_in(given)
    settings, others, sheet = stated.settings, stated.others, stated.table and stated.table.sheet
    rows = stated.table.rows if stated.table else ()
    titles = (sheet.cell(row, "Section").text for row in rows if sheet)
    in_table = {bare(title): title for title in titles if title}
    for named in (settings, *others):
        in_table.pop(bare(named.name), None)
    if in_table and not settings.name:
        if others or len(in_table) > 1:
            raise TieBreakError(
                f"the prizes are for {listed([*in_table.values()])}; name the section at hand "
                "beside the label Section of the rules"
            )
        settings = settings._replace(name=in_table.popitem()[1])
    others = [*others, *(Settings(name=title) for title in in_table.values())]
    results = stated.given.entered._replace(ratings=())
    section = _scores_of(stated.given, settings) or section_of(results)
    made = section_stated(section, stated._replace(settings=settings, others=others))
    made = replace(made, faults=(*made.faults, *stated.labels.faults))
    if made.teams_by and not any(competition.teams for competition in made.teams_by):
        prizes = stated_prizes(made)
        if prizes and prizes.fund and any(p.kind == Kind.TEAM for p in prizes.fund.prizes):
            headers = listed([competition.by for competition in made.teams_by])
            raise TieBreakError(
                f"Teams by states {counted(len(made.teams_by), 'column')}, {headers}; select them "
                "as teams, side by side in this order (in a workbook of xltiebreak: type the "
                "columns, and write it anew with xltiebreak new --from)"
            )
        made = replace(made, teams_by=())
    return stated.given, made


def section_stated(section: Section, stated: Stated) -> Section:
    """Return the section of the results with its settings and prizes.

    Raises:
        TieBreakError: the results or the prizes are not understood.
    """
    given, settings = stated.given, stated.settings
    competitions = _competitions(given, settings)
    teams = None if any(competition.teams for competition in competitions) else given.teams
    columns = (key_of(given.ratings), PLAYER, key_of(given.names), key_of(teams))
    fields = {**settings.of_section, "name": settings.name or OPEN, "kind": section.kind}
    if competitions:
        fields["counting"] = competitions[0].counting
    section = replace(
        section,
        **fields,
        players=with_beside(section.players, given.rows, *columns),
        teams_by=competitions,
        origin=section.origin._replace(labels=settings.cells),
    )
    grid, empty = Grid("", []), Crosstable((), ())
    others = ((Section(each.name or OPEN, (), empty), each, grid) for each in stated.others)
    made = with_prizes([(section, settings, grid), *others], stated.table)[0]
    if settings.lots or settings.withdrawn or settings.playoff:
        made = checked(made)
        stop_on_errors(made.faults)
    return made


def _competitions(given: Given, settings: Settings) -> tuple[Competition, ...]:
    """Return the competitions of teams that the label Teams by states, whose names stand in the
    columns of the argument in the same order; without their teams where there are other columns."""
    competitions, columns = [], [*zip(*key_of(given.teams))]
    are_these = len(columns) == len(settings.teams_by)
    for k, teams in enumerate(settings.teams_by):
        texts = column_of(columns[k], given.rows, "teams") if are_these else ()
        named = {number: team_named(text) for number, text in enumerate(texts, start=1)}
        members = {number: team for number, team in named.items() if team}
        competitions.append(Competition(teams.header, teams.counting, teams.minimum, members))
    return tuple(competitions)


def _scores_of(given: Given, settings: Settings) -> Section | None:
    """Return the list of scores that stands in place of results: one column, in which most cells
    are numbers, with the ``places`` printed beside them, and the rounds that ``settings`` state.
    Return nothing for any other block."""
    results, places = given.entered.results, key_of(given.places)
    if any(len(row) != 1 for row in results):
        return None
    cells = [value_cell(value) for (value,) in results]
    filled = [cell for cell in cells if cell.text or cell.fault]
    if 2 * sum(printed_score(cell) is not None for cell in cells) <= len(filled):
        return None
    is_placed = any(text_of(value) for row in places for value in row)
    printed = column_of(places, given.rows, "places") if is_placed else [""] * given.rows
    named = given.entered.named or range(1, given.rows + 1)
    called = {number: f"player {number}" for number in range(1, given.rows + 1)}
    rows = [
        Row(
            number, [Cell(str(number)), Cell(called[number] * (number in named)), cell, Cell(place)]
        )
        for number, (cell, place) in enumerate(zip(cells, printed), start=1)
        if cell.text or cell.fault or number in given.entered.named
    ]
    rows.insert(0, Row(0, [*map(Cell, ("No.", "Name", "Score", "Place"))]))
    grid = Grid("", rows, columns=header_of_scores(rows), places=called)
    rounds = Settings(scheduled_rounds=settings.scheduled_rounds, cells=settings.cells)
    section = read_section(grid, rounds)
    return section and replace(section, origin=Origin(typed=True))
