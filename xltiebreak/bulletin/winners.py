"""The first page: the winners in large letters, what they take, and why tied ones are in this
order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from xltiebreak.bulletin.class_prizes import (
    IN_A_COLUMN,
    IN_LINES,
    IN_TWO_COLUMNS,
    RUNNING,
    class_prizes,
    lines_of,
    prizes_won,
)
from xltiebreak.bulletin.prizes import amounts_text
from xltiebreak.bulletin.word.columns import (
    MARGINS,
    WINNER,
    WINNER_FIGURE,
    WINNER_PLACE,
    Cell,
    Column,
)
from xltiebreak.bulletin.word.styles import INCH, Faces
from xltiebreak.bulletin.word.tables import Block, Table, table
from xltiebreak.bulletin.word.text import Paragraph, heading, run, text
from xltiebreak.bulletin.wording import entry, points_of, score_head
from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import on_paper
from xltiebreak.event.names import first_name_first
from xltiebreak.event.section import Matches
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.prizes import PLACE, TEAM
from xltiebreak.prizefund.winners import Winner, winners_of
from xltiebreak.questions.plain_words import called, reason
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked, Standings

USUAL_TROPHIES = 3
MOST_SHARING = 8
"""The most players of a shared place who are named; of more, only the number is printed."""
SMALL = {
    WINNER: "Bulletin Winner Small",
    WINNER_PLACE: "Bulletin Winner Small Place",
    WINNER_FIGURE: "Bulletin Winner Small Figure",
}
KEPT_WINNERS = 2
"""How many winners stay together at either end of their table, each a name and sentences; more
would not fit below the masthead."""


class Look(NamedTuple):
    """How winners are printed: places in ``large`` letters, all with a prize or only the first, why
    they are in this order, and how class prizes are listed."""

    large: bool
    all_places: bool
    why: bool
    class_prizes: str


LOOKS = (
    Look(True, True, True, IN_A_COLUMN),
    Look(True, True, True, IN_TWO_COLUMNS),
    Look(True, False, True, IN_A_COLUMN),
    Look(True, False, True, IN_TWO_COLUMNS),
    Look(True, False, True, IN_LINES),
    Look(False, False, True, IN_TWO_COLUMNS),
    Look(False, False, True, IN_LINES),
    Look(False, False, False, IN_LINES),
    Look(False, False, False, RUNNING),
)
"""From the one that takes most of the page to the one that takes least."""


def prize_places(standings: Standings) -> int:
    """Return the last place with a trophy: the number of trophies, three if unknown; 0 while rounds
    are still to be played."""
    if not standings.is_final:
        return 0
    trophies = standings.section.trophies
    return USUAL_TROPHIES if trophies is None else trophies


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
        if self.given is None:
            return {}
        return {
            winner.entrant.number: winner
            for winner in winners_of(self.given, of_teams=self.of_teams)
        }


def winners(lists: Sequence[Listed], width: int, faces: Faces, look: Look) -> list[Block]:
    """Return all lists, with titles if there are several; before a first round is complete, which
    results are missing."""
    final = [listing.players.is_final for listing in lists]
    begun = [listing for listing in lists if listing.players.has_scores]
    if not begun:
        return list(dict.fromkeys(line for listing in lists for line in _missing(listing)))
    title = "Winners" if any(final) else "Leaders"
    printed: list[Block] = [heading(1, title + (_so_far(lists[0]) if len(lists) == 1 else ""))]
    for listing in lists:
        if len(lists) > 1:
            printed.append(heading(2, f"{listing.title}{_so_far(listing)}"))
        printed += _list(listing, width, faces, look)
    return printed


def _so_far(listing: Listed) -> str:
    return "" if listing.players.is_final else f" after {listing.players.progress}"


def _missing(listing: Listed) -> list[Paragraph]:
    missing = what_is_missing(listing.players.section)
    return [text("Bulletin Text", missing)] if missing else []


def _named(listing: Listed, look: Look) -> list[Standing]:
    """Return the rows of winners: down to the last trophy, and, if the look has room for them,
    everybody who takes a prize for a place. A place shared by too many is left out."""
    if not listing.players.has_scores:
        return []
    takers = listing.takers
    return [
        row
        for row in listing.ranked.rows
        if (
            look.all_places
            and row.player.number in takers
            and _stands_on_a_place(takers[row.player.number])
        )
        or (row.place <= listing.last and row.last_place - row.place < MOST_SHARING)
    ]


def _stands_on_a_place(winner: Winner) -> bool:
    return any(prize.kind in (PLACE, TEAM) for prize in prizes_won(winner))


def _list(listing: Listed, width: int, faces: Faces, look: Look) -> Iterator[Block]:
    rows = _named(listing, look)
    if rows:
        yield _table(listing, rows, width, faces, look)
    elif listing.ranked.about_unplaced and not listing.ranked.rows:
        yield text("Bulletin Text", listing.ranked.about_unplaced)
    yield from _class_prizes(listing, rows, width, faces, look)
    crowd = [row for row in listing.ranked.rows if row.place <= listing.last and row not in rows]
    if crowd and listing.players.has_scores:
        section = listing.players.section
        share = (
            f"{len(crowd)} {entry(section)}s share {crowd[0].in_words} with "
            f"{points_of(section, crowd[0].score)}"
        )
        parted = listing.ranked.what_parts(crowd[0].player.number)
        due = f": {parted}" * _is_trophy(listing, crowd[0])
        yield text("Bulletin Text", f"{share}{due}; see the standings.")
    yield from _missing(listing)


def _class_prizes(
    listing: Listed, rows: Sequence[Standing], width: int, faces: Faces, look: Look
) -> list[Block]:
    """Return the prizes of those who are not among these rows."""
    named = {row.player.number for row in rows}
    by_number = {row.player.number: row.player for row in listing.ranked.rows}
    section = listing.players.section
    takers = [
        (
            winner.entrant.label if listing.of_teams else called(section, by_number[number]),
            winner,
        )
        for number, winner in listing.takers.items()
        if number not in named
    ]
    if not takers or listing.given is None:
        return []
    lines = lines_of(takers, listing.given.fund.sign)
    return class_prizes(lines, look.class_prizes, width, faces)


def _is_trophy(listing: Listed, row: Standing) -> bool:
    return not listing.of_teams and row.place <= prize_places(listing.players)


def _table(
    listing: Listed, rows: Sequence[Standing], width: int, faces: Faces, look: Look
) -> Table:
    section = listing.players.section
    if not look.large:
        faces = faces._replace(winner=faces.small_winner)
    score = "Score" if listing.of_teams else score_head(section)
    names = [called(section, row.player) for row in rows]
    longest = max(faces.winner.longest_word(name, bold=True) for name in names) + MARGINS
    columns = [
        _narrow(faces, "Place", [row.places for row in rows], WINNER_PLACE, look),
        Column(
            "Team" if listing.of_teams or section.matches is not None else "Name",
            [_who(listing, row, look) for row in rows],
            max(2 * INCH, longest),
            WINNER,
            least=longest,
            share=60,
        ),
        _narrow(faces, score, [on_paper(row.score) for row in rows], WINNER_FIGURE, look),
    ]
    columns += _amounts(listing, rows, faces, look)
    what = "Winners" if listing.players.is_final else "Leaders"
    return table(
        columns,
        width,
        f"{what}, {listing.title}" if listing.title else what,
        "One row for each of the first places and for those with a prize for their place: the "
        "place, the name and why it stands there, and the score; with the prizes, if any.",
        kept_ends=KEPT_WINNERS,
    )


def _narrow(faces: Faces, head: str, texts: Sequence[str], style: str, look: Look) -> Column:
    needs = max(faces.winner.width(words, bold=True) for words in texts)
    needs = max(needs, faces.head.longest_word(head, bold=True)) + MARGINS
    cells = [Cell(run(words), style if look.large else SMALL[style]) for words in texts]
    return Column(head, cells, needs, style)


def _who(listing: Listed, row: Standing, look: Look) -> Cell:
    """Return a cell with the name (first name first) and club, and below it the prize and the
    reason. In small letters the prize follows the club on the same line."""
    if listing.of_teams:
        name, club = row.player.label, ""
    else:
        name, club = called(listing.players.section, row.player), row.player.team
    prizes = _prizes(listing, row)
    behind, below = ([club], [prizes]) if look.large else ([club, prizes], [])
    below += _below(listing, row, look)
    runs = run(name)
    for words in filter(None, behind):
        runs += run(f"   {words}", "Bulletin Aside")
    return Cell(
        runs,
        WINNER if look.large else SMALL[WINNER],
        [text("Bulletin Why", line) for line in below if line],
    )


def _below(listing: Listed, row: Standing, look: Look) -> list[str]:
    taker = listing.takers.get(row.player.number)
    by_tie_break = taker and any(trophy.by_tie_break for trophy in taker.trophies)
    is_explained = row.place <= listing.last or by_tie_break
    sentences = [reason(listing.ranked, row)] if is_explained and look.why else []
    first = next(other for other in listing.ranked.rows if other.place == row.place)
    if row.shared and row == first and _is_trophy(listing, row):
        parted = listing.ranked.what_parts(row.player.number)
        sentences.append(f"{parted.capitalize()} for {row.in_words}.")
    return [" ".join(filter(None, sentences)), _members(listing, row)]


def _prizes(listing: Listed, row: Standing) -> str:
    """Return the prizes he takes: ``Prize: 1st; cup for 1st.``"""
    taker = listing.takers.get(row.player.number)
    return f"Prize: {'; '.join(taker.won)}." if taker else ""


def _members(listing: Listed, row: Standing) -> str:
    """Return the players who counted or played for a team; an empty text if they are not known."""
    if makers := listing.ranked.makers(row.player.number):
        names = [f"{first_name_first(who.player.label)} {on_paper(who.score)}" for who in makers]
        return f"{', '.join(names)}."
    matches, position = listing.players.section.matches, listing.players.context.by.rows
    if matches is None or matches.members is None:
        return ""
    members = matches.members.by_number
    sat = those_who_sat(matches, position[row.player.number])
    return f"{', '.join(first_name_first(members[who].label) for who in sat)}." if sat else ""


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


def _amounts(listing: Listed, rows: Sequence[Standing], faces: Faces, look: Look) -> list[Column]:
    takers = listing.takers
    paid = [takers[row.player.number].cash if row.player.number in takers else 0 for row in rows]
    if listing.given is None or not any(paid):
        return []
    amounts = amounts_text(paid, listing.given.fund.sign)
    return [_narrow(faces, "Prize", amounts, WINNER_FIGURE, look)]
