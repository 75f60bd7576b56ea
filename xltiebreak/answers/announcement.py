"""What an event announces before round 1: how ties are broken and prizes divided, and the seal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

from xltiebreak.answers.shape import Answer, Column, Part, Role, Table
from xltiebreak.event.figures import counted, decimal, listed, on_paper
from xltiebreak.event.section import Event, Section
from xltiebreak.prizefund.fund import RULES, SMALL_FUND, USCHESS, WITHOUT_CAP, Fund
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.prizes import Kind
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.questions.announced import BETWEEN, agreement, lines_of, rounds_of, seal_of
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, edition_of, order_of, unrated_of
from xltiebreak.ranking.combined import can_be_summed
from xltiebreak.ranking.orders import NAMED_ORDERS, TEAM_SUM, Order, parted
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show

TITLE = "How ties are broken and prizes divided"
_MOST_IN_A_COLUMN, _COLUMNS = 12, 3
IN_EACH_SECTION = "In each section:"
LINES_TITLE = "The same for a program to read, behind the seal"


Rule = tuple[Part, ...]
"""Sentences and tables that stay together."""
_T = TypeVar("_T", bound=Iterable[object])


class Announcement(Answer):
    """What an event announces, on one page for the wall before round 1. ``lines`` are those that
    the ``seal`` is made of; ``remarks`` are for the director: that the typed seal does not agree,
    and what players who enter may still change.

    Raises:
        EventError: the prizes are not understood.
        TieBreakError: the rounds are not stated, or the edition or order is not understood.
    """

    def __init__(self, event: Event, asked: Asked = AS_IN_THE_FILE) -> None:
        self.event, self.asked, self.lines = event, asked, lines_of(event, asked)
        self.seal, self.agreement = seal_of(self.lines), agreement(event, asked)
        self.remarks = [str(each) for each in [self.agreement] if each and not each.agrees]
        self.remarks += filter(None, map(kind_unsaid, event.sections))

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``announce``."""
        return {
            "seal": self.seal,
            "lines": list(self.lines),
            "sections": [
                {
                    "section": section.name,
                    "edition": edition_of(section, self.asked).code,
                    "order": [*order_of(section, self.asked).codes],
                    "unrated": unrated_of(section, self.asked),
                    "rounds": rounds_of(section),
                    "prizes": _prize_lines(_fund(section)),
                }
                for section in self.event.sections
            ],
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the sentences of all sections, the seal, and the lines that it is made of."""
        several = len(self.event.sections) > 1
        of_sections = [
            [*rules_of_section(section, self.asked, section.name if several else "")]
            for section in self.event.sections
        ]
        yield from chain.from_iterable(common_first(of_sections, (IN_EACH_SECTION,)))
        yield from sealed(self.lines)
        if self.agreement:
            yield str(self.agreement)


def common_first(sections: Sequence[Sequence[_T]], heading: _T) -> list[_T]:
    """Return the rules of all sections, each behind its title: those that several sections have in
    common stand once, under the heading, before all others."""
    first, *others = sections
    common = [rule for rule in first[1:] if others and all(_has(other, rule) for other in others)]
    rest = ([rule for rule in section if not _has(common, rule)] for section in sections)
    return [*[heading] * bool(common), *common, *chain.from_iterable(rest)]


def _has(rules: Iterable[_T], rule: _T) -> bool:
    """Whether one of the rules reads like this one."""
    return any([*map(str, other)] == [*map(str, rule)] for other in rules)


def kind_unsaid(section: Section) -> str:
    """Return the sentence that entries may still change the kind of a section; empty if not."""
    if section.kind or section.matches is not None:
        return ""
    return (
        f"Section {section.name} does not state its kind: if so few enter that each meets all "
        "others, it is a round-robin, with other tie-breaks and another seal. Type swiss or "
        "roundrobin at the label Kind."
    )


def sealed(lines: Sequence[str]) -> Iterator[str]:
    """Yield the sentences about the seal of these lines, and the lines."""
    yield (
        f"Seal {seal_of(lines)}. It stands for all of this: if one of these rules or prizes is "
        "changed, the seal of the event is another. Names, entries and results are not in it."
    )
    yield f"{LINES_TITLE}:"
    yield BETWEEN.join(lines)


def rules_of_section(section: Section, asked: Asked, name: str = "") -> Iterator[Rule]:
    """Yield what a section announces, first its title, with its ``name`` where several do."""
    kind = "round-robin" if section.is_roundrobin else "Swiss system"
    players = "teams" if section.matches is not None else "players"
    rounds = counted(rounds_of(section), "round")
    yield (f"{name}: {rounds}, {kind}." if name else f"{rounds}, {kind}.",)
    order, edition = order_of(section, asked), edition_of(section, asked)
    yield from zip(_teams(section, edition, order))
    stated = parted(asked.order or section.order)
    if stated.perfect_scores or section.perfect_scores:
        yield (
            f"If several {players} make all points, a play-off decides between them; until it is "
            "played they share the place.",
        )
    told = [tie.help_under(edition.family).partition(": ") for tie in order.tie_breaks]
    columns = [
        Column("", [str(k) for k in range(1, len(told) + 1)], Role.KEY),
        Column("Tie-break", [named for named, *_ in told], Role.PROSE),
        Column("What it is", [meaning for *_, meaning in told], Role.PROSE),
    ]
    yield (
        f"{players.capitalize()} with the same score are placed by the first of these that "
        f"separates them; those whom none of them separates share the place.",
        Table("How ties are broken", columns),
    )
    if named := NAMED_ORDERS.get(order.name):
        yield (f"Source of this order: {named.used_by}.",)
    if unrated := unrated_of(section, asked):
        yield (f"In tie-breaks made of ratings, a player without one counts as {unrated}.",)
    yield from zip(_unplayed(order.tie_breaks, edition, section.paired_as))
    if fund := _fund(section):
        yield from zip(_prizes(fund))
    elif section.trophies:
        yield (f"Trophies go to the first {counted(section.trophies, 'place')}.",)
    else:
        yield ("No prizes are announced.",)


def _unplayed(tie_breaks: Sequence[TieBreak], edition: Edition, kind: str) -> Iterator[str]:
    """Yield what a round without a game is worth: of the tie-breaks made of opponents' scores as
    the edition has it, of others as their own rule does."""
    in_words = edition.unplayed(kind).in_words
    if edition.sonneborn_adjusted:
        yield f"{in_words[:1].upper()}{in_words[1:]} ({edition.name})."
        return
    if of_scores := [tie.name for tie in tie_breaks if tie.system.of_scores]:
        yield f"In {listed(of_scores)}, {in_words} ({edition.name})."
    for tie in tie_breaks:
        if tie.system.unplayed and "A" not in tie.options:
            yield f"In {tie.named_under(edition.family)}, {tie.system.unplayed}."


def of_matches(section: Section, edition: Edition) -> Iterator[str]:
    """Yield by which points teams that play matches are placed, and what matches and boards are
    worth."""
    matches = section.matches
    if matches is not None:
        scale = matches.match_points or edition.match_points
        by = f"{matches.placed_by} points"
        yield f"Teams are placed by {by}; a match won, drawn and lost is worth {scale}."
        if matches.boards:
            worth = ", ".join(map(on_paper, matches.board_weights))
            each = f", worth {worth}" if len({*matches.board_weights}) > 1 else ""
            yield f"A match has {counted(matches.boards, 'board')}{each}."


def of_top_players(by: str, counting: int, minimum: int, sums: Sequence[str]) -> list[str]:
    """Return how teams are placed whose players play for themselves, and how if they are tied."""
    what = f"{by or 'Team'} standings".capitalize()
    needs = f"a team needs {counted(minimum, 'player')}"
    by_sums = f"by the sums of these players' {', then '.join(sums)}."
    return [
        f"{what}: the scores of the top {counting} are added up; {needs}.",
        *[f"Teams with the same score are placed {by_sums}"] * bool(sums),
    ]


def _teams(section: Section, edition: Edition, order: Order) -> Iterator[str]:
    yield from of_matches(section, edition)
    ties = [each for each in order.tie_breaks if can_be_summed(each, order.name)]
    summed = [each.name for each in ties if each.system.code != TEAM_SUM]
    told = [
        of_top_players(each.by, each.counting, each.least(edition.team_minimum), summed)
        for each in section.competitions
    ]
    yield from dict.fromkeys(sentence for told_of_each in zip(*told) for sentence in told_of_each)


def _fund(section: Section) -> Fund | None:
    prizes = stated_prizes(section)
    return prizes.announced if prizes else None


def _prize_lines(fund: Fund | None) -> list[str]:
    """Return ``1st place: $300``, ``Top junior: 10% of the fund and plaque`` for each prize."""
    lines = []
    for prize in fund.prizes if fund else ():
        divided = "entry fees" if fund and fund.total is None else "fund"
        given = [money(prize.cash, fund.sign)] if fund and prize.cash else []
        if prize.percent is not None:
            given.append(f"{decimal(prize.percent)}% of the {divided}")
        given += [prize.trophy] if prize.trophy else []
        title = prize.title if prize.kind != Kind.PLACE else f"{prize.title} place"
        lines.append(f"{title}: {listed(given)}{' (guaranteed)' * prize.guaranteed}")
    return lines


def _prizes(fund: Fund) -> Iterator[Part]:
    prizes = _prize_lines(fund)
    beside = 1 if len(prizes) <= _MOST_IN_A_COLUMN else _COLUMNS  # they shall fit on one page
    rows = -(-len(prizes) // beside)
    prizes += [""] * (rows * beside - len(prizes))
    parts = [prizes[first : first + rows] for first in range(0, len(prizes), rows)]
    heads = ["Prize", *[""] * (beside - 1)]
    yield Table("Prizes", [Column(*each, Role.PROSE) for each in zip(heads, parts)])
    if fund.total is not None:
        yield f"The prize fund is {money(fund.total, fund.sign)}."
    if fund.has_cash:
        rule = RULES[fund.rule]
        yield f"{rule[:1].upper()}{rule[1:]}."
        if fund.rule == USCHESS and not fund.cap:
            yield f"{WITHOUT_CAP}."
    if any(prize.kind == Kind.POINTS and prize.cash for prize in fund.prizes):
        yield (
            "A prize for points is paid in full to everybody who reaches them, unless his share of "
            "the other prizes is at least as large (US Chess 33E)."
        )
    if fund.upset_draws:
        yield "A draw with a higher rated player is an upset of half the difference."
    if fund.based_on is not None:
        whole = fund.announced if fund.whole_event is None else fund.whole_event
        least = max(fund.guaranteed or 0, 50 if whole > SMALL_FUND else 0)
        at_least = f", but at least {decimal(least)}% of it" if least else ""
        entries = f"{fund.based_on} paid {'entry' if fund.based_on == 1 else 'entries'}"
        yield (
            f"The prizes are based on {entries}; with fewer, each is paid in proportion{at_least} "
            "(rules 32C4, 32D)."
        )
    elif fund.guaranteed:
        yield f"At least {decimal(fund.guaranteed)}% of each prize is guaranteed."
    if limits := fund.limits.sentence(fund.sign):
        yield f"{limits[:1].upper()}{limits[1:]}."
    if any(prize.trophy for prize in fund.prizes):
        if fund.trophies_follow_money:
            in_order = "are given in the order of their cash prizes, the largest first"
            yield f"Trophies {in_order}, one to a player (US Chess 33D2a)."
        else:
            yield "Trophies go by place in the standings, one to a player (US Chess 33D2)."
