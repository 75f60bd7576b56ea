"""Prizes as one table: the prizes that were put together, who divides them, the sum and what each
is paid; trophies below. What the table cannot show stands in the notes under it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
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
    TextKind,
    marked,
)
from xltiebreak.event.figures import listed, on_paper, points_on_paper
from xltiebreak.event.names import first_name_first
from xltiebreak.prizefund.apart import Trophy, in_sentences
from xltiebreak.prizefund.awards import Awards, unpaid_in_words
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import Entrant, Kind, Prize
from xltiebreak.prizefund.shares import BY_NUMBER, Division, Share, accounts_of
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.standings import Standings

TITLE, TEAM_TITLE = "Prizes", "Team prizes"


class Line(NamedTuple):
    """A row: prizes, those who take or divide them on one score, the sum, and what each is paid;
    ``is_more`` for those who are paid otherwise from the pool of the row before."""

    prizes: str
    takers: Sequence[Entrant]
    sum: str
    each: Cents
    after: Runs = ()
    is_more: bool = False
    rank: tuple[object, ...] = ()


def awards_to_print(standings: Standings) -> Awards | None:
    """Return who takes which prize; None if no prizes are stated or rounds are still to be played.

    Raises:
        EventError: what is stated of the prizes is not understood.
    """
    return awards_of(standings) if standings.is_final else None


def amounts_text(amounts: Sequence[Cents], sign: str) -> list[str]:
    """Return amounts for a column: all with cents if one of them has cents; an empty text for
    zero."""
    has_cents = any(amount % 100 for amount in amounts)
    texts = []
    for amount in amounts:
        text = money(amount, sign) if amount else ""
        texts.append(f"{text}.00" if text and has_cents and not amount % 100 else text)
    return texts


def prizes(
    given: Awards | None,
    standings: Standings,
    level: int,
    *,
    of_teams: bool = False,
    among: Collection[int] = (),
) -> list[Block]:
    """Return how each sum was made and who takes which trophy, for players or (``of_teams``) for
    teams of players, all or those ``among`` these numbers; nothing if there are none."""
    lines = [] if given is None else lines_of(given, of_teams=of_teams, among=among)
    if given is None or not (lines or (not of_teams and (given.unpaid or given.warnings))):
        return []
    title, aside = (TEAM_TITLE, "") if of_teams else (TITLE, given.summary)
    printed: list[Block] = [Heading(level, title, aside)]
    if lines:
        printed.append(
            _table(title, lines, given, of_matches=standings.section.matches is not None)
        )
    printed += [Text(sentence, TextKind.NOTE) for sentence in _notes(given, of_teams=of_teams)]
    if not of_teams:
        for warning in given.warnings:
            printed.append(
                Text(f"To be checked, {warning.where}: {warning.message}.", TextKind.CALL)
            )
    return printed


def _table(title: str, lines: Sequence[Line], given: Awards, *, of_matches: bool) -> Table:
    each = amounts_text([line.each for line in lines], given.fund.sign)
    points = [on_paper(line.takers[0].score) for line in lines]
    columns = [
        marked("Prize", [line.prizes for line in lines], Role.PROSE, Mark.STRONG),
        Column(
            "Winners",
            [(*_names(line.takers, of_matches), *line.after) for line in lines],
            Role.NAME,
        ),
        Column("Points", points, Role.FIGURE),
    ]
    if any(each):
        columns += [
            marked("Sum", [line.sum for line in lines], Role.FIGURE, Mark.FAINT),
            marked("Each", each, Role.FIGURE, Mark.STRONG),
        ]
    ruled = {k for k, line in enumerate(lines) if k and not line.is_more}
    return Table(title, columns, ruled)


def _names(takers: Sequence[Entrant], of_matches: bool) -> Runs:
    """Return the names, first name first; none breaks in the middle."""
    runs: Runs = ()
    for taker in takers:
        spoken = taker.label if taker.is_team or of_matches else first_name_first(taker.label)
        name = spoken.replace(" ", "\N{NO-BREAK SPACE}")
        runs += (Run(", "),) * bool(runs) + (Run(name, who=taker.number),)
    return runs


def lines_of(given: Awards, *, of_teams: bool = False, among: Collection[int] = ()) -> list[Line]:
    """Return the rows, the largest sums first, then the trophies: nobody who is paid more stands
    below one who is paid less."""
    shares = given.of_teams if of_teams else given.shares
    groups = [list(lines) for lines in _payments(shares, given.fund.sign)]
    groups.sort(key=lambda lines: (-max(line.each for line in lines), lines[0].rank))
    trophies = [each for each in given.trophies if (each.prize.kind == Kind.TEAM) == of_teams]
    taken = [_of_trophy(each) for each in trophies if each.takers]
    made = [*(line for lines in groups for line in lines), *taken]
    return [line for line in made if not among or line.takers[0].number in among]


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
            over = Line("Above the limit", (share.entrant,), "", -share.above_limit)
            yield iter([over._replace(rank=_rank(()))])
    yield from (_of_pool(division, sign) for division in pools.values())
    for (prizes, _), of_each in apart.items():
        takers = [share.entrant for share, _ in of_each]
        total, each = sum(prize.cash for prize in prizes), of_each[0][1]
        sum_ = f"{money(total, sign)} ÷ {len(takers)}" if each < total else ""
        yield iter([Line(_titles(prizes, sign), takers, sum_, each, rank=_rank(prizes))])


def _of_pool(division: Division, sign: str) -> Iterator[Line]:
    """Yield a row for all who are paid alike of a pool."""
    several = len(division.members) > 1
    total = f"{money(division.total, sign)}{f' ÷ {len(division.members)}' * several}"
    if division.is_halved:
        total = f"half of {total}, half by place"
    titles = _titles(division.prizes, sign)
    if division.handed:
        titles += f" and {money(division.handed, sign)} that others of the tie may not take"
    paid = sorted(division.members, key=lambda member: -division.paid[member.number])
    first = True
    for each, members in groupby(paid, lambda member: division.paid[member.number]):
        takers, rank = list(members), _rank(division.prizes)
        prizes, sum_ = (titles, total) if first else ("", "")
        yield Line(prizes, takers, sum_, each, is_more=not first, rank=rank)
        first = False


def _titles(prizes: Sequence[Prize], sign: str) -> str:
    """Return ``1st $1,000 and 2nd $600``, with how percentages were computed."""
    titles = listed([f"{prize.title} {prize.amount(sign)}" for prize in prizes])
    return points_on_paper(f"{titles[:1].upper()}{titles[1:]}")


def _rank(prizes: Sequence[Prize]) -> tuple[object, ...]:
    ranks = [(prize.kind != Kind.PLACE, prize.priority) for prize in prizes]
    return min(ranks, default=(True, (9,)))


def _of_trophy(trophy: Trophy) -> Line:
    after: Runs = ()
    if trophy.by_lot:
        after += (Run(f" ({trophy.by_lot[0].parted_by})", Mark.STRONG),)
    if trophy.next_in_line:
        after += (Run(f" (next in line: {trophy.who_is_next})", Mark.FAINT),)
    label = points_on_paper(trophy.told)
    return Line(f"{label[:1].upper()}{label[1:]}", trophy.takers, "", 0, after)


def _notes(given: Awards, *, of_teams: bool) -> Iterator[str]:
    """Yield the rule, how pools were divided that were not divided equally among all on a score,
    what is not given or paid, and what the rules leave open."""
    rule, *remarks = given.remarks
    shares = given.of_teams if of_teams else given.shares
    trophies = [each for each in given.trophies if (each.prize.kind == Kind.TEAM) == of_teams]
    taken = [trophy for trophy in trophies if trophy.takers]
    told = [f"{rule}."] if shares else []
    special = [
        account.sentence
        for account in accounts_of(shares, on_paper)
        if not _is_plain(account.numbers, shares)
    ]
    told += [f"{sentence}." for sentence in special]
    cents = {share.division.cents_go for share in shares if share.division and not share.points}
    if BY_NUMBER in cents and not any(BY_NUMBER in sentence for sentence in special):
        told.append(f"Odd cents go {BY_NUMBER}.")
    others = in_sentences(each for each in trophies if each not in taken)
    told += [f"{sentence[:1].upper()}{sentence[1:]}." for sentence in others]
    if taken:
        who = "team" if taken[0].takers[0].is_team else "player"
        told.append(f"One trophy to a {who}, by place (rule 33D2).")
    if not of_teams:
        told += unpaid_in_words(given)
        told += [f"{sentence}." for sentence in (*remarks, given.footnote) if sentence]
    if told:
        yield " ".join(told)


def _is_plain(numbers: Sequence[int], shares: Iterable[Share]) -> bool:
    """Return whether the row of the table says all about these players: one pool, divided equally
    by all on one score."""
    for share in shares:
        if share.entrant.number in numbers:
            division = share.division
            if share.points or share.extras or share.above_limit or division is None:
                return False
            equal = all(each == division.equal for each in division.shares.values())
            if division.instead or division.handed or division.is_halved or not equal:
                return False
    return True


def running(given: Awards, among: Collection[int], *, of_teams: bool, of_matches: bool) -> Text:
    """Return in one paragraph who takes what, for a page with room for no more."""
    runs: Runs = ()
    sign = given.fund.sign
    for line in lines_of(given, of_teams=of_teams, among=among):
        amount = f" {money(line.each, sign)}" if line.each else ""
        amount += " each" * (len(line.takers) > 1 and bool(line.each))
        prizes = (Run(f"{line.prizes}: ", Mark.STRONG),) if line.prizes else ()
        between = (Run("; "),) * bool(runs)
        runs += (*between, *prizes, *_names(line.takers, of_matches), Run(amount))
    return Text((*runs, Run(".")))


def trophies_of(winner: Winner) -> str:
    """Return ``Cup for 1st; plaque for top junior.``; an empty text for none."""
    words = points_on_paper("; ".join(winner.trophies_told))
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def takers_of(given: Awards | None, *, of_teams: bool) -> dict[int, Winner]:
    """Return the winners of prizes by number."""
    won = winners_of(given, of_teams=of_teams) if given else ()
    return {winner.entrant.number: winner for winner in won}
