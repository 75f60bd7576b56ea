"""The list by which prizes are handed out: everybody once, from the last prize to the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.answers.prizes import EventPrizes, SectionPrizes
from xltiebreak.answers.shape import Answer, Column, Part, Role, Rows, Table
from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.awards import prizes_of
from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import TEAM, Prize
from xltiebreak.prizefund.winners import Winner

_HEADER = ("section", "order", "prizes", "number", "name", "team", "score", "cash", "next_in_line")


@dataclass(frozen=True)
class _Call:
    """A player or team who is called: what for, and who stands in who cannot come."""

    winner: Winner
    team: str
    sign: str

    @property
    def prizes(self) -> str:
        """``4th, shared by 2; trophy for 3rd U1000``, ``1st and trophy``"""
        money_for = self.winner.share.won if self.winner.share else ""
        told = [money_for] if money_for else []
        for trophy in self.winner.trophies:
            if trophy.taker and trophy.prize.title == money_for:
                told[0] += f" and {trophy.prize.trophy}"
            else:
                told.append(trophy.told)
        return "; ".join(told)

    @property
    def cash(self) -> str:
        """``$50``; empty for trophies alone."""
        return money(self.winner.cash, self.sign) if self.winner.cash else ""

    @property
    def next_in_line(self) -> str:
        """Who takes the trophy if the taker leaves, and from whom he is still to be parted."""
        trophies = self.winner.trophies
        names = [trophy.who_is_next for trophy in trophies if trophy.next_in_line]
        entrant = self.winner.entrant
        others = [who.label for trophy in trophies for who in trophy.by_lot if who != entrant]
        parted = [f"{entrant.parted_by} with {some([*dict.fromkeys(others)])}"] if others else []
        return "; ".join([*dict.fromkeys(names), *parted])

    @property
    def rank(self) -> tuple[object, ...]:
        """The order of the prize he is called for: the first of his trophies and of the prizes that
        he shares; those of teams are the last to be handed out."""
        trophies = [trophy.prize for trophy in self.winner.trophies]
        shared: Sequence[Prize] = prizes_of(self.winner.share) if self.winner.share else ()
        first = min((*trophies, *shared), key=lambda prize: prize.priority)
        entrant = self.winner.entrant
        return (first.kind != TEAM, first.list, first.priority, entrant.place, entrant.number)


@dataclass(frozen=True)
class HandOut(Answer):
    """The list by which the prizes of an event are handed out."""

    prizes: EventPrizes

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``prizes --hand-out``."""
        sections = [
            {
                "section": section.section.name,
                "hand_out": [_plain(call) for call in _calls(section)],
                **({"everybody": _for_everybody(section)} if _for_everybody(section) else {}),
            }
            for section in self.prizes
        ]
        return {"event": self.prizes.standings.event.name, "sections": sections}

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header, and a row for everybody who is called."""
        return [*_HEADER], self._rows()

    def _rows(self) -> Iterator[list[object]]:
        for section in self.prizes:
            for sentence in _for_everybody(section):
                yield [section.section.name, "", sentence, *[""] * (len(_HEADER) - 3)]
            for k, call in enumerate(_calls(section), start=1):
                yield [section.section.name, k, *_plain(call).values()]

    def parts(self) -> Iterator[Part]:
        """Yield a table for each section."""
        for section in self.prizes:
            yield from _for_everybody(section)
            calls = _calls(section)
            texts: list[tuple[str, list[str], str]] = [
                ("", [str(k) for k in range(1, len(calls) + 1)], Role.KEY),
                ("Prize", [call.prizes for call in calls], Role.PROSE),
                ("Name", [call.winner.entrant.label for call in calls], Role.NAME),
                ("Team", [call.team for call in calls], Role.NAME),
                ("Score", [decimal(call.winner.entrant.score) for call in calls], Role.FIGURE),
                ("Cash", [call.cash for call in calls], Role.FIGURE),
                ("Next in line", [call.next_in_line for call in calls], Role.PROSE),
            ]
            yield Table(
                f"{section.title}: prizes, from the last to the first",
                [Column(*column) for column in texts if any(column[1])],
            )


def _for_everybody(section: SectionPrizes) -> list[str]:
    """Return what every player is given, a sentence each."""
    sentences = [f"{trophy.sentence}." for trophy in section.awards.for_everybody]
    return [sentence[:1].upper() + sentence[1:] for sentence in sentences]


def _calls(section: SectionPrizes) -> list[_Call]:
    players = section.section.by_number
    sign = section.awards.fund.sign
    of_players = [
        _Call(winner, players[winner.entrant.number].plays_for, sign) for winner in section.winners
    ]
    of_teams = [_Call(winner, "", sign) for winner in section.teams]
    return sorted([*of_players, *of_teams], key=lambda call: call.rank, reverse=True)


def _plain(call: _Call) -> dict[str, Any]:
    entrant = call.winner.entrant
    return {
        "prizes": call.prizes,
        "number": entrant.number,
        "name": entrant.name,
        "team": call.team,
        "score": entrant.score,
        "cash": call.winner.cash / 100,
        "next_in_line": call.next_in_line,
    }
