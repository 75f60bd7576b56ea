"""What if: results changed or filled in, and who moves by them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.moves import Moves
from xltiebreak.questions.places import unfinished
from xltiebreak.questions.typed_results import with_results
from xltiebreak.ranking.answers import Answer, Part
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.event_standings import EventStandings, SectionStandings, event_standings


@dataclass(frozen=True)
class WhatIf(Answer):
    """A section as it stands and as it would, with these results."""

    changes: tuple[str, ...]
    before: SectionStandings
    after: SectionStandings

    @property
    def players(self) -> Moves:
        """How the players, in a team event the teams, stand before and after."""
        same = {number: number for number in self.before.section.by_number}
        return Moves(self.before.players, self.after.players, same)

    @property
    def teams(self) -> Moves | None:
        """The same of teams that are ranked by their top players."""
        before, after = self.before.teams, self.after.teams
        if before is None or after is None:
            return None
        return Moves(before, after, {number: number for number in before.teams})

    def to_dict(self) -> dict[str, Any]:
        """The JSON of ``whatif`` with changes."""
        moved = [
            {name: one[name] for name in ("number", "name", "place", "cash")}
            for one in self.players.to_dict()
        ]
        return {"changes": list(self.changes), "moved": moved}

    def parts(self) -> Iterator[Part]:
        """Who would stand where, and what decides; and whether the round is complete then."""
        noun = "team" if self.before.section.matches else "player"
        moves = self.players
        moved = counted(len(moves.moved), noun) if moves.moved else f"no {noun}"
        yield f"With {', '.join(self.changes)}: {moved} would move."
        yield from unfinished(self.after.players)
        if moves.touched:
            yield moves.table(f"{self.after.heading}, as it would be")
        if self.teams and self.teams.touched:
            yield self.teams.table("Teams")


def what_if(
    event: Event,
    sections: Sequence[Section],
    changes: Sequence[str],
    asked: Asked = AS_IN_THE_FILE,
) -> tuple[EventStandings, WhatIf]:
    """The standings as they are, and the places with these results in place of those that there
    are: ``R5 7-12 0-1``.

    Raises:
        EventError: the event has errors, or would have them.
        TieBreakError: a change is not understood, or there are several sections.
    """
    if len(sections) != 1:
        names = ", ".join(one.name for one in sections)
        raise TieBreakError(f"results are changed in one section; name it with --section: {names}")
    [section] = sections
    standings = event_standings(event, [section], asked)
    [before] = standings
    [after] = event_standings(event, [with_results(section, changes)], asked)
    said = tuple(" ".join(text.split()) for text in changes)
    return standings, WhatIf(said, before, after)
