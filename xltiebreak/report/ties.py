"""Why tied players stand in this order: the arithmetic of ties, of all or those that decide
prizes.

A tie-break has a table of the tied players with what each round gave; a calculation that is not
made round by round, or has a sum of its own for each match, is told in sentences; what left all
level is a sentence, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, groupby

from xltiebreak.answers.explanation import amount
from xltiebreak.answers.shape import Block, Column, Heading, Mark, Role, Run, Table, Text, TextKind
from xltiebreak.event.figures import counted, listed, on_paper
from xltiebreak.event.section import Section
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.fund import HORT
from xltiebreak.prizefund.prizes import Kind
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.questions.why import (
    MEANS,
    NO_VALUE,
    called,
    is_noted,
    level_on,
    points_of,
    short_names,
    value_text,
)
from xltiebreak.ranking.places import Standing, Tie, places_in_words
from xltiebreak.ranking.standings import Standings
from xltiebreak.report.results import beside_the_scores, definitions, parting
from xltiebreak.report.words import BERGER, by_name, groups_of, name_head, small_text, what_it_is
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.systems.lots import is_seed
from xltiebreak.rules.systems.registry import Figures
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import Worksheet

TROPHIES, ALL, NONE = "trophies", "all", "none"
WHICH = (TROPHIES, ALL, NONE)
"""Which ties are worked out: those that decide a prize or trophy, all, or none."""
USUAL_TROPHIES, _QUAD = 3, 4

MOST_NAMED = 3
MOST_DRAWN = 40
MOST_ROWS = 8
"""The most tied players with a row each; of more, those near the line that matters."""
_BEHIND_THE_LINE = 2
_NAMED_ROUNDS, _LONGEST = 5, 12
"""Opponents are named in so many rounds, with surnames of so many letters; else numbered."""
_BY_MATCH = frozenset({"IHSA", "USAT", "PI", "SSSC", "EMMSB", "EMGSB", "EGMSB", "EGGSB"})
"""Tie-breaks of teams with a short calculation for each match."""
_SAID_IN_CAPTIONS = ("MM", "MED")
"""Tie-breaks whose captions say which scores are left out."""
_TOURNAMENT_POINTS = "The opponent’s tournament points are 1 for a match won, ½ for a match drawn."


def prize_places(standings: Standings) -> int:
    """Return the last place with a trophy: the number of trophies; if unknown three, in a quad the
    number of prizes for places; 0 while rounds are still to be played."""
    section, stated = standings.section, stated_prizes(standings.section)
    if not standings.is_final or section.trophies is not None:
        return (section.trophies or 0) * standings.is_final
    if _is_quad(section) and stated and stated.fund:
        return sum(prize.kind == Kind.PLACE for prize in stated.fund.prizes)
    return USUAL_TROPHIES


def places_to_part(standings: Standings) -> int:
    """Return the last place that nobody may share: the last with a trophy; 0 in a quad that states
    neither trophies nor prizes."""
    section = standings.section
    states = section.trophies is not None or section.prizes is not None
    return prize_places(standings) if states or not _is_quad(section) else 0


def _is_quad(section: Section) -> bool:
    return section.is_roundrobin and len(section.players) <= _QUAD


def ties_to_show(standings: Standings, given: Awards | None, which: str) -> list[Tie]:
    """Return the ties to work out, the best places first; none before the section is finished.
    Unless all are asked for, those whose order decides a trophy, or money that is divided by
    places. A trophy can also pass to a tied player because a better placed one takes another."""
    if which == NONE or not standings.is_final:
        return []
    decided = set[int]()
    if given is not None:
        by_place = given.shares if given.fund.rule == HORT else ()
        decided |= {share.entrant.number for share in by_place}
        trophies = [trophy for trophy in given.trophies if trophy.by_tie_break]
        takers = (taker for trophy in trophies for taker in trophy.takers if not taker.is_team)
        decided |= {taker.number for taker in takers}
    return [
        tie
        for tie in standings.ties
        if which == ALL
        or tie.place <= prize_places(standings)
        or not decided.isdisjoint(row.player.number for row in tie.standings)
    ]


def ties(standings: Standings, shown: Sequence[Tie], which: str, level: int) -> list[Block]:
    """Return the part that explains these ties of one section; nothing if there are none. If only
    trophies matter, a tie is worked out down to the last trophy. What was said of one tie is not
    repeated at the next."""
    if not shown:
        return []
    last, said, looks = prize_places(standings), set[str](), list[list[Look]]()
    for tie in shown:
        line = last if which == TROPHIES and tie.place <= last else tie.last_place
        looks.append([*looks_of(standings, tie, line)])
    terms = [term for look in chain(*looks) if look.parted for term in look.all_terms]
    how_to_read = "What each round gave" * any(term.round for term in terms)
    if how_to_read and any(term.drop and term.drop.which for term in terms):
        how_to_read += "; struck out: left out, as the rule says"
    printed: list[Block] = [Heading(level, "Why this order", how_to_read)]
    for tie, of_tie in zip(shown, looks):
        who, points = _names(standings, tie.standings), points_of(standings, tie.score, on_paper)
        printed.append(Heading(level + 1, f"{tie.in_words.capitalize()}: {who}, {points}"))
        calls = (*_played_off(standings, tie), *_shared(standings, tie.standings))
        printed += [Text(words, TextKind.CALL) for words in calls]
        later = _parted_later(standings, tie, of_tie)
        printed += [*_arithmetic(of_tie, said), *Text.notes(*later)]
    rounds = [BERGER] * bool(how_to_read and standings.section.origin.grid)
    return [*printed, *Text.notes(" ".join([*rounds, *_at_the_end(standings, shown)]))]


def _names(standings: Standings, rows: Sequence[Standing]) -> str:
    if len(rows) > MOST_NAMED:
        return counted(len(rows), standings.noun)
    return listed([called(standings, row.player) for row in rows])


def _at_the_end(standings: Standings, shown: Sequence[Tie]) -> Iterator[str]:
    """Yield in which order lots were drawn, that money is divided otherwise, how many ties are not
    shown, and what the tie-breaks are that parted others and not these."""
    if places := standings.context.lots:
        names, order = short_names(standings.section), sorted(places, key=places.__getitem__)
        drawn = ", ".join(names[number] for number in order[:MOST_DRAWN])
        more = ", …" * (len(order) > MOST_DRAWN)
        by = f" by computer, from the word “{standings.lots}”" if is_seed(standings.lots) else ""
        yield f"Lots were drawn{by}, in this order: {drawn}{more}."
    prizes = standings.section.prizes
    if prizes is not None and not prizes.divides_equally:
        yield "Tie-breaks decide no prize money, except where the prizes say so."
    if rest := len(standings.ties) - len(shown):
        others = "One more tie was" if rest == 1 else f"{rest} more ties were"
        yield f"{others} broken in the same way; the figures stand in the standings."
    told = {step.tie_break.code for tie in shown for step in tie.steps}
    parted = parting(beside_the_scores(standings), standings.steps)
    yield from definitions(standings, [each for each in parted if each.code not in told])


def _played_off(standings: Standings, tie: Tie) -> Iterator[str]:
    """Yield how each play-off between these players ended: ``The play-off (blitz 2–0) put Bo Birch
    before Al Ash.``"""
    by_number = standings.section.by_number
    for playoff in standings.playoffs:
        if playoff.is_due or playoff.numbers[0] not in [row.player.number for row in tie.standings]:
            continue
        groups = [
            listed([called(standings, by_number[number]) for number in group])
            for group in playoff.groups
        ]
        how = f" ({playoff.words})" if playoff.words else ""
        order = " before ".join(groups) if len(groups) > 1 else f"{groups[0]} level"
        yield f"The play-off{how} put {order}."


def _shared(standings: Standings, rows: Collection[Standing]) -> Iterator[str]:
    """Yield a sentence for each place still shared after every tie-break, and what has to part
    them where nobody may share it."""
    for place, group in groupby(rows, lambda row: row.place):
        level = list(group)
        if len(level) < 2:
            continue
        places = places_in_words(place, level[0].last_place)
        level_names = f"{_names(standings, level)} {level_on(standings, level[0])}"
        if place <= places_to_part(standings):
            parted = standings.what_parts(level[0].player.number)
            yield f"{level_names}: {parted} for {places}."
        else:
            yield f"{level_names} and share {places}."


class Look:
    """One tie-break applied to a tie: the worksheets of those who were still tied.

    ``is_by_match`` says whether each match has a calculation of its own, which a sentence tells,
    ``named`` whether opponents are named, or numbered; ``groups`` holds, by number, the step in
    which a player was compared; ``parted`` whether any step separated its group. ``rows`` are the
    players with a row: of a large tie those placed down to ``line`` and the next behind them;
    ``left_out`` is the number of the others.
    """

    def __init__(self, standings: Standings, tie: Tie, tie_break: TieBreak, line: int) -> None:
        self.standings, self.section = standings, standings.section
        self.title = f"{tie_break.name}, {tie.in_words}"
        self.tie_break, self.names = tie_break, short_names(standings.section)
        self.is_by_match = standings.context.by.of_teams and tie_break.system.code in _BY_MATCH
        few = len(self.section.crosstable.complete_rounds) <= _NAMED_ROUNDS
        self.named = few and all(len(name) <= _LONGEST for name in self.names.values())
        placed = [row.player.number for row in tie.standings if row.place <= line]
        near = {*placed[:MOST_ROWS]}
        steps = [
            step
            for step in tie.steps
            if step.tie_break.code == tie_break.code and not near.isdisjoint(step.group)
            if not any({*step.group} <= {*each.numbers} for each in standings.playoffs)
        ]
        self.groups = {number: k for k, step in enumerate(steps) for number in step.group}
        self.parted, self.several = any(step.parted for step in steps), len(steps) > 1
        tied = [row for row in tie.standings if row.player.number in self.groups]
        most = len(near & self.groups.keys()) + _BEHIND_THE_LINE
        self.rows = tied if len(tied) <= MOST_ROWS else tied[: min(most, MOST_ROWS)]
        self.left_out = len(tied) - len(self.rows)
        self.worksheets: dict[int, Worksheet] = {
            row.player.number: standings.worksheet(row.player.number, tie_break)
            for row in self.rows
        }
        self.sheets = [*self.worksheets.values()]
        self.all_terms = [term for sheet in self.sheets for term in sheet.terms]

    def noted(self, term: Term) -> bool:
        """Return whether an amount has a star, as a note explains it: what an opponent counts,
        unless a game that was lost makes nothing of it."""
        counts = term.amount or Figures.POINTS not in self.tie_break.system.by_hand
        explained = bool(term.opponent and counts) and not self.is_by_match
        return explained and is_noted(self.tie_break, term)

    def own_result(self, number: int, round: int) -> str:
        """Return the player's own result of a round as small print."""
        return small_text(self.section, self.section.crosstable.rows[number][round - 1])

    def value_of(self, row: Standing) -> str:
        """Return a total as it is printed."""
        return self.worksheets[row.player.number].shown_value(on_paper) or NO_VALUE

    @property
    def struck_out(self) -> str:
        """``the lowest (more than half the points)``; empty where the name says it, as Cut 1."""
        struck: dict[str, set[str]] = {}
        for term in self.all_terms:
            if term.drop and term.drop.which:
                struck.setdefault(term.drop.reason.shown(on_paper), set()).add(term.drop.which)
        if all(reason in self.tie_break.name for reason in struck):
            return ""
        return "; ".join(f"the {' and the '.join(sorted(struck[why]))} ({why})" for why in struck)

    def level(self) -> str:
        """Return ``level, 14 each.``; without values, the reason why there are none."""
        if not self.all_terms:
            of_nobody = self.tie_break in self.standings.without_value  # told under the standings
            return "no value" + ("." if of_nobody else f"; {self.sheets[0].why_none(on_paper)}.")
        for sheet in self.sheets:
            if sheet.value is None:
                return f"level, as a count is missing ({sheet.why_none(on_paper)})."
        return "level." if self.several else f"level, {self.value_of(self.rows[0])} each."


