"""Why one player is before another: the tie-breaks that applied to both, side by side; and the same
in a sentence or two for readers who know no tie-break, whatever face shows it.

Marcus Hollis and Daniel Okonjo both made 4 points. Modified Median was level (14 each);
Hollis's opponents scored more (Solkoff 16½ to 16).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import Figure, counted, decimal, listed, on_paper
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import first_name_first, surname, table_beside
from xltiebreak.prizefund.winners import winnings
from xltiebreak.ranking.orders import PLAYOFF, TEAM_SUM
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.rules.systems import System, TieBreak
from xltiebreak.rules.systems.registry import REVERSED
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN, SUM, Worksheet, value_shown

BY_SCORE = "score"
"""Stands for the deciding tie-break where the scores differ."""

MARK = "*"
"""Follows an amount that a note explains."""


@dataclass(frozen=True)
class Look:
    """One tie-break that applied to both while they were still tied."""

    tie_break: TieBreak
    ahead: Worksheet
    behind: Worksheet
    family: str = ""
    """The federation under whose rules both are ranked."""

    parts: bool = True
    """Whether it parted anybody: a count of colors parts nobody where one is missing."""

    @property
    def both(self) -> tuple[Worksheet, Worksheet]:
        """The two calculations, the better placed player's first."""
        return self.ahead, self.behind

    @property
    def level(self) -> bool:
        """Whether both have the same value, or the tie-break parted nobody."""
        return self.ahead.value == self.behind.value or not self.parts

    @property
    def in_rounds(self) -> bool:
        """Whether both calculations are sums over rounds, so that they can be shown side by
        side."""
        return all(
            sheet.combine is SUM and sheet.terms and all(term.round for term in sheet.terms)
            for sheet in self.both
        )

    @property
    def named(self) -> str:
        """``Modified Median (US Chess 34E1)``."""
        return self.tie_break.named_under(self.family)

    def dropped(self, show: Show = decimal) -> str:
        """Return what was dropped, and why: ``Dropped: the lowest (more than half the points)``."""
        drops = [term.drop for sheet in self.both for term in sheet.terms if term.drop]
        said = (f"the {drop.which} ({drop.reason.shown(show)})" for drop in drops if drop.which)
        listed = "; ".join(dict.fromkeys(said))
        return f"Dropped: {listed}" * bool(listed)


def is_noted(tie_break: TieBreak, term: Term) -> bool:
    """Whether an amount needs a note, as the results do not show it: an adjusted opponent's score,
    or a score that stands in for an opponent's."""
    plain = term.instead is None and not tie_break.system.of_opponents
    return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))


