"""The results: the standings with all rounds, in several widths; the grid of a round-robin; and the
crosstable by pairing number."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import permutations
from typing import NamedTuple

from xltiebreak.answers.announcement import of_matches
from xltiebreak.answers.shape import (
    Block,
    Cell,
    Choice,
    Column,
    Heading,
    Mark,
    Role,
    Run,
    Table,
    Text,
)
from xltiebreak.event.crosstable import rounds_of_a_cycle
from xltiebreak.event.figures import listed, on_paper
from xltiebreak.event.letters import cell_text, meanings
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.roundrobin import played_less_than_half
from xltiebreak.event.section import Section
from xltiebreak.questions.why import value_text
from xltiebreak.ranking.places import Standing, Step
from xltiebreak.ranking.standings import Standings
from xltiebreak.report import words
from xltiebreak.rules.systems import TieBreak


class Way(NamedTuple):
    """How results are shown: the columns, and sentences that explain the signs in them."""

    columns: Sequence[Column]
    notes: Sequence[str]


def standings_table(
    standings: Standings,
    level: int,
    aside: str = "",
    prized: Collection[int] = (),
    crossed: Sequence[Block] = (),
    *,
    ids: bool = False,
    is_explained: bool = False,
) -> list[Block]:
    """Return the table in order of places, from the widest way to the narrowest: clubs give way
    first, then the names of tie-breaks, then the results, which then stand in ``crossed`` below.
    ``prized`` are the numbers of those who took a prize; ``ids`` prints the members' ids;
    tie-breaks are defined below, unless the part on ties explains them."""
    rows, section = standings.rows, standings.section
    shown = parting(beside_the_scores(standings), standings.steps)
    defined = [] if is_explained else definitions(standings, shown)
    results = Way((), ()) if section.has_only_scores else results_of(standings, rows)
    every, *others = {row.player.team for row in rows} or [""]
    of_all = f"{section.origin.team or 'Team'} of all {standings.called}: {every}."

    def told(way: Way, clubs: Clubs, short: bool) -> list[Block]:
        heads = [each.code if short else words.held(each.name) for each in shown]
        named = zip(heads, shown)
        meant = [f"{head} is {each.name}" for head, each in named if head == each.code != each.name]
        order = [*words.key_of(standings, shown), *([f"{', '.join(meant)}."] if meant else [])]
        order += [*of_matches(section, standings.edition), *[of_all] * (every != "" and not others)]
        columns = [
            Column.marked("Place", [row.places for row in rows], Role.KEY, Mark.STRONG),
            *_who(section, rows, clubs, prized, ids=ids),
            *way.columns,
            *scores(standings, rows),
            *(values_of(each, head, rows) for each, head in zip(shown, heads)),
        ]
        ruled = words.groups_of([row.score for row in rows])
        table = Table(words.titled("Standings", section), columns, ruled, main=True)
        notes = Text.notes(*way.notes, " ".join(order), *defined)
        return [table, *notes, *(() if way.columns == results.columns else crossed)]

    codes = (False, True)[: 1 + bool(shown)]
    told_in = [
        told(way, clubs, short)
        for way in ([results, Way((), ())] if results.columns else [results])
        for clubs in _clubs(rows, section)
        for short in codes
    ]
    return [Heading(level, words.standings_title(standings), aside), Choice(told_in, len(codes))]


def definitions(standings: Standings, shown: Iterable[TieBreak]) -> list[str]:
    """Return ``Solkoff (US Chess 34E2): the sum of the opponents' scores.`` for tie-breaks."""
    family = standings.edition.family
    return [f"{each.named_under(family)}: {words.what_it_is(each)}" for each in shown]


class Clubs(NamedTuple):
    """How clubs are shown: in a column under a head, or below the names."""

    head: str
    texts: Sequence[str]
    below: bool = False