def looks_of(standings: Standings, tie: Tie, line: int) -> Iterator[Look]:
    """Yield each tie-break that was applied to this tie; of a large tie only the players near place
    ``line``."""
    applied = {step.tie_break.code for step in tie.steps}
    for tie_break in standings.order.tie_breaks:
        if tie_break.code in applied:
            look = Look(standings, tie, tie_break, line)
            if look.rows:
                yield look


def _arithmetic(looks: Iterable[Look], said: set[str]) -> Iterator[Block]:
    """Yield a table with its caption and note for each tie-break that separated tied players, with
    opponents by name or number. A tie-break that left all level gets a sentence in the next
    caption."""
    level: tuple[Run, ...] = ()
    for look in looks:
        if look.parted and look.all_terms:
            yield Text(level + _caption(look, said), TextKind.CAPTION)
            yield from _tables(look, said)
            level = ()
        else:
            level += (Run(look.tie_break.name, Mark.STRONG), Run(f": {look.level()}  "))
    if level:
        yield Text(level)


def _parted_later(standings: Standings, tie: Tie, looks: Sequence[Look]) -> Iterator[str]:
    """Yield what parted those whom the tables leave level, at places on which no trophy depends:
    ``Then Brandt and Petrakis: Solkoff 16 to 15.``"""
    rows, names = looks[0].rows if looks else [], short_names(standings.section)
    further = {*standings.order.codes} - {look.tie_break.code for look in looks}
    for by, group in ((step.tie_break, step.group) for step in tie.steps if step.parted):
        level = [row for row in rows if row.player.number in group]
        has_decided = by.code in further & {row.decided_by for row in level}
        if has_decided and len({row.values[by.code] for row in level}) > 1:
            figures = " to ".join(value_text(row.values[by.code], by.system) for row in level)
            who = listed([names[row.player.number] for row in level])
            yield f"Then {who}: {by.name} {figures}."


