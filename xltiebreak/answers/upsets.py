"""The upsets of an event, with their games: the answer of ``prizes --upsets``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from xltiebreak.answers.shape import (
    Answer,
    Column,
    Part,
    Role,
    Rows,
    Table,
    as_number,
    figure_text,
    records,
)
from xltiebreak.event.section import Player, Section
from xltiebreak.prizefund.apart import NOBODY, Upset, without_games
from xltiebreak.prizefund.winners import upsets_of

if TYPE_CHECKING:  # a spreadsheet lists the upsets of one section
    from xltiebreak.answers.standings import EventStandings

_KEYS = (
    *("number", "name", "rating", "result", "opponent", "opponent_name", "opponent_rating"),
    *("round", "difference", "counts"),
)


@dataclass(frozen=True)
class SectionUpsets:
    """The upsets of one section, the largest first, under ``title``; none are known of teams."""

    title: str
    section: Section
    games: tuple[Upset, ...] | None

    @property
    def columns(self) -> list[Column]:
        """The figures of each game."""
        games, players = self.games or (), self.section.by_number
        points = [game.difference for game in games]
        counts, rounds = [game.counts for game in games], [game.round or None for game in games]
        results = ["draw" if game.drawn else "win" for game in games]
        return [
            Column("Points", [*map(str, points)], Role.FIGURE, "difference", points),
            Column("Counts", [*map(figure_text, counts)], Role.FIGURE if "draw" in results else "",
                   "counts", [*map(as_number, counts)]),
            Column("Round", [str(round or "") for round in rounds],
                   Role.KEY if any(rounds) else "", "round", rounds),
            *_columns("Player", [players[game.winner] for game in games], ("number", "")),
            Column("", [game.did for game in games], Role.NAME, "result", results),
            *_columns("Opponent", [players[game.loser] for game in games],
                      ("opponent", "opponent_")),
        ]  # fmt: skip

    def rows(self) -> Iterator[list[Any]]:
        """Yield the figures of each game, in the order of the keys."""
        yield from ([*row.values()] for row in records(self.columns, _KEYS))

    @property
    def why_none(self) -> str:
        """Why no game is listed; empty if there are some."""
        if self.games is None:
            return without_games(self.section)
        return "" if self.games else NOBODY

    def part(self) -> Part:
        """Return the table of the games, or why there is none."""
        if not self.games:
            return f"{self.title}: {self.why_none}."
        return Table(f"{self.title}: upsets", [each for each in self.columns if each.role])


@dataclass(frozen=True)
class EventUpsets(Answer):
    """The upsets of all sections."""

    standings: EventStandings
    sections: tuple[SectionUpsets, ...]

    def parts(self) -> Iterator[Part]:
        """Yield each section's upsets."""
        for section in self.sections:
            yield section.part()

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``prizes --upsets``."""
        sections = [
            {"section": section.section.name, "upsets": records(section.columns, _KEYS)}
            for section in self.sections
        ]
        return {"event": self.standings.event.name, "sections": sections}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header, and a row for each game."""
        rows = ([section.section.name, *row] for section in self.sections for row in section.rows())
        return ["section", *_KEYS], rows


def event_upsets(standings: EventStandings) -> EventUpsets:
    """Return the upsets of all sections in these standings, in their complete rounds."""
    return EventUpsets(
        standings,
        tuple(
            SectionUpsets(ranked.title, ranked.section, upsets_of(ranked.players))
            for ranked in standings
        ),
    )


def _columns(head: str, players: Sequence[Player], keys: tuple[str, str]) -> list[Column]:
    """Return number, name and rating of players, under the first key, and the others behind what
    is their beginning."""
    number, begin = keys
    numbers, ratings = [each.number for each in players], [each.rating for each in players]
    return [
        Column("No.", [*map(str, numbers)], Role.KEY, number, numbers),
        Column(head, [player.name for player in players], Role.NAME, f"{begin}name"),
        Column("Rating", [*map(str, ratings)], Role.FIGURE, f"{begin}rating", ratings),
    ]
