"""Winners and prizes. Page 1 has the winners in large letters, and why tied ones are in this order;
prizes are one table: those that were put together, who divides them, the sum and what each is paid,
trophies below. What the table cannot show stands in the notes under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, groupby
from typing import NamedTuple

from xltiebreak.answers.shape import Block, Column, Heading, Mark, Role, Run, Table, Text, TextKind
from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import listed, on_paper, points_on_paper
from xltiebreak.event.section import Player
from xltiebreak.event.words import first_name_first
from xltiebreak.prizefund.apart import Trophy, in_sentences
from xltiebreak.prizefund.awards import Awards, unpaid_in_words
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import Entrant, Kind, Prize
from xltiebreak.prizefund.shares import BY_NUMBER, Division, Share, accounts_of
from xltiebreak.prizefund.winners import winners_of
from xltiebreak.questions.why import called, points_of, reason, short_names
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.report.ties import USUAL_TROPHIES, places_to_part, prize_places
from xltiebreak.report.words import BETWEEN, HELD, groups_of

TITLE, TEAM_TITLE = "Prizes", "Team prizes"

MOST_SHARING = 8
"""The most players of a shared place who are named; of more, only the number is printed."""
_LONGEST_LARGE = 22
"""The most letters of a name in the largest letters."""


class Listed:
    """One list of winners and their prizes: players, teams, or teams of players. ``title`` is
    printed above it if there are several lists; ``given`` are the prizes, None before the end.

    ``last`` is the last place that is listed even without a prize, ``takers`` are the winners of
    prizes by number, ``named`` the rows of winners, without a place shared by too many;
    ``shares`` is what is paid, and ``trophies`` are those of this list, taken or not.
    """

    def __init__(self, title: str, ranked: Ranked, given: Awards | None) -> None:
        self.title, self.ranked, self.given = title, ranked, given
        self.players, self.of_teams = ranked.players, ranked.adds_up_players
        self.last = (0 if self.of_teams else prize_places(self.players)) or USUAL_TROPHIES
        won = winners_of(given, of_teams=self.of_teams) if given else ()
        self.takers = {winner.entrant.number: winner for winner in won}
        self.named = [
            row
            for row in (ranked.rows if self.players.has_scores else ())
            if row.place <= self.last and row.last_place - row.place < MOST_SHARING
        ]
        paid = (given.of_teams if self.of_teams else given.shares) if given else ()
        self.shares: Sequence[Share] = paid
        kinds = [(each, each.prize.kind == Kind.TEAM) for each in (given.trophies if given else ())]
        self.trophies = [each for each, of_teams in kinds if of_teams == self.of_teams]

    @cached_property
    def lines(self) -> list[Line]:
        """The rows of the table of prizes, the largest sums first, then the trophies: nobody who is
        paid more stands below one who is paid less."""
        if self.given is None:
            return []
        groups = [list(lines) for lines in _payments(self.shares, self.given.fund.sign)]
        groups.sort(key=lambda lines: -max(line.each for line in lines))
        made = [line for lines in groups for line in lines]
        taken = _together(each for each in self.trophies if each.takers)
        made += [_of_trophies(alike, self.called) for alike in taken]
        numbers = {row.player.number for row in self.ranked.listed}
        return [line for line in made if line.takers[0].number in numbers]

    @property
    def whose(self) -> str:
        """``, players``, to follow a heading; empty of a single list."""
        return f", {self.title.lower()}" * bool(self.title)

    def called(self, who: Entrant) -> str:
        """Return a name as it is spoken: a player's first name first."""
        return called(self.ranked, Player(who.number, name=who.name))


# --- prizes ---