@dataclass(frozen=True)
class Why:
    """Two players, or teams, of a section: which is placed before the other, and what decided it.

    ``ahead`` is the better placed; where they share a place, the one who was named first. ``looks``
    are the tie-breaks in order until one parts them, none where the scores differ. ``ranked`` holds
    the standings.
    """

    ahead: Standing
    behind: Standing
    looks: tuple[Look, ...]
    ranked: Ranked

    @property
    def both(self) -> tuple[Standing, Standing]:
        """The two rows, the better placed first."""
        return self.ahead, self.behind

    @property
    def decided_by(self) -> str | None:
        """The tie-break that parted them, ``"score"``, or nothing where they share a place."""
        if self.ahead.score != self.behind.score:
            return BY_SCORE
        return next((look.tie_break.code for look in self.looks if not look.level), None)

    @property
    def question(self) -> str:
        """The question as a sentence."""
        first, second = (row.player.label for row in self.both)
        return f"Why does {first} stand before {second}?"

    def money(self, show: Show = decimal) -> Iterator[str]:
        """Yield what each of the two takes, with the arithmetic; nothing where no prizes are
        given."""
        won = winnings(self.ranked)
        if won is None:
            return
        for row in self.both:
            winner = won.get(row.player.number)
            yield winner.sentence(show) if winner else f"{row.player.label} takes no prize."

    def conclusion(self, show: Show = decimal) -> str:
        """Return the sentence that says who is before whom, and what decided it."""
        first, second = map(self.label, self.both)
        ahead, decided_by = points_of(self.ranked, self.ahead.score, show), self.decided_by
        if decided_by == BY_SCORE:
            return f"{first} is before {second}: {ahead} to {show(self.behind.score, 2)}."
        if decided_by is not None:
            parting = self._parting(self.looks[-1], show)
            return f"{first} is before {second}: both have {ahead}, and {parting}."
        number = self.ahead.player.number
        playoff = self.ranked.playoff_of(number)
        level = level_on(self.ranked, self.ahead)
        if playoff and playoff.is_due:
            level = self.ranked.what_parts(number)
        elif not playoff and not self.looks:
            level = "no round is complete yet"
        both = " and ".join(f"{row.player.label} ({row.player.number})" for row in self.both)
        return f"{both} share {self.ahead.in_words}: both have {ahead}, and {level}."

    def _parting(self, look: Look, show: Show) -> str:
        playoff = self.ranked.playoff_of(self.ahead.player.number)
        if playoff is None or look.tie_break.code != PLAYOFF:
            return f"{look.named} is {self.figures(look, show)}"
        how = f", {playoff.words}" if playoff.words else ""
        return f"the play-off decided (US Chess 34E12{how})"

    def figures(self, look: Look, show: Show = decimal) -> str:
        """Return ``level, 14 each``, ``16.5 to 16``, ``3 to 4, where less is better``."""
        digits = look.tie_break.system.digits
        ahead, behind = (figure_of(sheet.value, digits, show) for sheet in look.both)
        if look.ahead.value != look.behind.value and look.level:
            return f"level, {ahead} and {behind}, as a count is missing"
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row: Standing) -> str:
        """Return ``Hart, Hugh (7, place 2)``."""
        return f"{row.player.label} ({row.player.number}, {row.in_words})"

    def of_look(self, look: Look, show: Show = decimal) -> Iterator[str]:
        """Yield what a tie-break is, the figures if both are level, what was dropped, and the
        notes; both sentences instead of notes where it is not a sum over rounds."""
        without = {sheet.why_none(show) if sheet.value is None else "" for sheet in look.both}
        if len(without) == 1 and any(without):
            yield f"{look.named}: no value; {without.pop()}."
            return
        level = f"{self.figures(look, show)}." if look.level else ""
        figures = f"{level[:1].upper()}{level[1:]}"
        dropped = look.dropped(show)
        what = look.tie_break.help_under(look.family)
        yield " ".join(filter(None, [what, figures, dropped and f"{dropped}."]))
        for row, sheet in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {sheet.sentence(show)}."
            elif notes := "; ".join(self._notes(look, sheet, show)):
                yield f"{MARK} {row.player.label}, {notes}."

    def _notes(self, look: Look, sheet: Worksheet, show: Show) -> Iterator[str]:
        """Yield a note on each marked amount: ``R3 v Birch, Bo: score 1, with unplayed R2 …``."""
        players = self.ranked.section.by_number
        for term in sheet.terms:
            if is_noted(look.tie_break, term):
                opponent = f" v {players[term.opponent].label}" if term.opponent else ""
                yield f"R{term.round}{opponent}: {term.words.shown(show)}"


def figure_of(value: Figure | None, digits: int, show: Show) -> str:
    """Return a tie-break's value as ``show`` writes it."""
    return "no value" if value is None else show(value, digits).replace("-", "−")


def points_of(ranked: Ranked, score: float, show: Show) -> str:
    """Return ``4½ points``, ``1 match point``."""
    matches = None if ranked.adds_up_players else ranked.section.matches
    kind = "" if matches is None else f"{matches.placed_by} "
    return f"{show(score, 2)} {kind}point{'s' * (not 0 < score <= 1)}"


def level_on(ranked: Ranked, row: Standing) -> str:
    """Return how players are level who share a place: ``are level on every tie-break``, or in
    a play-off."""
    playoff = ranked.playoff_of(row.player.number)
    if playoff:
        return "have all points" if playoff.is_due else "are level in the play-off"
    return "are level on every tie-break"


def why(ranked: Ranked, number: int, other: int) -> Why:
    """Explain why one of these two players, or ranked teams, is before the other, by number.

    Raises:
        TieBreakError: both are the same, or one has no place.
    """
    if number == other:
        raise TieBreakError("both are the same; name two players, or two teams")
    rows = [ranked.row_of(each) for each in (number, other)]
    for row in rows:
        if not row.place:
            raise TieBreakError(f"{row.player.label} has no place: {ranked.why_unplaced}")
    ahead, behind = sorted(rows, key=lambda row: row.place)
    looks = tuple(
        Look(
            step.tie_break,
            ranked.worksheet(ahead.player.number, step.tie_break),
            ranked.worksheet(behind.player.number, step.tie_break),
            ranked.players.edition.family,
            step.parted,
        )
        for step in ranked.steps_between(ahead.player.number, behind.player.number)
    )
    return Why(ahead, behind, looks, ranked)


