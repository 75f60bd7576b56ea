"""Who gets what of a line of prizes, and what is said of the fund.

The judge hears the pairs of each sentence and keeps what a later sentence may leave out: the kind
before a colon, the kind whose ranks go on, the amount that may be the whole fund. What can be read
in two ways is asked back; what has been kept and was never used is asked back at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

from xltiebreak.event.figures import counted, decimal, listed
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.prizefund import asked
from xltiebreak.prizefund.asked import AnnouncementError, ask_if
from xltiebreak.prizefund.fund import MOST_PRIZES, TOTAL, Announcement, Limits, unlike_total
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.pairs import (
    BARE_TARGETS,
    BARE_VALUE,
    OF_FUND,
    TARGET_FIRST,
    VALUE_FIRST,
    Amount,
    Chunk,
    Fund,
    Joint,
    Pair,
    Target,
    Value,
    check_beside_fund,
    check_falling,
    chunks,
    merged,
    paired,
    sentences,
    with_sums,
)
from xltiebreak.prizefund.prizes import (
    ALL,
    BONUS,
    BY_RATING,
    NAMED,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    TROPHY,
    UNDER,
    UNRATED,
    Condition,
    Prize,
    claims,
    ordinal,
)
from xltiebreak.prizefund.words import GIFT, SECTION_NAMES, Token, one_sign


class Doubtful(NamedTuple):
    """An amount that is the whole fund, or for 1st."""

    cents: Cents
    at: int
    """How many prizes stand before it."""
    as_fund: bool
    """Whether words of the fund stand beside it."""
    has_colon: bool
    guaranteed: bool
    text: str


def read_announcement(
    text: str, section: str = "", where: str = "Prizes", *, total_is_meant: bool = False
) -> Announcement:
    """Read a line of prizes as clubs print it: ``$$830 b/50: 300-200-100, U1800 100-50``.

    ``section`` is the name of the line's own section, ``where`` the cell for the findings. With
    ``total_is_meant`` an amount that can be the whole fund is the whole fund.

    Raises:
        AnnouncementError: a part of it is not understood, or can be read in two ways.
    """
    read = list(sentences(text))
    judge = Judge(section, (token for part, _ in read for token in part), total_is_meant)
    for part, end in read:
        judge.hear(part, end)
    return judge.settled(where, text)


class Judge:
    """Hears sentence after sentence."""

    def __init__(self, section: str, line: Iterable[Token], total_is_meant: bool) -> None:
        self.section = section
        self.total_is_meant = total_is_meant
        self.sign = _sign(line)
        self.prizes: list[Prize] = []
        self.claimed: set[tuple[object, ...]] = set()
        self.sections: list[str] = []
        self.said: dict[str, Any] = {}
        """What is said of the fund, by word."""
        self.total: Cents | None = None
        self.guaranteed_sum: Cents | None = None
        self.has_sum_sign = False
        """Whether ``$$`` stands in the line, a sign for amounts that have none."""
        self.awaits_total = False
        """Whether "prize fund" still waits for its amount."""
        self.doubtful: Doubtful | None = None
        self.listed: Cents | None = None
        """The sum of a list of amounts that names no place."""
        self.headings: list[Prize] = []
        self.heading_award = ""
        """The kind and the award before a colon, until the sentence ends."""
        self.named: Prize | None = None
        """The single kind whose ranks may go on."""
        self.is_after_list = self.is_after_fund = False
        self.is_list_of_fund = False
        """Whether a sum of the fund stands right before, with a comma."""
        self.first_of: Condition | None = None
        """Who a prize was for that was called "1st"."""
        self.is_new_sentence = False
        self.awards_before: set[str] = set()
        """The award of the pair before, if that was no money."""
        self.with_award = False
        """Whether the pair before gave an award, with money or without."""
        self.bare = ""
        """Targets that stood without a value."""

    # sentences
    def hear(self, sentence: Sequence[Token], end: str) -> None:
        """Hear a sentence."""
        rest = self._without_heading(self._without_section(_without_fee(sentence)))
        made = with_sums(chunks(rest)) if rest else []
        part: list[Chunk] = []
        for number, chunk in enumerate(made):
            before = made[number - 1] if number else None
            following = made[number + 1 : number + 3]
            if not isinstance(chunk, Fund):
                part.append(chunk)
                continue
            sign = following[0].text if following and isinstance(following[0], Joint) else ""
            check_beside_fund(chunk, before, following)
            is_of_section = sign == ":" and any(isinstance(each, Target) for each in part)
            ask_if(is_of_section, f"{part[0].text if part else ''} {chunk.text}:", asked.WHICH_FUND)
            self._hear_pairs(part)
            part = []
            self._hear_fund(chunk, has_colon=sign == ":")
            self.is_list_of_fund = sign == "," and bool(chunk.sums)
        self._hear_pairs(part)
        if end == "|" and self.awaits_total:
            raise AnnouncementError(f"{made[-1].text} |", asked.WHICH_FUND)
        self.headings, self.heading_award, self.is_new_sentence = [], "", True
        self.awards_before, self.with_award = set(), False

    def _without_section(self, sentence: Sequence[Token]) -> Sequence[Token]:
        """Take the name of the section from the beginning of a sentence."""
        colon = _colon(sentence)
        before, after = sentence[:colon], sentence[colon + 1 :]
        if colon and {token.kind for token in before} <= OF_FUND:
            return [*sentence[: colon + 1], *self._without_section(after)]
        if colon and before[0].kind == "rank" and before[-1].kind == "each section":
            return [*before[:-1], *sentence[colon:]]
        names = self._section_names(before) if colon else []
        first = sentence[0] if sentence else None
        if first and not names and first.kind == "word" and first.text.casefold() in SECTION_NAMES:
            ask_if(len(sentence) == 1, first.text, asked.WHAT_FOR_IT)
            names, after = [first.text], sentence[1:]
        if names:
            self._name_sections(names)
        return after if names else sentence

    def _section_names(self, before: Sequence[Token]) -> list[str]:
        """Return the sections that the words before a colon name; none if they are no names."""
        words = " ".join(token.text for token in before if token.kind != "changed")
        plain = " ".join(token.text for token in before if not _is_band(token))
        if before[-1].kind == "each section":
            kinds = [token.kind for token in before[:-1]]
            is_list = set(kinds[::2]) in ({"word"}, {"who"}) and set(kinds[1::2]) <= {"sign"}
            ask_if(not is_list, words, asked.SECTIONS)
            return [token.text for token in before[:-1:2]]
        if self.section and folded(self.section) in {folded(words), folded(plain)} - {""}:
            return [self.section]
        is_name = all(token.kind == "word" or _is_band(token) for token in before)
        is_named = before[0].kind == "word" or _END_OF_NAME.search(plain)
        if not (is_name and is_named) or NO_SECTION.search(plain):
            return []
        name = " ".join(token.text for token in before if not _is_limit(token))
        return [_END_OF_NAME.sub("", name) or plain]

    def _name_sections(self, names: list[str]) -> None:
        if self.sections or self.prizes:
            raise AnnouncementError(" and ".join([*self.sections, *names]), asked.SECTIONS)
        self.sections = names
        if self.section and folded(self.section) not in map(folded, names):
            own = self.section
            raise AnnouncementError(", ".join(names), asked.OTHER_SECTION, section=own)

    def _without_heading(self, sentence: Sequence[Token]) -> Sequence[Token]:
        """Take ``Trophies:`` or ``Class A:`` from before its ranks."""
        colon = _colon(sentence)
        before, after = sentence[:colon], sentence[colon + 1 :]
        if not before or not after:
            return sentence
        if all(token.kind == "award" for token in before):
            self.heading_award = _only(chunks(before)).award
            return self._without_heading(after)
        kinds = [token.kind for token in after[:3] if token.kind != "link"]
        begins_with_rank = kinds[:1] == ["rank"] or kinds[:2] == ["award", "rank"]
        if begins_with_rank and all(token.kind in ("who", "changed", "best") for token in before):
            self.headings = [_only(chunks(before)).who]
            ask_if(self.headings == [None], before[0].text)
            return after
        whos = [token.value for token in before if token.kind == "who"]
        is_list = {t.value for t in before if t.kind == "sign"} in ({","}, {"/"})
        if begins_with_rank and is_list and whos and {who.kind for who in whos} == {NAMED}:
            made = chunks(before)
            ask_if(len(made) != 2 * len(whos) - 1, before[0].text, asked.NO_ROLE)
            self.headings = whos
            return after
        if kinds[:1] == ["rank"] and [token.kind for token in before] == ["who", "award"]:
            self.headings = whos
            self.heading_award = _only(chunks(before[1:])).award
            return after
        return sentence

    # the fund
    def _hear_fund(self, fund: Fund, *, has_colon: bool) -> None:
        said, sums = dict(fund.said), list(fund.sums)
        self.headings, self.is_after_fund = [], True
        self.has_sum_sign = self.has_sum_sign or "sum" in said
        guaranteed = "guaranteed" in said or bool(said.pop("sum", False))
        is_sum = bool(fund.said.keys() & {"sum", "total"}) or self.total_is_meant
        if guaranteed and len(sums) == 1 and isinstance(sums[0], Fraction):
            said["part"] = sums.pop()
        twice = said.keys() & self.said.keys() - {"guaranteed", "total", "later"}
        ask_if(twice, fund.text, asked.WHICH_FUND)
        says_nothing = not sums and fund.said.keys() <= {"sum", "total"}
        ask_if(says_nothing and self.prizes, fund.text, asked.WHICH_FUND)
        earlier = self.total is not None or self.doubtful is not None
        are_parts = any(isinstance(amount, Fraction) for amount in sums)
        if are_parts or 0 in sums or len(sums) > 1 + guaranteed:
            raise AnnouncementError(fund.text, asked.WHICH_FUND)
        if sums and (self.prizes or self.sections) and self.is_new_sentence and "sum" in fund.said:
            raise AnnouncementError(fund.text, asked.SECTIONS)
        self.said.update(said)
        if sums and guaranteed and len(sums) + earlier > 1:
            self.guaranteed_sum = sums.pop()
            if sums:
                self.total = sums[0]
            elif self.total is None and self.doubtful is not None:
                self.total = self.doubtful.cents
            self.doubtful = None
        elif sums and earlier:
            raise AnnouncementError(fund.text, asked.WHICH_FUND)
        elif sums and not (is_sum or self.awaits_total):
            self.doubtful = Doubtful(
                sums[0], len(self.prizes), True, has_colon, guaranteed, fund.text
            )
        else:
            self.total = sums[0] if sums else self.total
            if guaranteed and "part" not in self.said:
                is_whole = sums or is_sum or not self.prizes or self.is_new_sentence
                ask_if(not (is_whole or fund.is_closed), fund.text, asked.ALL_OR_FIRST)
                self.said["part"] = Fraction(100)
        self.awaits_total = "total" in said and not sums

    # pairs
    def _hear_pairs(self, part: Sequence[Chunk]) -> None:
        while part and isinstance(part[0], Joint):
            part = part[1:]
        while part and isinstance(part[-1], Joint):
            part = part[:-1]
        part = self._without_total(part)
        if not part:
            return
        if self.bare and isinstance(part[0], Value) and part[0].amounts:
            raise AnnouncementError(f"{self.bare} {part[0].text}", asked.ITS_AMOUNTS)
        self.bare = ""
        pairs = paired(part)
        is_one = pairs[0].order == BARE_VALUE and sum(len(v.amounts) for v in pairs[0].values) == 1
        if is_one and VALUE_FIRST in [pair.order for pair in pairs]:
            raise AnnouncementError(pairs[0].values[0].text, asked.FOR_WHOM)
        for pair in pairs:
            if pair.order == VALUE_FIRST:
                value = pair.values[0]
                ask_if(value.each_first, value.text, asked.EACH_OF_WHAT)
                ask_if(value.signed[:1] == [False], value.text, asked.SIGN_MISSING)
            if pair.order == BARE_VALUE:
                self._hear_bare_value(pair.values)
            elif pair.order == BARE_TARGETS:
                self._hear_bare_targets(pair.targets)
            else:
                self._hear_pair(pair)

    def _without_total(self, part: Sequence[Chunk]) -> Sequence[Chunk]:
        """Take the amount of "prize fund" from the beginning of a part, or one before a colon."""
        first = part[0] if part else None
        if not isinstance(first, Value) or len(first.amounts) != 1 or first.award or first.each:
            return part
        has_colon = len(part) > 2 and part[1].letter == ":"
        is_alone = len(part) == 1 or (part[1].letter == "T" and part[-1].letter == "V")
        has_comma = len(part) > 2 and part[1].letter == "," and isinstance(part[2], Target)
        if (
            self.awaits_total
            and (has_colon or is_alone or has_comma)
            and not isinstance(first.amounts[0], Fraction)
        ):
            self._hear_fund(Fund({"total": True}, first.amounts, first.text), has_colon=has_colon)
            return part[1 + (has_colon or has_comma) :]
        if has_colon:
            following = part[2]
            is_place = isinstance(following, Target) and following.who is None
            others = [chunk for chunk in part[2:] if isinstance(chunk, (Value, Joint))]
            if len(others) > 1 and {chunk.letter for chunk in others} == {","}:
                return part
            is_rest = is_place or (isinstance(following, Value) and following.signed[:1] == [True])
            if self.total is not None or self.prizes or self.doubtful or not is_rest:
                raise AnnouncementError(first.text, asked.WHICH_FUND)
            ask_if(self.sign and not first.signed[0], first.text, asked.SIGN_MISSING)
            self.doubtful = Doubtful(first.amounts[0], 0, False, True, False, first.text)
            return part[2:]
        return part

    def _hear_pair(self, pair: Pair) -> None:
        targets = merged(pair.targets, pair.joints)
        value = self._one_value(pair, targets)
        text = f"{targets[0].text} {value.text}"
        is_worth = any(re.match(r"[^\d\s]{0,4}\d", award) for award in self.awards_before)
        ask_if(value.amounts and not value.award and is_worth, text, asked.SECOND_WORTH)
        ask_if(value.guaranteed and not value.amounts, text, asked.ALL_OR_FIRST)
        if self.heading_award and (value.amounts or value.award != self.heading_award):
            raise self._beside_heading(text)
        if len(targets) > 1:
            self._check_list(targets, value, pair)
        is_of_first = pair.order == VALUE_FIRST and targets[-1].ranks == (1, 1)
        ask_if(is_of_first and len(value.amounts) > 1, text, asked.FOR_WHOM)
        for target in targets:
            self._check_each(target, value, is_list=len(targets) > 1)
            self._add(target, value)
        self.is_after_list = len(targets) > 1 and any(target.who for target in targets)
        self.awards_before = set() if value.amounts else {value.award}
        self.with_award = bool(value.award)

    def _beside_heading(self, text: str) -> AnnouncementError:
        is_gift = re.search(GIFT, self.heading_award, re.I)
        question = asked.WORTH_OF_HEADING if is_gift else asked.AWARD_TOO
        return AnnouncementError(text, question, award=self.heading_award)

    def _one_value(self, pair: Pair, targets: Sequence[Target]) -> Value:
        """Return ``1st: $100, $50`` as one value of two amounts."""
        first, *others = pair.values
        if not others:
            return first
        first_rank, last_rank = targets[-1].ranks or (1, 1)
        text = " ".join([*(t.text for t in targets), *(v.text for v in pair.values)])
        amounts = [amount for value in pair.values for amount in value.amounts]
        if last_rank == 1:
            goes_on = first_rank == 1 and pair.has_colon
        else:
            goes_on = len(amounts) == last_rank - first_rank + 1
        is_plain = all(
            len(v.amounts) == 1 and not (v.award or v.each or v.guaranteed) for v in pair.values
        )
        is_uniform = len({value.signed[:1] == [True] for value in pair.values}) == 1
        if not (goes_on and is_plain and is_uniform) or len(targets) > 1:
            is_award = len(first.amounts) > 1 and others[0].award and not others[0].amounts
            ask_if(is_award, text, asked.AWARD_TO_EACH, award=others[0].award)
            is_rest = others[0].signed[:1] == [False] and re.fullmatch(r"\d{3}\b.*", others[0].text)
            raise AnnouncementError(
                f"{first.text}, {others[0].text}" if is_rest else others[0].text,
                asked.IN_AN_AMOUNT if is_rest else asked.FOR_WHOM,
            )
        return replace(first, amounts=amounts)

    def _check_list(self, targets: Sequence[Target], value: Value, pair: Pair) -> None:
        """Ask back a list of targets that leaves open who gets the value, or whether each does."""
        text = names = ", ".join(target.text for target in targets)
        in_front = pair.order == TARGET_FIRST
        if self.headings and any(target.who for target in targets):
            raise AnnouncementError(text, asked.WHAT_FOR_IT)
        for before, target, joint in zip(pair.targets, pair.targets[1:], pair.joints):
            is_or_unrated = target.who and target.who.kind == UNRATED and before.who
            if (
                pair.joints == joint == "&"
                and is_or_unrated
                and not (target.is_marked or value.each)
            ):
                raise AnnouncementError(text, asked.EACH_OR_SHARED, names=names)
        ranks_only = [target.who is None or target.who.kind == PLACE for target in targets]
        if any(ranks_only[1:]) and not all(ranks_only) and not all(t.ranks for t in targets):
            raise AnnouncementError(text, asked.WHAT_FOR_IT)
        kinds = [target.who.kind if target.who else PLACE for target in targets]
        ask_if(kinds.count(ALL) > 1, text, asked.WHAT_FOR_IT)
        last = targets[-1]
        is_uneven = last.who and last.ranks and last.ranks[1] > 1 and not targets[0].ranks
        if not value.amounts:
            is_cut = "/" in pair.joints and PLACE in kinds
            ask_if(is_cut or (is_uneven and in_front), text, asked.WHAT_FOR_IT)
            self._check_awards(targets, value, in_front, text)
            return
        ask_if(is_uneven, text, asked.WHAT_FOR_IT)
        if NAMED in kinds and not in_front and not value.each:
            raise AnnouncementError(text, asked.EACH_OR_SHARED, names=names)
        ask_if(any(ranks_only) and (in_front or all(ranks_only)), text, asked.WHAT_FOR_IT)
        if any(target.who and target.who.kind == SPECIAL for target in targets) and not value.each:
            raise AnnouncementError(text, asked.EACH_OR_SHARED, names=names)
        ask_if(self.with_award and in_front, text, asked.AWARD_BEFORE)
        if value.each:
            return
        is_open = "/" in pair.joints or any(ranks_only) or len(value.amounts) == len(targets)
        if is_open or (pair.joints == "&" and len(value.amounts) == 1):
            is_one = len(value.amounts) == 1
            question = asked.EACH_OR_SHARED if is_one else asked.EACH_OR_ONE_FOR_EACH
            raise AnnouncementError(text, question, names=names)

    def _check_awards(
        self, targets: Sequence[Target], value: Value, in_front: bool, text: str
    ) -> None:
        before = {p.trophy for p in self.prizes if p.trophy and not p.cash and p.kind != ALL}
        later = targets[1:]
        for target, following in zip(targets, later):
            is_several = target.who and target.ranks and target.ranks[1] > 1
            if is_several and not following.is_marked and not following.ranks:
                raise AnnouncementError(text, asked.WHAT_FOR_IT)
        loose = [
            t
            for t in later
            if t.who and not t.is_best and not t.ranks and t.who.kind in (*BY_RATING, UNRATED)
        ]
        first = targets[0]
        others = before - {value.award}
        is_of_places = first.is_top and not first.who and loose and not later[0].is_best
        is_of_other = others and (loose or any(target.is_marked for target in later))
        ask_if((is_of_places or is_of_other) and not in_front, text, asked.WHAT_FOR_IT)

    @staticmethod
    def _check_each(target: Target, value: Value, *, is_list: bool) -> None:
        """Ask back an "each" that has no several to give to."""
        first, last = target.ranks or (1, 1)
        several = is_list or last > first
        if target.who is not None:
            several = several or target.who.kind in (POINTS, ALL, TEAM)
            several = several or target.who.round is not None
        if value.each and (not several or (len(value.amounts) > 1 and last > first)):
            raise AnnouncementError(f"{target.text} {value.text}", asked.EACH_OF_WHAT)

    def _hear_bare_value(self, values: Sequence[Value]) -> None:
        """Hear amounts at the beginning of a sentence: for 1st, 2nd …, or one for the fund."""
        text = ", ".join(value.text for value in values)
        amounts = [amount for value in values for amount in value.amounts]
        signed = [sign for value in values for sign in value.signed]
        is_loose = len(values) > 1 and any(len(value.amounts) != 1 for value in values)
        first_award, awards = values[0].award, [value.award for value in values[1:]]
        is_first_award = first_award and len(values) > 1 and not any(awards)
        is_loose = is_loose or bool(first_award and not (is_first_award and values[0].amounts))
        if is_loose or any(awards) or any(value.each for value in values) or not amounts:
            raise AnnouncementError(text, asked.FOR_WHOM)
        value = replace(values[0], amounts=amounts, award="", text=text)
        ask_if(self.awaits_total and len(values) > 1, text, asked.WHICH_FUND)
        is_of_list = self.is_list_of_fund and any(len(value.amounts) == 1 for value in values)
        ask_if(is_of_list, text, asked.FUND_OR_FIRST)
        if self.heading_award:
            raise self._beside_heading(text)
        if self.headings:
            self._add(Target(self.headings[0]), value)
            return
        if len(amounts) == 1:
            if self.prizes or self.doubtful or not signed[0] or isinstance(amounts[0], Fraction):
                raise AnnouncementError(text, asked.FOR_WHOM)
            if self.total_is_meant:
                self.total = amounts[0]
            else:
                self.doubtful = Doubtful(amounts[0], 0, False, False, value.guaranteed, text)
            return
        is_mixed = len(set(signed[1:])) > 1 or (signed[1] and not signed[0])
        is_mixed = is_mixed or (len(values) == 2 and signed[0] != signed[1])
        if (
            is_mixed
            or (self._lacks_sign(values) and not first_award)
            or (self.named and not self.is_after_fund)
            or any(prize.kind == PLACE and prize.cash for prize in self.prizes)
        ):
            raise AnnouncementError(text, asked.FOR_WHOM)
        is_open = not first_award and self.total is None and self.doubtful is None
        if len(amounts) > 2 and len(values) > 1 and is_open:
            ask_if(amounts[0] == sum(amounts[1:]), text, asked.FUND_OR_FIRST)
        self.listed = sum(amount for amount in amounts if not isinstance(amount, Fraction))
        if first_award:
            self._add(Target(Prize(PLACE), (1, 1)), values[0])
            later = replace(value, amounts=amounts[1:])
            self._add(Target(Prize(PLACE), (2, len(amounts))), later)
        else:
            self._add(Target(Prize(PLACE)), value)

    def _lacks_sign(self, values: Sequence[Value]) -> bool:
        """Whether amounts with commas between have no sign of money, nor the fund before them."""
        return len(values) > 1 and not values[0].signed[0] and not self.has_sum_sign

    def _hear_bare_targets(self, targets: Sequence[Target]) -> None:
        """Hear ``Top 10, top 3 U800``: they get the award before the colon, or as all before."""
        text = ", ".join(target.text for target in targets)
        awards = {p.trophy for p in self.prizes if p.trophy and not p.cash and p.kind != ALL}
        with_money = any(prize.cash or prize.percent for prize in self.prizes)
        if not self.heading_award:
            begins_top = targets[0].is_marked and not text.casefold().startswith(
                ("first", "the first")
            )
            if with_money or len(awards) > 1 or not begins_top or not (awards or targets[0].is_top):
                raise AnnouncementError(text, asked.WHAT_FOR_IT)
            self.bare = text
        value = Value(award=self.heading_award or next(iter(awards), TROPHY))
        before: Target | None = None
        for target in merged(targets):
            if target.ranks or target.is_best:
                before = target if target.is_top and target.who else None
                self._add(target, value)
            elif before and before.kind in BY_RATING and target.kind in BY_RATING:
                self._add(replace(target, ranks=before.ranks), value)
            elif self.heading_award and before is None and target.who:
                self._add(target, value)
            else:
                raise AnnouncementError(target.text, asked.WHAT_FOR_IT)

    # prizes
    def _add(self, target: Target, value: Value) -> None:
        """Add the prizes for a target, of each kind before the colon if it names none."""
        if target.who is None and len(self.headings) > 1:
            for kind in self.headings:
                self._add(replace(target, who=kind), value)
            return
        text = f"{target.text} {value.text}".strip()
        ask_if(target.is_best and (target.who is None or target.who.kind == PLACE), text)
        if target.ranks is None and (
            target.who is None
            or (target.who.kind == PLACE and target.text and len(value.amounts) < 2)
        ):
            raise AnnouncementError(text, asked.FOR_WHOM)
        kind = self._kind_of(target, value)
        award = value.award or self.heading_award
        first, last = target.ranks or (1, 1)
        amounts = _spread(target, value, last - first + 1)
        ask_if(not amounts and not award, target.text, asked.WHAT_FOR_IT)
        ask_if(kind.kind == ALL and (amounts or target.ranks), text, asked.NOT_FOR_ALL)
        count = max(last - first + 1, len(amounts))
        ask_if(not 1 <= count <= MOST_PRIZES - len(self.prizes), text, asked.TOO_MANY)
        for number in range(count):
            amount = amounts[number] if amounts else 0
            is_part = isinstance(amount, Fraction)
            prize = replace(
                kind,
                cash=0 if is_part else amount,
                percent=amount if isinstance(amount, Fraction) else None,
                rank=first + number,
                guaranteed=value.guaranteed,
                trophy=award if value.award or not amounts else "",
            )
            is_twice = not self.claimed.isdisjoint(claims(prize).values())
            ask_if(is_twice, text, asked.THERE_ALREADY, title=prize.title)
            self.claimed.update(claims(prize).values())
            self.prizes.append(prize)
        if kind.kind not in (BONUS, POINTS, SPECIAL) or kind.is_for_upset:
            self.named = None if kind.kind == PLACE else kind
            self.is_after_fund = False
            self.first_of = kind.condition if target.ranks and first == 1 else None
            self.is_new_sentence = False

    def _kind_of(self, target: Target, value: Value) -> Prize:
        """Return the kind of a target: its own, the heading's, or that whose ranks go on."""
        if target.who is not None:
            return target.who
        if self.headings:
            return self.headings[0]
        rank, named = (target.ranks or (1, 1))[0], self.named
        place = Prize(PLACE)
        is_money = bool(value.amounts)
        places = [prize for prize in self.prizes if prize.kind == PLACE]
        of_place = self._goes_on(place, rank, is_money)
        if rank == 1 or (named is None and not self.is_after_list):
            is_other = any(bool(prize.trophy) == is_money for prize in self.prizes)
            is_kind = rank == 1 and named and not self.is_new_sentence and not self.is_after_fund
            is_open = is_kind and is_other and not places
        elif named is None or self.is_after_list:
            is_open = not of_place
        else:
            of_named = self._goes_on(named, rank, is_money)
            is_written = of_named and self.first_of == named.condition
            if is_written and (is_money or named.kind != TEAM):
                return named
            of_other = any(prize.rank == rank - 1 for prize in places)
            if of_named and not of_place and named.kind != TEAM and not of_other:
                return named
            is_open = of_named or not (of_place or self.is_new_sentence)
        if is_open:
            raise self._place_or_kind(target, value)
        return place

    def _place_or_kind(self, target: Target, value: Value) -> AnnouncementError:
        rank = (target.ranks or (1, 1))[0]
        kind = self.named or self.prizes[-1]
        text = f"{target.text} {value.text}"
        ranked = replace(kind, rank=rank).title
        return AnnouncementError(text, asked.PLACE_OR_KIND, place=ordinal(rank), kind=ranked)

    def _goes_on(self, kind: Prize, rank: int, is_money: bool) -> bool:
        """Whether this is the next rank of a kind."""
        ranks = [
            prize.rank
            for prize in self.prizes
            if prize.condition == kind.condition and bool(prize.cash or prize.percent) == is_money
        ]
        is_first_open = kind.kind == PLACE and is_money and self.doubtful is not None
        return rank == 1 + max(ranks, default=int(is_first_open))

    # the end
    def settled(self, where: str, text: str) -> Announcement:
        """Return what the sentences of a text announce."""
        part: Fraction | None = self.said.get("part")
        if self.doubtful is not None:
            part = self._settle_doubtful(self.doubtful, part)
        prizes = self._shared(self._with_firsts())
        ask_if(not prizes, text, asked.NO_PRIZE)
        self._check_ranks(prizes)
        most = max(prizes, key=lambda prize: prize.cash)
        is_more = self.total is not None and most.cash > self.total
        ask_if(is_more, most.amount("$"), asked.IN_AN_AMOUNT)
        findings = []
        sign = self.sign or "$"
        unlike = unlike_total(self.total, prizes, sign)
        if unlike and not self.total_is_meant:
            findings.append(Finding(ERROR, TOTAL, where, unlike))
        remarks: dict[str, str] = {}
        if self.guaranteed_sum is not None and self.total:
            exact = Fraction(self.guaranteed_sum * 100, self.total)
            if part not in (None, exact):
                remarks["guaranteed"] = (
                    f"{money(self.guaranteed_sum, sign)} are {decimal(exact)}% of the fund, and "
                    f"{decimal(part)}% of each prize are guaranteed"
                )
            part = part or exact
        percent = sum((prize.percent or Fraction() for prize in prizes), Fraction())
        if percent > 100 and self.total is None:
            remarks["percent"] = f"the prizes are {decimal(percent)}% of the fees"
        if "half" in self.said:
            who = listed(self.said["half"])
            remarks["half"] = f"{who} count half: state how many entries there are"
        if "later" in self.said:
            words = self.said["later"]
            remarks["open"] = (
                f'"{words}": announce the amounts of these, too, before the first round'
            )
        findings += [
            Finding(WARNING, f"announcement-{code}", where, message)
            for code, message in remarks.items()
        ]
        return Announcement(
            prizes=tuple(replace(prize, position=k) for k, prize in enumerate(prizes, 1)),
            based_on=self.said.get("based"),
            guaranteed=part,
            total=self.total,
            limits=Limits(unrated=self.said.get("limit")),
            half=self.said.get("half", ()),
            sections=tuple(self.sections),
            sign=self.sign,
            findings=tuple(findings),
        )

    def _settle_doubtful(self, amount: Doubtful, part: Fraction | None) -> Fraction | None:
        """Decide whether an amount is the fund or for 1st; return the guaranteed part."""
        with_money = [prize for prize in self.prizes if prize.cash or prize.percent is not None]
        has_first = any(prize.kind == PLACE and prize.rank == 1 for prize in with_money)
        after = [prize for prize in self.prizes[amount.at :] if prize in with_money]
        adds_up = amount.cents in (sum(prize.cash for prize in self.prizes), self.listed)
        fits = has_first and (adds_up or (self.listed is None and bool(after)))
        if amount.has_colon:
            is_total = bool(after)
        else:
            is_total = amount.as_fund and (fits or part is not None)
        if is_total:
            self.total = amount.cents
            return Fraction(100) if part is None and amount.guaranteed else part
        in_parts = any(prize.percent is not None for prize in after)
        firsts = [prize for prize in self.prizes if prize.kind == PLACE and prize.rank == 1]
        has_first = has_first or bool(amount.as_fund and firsts)
        if has_first or adds_up or in_parts or not after or amount.has_colon:
            raise AnnouncementError(amount.text, asked.FUND_OR_FIRST)
        first = Prize(PLACE, amount.cents, guaranteed=amount.guaranteed)
        self.prizes.insert(amount.at, first)
        return part

    def _with_firsts(self) -> list[Prize]:
        """Return the prizes, with ``top 3 guaranteed``."""
        firsts = self.said.get("firsts", 0)
        ranks = {prize.rank for prize in self.prizes if prize.kind == PLACE}
        ask_if(not ranks.issuperset(range(1, firsts + 1)), "guaranteed", asked.RANK_MISSING)
        return [
            replace(prize, guaranteed=True)
            if prize.kind == PLACE and prize.rank <= firsts
            else prize
            for prize in self.prizes
        ]

    def _shared(self, prizes: list[Prize]) -> list[Prize]:
        """Return the prizes with percentages of all fees, where they share a part of them."""
        fees = self.said.get("fees")
        shares = sum((prize.percent or Fraction() for prize in prizes), Fraction())
        if fees is None or shares == fees:
            return prizes
        if shares != 100 or self.total is not None:
            question = asked.PARTS_OF_WHAT if shares else asked.WHO_SHARES
            raise AnnouncementError(f"{decimal(fees)}%", question, percent=decimal(shares))
        return [
            replace(prize, percent=prize.percent and prize.percent * fees / 100) for prize in prizes
        ]

    @staticmethod
    def _check_ranks(prizes: Sequence[Prize]) -> None:
        """Ask back a rank without the one before it."""
        kinds: dict[object, dict[int, Cents]] = {}
        for prize in prizes:
            cash = kinds.setdefault((prize.condition, prize.points, prize.round), {})
            cash[prize.rank] = max(prize.cash, cash.get(prize.rank, 0))
        for prize in prizes:
            cash = kinds[prize.condition, prize.points, prize.round]
            before = cash.get(prize.rank - 1)
            begins = prize.rank == 1 or prize.kind == PLACE
            ask_if(before is None and not begins, prize.title, asked.RANK_MISSING)