def prizes(listing: Listed, level: int) -> list[Block]:
    """Return how each sum was made and who takes which trophy; nothing if there are none."""
    given, of_teams = listing.given, listing.of_teams
    if given is None or not (listing.lines or (not of_teams and (given.unpaid or given.warnings))):
        return []
    title, aside = (TEAM_TITLE, "") if of_teams else (TITLE, given.summary)
    printed: list[Block] = [Heading(level, title, aside)]
    if listing.lines:
        printed.append(_table(title, listing, given.fund.sign))
    printed += Text.notes(" ".join(_notes(listing, given)))
    for warning in () if of_teams else given.warnings:
        printed.append(Text(f"To be checked, {warning.where}: {warning.message}.", TextKind.CALL))
    return printed


def _table(title: str, listing: Listed, sign: str) -> Table:
    lines = listing.lines
    names = [(*_names(listing, line.takers, HELD), *line.after) for line in lines]
    each = amounts_text([line.each for line in lines], sign)
    columns = [
        Column.marked("Prize", [line.prizes for line in lines], Role.PROSE, Mark.STRONG),
        Column("Winners", names, Role.NAME),
        Column("Points", [on_paper(line.takers[0].score) for line in lines], Role.FIGURE),
    ]
    if any(each):
        columns += [
            Column.marked("Sum", [line.sum for line in lines], Role.FIGURE, Mark.FAINT),
            Column.marked("Each", each, Role.FIGURE, Mark.STRONG),
        ]
    return Table(title, columns, {k for k, line in enumerate(lines) if k and line.prizes})


def amounts_text(amounts: Sequence[Cents], sign: str) -> list[str]:
    """Return amounts for a column: all with cents if one of them has cents; an empty text for
    zero."""
    cents = ".00" * any(amount % 100 for amount in amounts)
    texts = ((amount, money(amount, sign) if amount else "") for amount in amounts)
    return [text if not text or amount % 100 else f"{text}{cents}" for amount, text in texts]


def _names(listing: Listed, takers: Sequence[Entrant], space: str) -> tuple[Run, ...]:
    """Return the names, first name first, with this ``space`` in them."""
    labels = [listing.called(taker).replace(" ", space) for taker in takers]
    runs = [(Run(label, who=taker.number),) for label, taker in zip(labels, takers)]
    return Run.joined(runs, ", ")


def running(listing: Listed, sign: str, look: Look) -> Text:
    """Return in one paragraph who takes what, for a page with room for no more; by last
    names where the look is ``brief``."""
    told: list[tuple[Run, ...]] = []
    short = short_names(listing.players.section) if look.brief and not listing.of_teams else {}
    for line in listing.lines:
        amount = f" {money(line.each, sign)}{' each' * (len(line.takers) > 1)}" * bool(line.each)
        prizes = (Run(f"{line.briefly or line.prizes}: ", Mark.STRONG),) * bool(line.prizes)
        names = [(Run(short[each.number], who=each.number),) for each in line.takers if short]
        who = Run.joined(names, ", ") if short else _names(listing, line.takers, " ")
        told.append((*prizes, *who, Run(amount)))
    return Text((*Run.joined(told, "; "), Run(".")), look.kind)


class Line(NamedTuple):
    """A row: prizes, those who take or divide them on one score, the sum, and what each is paid.
    Without prizes it has those who are paid otherwise from the pool of the row before. Many prizes
    are told ``briefly`` where there is little room, by the first and the last."""

    prizes: str
    takers: Sequence[Entrant]
    sum: str
    each: Cents
    after: tuple[Run, ...] = ()
    briefly: str = ""


def _payments(shares: Sequence[Share], sign: str) -> Iterator[Iterator[Line]]:
    """Yield the rows of each pool, of each prize for points, and of what is apart from pools."""
    pools: dict[int, Division] = {}
    apart: dict[tuple[tuple[Prize, ...], float], list[tuple[Share, Cents]]] = {}
    for share in shares:
        if share.points is not None:
            by_score = ((share.points,), share.entrant.score)
            apart.setdefault(by_score, []).append((share, share.points.cash))
        elif share.division is not None:
            pools[id(share.division)] = share.division
        for extra in share.extras:
            apart.setdefault((extra.prizes, extra.amount), []).append((share, extra.amount))
        if share.above_limit:
            yield iter([Line("Above the limit", (share.entrant,), "", -share.above_limit)])
    yield from (_of_pool(division, sign) for division in pools.values())
    for (prizes, _), of_each in apart.items():
        takers = [share.entrant for share, _ in of_each]
        total, each = sum(prize.cash for prize in prizes), of_each[0][1]
        sum_ = f"{money(total, sign)} ÷ {len(takers)}" if each < total else ""
        yield iter([Line(_titles(prizes, sign), takers, sum_, each)])