# The same in plain words


MOST_NAMED = 3
"""Up to this many tied players are listed by name; of more, only the number is given."""


def reason(ranked: Ranked, row: Standing) -> str:
    """Return why a player has his place: ``Alone on 5 points.``, or of a tie against the next below
    him, the last against the next above; of those who share a place only the first is explained.
    Empty without a place, and before all is played."""
    tie = next((candidate for candidate in ranked.ties if row in candidate.standings), None)
    if not row.place or not ranked.players.is_final or (tie is None and row.shared):
        return ""
    if tie is None:
        is_alone = [each.score for each in ranked.rows].count(row.score) == 1
        return f"Alone on {points_of(ranked, row.score, on_paper)}." if is_alone else ""
    level = [placed for placed in tie.standings if placed.place == row.place]
    if row != level[0]:
        return f"Level with {called(ranked, level[0].player)}."
    sentences = [_same_score(ranked, tie, row)]
    if len(level) > 1:
        every = "Both" if len(level) == 2 else "All"
        who = _who(ranked, level, "of them") if len(level) < len(tie.standings) else every
        sentences.append(f"{who} {level_on(ranked, level[0])}.")
    before = [other for other in tie.standings if other.place < row.place]
    behind = [other for other in tie.standings if other.place > row.place]
    if rivals := behind[:1] or before[-1:] * (len(level) == 1):
        sentences.append(_Comparison(ranked, tie, row, *rivals).decided())
    return " ".join(filter(None, sentences))


def unfinished(ranked: Ranked) -> Iterator[str]:
    """Yield that nothing is final yet, and whose results are missing; nothing once all is played. A
    bare block of results does not say whether its empty rounds are to be played."""
    players = ranked.players
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()
    elif players.playoff_due:
        yield players.playoff_due


PLAYOFF_FIRST = "A play-off comes before them."
"""Follows the sentence on the tie-breaks where a play-off was played."""


def ties_by(standings: Standings, most: int = 99) -> str:
    """Return ``Ties by Modified Median, then Solkoff (US Chess rule 34E).``, and what a play-off
    decides; of an order with more than ``most`` tie-breaks only those that were needed are named.
    """
    order = standings.order.tie_breaks
    named = order if len(order) <= most else order[: max(standings.needed, 1)]
    rest = " and others" * (len(named) < len(order))
    first, *others = [tie_break.name for tie_break in named]
    then = f", then {', '.join(others)}" if others else ""
    entries = f"{standings.section.origin.entry}s"
    perfect = f" If several {entries} make all points, a play-off decides between them."
    decides = perfect * (standings.parted_by_playoff is not None)
    return f"Ties by {first}{then}{rest} ({by_rule(standings)}).{decides}"


def by_rule(standings: Standings) -> str:
    """Return the rules that tie-breaks for teams have of their own, and the name of the edition for
    the others."""
    systems = [tie_break.system for tie_break in standings.order.tie_breaks]
    rules = [each.reference if each.of_teams else standings.rule for each in systems]
    return "; ".join(dict.fromkeys(rules))


def called(ranked: Ranked, player: Player) -> str:
    """Return the name as it is spoken: a player's first name first, a team's as typed."""
    spoken = player.label if ranked.noun == "team" else first_name_first(player.label)
    return _told_apart(ranked.section, player, spoken)


def _told_apart(section: Section, player: Player, spoken: str) -> str:
    alike = [other.label for other in section.players].count(player.label) > 1
    return f"{spoken} ({player.number})" if alike else spoken


def short_names(section: Section) -> dict[int, str]:
    """Return by number each player's last name, or the full name if others in the section share it
    (with the number, if they share that, too); of teams the names."""
    spoken = str if section.matches is not None else first_name_first
    times = Counter(surname(player.label) for player in section.players)
    return {
        player.number: short
        if times[short] == 1
        else _told_apart(section, player, spoken(player.label))
        for player in section.players
        for short in [surname(player.label)]
    }


