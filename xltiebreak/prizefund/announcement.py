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

from xltiebreak.event.figures import decimal, listed
from xltiebreak.event.findings import ERROR, WARNING, Finding
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
    chunks,
    merged,
    paired,
    sentences,
    with_sums,
)
from xltiebreak.prizefund.prizes import BY_RATING, TROPHY, Condition, Kind, Prize, claims, ordinal
from xltiebreak.prizefund.words import Token, compiled, one_sign


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
    judge = Judge(section, (token for sentence in read for token in sentence), total_is_meant)
    for sentence in read:
        judge.hear(sentence)
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
        self.heading: Prize | None = None
        self.heading_award = ""
        """The kind and the award before a colon, until the sentence ends."""
        self.named: Prize | None = None
        """The single kind whose ranks may go on."""
        self.is_after_list = self.is_after_fund = False
        self.is_list_of_fund = False
        """Whether a sum of the fund stands right before, with a comma."""
        self.first_of: Condition | None = None
        """Who a prize was for that was called "1st"."""
        self.is_new_sentence = self.is_after_fee = False
        self.awards_before: set[str] = set()  # the award of the pair before, if that was no money
        self.with_award = False  # whether the pair before gave an award, with money or without
        self.bare = ""
        """Targets that stood without a value."""

    # sentences
    def hear(self, sentence: Sequence[Token]) -> None:
        """Hear a sentence."""
        rest = self._without_heading(self._without_section(self._without_fee(sentence)))
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
            ask_if(is_of_section, f"{part[0].text if part else ''} {chunk.text}:", "WHICH_FUND")
            self._hear_pairs(part)
            part = []
            self._hear_fund(chunk, has_colon=sign == ":")
            self.is_list_of_fund = sign == "," and bool(chunk.sums)
        self._hear_pairs(part)
        self.heading, self.heading_award, self.is_new_sentence = None, "", True
        self.awards_before, self.with_award = set(), False

    def _without_fee(self, sentence: Sequence[Token]) -> Sequence[Token]:
        """Return what follows an entry fee: all but a rank, a list, the fund may be a fee, too."""
        is_fee = sentence[0].kind == "fee"
        rest = sentence[2:] if is_fee else sentence
        kinds = [token.kind for token in rest[:2]]
        is_list = not is_fee and kinds == ["money", "sign"] and rest[1].value in ("-", "/", ",")
        begins = is_list or kinds[:1] in (["rank"], ["fund"], ["closed fund"])
        is_parted = not is_fee or len(sentence) < 2 or sentence[1].value in (",", ":")
        is_open = (is_fee or self.is_after_fee) and ((rest and not begins) or not is_parted)
        ask_if(is_open, " ".join(token.text for token in sentence), "ENTRY_FEE")
        self.is_after_fee = not rest
        return rest

    def _without_section(self, sentence: Sequence[Token]) -> Sequence[Token]:
        """Take the name of the section from the beginning of a sentence."""
        colon = _colon(sentence)
        before, after = sentence[:colon], sentence[colon + 1 :]
        if colon and {token.kind for token in before} <= OF_FUND:
            return [*sentence[: colon + 1], *self._without_section(after)]
        names = self._section_names(before) if colon else []
        first = sentence[0] if sentence else None
        if not names and first and compiled("<SECTION>").fullmatch(first.text):
            names, after = [first.text], sentence[1:]
        if names:
            self._name_sections(names)
        return after if names else sentence

    def _section_names(self, before: Sequence[Token]) -> list[str]:
        """Return the sections that the words before a colon name; none if they are no names."""
        words = " ".join(token.text for token in before if token.kind != "changed")
        plain = " ".join(token.text for token in before if not _is_band(token))
        if before[-1].kind == "section":
            kinds = [token.kind for token in before[:-1]]
            is_list = set(kinds[::2]) in ({"word"}, {"who"}) and set(kinds[1::2]) <= {"sign"}
            ask_if(not is_list, words, "SECTIONS")
            return [token.text for token in before[:-1:2]]
        if self.section and folded(self.section) in {folded(words), folded(plain)} - {""}:
            return [self.section]
        is_name = all(token.kind == "word" or _is_band(token) for token in before)
        is_named = before[0].kind == "word" or _END_OF_NAME.search(plain)
        if not (is_name and is_named) or compiled(r"\b<NO_SECTION>\b").search(plain):
            return []
        name = " ".join(
            token.text for token in before if token.kind != "who" or token.value.kind == Kind.UNDER
        )
        return [_END_OF_NAME.sub("", name) or plain]

    def _name_sections(self, names: list[str]) -> None:
        if self.sections or self.prizes:
            raise AnnouncementError(" and ".join([*self.sections, *names]), "SECTIONS")
        self.sections = names
        if self.section and folded(self.section) not in map(folded, names):
            own = self.section
            raise AnnouncementError(", ".join(names), "OTHER_SECTION", section=own)

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
            self.heading = _only(chunks(before)).who
            return after
        if kinds[:1] == ["rank"] and [token.kind for token in before] == ["who", "award"]:
            self.heading = before[0].value
            self.heading_award = _only(chunks(before[1:])).award
            return after
        return sentence

    # the fund
    def _hear_fund(self, fund: Fund, *, has_colon: bool) -> None:
        said, sums = dict(fund.said), list(fund.sums)
        self.heading, self.is_after_fund = None, True
        self.has_sum_sign = self.has_sum_sign or "sum" in said
        guaranteed = "guaranteed" in said or bool(said.pop("sum", False))
        is_sum = bool(fund.said.keys() & {"sum", "total"}) or self.total_is_meant
        if guaranteed and len(sums) == 1 and isinstance(sums[0], Fraction):
            said["part"] = sums.pop()
        twice = said.keys() & self.said.keys() - {"guaranteed", "total"}
        ask_if(twice, fund.text, "WHICH_FUND")
        says_nothing = not sums and fund.said.keys() <= {"sum", "total"}
        ask_if(says_nothing and self.prizes, fund.text, "WHICH_FUND")
        earlier = self.total is not None or self.doubtful is not None
        are_parts = any(isinstance(amount, Fraction) for amount in sums)
        ask_if(are_parts or 0 in sums or len(sums) > 1 + guaranteed, fund.text, "WHICH_FUND")
        self.said.update(said)
        if sums and guaranteed and len(sums) + earlier > 1:
            self.guaranteed_sum = sums.pop()
            if sums:
                self.total = sums[0]
            elif self.total is None and self.doubtful is not None:
                self.total = self.doubtful.cents
            self.doubtful = None
        elif sums and earlier:
            raise AnnouncementError(fund.text, "WHICH_FUND")
        elif sums and not (is_sum or self.awaits_total):
            self.doubtful = Doubtful(
                sums[0], len(self.prizes), True, has_colon, guaranteed, fund.text
            )
        else:
            self.total = sums[0] if sums else self.total
            if guaranteed and "part" not in self.said:
                is_whole = sums or is_sum or not self.prizes or self.is_new_sentence
                ask_if(not (is_whole or fund.is_closed), fund.text, "ALL_OR_FIRST")
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
            raise AnnouncementError(f"{self.bare} {part[0].text}", "ITS_AMOUNTS")
        self.bare = ""
        pairs = paired(part)
        is_one = pairs[0].order == BARE_VALUE and sum(len(v.amounts) for v in pairs[0].values) == 1
        is_open = is_one and any(pair.order == VALUE_FIRST for pair in pairs)
        ask_if(is_open, part[0].text, "FOR_WHOM")
        for pair in pairs:
            if pair.order == BARE_VALUE:
                self._hear_bare_value(pair.values)
            elif pair.order == BARE_TARGETS:
                self._hear_bare_targets(pair.targets)
            else:
                self._hear_pair(pair)

    def _without_total(self, part: Sequence[Chunk]) -> Sequence[Chunk]:
        """Take the amount of "prize fund" from the beginning of a part, or one before a colon."""
        first = part[0] if part else None
        if not isinstance(first, Value) or not first.is_one_amount:
            return part
        letters = "".join(chunk.letter for chunk in part)
        has_colon = letters.startswith("V:")
        is_sum = re.fullmatch(r"V(?::.+|,T.+|T.*V)?", letters) and first.is_money
        if self.awaits_total and is_sum:
            self._hear_fund(Fund({"total": True}, first.amounts, first.text), has_colon=has_colon)
            return part[1 if letters[1:2] in ("", "T") else 2 :]
        if has_colon and "V" in letters[1:]:
            if self.total is not None or self.prizes or self.doubtful:
                raise AnnouncementError(first.text, "WHICH_FUND")
            ask_if(self.sign and not first.signed[0], first.text, "SIGN_MISSING")
            self.doubtful = Doubtful(first.amounts[0], 0, False, True, False, first.text)
            return part[2:]
        return part

    def _hear_pair(self, pair: Pair) -> None:
        targets = merged(pair.targets, pair.joints)
        value = self._one_value(pair, targets)
        text = f"{targets[0].text} {value.text}"
        is_unsigned = pair.order == VALUE_FIRST and value.signed[:1] == [False]
        ask_if(is_unsigned, value.text, "SIGN_MISSING")
        is_worth = any(re.match(r"[^\d\s]{0,4}\d", award) for award in self.awards_before)
        ask_if(value.amounts and not value.award and is_worth, text, "SECOND_WORTH")
        if self.heading_award and (value.amounts or value.award != self.heading_award):
            raise AnnouncementError(text, "AWARD_TOO", award=self.heading_award)
        is_of_first = pair.order == VALUE_FIRST and targets[-1].ranks == (1, 1)
        ask_if(is_of_first and len(value.amounts) > 1, text, "FOR_WHOM")
        if len(targets) > 1:
            self._check_list(targets, value, pair)
        for target in targets:
            self._check_each(target, value, is_list=len(targets) > 1)
            self._add(target, value)
        self.is_after_list = len(targets) > 1 and any(target.who for target in targets)
        self.awards_before = set() if value.amounts else {value.award}
        self.with_award = bool(value.award)

    def _one_value(self, pair: Pair, targets: Sequence[Target]) -> Value:
        """Return ``1st: $100, $50`` as one value of two amounts."""
        first, *others = pair.values
        if not others:
            return first
        first_rank, last_rank = targets[-1].ranks or (1, 1)
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
            is_rest = others[0].signed[:1] == [False] and re.fullmatch(r"\d{3}\b.*", others[0].text)
            ask_if(is_rest, f"{first.text}, {others[0].text}", "IN_AN_AMOUNT")
            raise AnnouncementError(others[0].text, "FOR_WHOM")
        return replace(first, amounts=amounts)

    def _check_list(self, targets: Sequence[Target], value: Value, pair: Pair) -> None:
        """Ask back a list of targets that leaves open who gets the value, or whether each does."""
        names = ", ".join(target.text for target in targets)
        in_front = pair.order == TARGET_FIRST
        kinds = [target.kind for target in targets]
        last, places = targets[-1], [kind == Kind.PLACE for kind in kinds]
        is_uneven = last.who and last.ranks and last.ranks[1] > 1 and not targets[0].ranks
        is_mixed = any(places[1:]) and not all(places) and not all(t.ranks for t in targets)
        if value.amounts:
            is_open = is_uneven or (any(places) and (in_front or all(places)))
        elif in_front:
            is_open = is_uneven or ("/" in pair.joints and Kind.PLACE in kinds)
        else:
            is_open = self._may_be_of_award_before(targets, value)
        is_of_heading = self.heading and any(target.who for target in targets)
        ask_if(is_open or is_mixed or is_of_heading, names, "WHAT_FOR_IT")
        ask_if(value.amounts and self.with_award and in_front, names, "AWARD_BEFORE")
        is_open = _is_of_several(value.award, len(targets))
        ask_if(is_open, names, "AWARD_TO_EACH", award=value.award)
        if value.each or not value.amounts:
            return
        is_joined = "/" in pair.joints or (pair.joints == "&" and len(value.amounts) == 1)
        is_named = Kind.SPECIAL in kinds or (Kind.NAMED in kinds and not in_front)
        is_shared = is_joined or is_named or any(places) or len(value.amounts) == len(targets)
        ask_if(is_shared, names, "EACH_OR_SHARED", names=names)

    def _may_be_of_award_before(self, targets: Sequence[Target], value: Value) -> bool:
        """Whether some of a list behind its award may get another award that was named before, or
        belong to the places before them: ``trophies to top 3, U1000``."""
        first, *later = targets
        before = {p.trophy for p in self.prizes if p.trophy and not p.cash and p.kind != Kind.ALL}
        loose = [
            t for t in later if t.kind in (*BY_RATING, Kind.UNRATED) and not (t.is_best or t.ranks)
        ]
        is_of_places = first.is_top and not first.who and loose and not later[0].is_best
        is_of_other = before - {value.award} and (loose or any(t.is_marked for t in later))
        return bool(is_of_places or is_of_other)

    @staticmethod
    def _check_each(target: Target, value: Value, *, is_list: bool) -> None:
        """Ask back an "each" that has no several to give to."""
        first, last = target.ranks or (1, 1)
        several = is_list or last > first
        if target.who is not None:
            several = several or target.who.kind in (Kind.POINTS, Kind.ALL, Kind.TEAM)
            several = several or target.who.round is not None
        if value.each and (not several or (len(value.amounts) > 1 and last > first)):
            raise AnnouncementError(f"{target.text} {value.text}", "EACH_OF_WHAT")

    def _hear_bare_value(self, values: Sequence[Value]) -> None:
        """Hear amounts at the beginning of a sentence: for 1st, 2nd …, or one for the fund."""
        text = ", ".join(value.text for value in values)
        amounts = [amount for value in values for amount in value.amounts]
        signed = [sign for value in values for sign in value.signed]
        award = values[0].award if len(values) > 1 and values[0].amounts else ""
        awards = [value.award for value in values[bool(award) :]]
        is_plain = amounts and not (any(awards) or any(value.each for value in values))
        is_loose = len(values) > 1 and not all(len(value.amounts) == 1 for value in values)
        ask_if(is_loose or not is_plain, text, "FOR_WHOM")
        is_of_list = self.is_list_of_fund and any(value.is_one_amount for value in values)
        ask_if(is_of_list, text, "FUND_OR_FIRST")
        ask_if(self.heading_award, text, "AWARD_TOO", award=self.heading_award)
        value = replace(values[0], amounts=amounts, award="", text=text)
        if self.heading:
            self._add(Target(self.heading), value)
            return
        if len(amounts) == 1:
            is_first = not (self.prizes or self.doubtful) and signed[0] and value.is_money
            ask_if(not is_first, text, "FOR_WHOM")
            if self.total_is_meant:
                self.total = amounts[0]
            else:
                self.doubtful = Doubtful(amounts[0], 0, False, False, value.guaranteed, text)
            return
        is_signed = signed[0] or self.has_sum_sign or len(values) == 1 or award
        is_mixed = len(set(signed[1:])) > 1 or (signed[1] and not signed[0])
        is_mixed = is_mixed or (len(values) == 2 and signed[0] != signed[1])
        is_of_kind = self.named and not self.is_after_fund
        is_twice = any(prize.kind == Kind.PLACE and prize.cash for prize in self.prizes)
        is_open = is_mixed or not is_signed or is_of_kind or is_twice
        ask_if(is_open, text, "FOR_WHOM")
        is_first_sum = not (award or self.doubtful) and self.total is None and len(values) > 1
        is_sum = is_first_sum and len(amounts) > 2 and amounts[0] == sum(amounts[1:])
        ask_if(is_sum, text, "FUND_OR_FIRST")
        self.listed = sum(amount for amount in amounts if not isinstance(amount, Fraction))
        if award:
            self._add(Target(ranks=(1, 1)), values[0])
            value = replace(value, amounts=amounts[1:])
        self._add(Target(Prize(Kind.PLACE), (2, len(amounts)) if award else None), value)

    def _hear_bare_targets(self, targets: Sequence[Target]) -> None:
        """Hear ``Top 10, top 3 U800``: they get the award before the colon, or as all before."""
        text = ", ".join(target.text for target in targets)
        awards = {p.trophy for p in self.prizes if p.trophy and not p.cash and p.kind != Kind.ALL}
        with_money = any(prize.cash or prize.percent for prize in self.prizes)
        if not self.heading_award:
            begins_top = targets[0].is_marked and not text.casefold().startswith(
                ("first", "the first")
            )
            if with_money or len(awards) > 1 or not begins_top or not (awards or targets[0].is_top):
                raise AnnouncementError(text, "WHAT_FOR_IT")
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
                raise AnnouncementError(text, "WHAT_FOR_IT")

    # prizes
    def _add(self, target: Target, value: Value) -> None:
        """Add the prizes for a target, of the kind before the colon if it names none."""
        text = f"{target.text} {value.text}".strip()
        ask_if(target.is_best and (target.who is None or target.who.kind == Kind.PLACE), text)
        if target.ranks is None and (
            target.who is None
            or (target.who.kind == Kind.PLACE and target.text and len(value.amounts) < 2)
        ):
            raise AnnouncementError(text, "FOR_WHOM")
        kind = self._kind_of(target, value)
        award = value.award or self.heading_award
        first, last = target.ranks or (1, 1)
        amounts = _spread(target, value, last - first + 1)
        ask_if(not amounts and not award, target.text, "WHAT_FOR_IT")
        ask_if(kind.kind == Kind.ALL and (amounts or target.ranks), text, "NOT_FOR_ALL")
        count = max(last - first + 1, len(amounts))
        ask_if(_is_of_several(award, count), text, "AWARD_TO_EACH", award=award)
        ask_if(not 1 <= count <= MOST_PRIZES - len(self.prizes), text, "TOO_MANY")
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
            ask_if(is_twice, text, "THERE_ALREADY", title=prize.title)
            self.claimed.update(claims(prize).values())
            self.prizes.append(prize)
        if kind.kind not in (Kind.BONUS, Kind.POINTS, Kind.SPECIAL) or kind.is_for_upset:
            self.named = None if kind.kind == Kind.PLACE else kind
            self.is_after_fund = False
            self.first_of = kind.condition if target.ranks and first == 1 else None
            self.is_new_sentence = False

    def _kind_of(self, target: Target, value: Value) -> Prize:
        """Return the kind of a target: its own, the heading's, or that whose ranks go on."""
        if target.who is not None:
            return target.who
        if self.heading:
            return self.heading
        rank, named = (target.ranks or (1, 1))[0], self.named
        place, is_money = Prize(Kind.PLACE), bool(value.amounts)
        places = [prize for prize in self.prizes if prize.kind == Kind.PLACE]
        of_place = self._goes_on(place, rank, is_money)
        if rank == 1 or (named is None and not self.is_after_list):
            is_other = any(bool(prize.trophy) == is_money for prize in self.prizes)
            is_kind = rank == 1 and named and not self.is_new_sentence and not self.is_after_fund
            is_open = is_kind and is_other and not places
        elif named is None or self.is_after_list:
            is_open = not of_place
        else:
            of_named = self._goes_on(named, rank, is_money)
            own = [prize for prize in self.prizes if prize.condition == named.condition]
            above = [prize.percent or prize.cash for prize in own if prize.percent or prize.cash]
            is_team, is_more = named.kind == Kind.TEAM, value.amounts[:1] > above[-1:]
            of_other = is_team or of_place or any(prize.rank == rank - 1 for prize in places)
            is_written = self.first_of == named.condition and (is_money or not is_team)
            if of_named and not is_more and (is_written or not of_other):
                return named
            is_open = of_named or not (of_place or self.is_new_sentence)
        if is_open:
            text, kind = f"{target.text} {value.text}", replace(named or self.prizes[-1], rank=rank)
            raise AnnouncementError(text, "PLACE_OR_KIND", place=ordinal(rank), kind=kind.title)
        return place

    def _goes_on(self, kind: Prize, rank: int, is_money: bool) -> bool:
        """Whether this is the next rank of a kind."""
        ranks = [
            prize.rank
            for prize in self.prizes
            if prize.condition == kind.condition and bool(prize.cash or prize.percent) == is_money
        ]
        is_first_open = kind.kind == Kind.PLACE and is_money and self.doubtful is not None
        return rank == 1 + max(ranks, default=int(is_first_open))

    # the end
    def settled(self, where: str, text: str) -> Announcement:
        """Return what the sentences of a text announce."""
        part: Fraction | None = self.said.get("part")
        if self.doubtful is not None:
            part = self._settle_doubtful(self.doubtful, part)
        prizes = self._shared(self._with_firsts())
        ask_if(not prizes, text, "NO_PRIZE")
        self._check_ranks(prizes)
        most = max(prizes, key=lambda prize: prize.cash)
        is_more = self.total is not None and most.cash > self.total
        ask_if(is_more, most.amount("$"), "IN_AN_AMOUNT")
        findings = []
        sign = self.sign or "$"
        unlike = unlike_total(self.total, prizes, sign)
        if unlike and not self.total_is_meant:
            findings.append(Finding(ERROR, TOTAL, where, unlike))
        if self.guaranteed_sum is not None and self.total:
            exact = Fraction(self.guaranteed_sum * 100, self.total)
            ask_if(part not in (None, exact), money(self.guaranteed_sum, sign), "WHICH_FUND")
            part = exact
        remarks: dict[str, str] = {}
        percent = sum((prize.percent or Fraction() for prize in prizes), Fraction())
        if percent > 100 and self.total is None:
            remarks["percent"] = f"the prizes are {decimal(percent)}% of the fees"
        if "half" in self.said:
            who = listed(self.said["half"])
            remarks["half"] = f"{who} count half: state how many entries there are"
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
            sign=self.sign,
            findings=tuple(findings),
        )

    def _settle_doubtful(self, amount: Doubtful, part: Fraction | None) -> Fraction | None:
        """Decide whether an amount is the fund or for 1st; return the guaranteed part."""
        with_money = [prize for prize in self.prizes if prize.cash or prize.percent is not None]
        has_first = any(prize.kind == Kind.PLACE and prize.rank == 1 for prize in with_money)
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
        firsts = [prize for prize in self.prizes if prize.kind == Kind.PLACE and prize.rank == 1]
        has_first = has_first or bool(amount.as_fund and firsts)
        if has_first or adds_up or in_parts or not after or amount.has_colon:
            raise AnnouncementError(amount.text, "FUND_OR_FIRST")
        first = Prize(Kind.PLACE, amount.cents, guaranteed=amount.guaranteed)
        self.prizes.insert(amount.at, first)
        return part

    def _with_firsts(self) -> list[Prize]:
        """Return the prizes, with ``top 3 guaranteed``."""
        firsts = self.said.get("firsts", 0)
        ranks = {prize.rank for prize in self.prizes if prize.kind == Kind.PLACE}
        ask_if(not ranks.issuperset(range(1, firsts + 1)), "guaranteed", "RANK_MISSING")
        return [
            replace(prize, guaranteed=True)
            if prize.kind == Kind.PLACE and prize.rank <= firsts
            else prize
            for prize in self.prizes
        ]

    def _shared(self, prizes: list[Prize]) -> list[Prize]:
        """Return the prizes with percentages of all fees, where they share a part of them."""
        fees = self.said.get("fees")
        shares = sum((prize.percent or Fraction() for prize in prizes), Fraction())
        if fees is None or shares == fees:
            return prizes
        text = f"{decimal(fees)}%"
        ask_if(not shares, text, "WHICH_FUND")
        if shares != 100 or self.total is not None:
            raise AnnouncementError(text, "PARTS_OF_WHAT", percent=decimal(shares))
        return [
            replace(prize, percent=prize.percent and prize.percent * fees / 100) for prize in prizes
        ]

    @staticmethod
    def _check_ranks(prizes: Sequence[Prize]) -> None:
        """Ask back a rank without the one before it."""
        ranks = {(prize.condition, prize.points, prize.round, prize.rank) for prize in prizes}
        for prize in prizes:
            before = (prize.condition, prize.points, prize.round, prize.rank - 1)
            begins = prize.rank == 1 or prize.kind == Kind.PLACE
            ask_if(not begins and before not in ranks, prize.title, "RANK_MISSING")