def _of_pool(division: Division, sign: str) -> Iterator[Line]:
    """Yield a row for all who are paid alike of a pool."""
    several = len(division.members) > 1
    total = f"{money(division.total, sign)}{f' ÷ {len(division.members)}' * several}"
    if division.is_halved:
        total = f"half of {total}, half by place"
    prizes, titles = division.prizes, _titles(division.prizes, sign)
    briefly = f"{_titles(prizes[:1], sign)} … {_titles(prizes[-1:], sign)}" * (len(prizes) > 2)
    if division.handed:
        titles += f" and {money(division.handed, sign)} that others of the tie may not take"
    paid = sorted(division.members, key=lambda member: -division.paid[member.number])
    for each, members in groupby(paid, lambda member: division.paid[member.number]):
        yield Line(titles, list(members), total, each, briefly=briefly)
        titles = total = briefly = ""


def _titles(prizes: Sequence[Prize], sign: str) -> str:
    """Return ``1st $1,000 and 2nd $600``, with how percentages were computed."""
    titles = listed([f"{prize.title} {prize.amount(sign)}" for prize in prizes])
    return points_on_paper(f"{titles[:1].upper()}{titles[1:]}")


def _together(trophies: Iterable[Trophy]) -> list[list[Trophy]]:
    """Return the trophies, those of one name together for which the same players draw lots."""
    alike = groupby(trophies, lambda each: (each.by_lot or id(each), each.prize.trophy))
    return [[*those] for _, those in alike]


def _told(alike: Sequence[Trophy]) -> str:
    """Return ``trophy for 1st, 2nd and 3rd, by lot``."""
    first, titles = alike[0], listed([each.prize.title for each in alike])
    return points_on_paper(first.told.replace(first.label, f"{first.prize.trophy} for {titles}"))


def _of_trophies(alike: Sequence[Trophy], called: Callable[[Entrant], str]) -> Line:
    trophy = alike[0]
    lots = [Run(f" ({by.parted_by})", Mark.STRONG) for by in trophy.by_lot[:1]]
    line = f" (next in line: {trophy.who_is_next(called)})" if trophy.next_in_line else ""
    after = (*lots, *[Run(line, Mark.FAINT)] * bool(line))
    label = _told(alike)
    return Line(f"{label[:1].upper()}{label[1:]}", trophy.takers, "", 0, after)


def _notes(listing: Listed, given: Awards) -> Iterator[str]:
    """Yield the rule, how pools were divided that were not divided equally among all on a score,
    what is not given or paid, and what the rules leave open."""
    rule, *remarks = given.remarks
    shares, trophies = listing.shares, listing.trophies
    if shares:
        yield f"{rule}."
    plain = {share.entrant.number for share in shares if _is_plain(share)}
    accounts = accounts_of(shares, on_paper)
    special = [each.sentence for each in accounts if not plain.issuperset(each.numbers)]
    yield from (f"{sentence}." for sentence in special)
    cents = {share.division.cents_go for share in shares if share.division and not share.points}
    if BY_NUMBER in cents and not any(BY_NUMBER in sentence for sentence in special):
        yield f"Odd cents go {BY_NUMBER}."
    for sentence in in_sentences(each for each in trophies if not each.takers):
        yield f"{sentence[:1].upper()}{sentence[1:]}."
    if takers := [taker for trophy in trophies for taker in trophy.takers]:
        yield f"One trophy to a {'team' if takers[0].is_team else 'player'}, by place (rule 33D2)."
    if not listing.of_teams:
        yield from unpaid_in_words(given)
        yield from (f"{sentence}." for sentence in (*remarks, given.footnote) if sentence)