def _same_score(ranked: Ranked, tie: Tie, row: Standing) -> str:
    """Return ``Marcus Hollis and Daniel Okonjo both made 4 points.``, for those placed later ``Also
    4 points.``"""
    score = points_of(ranked, tie.score, on_paper)
    if row.place > tie.place:
        return f"Also {score}."
    each = {2: " both", 3: " all"}.get(len(tie.standings), "")
    return f"{_who(ranked, tie.standings, ranked.called)}{each} made {score}."


_NUMBERS = ("four", "five", "six", "seven", "eight", "nine", "ten")


def _who(ranked: Ranked, rows: Sequence[Standing], they: str) -> str:
    """Return the names of few, of more how many ``they`` are: ``Four players``."""
    count = len(rows)
    if count <= MOST_NAMED:
        return listed([called(ranked, row.player) for row in rows])
    number = dict(enumerate(_NUMBERS, MOST_NAMED + 1)).get(count, str(count))
    return f"{number.capitalize()} {they}"


NO_VALUE = "–"
MEANS = (MEAN, ROUNDED_MEAN)


def value_text(value: Figure | None, system: System) -> str:
    """Return a tie-break's value for print: ``16½``, ``47.40`` (all digits of a mean), a dash for
    none."""
    if value is None:
        return NO_VALUE
    return value_shown(value, system.combine, system.code, system.digits, on_paper)


class _Comparison:
    """A comparison of two players on one score, from the side of ``row``."""

    def __init__(self, ranked: Ranked, tie: Tie, row: Standing, rival: Standing) -> None:
        self.ranked = ranked
        self.is_ahead = row.place < rival.place
        self.of_two = len(tie.standings) == 2
        self.why: Why = why(ranked, row.player.number, rival.player.number)
        mine, theirs = surname(row.player.label), surname(rival.player.label)
        if mine == theirs or ranked.noun == "team":
            mine, theirs = called(ranked, row.player), called(ranked, rival.player)
        self.mine, self.theirs = mine, theirs

    def decided(self) -> str:
        """``Modified Median was level (14 each); Hollis's opponents scored more (Solkoff 16½ to
        16).``"""
        *level, last = self.why.looks
        level = [look for look in level if look.tie_break.system.code != TEAM_SUM]
        sentence = f"{self._were_level(level)}; " * bool(level) + self._parting(last)
        return f"{sentence[:1].upper()}{sentence[1:]}."

    def _were_level(self, looks: Sequence[Look]) -> str:
        """``Modified Median was level (14 each)``, ``Modified Median (14 each) and Solkoff (16
        each) were level``; of more than two, which two are meant."""
        names = listed([f"{look.tie_break.name}{self._each(look)}" for look in looks])
        if not self.of_two:
            return f"{self.mine} and {self.theirs} were level on {names}"
        if len(looks) == 1:
            return f"{looks[0].tie_break.name} was level{self._each(looks[0])}"
        return f"{names} were level"

    def _each(self, look: Look) -> str:
        value, system = look.ahead.value, look.tie_break.system
        has_figure = value is not None and value == look.behind.value and not system.in_group
        return f" ({value_text(value, system)} each)" * has_figure

    def _parting(self, look: Look) -> str:
        system = look.tie_break.system
        phrase = _PHRASES.get(system.code)
        phrased = phrase(self, look) if phrase else None
        if phrased and system.code in _WITHOUT_FIGURES:
            return phrased
        figures = f"{look.tie_break.name} {self._figures(look)}"
        if phrased:
            return f"{phrased} ({figures})"
        whom = "" if self.of_two else f"{' of' * self.is_ahead} {self.theirs}"
        ahead = "ahead" if self.is_ahead else "behind"
        return f"{self.mine} is {ahead}{whom} on {look.tie_break.name} ({self._figures(look)})"

    def _figures(self, look: Look) -> str:
        """Return ``16½ to 16``, his own figure first."""
        both = look.both if self.is_ahead else look.both[::-1]
        return " to ".join(
            "no value" if sheet.value is None else value_text(sheet.value, look.tie_break.system)
            for sheet in both
        )

    def than(self, possessive: bool = False) -> str:
        """Return with whom he is compared; empty if only two are tied."""
        return "" if self.of_two else f" than {self.theirs}{'’s' * possessive}"


_Phrase = Callable[[_Comparison, Look], "str | None"]


def _more(pair: _Comparison, more: str = "more", less: str = "less") -> str:
    return more if pair.is_ahead else less


