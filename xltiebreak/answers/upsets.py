"""The upsets of an event, with their games: the answer of ``prizes --upsets``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from xltiebreak.answers.shape import Answer, Column, Part, Role, Rows, Table, as_number, figure_text
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

    def rows(self) -> Iterator[list[Any]]:
        """Yield the figures of each game, in the order of the keys."""
        players = self.section.by_number
        for game in self.games or ():
            winner, loser = players[game.winner], players[game.loser]
            yield [
                *_player(winner),
                "draw" if game.drawn else "win",
                *_player(loser),
                game.round or None,
                game.difference,
                as_number(game.counts),
            ]

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
        players = self.section.by_number
        winners = [players[game.winner] for game in self.games]
        losers = [players[game.loser] for game in self.games]
        counts = [figure_text(game.counts) for game in self.games]
        rounds = [str(game.round) for game in self.games if game.round]
        drawn = any(game.drawn for game in self.games)
        return Table(
            f"{self.title}: upsets",
            [
                Column("Points", [str(game.difference) for game in self.games], Role.FIGURE),
                *([Column("Counts", counts, Role.FIGURE)] if drawn else []),
                *([Column("Round", rounds, Role.KEY)] if rounds else []),
                *_columns("Player", winners),
                Column("", [game.did for game in self.games], Role.NAME),
                *_columns("Opponent", losers),
            ],
        )


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
            {
                "section": section.section.name,
                "upsets": [dict(zip(_KEYS, row)) for row in section.rows()],
            }
            for section in self.sections
        ]
        return {"event": self.standings.event.name, "sections": sections}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header, and a row for each game."""
        rows = (
            ([section.section.name, *row] for row in section.rows()) for section in self.sections
        )
        return ["section", *_KEYS], chain.from_iterable(rows)


def event_upsets(standings: EventStandings) -> EventUpsets:
    """Return the upsets of all sections in these standings, in their complete rounds."""
    return EventUpsets(
        standings,
        tuple(
            SectionUpsets(ranked.title, ranked.section, upsets_of(ranked.players))
            for ranked in standings
        ),
    )


def _player(player: Player) -> list[Any]:
    return [player.number, player.name, player.rating]


def _columns(header: str, players: list[Player]) -> list[Column]:
    return [
        Column("No.", [str(player.number) for player in players], Role.KEY),
        Column(header, [player.name for player in players], Role.NAME),
        Column("Rating", [str(player.rating) for player in players], Role.FIGURE),
    ]