def _sign(line: Iterable[Token]) -> str:
    """Return the one sign of money in a line; ``CA$`` may be typed as ``$``."""
    sign = ""
    for token in line:
        if token.kind == "money":
            sign = one_sign((sign, token.value[1]), token.text)
    return sign


def _colon(sentence: Sequence[Token]) -> int:
    """Where the first colon of a sentence stands; 0 if there is none."""
    return next((k for k, t in enumerate(sentence) if t.kind == "sign" and t.value == ":"), 0)


def _only(made: Sequence[Chunk]) -> Any:
    ask_if(len(made) != 1, " ".join(chunk.text for chunk in made), "NO_ROLE")
    return made[0]


def _is_of_several(award: str, takers: int) -> bool:
    """Whether an award names one twice, or medals of several metals, of which each taker of several
    may have one: ``gold and silver medals``."""
    awards = award.split(" and ")
    metals = [each for each in awards if re.match("gold|silver|bronze|copper", each)]
    return len(awards) > len({*awards}) or (takers > 1 and len(metals) > 1)


def _spread(target: Target, value: Value, count: int) -> list[Amount]:
    """Return an amount for each rank, or the amounts from its rank on."""
    text = f"{target.text} {value.text}"
    ask_if(value.amounts != sorted(value.amounts, reverse=True), text, "RISING")
    ask_if(value.award and len(value.amounts) > 1, text, "AWARD_TO_EACH", award=value.award)
    if not value.amounts or target.ranks in (None, (1, 1)) or len(value.amounts) == count:
        return value.amounts
    if len(value.amounts) == 1 and value.each:
        return value.amounts * count
    ask_if(len(value.amounts) > 1, text, "HOW_MANY", amounts=len(value.amounts), ranks=count)
    raise AnnouncementError(text, "EACH_RANK")


_END_OF_NAME = re.compile(r"\b ?sections?$", re.I)


def folded(name: str) -> str:
    """Return the name of a section in small letters, without the words that all have."""
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))


def _is_band(token: Token) -> bool:
    """Whether a token before a colon names the ratings of a section."""
    return token.kind == "changed" or (
        token.kind == "who" and bool(re.search(r"\d{3}", token.text))
    )
