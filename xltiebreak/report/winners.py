"""Page 1: the winners in large letters, and why tied ones are in this order; all others who take
something stand in the table of prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from xltiebreak.answers.shape import (
    Block,
    Column,
    Heading,
    Mark,
    Role,
    Run,
    Runs,
    Table,
    Text,
    marked,
)
from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import on_paper
from xltiebreak.event.names import first_name_first
from xltiebreak.event.section import Matches
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.winners import Winner
from xltiebreak.questions.plain_words import called, reason
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.report.prizes import amounts_text, lines_of, prizes, running, takers_of, trophies_of
from xltiebreak.report.ties import USUAL_TROPHIES, prize_places
from xltiebreak.report.words import BETWEEN, entry, points_of

MOST_SHARING = 8
"""The most players of a shared place who are named; of more, only the number is printed."""
_LONGEST_LARGE = 22
"""The most letters of a name in the largest letters."""


class Look(NamedTuple):
    """How winners are printed: the first in the ``largest`` letters, why they are in this order,
    and the prizes in a table; else in one paragraph, and the table stands behind the standings."""

    largest: bool
    why: bool
    table: bool


LOOKS = (
    Look(largest=True, why=True, table=True),
    Look(largest=False, why=True, table=True),
    Look(largest=False, why=False, table=True),
    Look(largest=False, why=True, table=False),
    Look(largest=False, why=False, table=False),
)
"""From the one that takes most of the page to the one that takes least."""


@dataclass(frozen=True)
class Listed:
    """One list of winners and their prizes: players, teams, or teams of players. ``title`` is
    printed above it if there are several lists."""

    title: str
    ranked: Ranked
    players: Standings
    given: Awards | None

    @property
    def of_teams(self) -> bool:
        """Whether it lists teams of players who play for themselves."""
        return self.ranked.adds_up_players

    @property
    def last(self) -> int:
        """The last place that is listed even without a prize."""
        return (0 if self.of_teams else prize_places(self.players)) or USUAL_TROPHIES

    @cached_property
    def takers(self) -> dict[int, Winner]:
        """The winners of prizes by number."""
        return takers_of(self.given, of_teams=self.of_teams)

    @cached_property
    def named(self) -> list[Standing]:
        """The rows of winners; a place shared by too many is left out."""
        if not self.players.has_scores:
            return []
        return [
            row
            for row in self.ranked.rows
            if row.place <= self.last and row.last_place - row.place < MOST_SHARING
        ]

    def called(self, row: Standing) -> str:
        """Return the name as it is spoken."""
        if self.of_teams:
            return row.player.label
        return called(self.players.section, row.player)


def winners(lists: Sequence[Listed], look: Look) -> list[Block]:
    """Return all lists, with titles if there are several; before a first round is complete, which
    results are missing."""
    if not any(listing.players.has_scores for listing in lists):
        missing = dict.fromkeys(what_is_missing(listing.players.section) for listing in lists)
        return [Text(words) for words in missing if words]
    title = "Winners" if any(listing.players.is_final for listing in lists) else "Leaders"
    alone = len(lists) == 1
    printed: list[Block] = [Heading(1, title + (_so_far(lists[0]) if alone else ""))]
    for listing in lists:
        if not alone:
            printed.append(Heading(2, f"{listing.title}{_so_far(listing)}"))
        printed += _list(listing, look._replace(largest=look.largest and alone))
    return printed


def _so_far(listing: Listed) -> str:
    return "" if listing.players.is_final else f" after {listing.players.progress}"


def _list(listing: Listed, look: Look) -> Iterator[Block]:
    section = listing.players.section
    yield from on_the_poster(listing, look)
    if missing := what_is_missing(section):
        yield Text(missing)
    if listing.takers and listing.given:
        of_teams = listing.of_teams
        among = {row.player.number for row in listing.ranked.listed} if of_teams else set()
        if look.table:
            level = 1 if not listing.title else 3
            yield from prizes(listing.given, listing.players, level, of_teams=of_teams, among=among)
        elif lines_of(listing.given, of_teams=of_teams, among=among):
            of_matches = section.matches is not None
            yield running(listing.given, among, of_teams=of_teams, of_matches=of_matches)


def on_the_poster(listing: Listed, look: Look = LOOKS[1]) -> Iterator[Block]:
    """Yield the winners, and how many share a place if they are too many to be named."""
    rows, section = listing.named, listing.players.section
    if rows:
        yield poster(listing, look)
    elif listing.ranked.about_unplaced and not listing.ranked.rows:
        yield Text(listing.ranked.about_unplaced)
    crowd = [row for row in listing.ranked.rows if row.place <= listing.last and row not in rows]
    if crowd and listing.players.has_scores:
        share = (
            f"{len(crowd)} {entry(section)}s share {crowd[0].in_words} with "
            f"{points_of(section, crowd[0].score)}"
        )
        parted = listing.ranked.what_parts(crowd[0].player.number)
        due = f": {parted}" * _is_trophy(listing, crowd[0])
        yield Text(f"{share}{due}; see the standings.")


def _is_trophy(listing: Listed, row: Standing) -> bool:
    return not listing.of_teams and row.place <= prize_places(listing.players)


def poster(listing: Listed, look: Look) -> Table:
    """Return a row for each winner: the place, the name with score and club below it, the sum of
    money, and why; told once for all of a tie."""
    rows = listing.named
    sizes = [_size(listing, row, look) for row in rows]
    columns = [
        marked("Place", [row.places for row in rows], Role.KEY, sizes),
        Column("Name", [_who(listing, row, size) for row, size in zip(rows, sizes)], Role.NAME),
    ]
    paid = [
        listing.takers[row.player.number].cash if row.player.number in listing.takers else 0
        for row in rows
    ]
    if any(paid) and listing.given:
        sums = amounts_text(paid, listing.given.fund.sign)
        columns.append(marked("Prize", sums, Role.FIGURE, Mark.MEDIUM))
    why = [_why(listing, row, look) for row in rows]
    if any(why):
        columns.append(Column("Why", why, Role.PROSE))
    what = "Winners" if listing.players.is_final else "Leaders"
    title = f"{what}, {listing.title}" if listing.title else what
    ruled = {k for k in range(1, len(rows)) if rows[k].score != rows[k - 1].score}
    return Table(title, columns, ruled, poster=True)


def _size(listing: Listed, row: Standing, look: Look) -> str:
    first = [listing.called(other) for other in listing.named if other.place == 1]
    fits = all(len(name) < _LONGEST_LARGE for name in first)
    return Mark.LARGE if look.largest and row.place == 1 and fits else Mark.MEDIUM


def _who(listing: Listed, row: Standing, size: str) -> Runs:
    """Return the name, and below it score and club, and the members of a team."""
    name = listing.called(row)
    runs: Runs = (Run(name, size, row.player.number),)
    runs += (Run(f"\n{_points(listing, row)}", Mark.STRONG),)
    if row.player.team and not listing.of_teams:
        runs += (Run(f"{BETWEEN}{row.player.team}"),)
    if members := _members(listing, row):
        runs += (Run(f"\n{members}"),)
    return runs


def _why(listing: Listed, row: Standing, look: Look) -> str:
    """Return the trophies, and why tied players are in this order."""
    taker = listing.takers.get(row.player.number)
    sentences = [trophies_of(taker)] if taker else []
    if look.why:
        sentences.append(reason_of(listing, row))
    first = next(other for other in listing.ranked.rows if other.place == row.place)
    if row.shared and row == first and _is_trophy(listing, row):
        parted = listing.ranked.what_parts(row.player.number)
        sentences.append(f"{parted.capitalize()} for {row.in_words}.")
    return " ".join(filter(None, sentences))


def reason_of(listing: Listed, row: Standing) -> str:
    """Return why he stands there: that he is alone on his score, or what decided; empty for the
    last of a tie, as the one before him tells it."""
    tie = next((each for each in listing.ranked.ties if row in each.standings), None)
    if tie is None:
        if not listing.players.is_final or row.place > 1:
            return ""
        return f"Alone on {_points(listing, row)}."
    is_told = row is tie.standings[-1] and not row.shared and row.place > tie.place
    return "" if is_told else reason(listing.ranked, row)


def _points(listing: Listed, row: Standing) -> str:
    if listing.of_teams:
        return f"{on_paper(row.score)} point{'s' * (not 0 < row.score <= 1)}"
    return points_of(listing.players.section, row.score)


def _members(listing: Listed, row: Standing) -> str:
    """Return the players who counted or played for a team; an empty text if they are not known."""
    if makers := listing.ranked.makers(row.player.number):
        names = [f"{first_name_first(who.player.label)} {on_paper(who.score)}" for who in makers]
        return ", ".join(names)
    matches, position = listing.players.section.matches, listing.players.context.by.rows
    if matches is None or matches.members is None:
        return ""
    members = matches.members.by_number
    sat = those_who_sat(matches, position[row.player.number])
    return ", ".join(first_name_first(members[who].label) for who in sat)


def those_who_sat(matches: Matches, position: int) -> list[int]:
    """Return the numbers of the team's members who sat at a board, in the order of the roster."""
    if matches.members is None or position >= len(matches.lineups):
        return []
    seated = {
        member
        for lineup in matches.lineups[position]
        for member in lineup
        if member in matches.members.by_number
    }
    roster = matches.rosters[position] if position < len(matches.rosters) else ()
    return [*(member for member in roster if member in seated), *sorted(seated - set(roster))]
