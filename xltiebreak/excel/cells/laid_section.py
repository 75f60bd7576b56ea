"""A section of players, or a list of scores, as its sheets have it: what is typed, what the
functions give, and the cells and arguments to which formulas refer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.roundrobin import annulled, typed_by_round
from xltiebreak.event.section import Competition, Section, without_spare_rounds
from xltiebreak.event.words import bare
from xltiebreak.excel.cells.layout import (
    EVENT_NAME_ROW,
    FIRST_ROUND,
    SECTION_NAME_ROW,
    block_of,
    section_row,
)
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS, SectionNames, Sheets, event_box
from xltiebreak.excel.cells.rows import relaid
from xltiebreak.excel.cells.typed_results import grid_texts, letters
from xltiebreak.excel.formulas.language import formula_file, side_by_side
from xltiebreak.excel.routes import Route
from xltiebreak.functions import ONLY_US
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.systems import SYSTEMS, Needs
from xltiebreak.tables.labels import COLUMN_HEADERS

SWISS, GAMES, GRID, TEAMS, SCORES = "swiss", "games", "grid", "team", "scores"
"""The kinds of events by what is typed: results in rounds, games, a grid, matches, scores alone."""

TEAM_CODES = tuple(code for code, system in SYSTEMS.items() if system.needs is not Needs.COMBINED)
"""The tie-breaks that a sheet can show term by term for a team that plays matches."""

_ABOUT_MATCHES = ("points", "boards", "placed_by", "match_points")
"""The functions' arguments about team matches, in their order."""