def _caption(look: Look, said: set[str]) -> tuple[Run, ...]:
    """Return ``Solkoff (US Chess 34E2): the sum of the opponents' scores.``; what was defined
    before keeps its rule alone. That of Modified Median is about these players."""
    tie_break, remark = look.tie_break, look.sheets[0].remark
    named = tie_break.named_under(look.standings.edition.family).removeprefix(tie_break.name)
    what = what_it_is(tie_break)
    if tie_break.system.code == "MM" and look.struck_out:
        what = f"the opponents’ scores added up, without {look.struck_out}."
    what += f" Here {remark}." if remark else ""
    defined = "".join(_unsaid([f": {what}"], said))
    return Run(tie_break.name, Mark.STRONG), Run(f"{named}{defined}")


def _unsaid(sentences: Iterable[str], said: set[str]) -> Iterator[str]:
    """Yield the sentences that were not said before."""
    for sentence in sentences:
        if sentence not in said:
            said.add(sentence)
            yield sentence


def _tables(look: Look, said: set[str]) -> Iterator[Block]:
    """Yield what each round gave, and below it a sentence for each player where his figure has a
    calculation of its own."""
    in_rounds = all(term.round for term in look.all_terms)
    if in_rounds:
        yield _by_round(look)
    more = f"more {look.standings.noun}"
    rest = [f"{counted(look.left_out, more)}: see the standings."] * bool(look.left_out)
    remarks = [*_remarks(look)] if in_rounds else []
    new = [*_unsaid(remarks, said)]
    if any(remark[0] == "*" for remark in remarks if remark not in new):
        new.append(f"*{' also' * any(remark[0] == '*' for remark in new)} as above.")
    yield from Text.notes(" ".join([*rest, *new]))
    for row, sheet in zip(look.rows, look.sheets):
        if look.is_by_match or not in_rounds:
            sentence = sheet.sentence(on_paper, look.names.__getitem__)
            name = Run(f"{row.player.label}: ", Mark.STRONG)
            yield Text((name, Run(f"{by_name(look.section, sentence)}.")), TextKind.NOTE)