def _is_plain(share: Share) -> bool:
    """Return whether the row of the table says all: one pool, divided equally by all on one
    score."""
    division = share.division
    if share.points or share.extras or share.above_limit or division is None:
        return False
    equal = all(each == division.equal for each in division.shares.values())
    return equal and not (division.instead or division.handed or division.is_halved)


# --- the winners of page 1 ---


class Look(NamedTuple):
    """How winners are printed: those down to ``last`` with why they are in this order, the first
    and the others in letters of these ``sizes``, with points beside the names where none are large;
    and the prizes in a ``table``, else in one paragraph of this ``kind``, and the table stands
    behind the standings; if ``brief`` it has last names alone, and why is a paragraph, too."""

    last: int
    table: bool
    sizes: tuple[str, ...] = (Mark.LARGE, Mark.MEDIUM)
    kind: str = TextKind.TEXT
    brief: bool = False


LOOKS = (
    Look(99, table=True),
    Look(USUAL_TROPHIES, table=True),
    Look(USUAL_TROPHIES, table=False),
    Look(USUAL_TROPHIES, False, (Mark.STRONG, Mark.STRONG), TextKind.FINE),
    Look(USUAL_TROPHIES, False, (Mark.STRONG, Mark.STRONG), TextKind.FINE, brief=True),
)
"""From the one that takes most of the page to the one that takes least."""


def winners(lists: Sequence[Listed], look: Look) -> list[Block]:
    """Return all lists, with titles if there are several; before a first round is complete, which
    results are missing."""
    if not any(listing.players.has_scores for listing in lists):
        missing = dict.fromkeys(what_is_missing(listing.players.section) for listing in lists)
        return [Text(words) for words in missing if words]
    title = "Winners" if any(listing.players.is_final for listing in lists) else "Leaders"
    printed: list[Block] = [Heading(1, title + _so_far(lists[0]) * (len(lists) == 1))]
    for listing in lists:
        printed += [Heading(2, f"{listing.title}{_so_far(listing)}")] * (len(lists) > 1)
        printed += on_the_poster(listing, look)
        if awaited := what_is_missing(listing.players.section):
            printed.append(Text(awaited))
        if listing.takers and look.table:
            printed += prizes(listing, 3 if listing.title else 1)
        elif listing.lines and listing.given:
            printed.append(running(listing, listing.given.fund.sign, look))
    return printed


def _so_far(listing: Listed) -> str:
    return "" if listing.players.is_final else f" after {listing.players.progress}"


def on_the_poster(listing: Listed, look: Look = LOOKS[0]) -> Iterator[Block]:
    """Yield the winners, and how many share a place if they are too many to be named."""
    ranked, rows = listing.ranked, [row for row in listing.named if row.place <= look.last]
    if rows:
        yield poster(listing, rows, look)
        if look.brief:
            why = [f"{row.places}: {said}" for row in rows if (said := _why(listing, row))]
            yield from Text.notes(" ".join(why))
    elif ranked.about_unplaced and not ranked.rows:
        yield Text(ranked.about_unplaced)
    crowd = [row for row in ranked.rows if row.place <= listing.last and row not in listing.named]
    if crowd and listing.players.has_scores:
        share = f"{len(crowd)} {ranked.called} share {crowd[0].in_words}"
        parted = ranked.what_parts(crowd[0].player.number)
        due = f": {parted}" * _is_trophy(listing, crowd[0])
        yield Text(
            f"{share} with {points_of(ranked, crowd[0].score, on_paper)}{due}; see the standings."
        )


def _is_trophy(listing: Listed, row: Standing) -> bool:
    return not listing.of_teams and row.place <= places_to_part(listing.players)