def _clubs(rows: Sequence[Standing], section: Section) -> list[Clubs]:
    """Return the ways to show clubs: in a column, without the words that all have in common, or
    below the names."""
    clubs, head = [row.player.team for row in rows], section.origin.team or "Team"
    if len({*clubs}) < 2:
        return [Clubs("", ())]
    # The words at which all names end, unless one of them has no others.
    ends = [club.split()[::-1] for club in {*clubs} if club]
    shared = (k for k in range(1, min(map(len, ends))) if len({tuple(end[:k]) for end in ends}) < 2)
    most = max(shared, default=0) if len(ends) > 1 else 0
    common = " ".join(ends[0][:most][::-1])
    bare = [club.removesuffix(common).rstrip() for club in clubs]
    below = f"{words.name_head(section)}, {head.lower()}"
    return [Clubs(common or head, bare), Clubs(below, clubs, below=True)]


def _who(
    section: Section,
    rows: Sequence[Standing],
    clubs: Clubs,
    prized: Collection[int] = (),
    *,
    ids: bool = False,
) -> Iterator[Column]:
    """Yield the columns about the players, the names of those who took a prize in bold."""
    yield Column("No.", [str(row.player.number) for row in rows], Role.KEY)
    names: list[Cell] = []
    for k, row in enumerate(rows):
        bold = Mark.STRONG if row.player.number in prized else ""
        below = (Run(f"\n{clubs.texts[k]}", Mark.FAINT),) if clubs.below and clubs.texts[k] else ()
        names.append((Run(words.held(row.player.label), bold, row.player.number), *below))
    yield Column(clubs.head if clubs.below else words.name_head(section), names, Role.NAME)
    if ids and any(row.player.id for row in rows):
        yield Column("ID", [row.player.id for row in rows], Role.BESIDE)
    if any(row.player.rated for row in rows):
        yield Column("Rating", [row.player.rated for row in rows], Role.FIGURE)
    if clubs.texts and not clubs.below:
        yield Column.marked(clubs.head, clubs.texts, Role.SPARE, Mark.FAINT)


def parting(tie_breaks: Sequence[TieBreak], steps: Sequence[Step]) -> list[TieBreak]:
    """Return those of the tie-breaks that separated tied players."""
    codes = {step.tie_break.code for step in steps if step.parted}
    return [tie_break for tie_break in tie_breaks if tie_break.code in codes]


def beside_the_scores(standings: Standings) -> list[TieBreak]:
    """Return play-offs and the tie-breaks of the order, without those that :func:`scores` shows as
    points."""
    shown = standings.context.by.knows_points
    return [each for each in standings.tie_breaks if not (shown and _is_other_points(each))]


def _is_other_points(tie_break: TieBreak) -> bool:
    return tie_break.system.code in ("GMP", "MPvGP")


def scores(standings: Standings, rows: Sequence[Standing], head: str = "Score") -> list[Column]:
    """Return the columns of scores, the first under ``head``; in a team event match points and game
    points, first those that decide the places."""
    first, by = words.score_head(standings.section, head), standings.context.by
    columns = [
        Column.marked(first, [on_paper(row.score) for row in rows], Role.FIGURE, Mark.STRONG)
    ]
    if by.knows_points:
        decided = {each.code for each in standings.order.tie_breaks if _is_other_points(each)}
        other = words.MATCH_POINTS if first == words.GAME_POINTS else words.GAME_POINTS
        points = [on_paper(by.secondary.final[row.player.number]) for row in rows]
        marks = [Mark.DECISIVE if row.decided_by in decided else Mark.FAINT for row in rows]
        columns.append(Column.marked(other, points, Role.FIGURE, marks))
    return columns


def values_of(tie_break: TieBreak, head: str, rows: Sequence[Standing]) -> Column:
    """Return the values of one tie-break; those that decided a place stand out."""
    code = tie_break.code
    texts = [value_text(row.values[code], tie_break.system) for row in rows]
    marks = [Mark.DECISIVE if row.decided_by == code else Mark.FAINT for row in rows]
    return Column.marked(head, texts, Role.FIGURE, marks)