def _by_round(look: Look) -> Table:
    """Return the table with two columns a round: the figure, and beside it the opponent."""
    rows, numbers = look.rows, [*look.worksheets]
    digits = max(sheet.term_digits for sheet in look.sheets)
    names, values = [row.player.label for row in rows], [look.value_of(row) for row in rows]
    columns = [
        Column("Place", [row.places for row in rows], Role.KEY),
        Column.named(name_head(look.section), names, numbers),
    ]
    for round in look.section.crosstable.complete_rounds:
        whose = [_whose(look, number, round) for number in numbers]
        gave = [amount(each, round, on_paper, look.noted, digits) for each in look.sheets]
        columns.append(Column("", gave, Role.FIGURE))
        columns.append(Column.marked(f"R{round}", whose, Role.BESIDE, Mark.FAINT))
    total = "Average" if look.tie_break.system.combine in MEANS else "Total"
    columns.append(Column.marked(total, values, Role.FIGURE, Mark.STRONG))
    groups = groups_of([look.groups[number] for number in numbers])
    return Table(look.title, columns, groups, whole=True)


def _whose(look: Look, number: int, round: int) -> str:
    """Return the opponent, ``v 4`` or ``Castellano``, for a figure taken from the opponent, else
    the player's own result as in the crosstable."""
    term = next((each for each in look.worksheets[number].terms if each.round == round), None)
    if term and term.opponent and look.tie_break.system.of_opponents:
        if look.named:
            return look.names[term.opponent]
        return f"v\N{NO-BREAK SPACE}{term.opponent}"
    return look.own_result(number, round)