def poster(listing: Listed, rows: Sequence[Standing], look: Look) -> Table:
    """Return a row for each winner: the place, the name with score and club below it, the sum of
    money, and why; told once for all of a tie."""
    takers = listing.takers
    first = [called(listing.ranked, row.player) for row in rows if row.place == 1]
    of_first, of_others = look.sizes
    is_large = not listing.title and all(len(name) < _LONGEST_LARGE for name in first)
    sizes = [of_first if is_large and row.place == 1 else of_others for row in rows]
    columns = [
        Column.marked("Place", [row.places for row in rows], Role.KEY, sizes),
        Column("Name", [_who(listing, *of_row, look) for of_row in zip(rows, sizes)], Role.NAME),
    ]
    won = [takers.get(row.player.number) for row in rows]
    paid = [winner.cash if winner else 0 for winner in won]
    if any(paid) and listing.given:
        sums = amounts_text(paid, listing.given.fund.sign)
        columns.append(Column.marked("Prize", sums, Role.FIGURE, of_others))
    why = [_why(listing, row) for row in rows]
    if any(why) and not look.brief:
        columns.append(Column("Why", why, Role.PROSE))
    what = "Winners" if listing.players.is_final else "Leaders"
    title = f"{what}, {listing.title}" if listing.title else what
    return Table(title, columns, groups_of([row.score for row in rows]), poster=True)


def _who(listing: Listed, row: Standing, size: str, look: Look) -> tuple[Run, ...]:
    """Return the name, and below or beside it score and club, and the members of a team."""
    runs: tuple[Run, ...] = (Run(called(listing.ranked, row.player), size, row.player.number),)
    below = "\n" if Mark.LARGE in look.sizes else BETWEEN
    runs += (Run(f"{below}{points_of(listing.ranked, row.score, on_paper)}", Mark.STRONG),)
    if row.player.team and not listing.of_teams and Mark.LARGE in look.sizes:
        runs += (Run(f"{BETWEEN}{row.player.team}"),)
    if members := _members(listing, row):
        runs += (Run(f"\n{members}"),)
    return runs


def _why(listing: Listed, row: Standing) -> str:
    """Return the trophies, and why tied players are in this order; for the last of a tie the one
    before him tells it."""
    ranked, taker = listing.ranked, listing.takers.get(row.player.number)
    won = "; ".join(map(_told, _together(taker.trophies))) if taker else ""
    last = [tie.standings[-1] for tie in ranked.ties if tie.place < row.place]
    is_told = row in last and not row.shared
    sentences = [f"{won[:1].upper()}{won[1:]}."] * bool(won) + [reason(ranked, row)] * (not is_told)
    first = next(other for other in ranked.rows if other.place == row.place)
    if row.shared and row == first and _is_trophy(listing, row):
        parted = ranked.what_parts(row.player.number)
        sentences.append(f"{parted.capitalize()} for {row.in_words}.")
    return " ".join(filter(None, sentences))


def _members(listing: Listed, row: Standing) -> str:
    """Return the players who counted or played for a team; an empty text if they are not known."""
    makers = listing.ranked.makers(row.player.number)
    names = [f"{first_name_first(who.player.label)} {on_paper(who.score)}" for who in makers]
    sat = those_who_sat(listing.players, row.player.number)
    return ", ".join(names or [first_name_first(member.label) for member in sat])


def those_who_sat(standings: Standings, team: int) -> list[Player]:
    """Return the members of the team of this number who sat at a board, in the order of the
    roster; none where they are not known."""
    matches = standings.section.matches
    if matches is None or matches.members is None:
        return []
    position, members = standings.context.by.rows[team], matches.members.by_number
    lineups = chain.from_iterable(matches.lineups[position : position + 1])
    seated = members.keys() & {*chain.from_iterable(lineups)}
    [roster] = matches.rosters[position : position + 1] or [()]
    in_order = [*(member for member in roster if member in seated), *sorted(seated - {*roster})]
    return [members[member] for member in in_order]