@dataclass(frozen=True)
class LaidSection:
    """What the sheets of a section of this ``kind`` need; ``sections`` are those of the whole
    event. The last ``spare_rows`` and ``spare_rounds`` are room for what nobody foresaw; in a grid
    all players meet so many ``cycles``."""

    kind: str
    route: Route
    names: SectionNames
    section: Section
    sections: Sequence[Section]
    spare_rows: int = field(default=0, kw_only=True)
    spare_rounds: int = field(default=0, kw_only=True)
    cycles: int = field(default=0, kw_only=True)

    entry: ClassVar[str] = "Player"
    """What a row of the results is called."""

    terms_sheet: ClassVar[str] = Sheets.WORKSHEET
    """The kind of sheet that shows any tie-break term by term."""

    known_codes: ClassVar[Sequence[str]] = [
        code for code in TEAM_CODES if not SYSTEMS[code].of_teams
    ]
    """The tie-breaks that this sheet can show."""

    typed_on: ClassVar[str] = Sheets.CROSSTABLE
    """The kind of sheet on which users type results."""

    boxes: ClassVar[Mapping[str, str]] = {
        **{"Kind": "kind", "Rounds": "scheduled_rounds", "Edition": "edition", "Order": "order"},
        **{"Lots": "lots", "Playoff": "playoff", "PerfectScores": "perfect_scores"},
        **{"Trophies": "trophies", "Unrated": "unrated", "Withdrawn": "withdrawn"},
        "Notation": "notation",
    }
    """The boxes of the sheet Event, by the names of their cells."""

    @property
    def has_games(self) -> bool:
        """Whether the results in the crosstable are formulas that show a list of games."""
        return self.kind == GAMES

    @property
    def players(self) -> int:
        """The number of rows in the crosstable."""
        return len(self.section.players)

    @property
    def rounds(self) -> int:
        """The number of rounds in the crosstable."""
        return self.section.crosstable.rounds

    @cached_property
    def results(self) -> list[list[str]]:
        """The texts in the crosstable's cells."""
        if self.cycles:
            return grid_texts(self.section, self.cycles)
        return [
            [letters(player, round, result) for round, result in enumerate(row, start=1)]
            for player, row in zip(self.section.players, self.section.crosstable.results)
        ]

    @cached_property
    def player_names(self) -> list[str]:
        """The players' names, a row each."""
        return [player.name for player in self.section.players]

    def score(self, k: int) -> float | None:
        """Return the sum of a row's points, from 0, on a grid without games that are annulled;
        nothing for a row without a name, or with points in a round that is not complete."""
        table = annulled(self.section).crosstable if self.cycles else self.section.crosstable
        points = [result.points or 0 for result in table.results[k]]
        rounds = range(1, table.rounds + 1) if self.cycles else table.complete_rounds
        is_known = bool(self.player_names[k]) and sum(points[r - 1] for r in rounds) == sum(points)
        return sum(points) if is_known else None

    @property
    def team_head(self) -> str:
        """The header of the column with the players' teams."""
        return (self.section.teams_by and self.section.origin.team) or COLUMN_HEADERS["team"]

    @cached_property
    def further_teams(self) -> Sequence[Competition]:
        """The competitions of teams whose names stand behind the last column."""
        return [each for each in self.section.teams_by if bare(each.by) != bare(self.team_head)]

    @property
    def further_column(self) -> int:
        """The column behind the last one, for the teams of further competitions."""
        return FIRST_ROUND + len(self.results[0]) + 1

    @cached_property
    def places(self) -> Standings | None:
        """The places of who is entered, by what is stated; nothing while something prevents
        them."""
        section = self.section
        if self.kind == TEAMS and section.is_roundrobin:
            return None
        played = [any(not result.blank for result in row) for row in section.crosstable.results]
        is_begun = section.has_only_scores or any(played)
        numbers = [
            player.number
            for player, has_played in zip(section.players, played)
            if is_begun and (player.name or has_played)
        ]
        entered = relaid(section, numbers, section.crosstable.rounds)
        try:
            return ranked(typed_by_round(without_spare_rounds(entered)))
        except TieBreakError:
            return None

    @cached_property
    def codes(self) -> list[str]:
        """The tie-breaks in the standings' headers."""
        return [tie.code for tie in self.places.tie_breaks] if self.places else []

    @property
    def leader(self) -> int | None:
        """The number of the first in the standings, whose arithmetic the sheet shows first."""
        return self.places.rows[0].player.number if self.places and self.places.rows else None

    def defined(self) -> Iterator[tuple[str, str]]:
        """Yield the name of each box of the sheet Event with what it stands for."""
        for name, box in self.boxes.items():
            yield self.names[name], f"={event_box(section_row(box), self.names.section)}"

    @property
    def teams(self) -> str:
        """The cells with the players' teams; the columns of several competitions side by side."""
        clubs, further = self.names["Clubs"], self.further_teams
        sheet = self.names.quoted(self.typed_on)
        columns = [
            f"{sheet}!{block_of(self.further_column + further.index(teams), self.players)}"
            if teams in further
            else clubs
            for teams in self.section.teams_by
        ]
        return side_by_side(columns or [clubs])

    further: ClassVar[Sequence[str]] = ["Withdrawn"]
    """The functions' further arguments, by the names of their cells: withdrawn players, and for
    teams their matches."""

    @cached_property
    def _given(self) -> Mapping[str, str]:
        """What stands in brackets for sheets, and where functions are called."""
        names = self.names
        known = [names[name] for name in self.further]
        withdrawn, *matches = [*known, *['""'] * (1 + len(_ABOUT_MATCHES) - len(known))]
        notation = f'IF(TRIM({names["Notation"]})="","{ONLY_US}",{names["Notation"]})'
        return {
            **{"our": self.route.prefix, "withdrawn": withdrawn, "matches": ",".join(matches)},
            **{"points": matches[0], "boards": matches[1]},
            "event": ",".join([notation, names["Kind"], names["Rounds"]]),
            **names.in_brackets,
        }

    def formulas(self, section: str, /, **cells: str) -> Mapping[str, str]:
        """Return the formulas of a section of ``pages.formulas``; ``cells`` are the addresses and
        formulas for what stands in brackets there, beside what all functions are given."""
        given = {**self._given, **cells}
        return formula_file("abbreviations", "pages").of_row(section, given, self.names.__getitem__)

    def formula(self, name: str, /, **cells: str) -> str:
        """Return the formula of this name that stands alone there."""
        return self.formulas(name, **cells)[name]

    def typed_cell(self, player: str, round: str) -> str:
        """Return the formula for the cell in which users type a result."""
        name = "result of a game" if self.has_games else "result"
        return self.formula(name, player=player, round=round)

    @property
    def stated_rounds(self) -> str:
        """The formula for how many rounds the sheet Event states; 0 if it states none."""
        return f"IFERROR(VALUE({self.names['Rounds']}),0)"

    def title_of(self, sheet: str) -> str:
        """Return a formula for the title of a kind of sheet: the event's name and that of the
        sheet, either alone where there is no name or the sheet is the crosstable. A list's name
        does not stand alone, since ``Teams`` would be read as a header."""
        is_list = sheet in (*TYPED_FOR_TEAMS, Sheets.GAMES, Sheets.SCORES)
        cells = {
            "event": event_box(EVENT_NAME_ROW),
            "section": event_box(SECTION_NAME_ROW, self.names.section),
            "is lone": str(len(self.sections) == 1).upper(),
            "alone": f'"{sheet} of this event"' if is_list else f'"{sheet}"',
            "behind": '""' if sheet == Sheets.CROSSTABLE else f'": {sheet}"',
        }
        return self.formula("title", **cells)