def _remarks(look: Look) -> Iterator[str]:
    """Yield why terms are struck out or count nothing, what the players' own unplayed rounds and
    some opponents count, and that figures are rounded."""
    if look.struck_out and look.tie_break.system.code not in _SAID_IN_CAPTIONS:
        yield f"Struck out: {look.struck_out}."
    idle = [term.drop for term in look.all_terms if term.drop and not term.drop.which]
    if idle:
        reasons = dict.fromkeys(drop.reason.shown(on_paper) for drop in idle)
        yield f"A dash marks a round that does not count here: {'; '.join(reasons)}."
    yield from _own_rounds(look)
    for sheet in look.sheets:
        for term in sheet.terms:
            if look.noted(term) and term.opponent:
                shown = sheet.shown_amount(term.amount, on_paper)
                is_known = look.named and look.tie_break.system.of_opponents
                name, number = look.names[term.opponent], term.opponent
                who = name if is_known else f"{name.removesuffix(f' ({number})')} (No. {number})"
                yield f"* {who} counts as {shown} ({term.words.shown(on_paper)})."
    if look.tie_break.system.code in ("IHSA", "USAT"):
        yield _TOURNAMENT_POINTS
    digits = 10**look.tie_break.system.digits
    is_rounded = any(term.amount * digits % 1 for term in look.all_terms)
    if is_rounded and look.tie_break.system.combine not in MEANS:
        yield "The rounds are printed rounded; the total is made from the exact figures."


def _own_rounds(look: Look) -> Iterator[str]:
    """Yield what the players' own unplayed rounds count: ``H: half-point bye, counts as 0.``; whose
    they are, where rounds of the same letter count otherwise."""
    rounds: dict[tuple[str, str], list[str]] = {}
    for number, sheet in look.worksheets.items():
        for term in sheet.terms:
            words = by_name(look.section, term.words.shown(on_paper))
            if term.round and not term.opponent and words:
                mark = look.own_result(number, term.round)[:1]
                rounds.setdefault((mark, words), []).append(f"{look.names[number]} R{term.round}")
    marks = Counter(mark for mark, _ in rounds)
    for (mark, words), those in rounds.items():
        whose = f" ({listed([*dict.fromkeys(those)])})" if marks[mark] > 1 else ""
        yield f"{mark}{whose}: {words}." if mark else f"{words}."