def _sign(line: Iterable[Token]) -> str:
    """Return the one sign of money in a line; ``CA$`` may be typed as ``$``."""
    sign = ""
    for token in line:
        if token.kind == "money":
            sign = one_sign((sign, token.value[1]), token.text)
    return sign


def _colon(sentence: Sequence[Token]) -> int:
    """Where the first colon of a sentence stands, or a dash before ``1st:``; 0 if there is none."""
    is_dash = [(t.kind, t.value) for t in sentence[1:2]] == [("sign", "-")]
    if is_dash and sentence[0].kind == "who" and [t.kind for t in sentence[2:3]] == ["rank"]:
        return 1
    return next((k for k, t in enumerate(sentence) if t.kind == "sign" and t.value == ":"), 0)


def _only(made: Sequence[Chunk]) -> Any:
    if len(made) != 1:
        raise AnnouncementError(" ".join(chunk.text for chunk in made), asked.NO_ROLE)
    return made[0]


def _without_fee(sentence: Sequence[Token]) -> Sequence[Token]:
    """Return what follows an entry fee at the beginning of a sentence."""
    if sentence[0].kind != "fee":
        return sentence
    sign, following = (*sentence[1:3], None, None)[:2]
    if sign is None:
        return ()
    is_parted = sign.kind == "sign" and sign.value in (",", ":")
    is_fund = following and following.kind == "fund" and following.value[0] == "sum"
    if not is_parted or not following or not (is_fund or following.kind == "rank"):
        text = " ".join(token.text for token in sentence)
        raise AnnouncementError(text, asked.SECOND_FEE if is_parted else asked.ENTRY_FEE)
    return sentence[2:]