def crosstable(standings: Standings, level: int) -> list[Block]:
    """Return the results by pairing number with their colors, and the key to the letters; a grid if
    everybody met everybody. Clubs give way before colors do: they stand in the standings, too."""
    rows, section = sorted(standings.rows, key=lambda row: row.player.number), standings.section
    coloured, plain = (results_of(standings, rows, colours=each) for each in (True, False))
    clubs, without = _clubs(rows, section), Clubs("", ())
    ways = [*((coloured, each) for each in clubs), (coloured, without), (plain, without)]
    totals = scores(standings, rows, "Total")
    places = Column("Place", [row.places for row in rows], Role.KEY)
    told: list[list[Block]] = []
    for way, each in ways:
        columns = [*_who(section, rows, each), *way.columns, *totals, places]
        table = Table(words.titled("Crosstable", section), columns, main=True)
        told.append([table, *Text.notes(*way.notes)])
    return [Heading(level, "Crosstable"), Choice(told, 1)]


def results_of(standings: Standings, rows: Sequence[Standing], *, colours: bool = False) -> Way:
    """Return the results of these rows: a grid if everybody met everybody, else round by round, for
    teams with the points in the matches."""
    is_grid = has_grid(standings.section)
    drawn = _Grid(standings, rows) if is_grid else _Rounds(standings, rows, colours)
    return Way([*drawn.columns()], [*drawn.notes()])


def has_grid(section: Section) -> bool:
    """Return whether a grid can hold the results, unlike in a Swiss or with byes that give
    points."""
    results = (result for row in section.crosstable.results for result in row)
    is_held = (each.opponent is not None or each.outcome in _WITHOUT_GAME for each in results)
    return section.is_roundrobin and all(is_held)


def points_inside(standings: Standings, number: int, round: int) -> str:
    """Return a team's points inside its match of a round; an empty text if they are unknown or no
    match was played."""
    points = standings.context.by.points(number, round)
    return "" if points is None else on_paper(points)


class _Rounds:
    """The rounds in which a result is entered; of a team event with the points of each match."""

    def __init__(self, standings: Standings, rows: Sequence[Standing], colours: bool) -> None:
        table = standings.section.crosstable
        self.standings, self.colours = standings, colours
        self.numbers = [row.player.number for row in rows]
        self.rounds = range(1, table.last_begun + 1)
        self.complete = frozenset(table.complete_rounds)
        self.results = table.rows
        self.counted = standings.context.scores.crosstable.rows
        self.any_points = False

    def columns(self) -> Iterator[Column]:
        """Yield a column a round, and the points beside it."""
        for round in self.rounds:
            head = f"R{round}{'*' * (round not in self.complete)}"
            yield Column(head, [self._cell(number, round) for number in self.numbers], Role.RESULT)
            points = [points_inside(self.standings, number, round) for number in self.numbers]
            if any(points):
                self.any_points = True
                yield Column.marked("", points, Role.FIGURE, Mark.FAINT)

    def _cell(self, number: int, round: int) -> Cell:
        result = self.results[number][round - 1]
        if result.blank and round not in self.complete:
            return ""
        mark = Mark.UNPLAYED if _unplayed(result) else ""
        mark = Mark.DROPPED if self._annulled(number, round) else mark
        colour = self._colour(result)
        return Run(cell_text(result), mark), *[Run(f" {colour}", Mark.FAINT)] * bool(colour)

    def _colour(self, result: Result) -> str:
        """Return the color; it is not for a forfeit."""
        return result.colour if self.colours and not result.forfeit else ""

    def _annulled(self, number: int, round: int) -> bool:
        """Return whether the game is printed but not counted, because one of the two withdrew
        early."""
        is_game = self.results[number][round - 1].opponent is not None
        return is_game and self.counted[number][round - 1].outcome is Outcome.ANNULLED

    def notes(self) -> Iterator[str]:
        """Yield what the letters in these rounds mean, and which rounds do not count."""
        shown = [
            result
            for results in self.results.values()
            for round, result in enumerate(results, start=1)
            if round in self.complete or (round in self.rounds and result != BLANK)
        ]
        key = [f"{meanings(shown)}; the number is the opponent’s No."] if shown else []
        key += ["w, b: with White, Black."] * any(map(self._colour, shown))
        game = "Gray: no match." if self.standings.section.matches else "Gray: no game."
        key += [game] * any(map(_unplayed, shown))
        if any(self._annulled(number, r) for number in self.results for r in self.complete):
            key.append(f"Struck out: {_annulled_as(self.standings, f'a {self.standings.noun}')}")
        key += ["Behind them: the points made in the match."] * self.any_points
        if key:
            yield " ".join(key)
        left_out = [round for round in self.rounds if round not in self.complete]
        if left_out:
            rounds, many = ", ".join(map(str, left_out)), len(left_out) > 1
            yield (
                f"* Round{'s' * many} {rounds} {'are' if many else 'is'} not complete and left "
                "out of every sum."
            )
        elif not key:
            yield "No result is entered yet."


