"""What is asked of ``new``: numbers for each section, and options that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event

TEAM, SCORES = "team", "scores"
KINDS = (SWISS, ROUNDROBIN, TEAM, SCORES)
GAMES = "games"
ENTRIES = ("crosstable", GAMES)
"""The sheets on which results can be typed."""


@dataclass(frozen=True)
class Asked:
    """The user's options; rows and rounds are one number for all sections, or one for each."""

    players: Sequence[int] | None
    teams: Sequence[int] | None
    rounds: Sequence[int] | None
    sections: str | None
    entries: str | None
    kind: str | None
    boards: int | None
    weights: str | None
    double: bool
    entry: str | None
    prizes: bool

    def rows_of(self, k: int) -> int | None:
        """Return the number of rows for section ``k``, from 0; None if the user stated none."""
        return _of_section(self.players or self.teams, k)

    def rounds_of(self, k: int) -> int | None:
        """Return the number of rounds for section ``k``, from 0; None if the user stated none."""
        return _of_section(self.rounds, k)

    def refuse_other_numbers(self, sections: int) -> None:
        """Refuse a list that has not one number for each section.

        Raises:
            TieBreakError: it has more or fewer.
        """
        for what, asked in (("rows", self.players or self.teams), ("rounds", self.rounds)):
            if asked and len(asked) not in (1, sections):
                raise TieBreakError(
                    f"there are {len(asked)} numbers of {what}, and there "
                    f"{'is' if sections == 1 else 'are'} {counted(sections, 'section')}; give one "
                    "number, or one for each section"
                )

    def contradictions(self, old: str | None) -> Iterator[str]:
        """Yield which options contradict each other, or the file ``old`` that is taken over."""
        is_roundrobin, is_of_teams = self.kind == ROUNDROBIN, self.kind == TEAM
        for_teams = {"--teams": self.teams, "--boards": self.boards, "--weights": self.weights}
        for_empty = {
            **{"--kind": self.kind, "--double": self.double or None},
            **{"--boards": self.boards, "--weights": self.weights, "--sections": self.sections},
        }
        if old is not None and (option := _first_given(for_empty)):
            yield (
                f"{option} is for an empty workbook; with --from, leave it out: the file says it, "
                "and it may be changed on the sheet Event"
            )
        if is_roundrobin and self.rounds:
            yield (
                "the rounds of a round-robin follow from its players; leave out --rounds, and use "
                "--double where everybody meets twice"
            )
        if self.kind == SCORES:
            yield from self._not_for_scores()
        if self.double and not is_roundrobin:
            yield "--double is for a round-robin; use it with --kind roundrobin"
        if old is None and not is_of_teams and (option := _first_given(for_teams)):
            yield f"{option} is for matches of teams; use it with --kind team"
        if is_of_teams and self.players:
            yield (
                "--players is for events of single players; for teams write --teams, or leave out "
                "--kind team"
            )
        if self.entry == GAMES and is_of_teams:
            yield _MATCHES_ONCE
        if is_of_teams and self.entries:
            yield "--entries fills in players; leave it out, and type the teams"

    def _not_for_scores(self) -> Iterator[str]:
        if self.rounds or self.entry:
            yield (
                f"{'--rounds' if self.rounds else '--entry'} is for results, and a list of scores "
                "has none; leave it out"
            )

    def contradictions_with(self, event: Event) -> Iterator[str]:
        """Yield which options contradict this event."""
        if any(section.has_only_scores for section in event.sections):
            yield from self._not_for_scores()
        of_teams = any(section.matches for section in event.sections)
        if self.entry == GAMES and of_teams:
            yield _MATCHES_ONCE
        if of_teams and (self.players or self.entries):
            yield (
                f"{'--players' if self.players else '--entries'} is for events of single players, "
                "and this is one of teams; for more of them write --teams"
            )
        if self.teams and not of_teams:
            yield (
                "--teams is for events of teams, and this is one of single players; write --players"
            )


_MATCHES_ONCE = (
    "for teams each match is typed once already, in a row of the sheet Matches; leave out --entry "
    "games"
)


def _of_section(asked: Sequence[int] | None, k: int) -> int | None:
    return asked[k if len(asked) > 1 else 0] if asked else None


def _first_given(options: Mapping[str, object]) -> str | None:
    return next((option for option, value in options.items() if value is not None), None)