def _spread(target: Target, value: Value, count: int) -> list[Amount]:
    """Return an amount for each rank, or the amounts from its rank on."""
    text = f"{target.text} {value.text}"
    check_falling(value.amounts, text)
    is_of_one = value.award and len(value.amounts) > 1
    ask_if(is_of_one, text, asked.AWARD_TO_EACH, award=value.award)
    if not value.amounts or target.ranks in (None, (1, 1)) or len(value.amounts) == count:
        return value.amounts
    if len(value.amounts) == 1 and value.each:
        return value.amounts * count
    if len(value.amounts) == 1:
        raise AnnouncementError(text, asked.EACH_RANK)
    amounts, ranks = counted(len(value.amounts), "amount"), counted(count, "rank")
    raise AnnouncementError(text, asked.SO_MANY_AMOUNTS, amounts=amounts, ranks=ranks)


NO_SECTION = re.compile(
    r"\b(?:class(?:es)?|rat(?:ed|ings?)|grad(?:e|es|ing)|categor(?:y|ies)|under|over|total)\b", re.I
)
"""Words that are no name of a section."""

_END_OF_NAME = re.compile(r"\b ?sections?$", re.I)


def folded(name: str) -> str:
    """Return the name of a section in small letters, without the words that all have."""
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))


def _is_limit(token: Token) -> bool:
    """Whether a token names ratings in another way than ``U1800``, which is part of a name."""
    return token.kind == "who" and _is_band(token) and token.value.kind != UNDER


def _is_band(token: Token) -> bool:
    """Whether a token before a colon names the ratings of a section."""
    return token.kind == "changed" or (
        token.kind == "who" and bool(re.search(r"\d{3}", token.text))
    )