def _unplayed(result: Result) -> bool:
    return not result.played and result.outcome is not Outcome.PENDING


def _annulled_as(standings: Standings, who: str) -> str:
    played = words.GAMES[standings.noun]
    return f"annulled, as {who} withdrew before half of the {played}; counts for nobody."


_DIAGONAL, _TO_COME = "■", "·"
_MEANINGS = {
    "1": "won",
    "½": "drew",
    "0": "lost",
    "+": "won by forfeit",
    words.MINUS: "lost by forfeit",
}
_WITHOUT_GAME = frozenset({Outcome.UNPAIRED, Outcome.ANNULLED})
_Games = Sequence[tuple[int, Result]]
"""The games of two players, each with its round."""


class _Grid:
    """The players of a round-robin against each other: ``scores`` are those of all games of two, a
    text each, in a file with a grid by the cycle of the round, else in the order of the rounds."""

    def __init__(self, standings: Standings, rows: Sequence[Standing]) -> None:
        self.standings, self.section = standings, standings.section
        self.numbers = [row.player.number for row in rows]
        self.gone = {*filter(partial(played_less_than_half, self.section), self.section.withdrawn)}
        self.a_cycle = rounds_of_a_cycle(len(self.numbers))
        results, met = self.section.crosstable.rows, dict[tuple[int, int], _Games]()
        for number, other in permutations(self.numbers, 2):
            games = enumerate(results[number], start=1)
            met[number, other] = [each for each in games if each[1].opponent == other]
        self.games = max(1, *map(len, met.values()))
        if self.section.origin.grid:
            self.games = -(-self.section.crosstable.rounds // self.a_cycle)
        self.scores = {both: self._scores(*both, games) for both, games in met.items()}

    def _scores(self, number: int, other: int, games: _Games) -> list[str]:
        scores = [_TO_COME] * self.games
        for k, (round, result) in enumerate(games):
            score = words.in_grid(result) or _TO_COME
            if {number, other} & self.gone:
                score = f"({score})"
            if points := self.section.matches and points_inside(self.standings, number, round):
                score += f"{words.HELD}{points}"
            scores[(round - 1) // self.a_cycle if self.section.origin.grid else k] = score
        return scores

    def columns(self) -> Iterator[Column]:
        """Yield a column for each opponent, with everybody's results against him."""
        for opponent in self.numbers:
            cells: list[Cell] = []
            for number in self.numbers:
                scores = self.scores.get((number, opponent), [])
                text = " ".join(scores) * ({*scores} != {_TO_COME})
                cells.append(text if scores else (Run(_DIAGONAL, Mark.UNPLAYED),))
            yield Column(str(opponent), cells, Role.RESULT)

    def notes(self) -> Iterator[str]:
        """Yield what the signs in this grid mean."""
        texts = [score for scores in self.scores.values() for score in scores]
        seen = {text.partition(words.HELD)[0].strip("()") for text in texts}
        if not seen & _MEANINGS.keys():
            yield "No result is entered yet."
            return
        meant = "; ".join(f"{sign} {words}" for sign, words in _MEANINGS.items() if sign in seen)
        who = self.standings.noun
        told = [f"The row’s {who} against the column’s: {meant}."]
        is_behind = any(words.HELD in text for text in texts)
        told += ["Behind it: the points made in the match."] * is_behind
        met = f"The {words.GAMES[who]} of two {who}s"
        told += [f"{met} stand in the order in which they met."] * (self.games > 1)
        if _TO_COME in seen:
            some = any({_TO_COME} < {*scores} for scores in self.scores.values())
            told.append(f"Empty{f' or {_TO_COME}' * some}: not played.")
        if self.gone:
            names = listed([self.section.by_number[number].label for number in sorted(self.gone)])
            told.append(f"In brackets: {_annulled_as(self.standings, names)}")
        yield " ".join(told)