def _opponents(pair: _Comparison, look: Look) -> str:
    """Return ``Hollis's opponents, without the lowest, scored more``."""
    if pair.ranked.adds_up_players:
        than = f" than those of {pair.theirs}" * (not pair.of_two)
        return f"the opponents of {pair.mine}’s players scored {_more(pair)}{than}"
    which = {term.drop.which for sheet in look.both for term in sheet.terms if term.drop} - {""}
    left_out = f", without the {' and the '.join(sorted(which))}," if 0 < len(which) < 3 else ""
    return f"{pair.mine}’s opponents{left_out} scored {_more(pair)}{pair.than(possessive=True)}"


def _earlier(pair: _Comparison, look: Look) -> str | None:
    """Return ``Hollis scored earlier``; nothing where byes or forfeits are involved."""
    terms = [term for sheet in look.both for term in sheet.terms]
    deducted = any(term.amount < 0 or not term.counted for term in terms)
    if pair.ranked.adds_up_players or deducted:
        return None
    return f"{pair.mine} scored {_more(pair, 'earlier', 'later')}{pair.than()}"


def _between_them(pair: _Comparison, look: Look) -> str:
    """Return ``Hollis beat Okonjo``, or how he did in all games between the tied players."""
    first, second = (placed.player.number for placed in pair.why.both)
    steps = pair.ranked.steps_between(first, second)
    group = next(step.group for step in steps if step.tie_break == look.tie_break)
    how = _more(pair, "better", "worse")
    if len(group) > 2:
        return f"{pair.mine} did {how} against those still tied{pair.than()}"
    row = pair.ranked.players.section.crosstable.rows[first]
    games = [result for result in row if result.opponent == second]
    if len(games) == 1 and games[0].played and games[0].points == 1:
        return f"{pair.mine} {_more(pair, 'beat', 'lost to')} {pair.theirs}"
    return f"{pair.mine} did {how} in what they played each other"


def _own(text: str) -> _Phrase:
    """Make a phrase, with the word for what is better before the other one: about the player
    himself, ``{} scored {more/less}``, or about his opponents, ``{}’s opponents played …``."""
    before, better, worse, behind = _EITHER_WORD.split(text)

    def phrase(pair: _Comparison, look: Look) -> str | None:
        if pair.ranked.adds_up_players:
            return None
        reverse = REVERSED in look.tie_break.settings
        word = _more(pair, worse, better) if reverse else _more(pair, better, worse)
        than = pair.than(possessive=not text.startswith("{} "))
        return f"{before.format(pair.mine)}{word}{behind}{than}"

    return phrase


_EITHER_WORD = re.compile(r"\{(\w+)/(\w+)\}")


def _other_points(pair: _Comparison, look: Look) -> str:
    points = "match points" if pair.ranked.section.by_game_points else "game points"
    return f"{pair.mine} made {_more(pair, 'more', 'fewer')} {points}{pair.than()}"


def _playoff(pair: _Comparison, look: Look) -> str:
    """Return ``Hollis won the play-off (blitz 2–0)``."""
    playoff = pair.ranked.playoff_of(pair.why.ahead.player.number)
    verb = _more(pair, "won", "lost")
    if playoff is None or len(playoff.numbers) != 2:
        verb = f"was {_more(pair, 'ahead of', 'behind')} {pair.theirs} in"
    how = f" ({playoff.words})" if playoff and playoff.words else ""
    return f"{pair.mine} {verb} the play-off{how}"


def _lot(pair: _Comparison, look: Look) -> str:
    return f"the better lot fell to {pair.mine if pair.is_ahead else pair.theirs}"


_PHRASES: Mapping[str, _Phrase] = {
    **dict.fromkeys(("MM", "MED", "SOLK", "BH"), _opponents),
    **dict.fromkeys(("CUM", "ACUM", "PS"), _earlier),
    **dict.fromkeys(("H2H", "DE"), _between_them),
    **dict.fromkeys(("GMP", "MPvGP"), _other_points),
    **{
        code: _own(text)
        for codes, text in table_beside(__name__, "phrases.rules")
        for code in codes.split(", ")
    },
    "LOT": _lot,
    PLAYOFF: _playoff,
}
"""What a better value means, by a tie-break's code; other sentences only name who is ahead."""

_WITHOUT_FIGURES = ("H2H", "DE", "LOT", PLAYOFF, "TPN", "RTNG")
