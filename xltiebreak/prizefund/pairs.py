"""From the words of a line to pairs of targets and values.

1. A line is sentences of tokens; brackets are opened where what they hold is of one kind.
2. Tokens that belong together become a chunk: a target (who, which ranks), a value (amounts,
   awards), or words of the fund. Between chunks stand joints.
3. Words of the fund take the one amount beside them; "guaranteed" may be said of a prize.
4. A sentence of chunks is covered by pairs in every possible way; one way must remain.

Every token has a role or the line is asked back: no sign, bracket or word is left out here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from xltiebreak.prizefund.asked import AnnouncementError, ask_if
from xltiebreak.prizefund.prizes import BY_RATING, EACH_ROUND, Kind, Prize
from xltiebreak.prizefund.words import Token, award_called, tokens

Amount = Any
"""Money in cents, or a part of the fund in percent, which is a Fraction."""


class Chunk:
    """Tokens of one meaning that nothing parts, or what parts them."""

    text = ""
    letter = ""

    def goes_on(self, token: Token, joint: str) -> bool:
        """Whether a token behind a joint belongs to this chunk, too."""
        return not joint

    def add(self, token: Token, text: str) -> None:
        """Take a token; ``text`` is that of both."""


@dataclass(eq=False)
class Target(Chunk):
    """Who may win, and which ranks: ``top 3 U1200``. ``is_marked`` is "top" or "best"."""

    who: Prize | None = None
    ranks: tuple[int, int] | None = None
    is_top: bool = False
    is_best: bool = False
    text: str = ""
    letter = "T"

    @property
    def is_marked(self) -> bool:
        """Whether it says "top 3" or "best", which can stand without a value."""
        return self.is_top or self.is_best

    @property
    def kind(self) -> str:
        """The kind of its prizes; places where it names none."""
        return self.who.kind if self.who else Kind.PLACE

    def add(self, token: Token, text: str) -> None:
        """Take a rank, a kind, or what changes the kind."""
        if token.kind == "rank":
            ask_if(self.ranks or (self.is_best and token.value[2]), text, "NO_ROLE")
            self.ranks, self.is_top = token.value[:2], token.value[2]
        elif token.kind == "best":
            ask_if(self.is_marked or self.who, text, "NO_ROLE")
            self.is_best = True
        elif token.kind == "changed":
            self.who = _changed(self.who, token)
        elif self.who is None or self.who.kind == Kind.PLACE:
            self.who = token.value
        elif (
            self.who.kind == Kind.CLASS
            and self.who.label
            and not _FIGURE.search(self.text)
            and token.value.kind in BY_RATING
        ):  # a class that is named by its letter alone, and its ratings
            self.who = _limited(self.who, token.value, text)
        else:
            ask_if(token.value.kind != Kind.PLACE, text, "FOR_WHICH")


@dataclass(eq=False)
class Value(Chunk):
    """What is given: amounts in one unit, an award, or both. ``signed`` are the amounts that have a
    sign of money; ``is_linked`` is ``$20 to`` or ``$20 for``.
    """

    amounts: list[Amount] = field(default_factory=list)
    signed: list[bool] = field(default_factory=list)
    award: str = ""
    each: bool = False
    is_linked: bool = False
    guaranteed: bool = False
    text: str = ""
    letter = "V"

    @property
    def is_one_amount(self) -> bool:
        """Whether it is a single amount, of which no word says who gets it."""
        return len(self.amounts) == 1 and not (self.award or self.each)

    @property
    def is_money(self) -> bool:
        """Whether its amounts are money, and not parts of the fund."""
        return not any(isinstance(amount, Fraction) for amount in self.amounts)

    def goes_on(self, token: Token, joint: str) -> bool:
        """Whether a token behind a joint belongs to this value, too."""
        is_amount = token.kind in ("money", "share")
        if not joint:
            text = f"{self.text} {token.text}"
            ask_if(is_amount and self.amounts, text, "SIGN_MISSING")
            ask_if(self.award and (is_amount or token.kind == "award"), text, "WORTH")
            has_worth = self.amounts and _WORTH.match(token.text)
            is_loose = has_worth or not all(self.signed)
            ask_if(token.kind == "award" and is_loose, text, "NO_ROLE")
            return True
        if joint in "-/" and is_amount and self.amounts:
            return True
        if joint in "&+" and token.kind == "award":
            return len(self.amounts) < 2
        return joint in "&+" and token.kind == "money" and bool(self.award) and not self.amounts

    def add(self, token: Token, text: str) -> None:
        """Take an amount, an award, or "each"."""
        if token.kind == "each":
            self.each = True
        elif token.kind == "award":
            self.award = " and ".join(filter(None, (self.award, award_called(token.text))))
        else:
            self.signed.append(token.kind == "share" or bool(token.value[1]))
            self.amounts.append(token.amount)


@dataclass(eq=False)
class Fund(Chunk):
    """What is said of the fund, with the sums beside it. One in brackets is complete."""

    said: dict[str, Any] = field(default_factory=dict)
    sums: list[Amount] = field(default_factory=list)
    text: str = ""
    is_closed: bool = False
    letter = "F"

    def goes_on(self, token: Token, joint: str) -> bool:
        """Whether a token behind a joint belongs to this statement, too."""
        return not joint and not self.is_closed and token.kind != "closed fund"

    def add(self, token: Token, text: str) -> None:
        """Take words of the fund, or all that stand in brackets."""
        self.is_closed = token.kind == "closed fund"
        for word in token.value if self.is_closed else [token]:
            is_unsigned = word.kind == "money" and not word.value[1]
            ask_if(self.sums and is_unsigned, text, "WHICH_FUND")
            if word.kind != "fund":
                self.sums.append(word.amount)
            else:
                name, value = word.value
                ask_if(self.said.setdefault(name, value) != value, text)

    def join(self, other: Fund) -> None:
        """Take what the next statement about the fund says."""
        self.said.update(other.said)
        self.sums += other.sums
        self.text += f" {other.text}"


@dataclass(eq=False)
class Joint(Chunk):
    """A sign or "and" between two chunks."""

    text: str

    @property
    def letter(self) -> str:  # type: ignore[override]
        """Its letter in a sentence: "and" parts as a comma does."""
        return "," if self.text in "&+" else self.text


_FIGURE = re.compile(r"\d{3}")
_WORTH = re.compile(r"[^\d\s]{0,4}\d")


@dataclass(eq=False)
class Pair:
    """Targets, and the values that they are given. ``joints`` stand between its targets."""

    order: str
    targets: list[Target]
    values: list[Value]
    joints: str
    has_colon: bool


# 1. Sentences

CLOSING = {"(": ")", "[": "]"}
ENDS = (";", ".", "!", "|", "•", "·", "*", "\n")
"""Signs that part prizes; what stands on both sides of one never belongs together."""


def sentences(text: str) -> Iterator[list[Token]]:
    """Yield the tokens of each sentence."""
    read = tokens(text)
    has_each = any(token.kind == "each" for token in read)
    part: list[Token] = []
    depth = 0
    for token in [*read, Token("sign", ";", "")]:
        if token.kind == "bracket":
            depth += 1 if token.value in CLOSING else -1
        if token.kind == "sign" and token.value in ENDS and (depth < 1 or not token.text):
            if part:
                yield _opened(part)
            part = []
        elif token.kind in ("classes", "list"):
            joint = "/" if token.kind == "list" else ","
            ask_if(joint == "," and not has_each, token.text, "EACH_CLASS")
            for prize in token.value:
                part += [Token("sign", joint, joint)] * (prize is not token.value[0])
                part.append(Token("who", prize, prize.title))
        else:
            part.append(token)


OF_FUND = {"fund", "closed fund", "money", "share", "sign"}
OF_TARGET = {"who", "rank", "best", "changed", "link", "sign"}
OF_VALUE = {"award", "each", "sign", "money", "share"}


def _opened(sentence: Sequence[Token]) -> list[Token]:
    """Open brackets: around words of the fund they make one statement; around a target or a value
    they say nothing. Anything else in brackets, or half a pair of them, is asked back.
    """
    out: list[Token] = []
    inside: list[Token] | None = None
    line = " ".join(token.text for token in sentence)
    closing = ""
    for token in sentence:
        if token.kind != "bracket":
            (out if inside is None else inside).append(token)
            continue
        is_pair = token.value in CLOSING if inside is None else bool(inside)
        ask_if(not is_pair or closing not in ("", token.value), line, "BRACKET")
        if inside is None:
            inside, closing = [], CLOSING[token.value]
        else:
            out += _without_brackets(inside, out[-1].kind if out else "")
            inside, closing = None, ""
    ask_if(closing, line, "BRACKET")
    return out


def _without_brackets(inside: list[Token], kind_before: str) -> list[Token]:
    kinds = {token.kind for token in inside}
    text = f"({' '.join(token.text for token in inside)})"
    is_amount = kind_before in ("money", "share")
    ask_if(inside[-1].kind == "sign", text, "BRACKET")
    signs = {token.value for token in inside if token.kind == "sign"}
    if "fund" in kinds and kinds <= OF_FUND and signs <= {",", ";"} and len(inside) > 1:
        return [Token("closed fund", [t for t in inside if t.kind != "sign"], text)]
    is_target = kinds <= OF_TARGET and inside[0].kind != "sign"
    is_value = kinds <= OF_VALUE and "award" in {*kinds, kind_before}
    is_one = len(inside) == 1 and kinds <= {"money", "share", "each"} and kind_before
    is_alone = len(inside) == 1 and kinds <= {"fund", "section"}
    is_said = is_target or is_value or is_alone or (is_one and not is_amount)
    ask_if(not is_said, text, "BRACKET")
    return inside


# 2. Chunks

CHUNK_OF: dict[str, type[Chunk]] = {
    **dict.fromkeys(("who", "rank", "changed", "best"), Target),
    **dict.fromkeys(("money", "share", "award", "each"), Value),
    **dict.fromkeys(("fund", "closed fund"), Fund),
}


def chunks(sentence: Sequence[Token]) -> list[Chunk]:
    """Put the tokens of a sentence together, as long as nothing parts them.

    Raises:
        AnnouncementError: a token has no role, or two joints stand together.
    """
    made: list[Chunk] = []
    joint = ""
    before: Token | None = None
    for token, following in zip(sentence, [*sentence[1:], None]):
        if token.kind in ("sign", "minus"):
            is_below = token.kind == "minus" and not (before and before.kind in ("money", "share"))
            ask_if(is_below, f"{before.text if before else ''} {token.text}", "BELOW_0")
            joint = _joint(joint, "-" if token.kind == "minus" else token.value, made)
        elif token.kind == "link":
            is_doubled = before is not None and before.kind == "link"
            is_last = following is None or following.kind not in OF_TARGET
            is_parted = joint not in ("", "&", ":")
            ask_if(is_doubled or is_last or is_parted, token.text, "NO_ROLE")
            given = [chunk for chunk in made[-2:] if not isinstance(chunk, Fund)][-1:]
            if given and isinstance(given[0], Value) and not joint:
                given[0].is_linked = True
        elif token.kind in CHUNK_OF:
            kind = CHUNK_OF[token.kind]
            if not made or type(made[-1]) is not kind or not made[-1].goes_on(token, joint):
                made += [*([Joint(joint)] if joint else []), kind()]
            text = f"{made[-1].text} {token.text}".strip()
            made[-1].add(token, text)
            made[-1].text, joint = text, ""
        elif not _is_said_of(token, made, is_last=following is None):
            line = "".join(each.gap + each.text for each in sentence).strip()
            raise AnnouncementError(token.text, "UNKNOWN_WORD", whole=line)
        elif joint:
            raise AnnouncementError(f"{joint} {token.text}", "NO_ROLE")
        before = token
    ask_if(joint, f"{made[-1].text if made else ''} {joint}", "NO_ROLE")
    begins_with_link = sentence[0].kind == "link" and not any(isinstance(c, Value) for c in made)
    ask_if(begins_with_link, sentence[0].text, "WHAT_FOR_IT")
    return made


def _is_said_of(token: Token, made: Sequence[Chunk], *, is_last: bool) -> bool:
    """Whether ``bonus`` or ``(each section)`` says something of the prize before it."""
    targets = [chunk for chunk in made[-3:] if isinstance(chunk, Target) and chunk.who]
    who = targets[-1].who if targets else None
    if token.kind == "extra":
        return who is not None and who.kind == Kind.BONUS
    is_upset = who is not None and made[-1] is targets[-1] and who.is_for_upset
    return token.kind == "section" and bool(made) and (is_last or is_upset)


def _joint(joint: str, sign: str, made: Sequence[Chunk]) -> str:
    """Return what ``, and``, ``, -`` and ``:-`` are together."""
    ask_if(not made, sign, "NO_ROLE")
    if not joint:
        return sign
    if joint == "," and sign in "&+":
        return sign
    if (joint, sign) in ((":", "-"), ("-", ":")):
        return ":"
    raise AnnouncementError(f"{made[-1].text} {joint} {sign}", "NO_ROLE")


def _limited(own: Prize, band: Prize, text: str) -> Prize:
    """A class with the printed band, which overrides its letter's."""
    pairs = ((own.low, band.low), (own.high, band.high))
    most = 400 if band.kind == Kind.CLASS else 200
    far = any(a is not None and b is not None and abs(a - b) > most for a, b in pairs)
    ask_if(far or band.label, text, "OTHER_BAND")
    if (own.low, own.high, band.or_unrated) == (band.low, band.high, False):
        return replace(band, label=own.label)
    either = "/Unr" if band.or_unrated else ""
    limits = f"{band.low}-{band.high}" if band.kind == Kind.CLASS else band.kind_title
    return replace(band, label=f"{own.label} ({limits}{either})")


def _changed(prize: Prize | None, token: Token) -> Prize | None:
    what = token.value
    if prize is not None and prize.kind in (*BY_RATING, Kind.NAMED):
        if what == "or unrated":
            label = f"{prize.label}/Unr" if prize.label else ""
            return replace(prize, or_unrated=True, label=label)
        if what == "and below" and prize.kind == Kind.CLASS:
            return replace(prize, low=None, label=f"{prize.label}/below")
        ask_if(what != "no unrated", token.text)
        return prize
    if what == "each round" and prize is not None and prize.is_for_upset:
        return replace(prize, round=EACH_ROUND)
    raise AnnouncementError(token.text)


def merged(targets: Sequence[Target], joints: str = "") -> list[Target]:
    """Return ``1st, 2nd and 3rd`` as one target of three ranks, and ``1st & 2nd U1600`` of two."""
    out: list[Target] = []
    for target, joint in zip(targets, [" ", *joints.ljust(len(targets))]):
        before = out[-1] if out else None
        ranks = before.ranks if before and not before.is_top and not target.is_top else None
        if before and ranks and target.ranks and target.ranks[0] == ranks[1] + 1:
            is_of_both = before.who is None and joint in "&/" and ranks[0] == ranks[1]
            if target.who is None or is_of_both:
                who, text = target.who or before.who, f"{before.text}, {target.text}"
                out[-1] = Target(who, (ranks[0], target.ranks[1]), text=text)
                continue
        out.append(target)
    return out


# 3. Words of the fund


def with_sums(made: Sequence[Chunk]) -> list[Chunk]:
    """Give words of the fund the one amount beside them, and prizes their "guaranteed"."""
    out: list[Chunk] = []
    for number, chunk in enumerate(made):
        before = out[-1] if out else None
        after = made[number + 1 : number + 3]
        if isinstance(chunk, Fund):
            is_open = _may_be_a_class(chunk, out, after)
            ask_if(is_open, f"{before.text if before else ''} {chunk.text}", "CLASS_G")
            is_all = all(isinstance(other, Fund) for other in made[number + 3 :])
            if not _guarantees_one(chunk, out, after, is_all=is_all):
                _place_fund(chunk, out, after)
        elif (
            isinstance(chunk, Value) and isinstance(before, Fund) and _is_sum(chunk, before, after)
        ):
            before.sums.append(chunk.amounts[0])
            before.text += f" {chunk.text}"
        else:
            out.append(chunk)
    return out


def _is_sum(value: Value, fund: Fund, after: Sequence[Chunk]) -> bool:
    """Whether an amount right behind words of the fund is its sum."""
    if not value.is_one_amount or fund.sums or fund.is_closed:
        return False
    words = {"sum", "total"}
    if value.signed[0] and not (after and isinstance(after[0], Target)):
        words |= {"guaranteed", "based"}
    return bool(fund.said.keys() & words)


def _guarantees_one(
    fund: Fund, out: Sequence[Chunk], after: Sequence[Chunk], *, is_all: bool
) -> bool:
    """Whether "guaranteed" is said of the prize beside it; if so, that prize is guaranteed."""
    if fund.said.keys() != {"guaranteed"} or fund.sums or fund.is_closed:
        return False
    before, two_before = _two_before(out)
    following = after[0] if after else None
    if isinstance(before, Value) and before.amounts:
        is_list = len(out) == 1 and len(before.amounts) > 1
        if is_list or isinstance(two_before, Target) or isinstance(following, Target):
            before.guaranteed = True
            return True
    if isinstance(before, Target) and isinstance(following, Value):
        following.guaranteed = True
        return True
    values = [chunk for chunk in after if isinstance(chunk, Value)]
    targets = [chunk for chunk in after if isinstance(chunk, Target)]
    if not (values and targets) or (following is values[0] and out):
        return False
    is_open = not is_all or out or len(values[0].amounts) > 1
    ask_if(is_open, f"{fund.text} {after[0].text}", "ALL_OR_FIRST")
    values[0].guaranteed = True
    return True


def _may_be_a_class(fund: Fund, out: Sequence[Chunk], after: Sequence[Chunk]) -> bool:
    """Whether "G" may be Class G: behind amounts of which no word says that they are those of
    places, or the whole fund."""
    before, two_before = _two_before(out)
    is_of_place = isinstance(two_before, Target) and two_before.kind == Kind.PLACE
    is_of_fund = bool(after) and after[0].text == ":"
    is_letter = fund.text.upper() == "G" and isinstance(before, Value)
    return is_letter and not (is_of_place or is_of_fund)


def _two_before(out: Sequence[Chunk]) -> tuple[Chunk | None, Chunk | None]:
    """Return the chunk before, and the one before that, over a dash or a colon before a value."""
    before, two_before = ([None, None, *out][-1], [None, None, *out][-2])
    if isinstance(before, Value) and isinstance(two_before, Joint) and two_before.text in ":-":
        two_before = out[-3]
    return before, two_before


def _place_fund(fund: Fund, out: list[Chunk], after: Sequence[Chunk]) -> None:
    """Put words of the fund behind the chunks before it, or into other words of the fund."""
    before, two_before = _two_before(out)
    if "fees" in fund.said:
        over_colon = out[-2] if len(out) > 1 and before and before.text == ":" else before
        if isinstance(over_colon, Target) or (after and isinstance(after[0], Target)):
            out.append(Value([fund.said["fees"]], [True], text=fund.text))
            return
    is_sum = isinstance(before, Value) and before.is_one_amount and not fund.is_closed
    is_after_fund = len(out) > 2 and isinstance(out[-3], Fund) and isinstance(out[-2], Joint)
    if is_sum and (len(out) == 1 or isinstance(two_before, Fund) or is_after_fund):
        value = out.pop()
        assert isinstance(value, Value)
        fund.sums.insert(0, value.amounts[0])
        fund.text = f"{value.text} {fund.text}"
    colon = out[-1] if len(out) > 1 and out[-1].text == ":" else None
    over_colon = out[-2] if colon else None
    if isinstance(over_colon, Fund) and not over_colon.sums:
        out.pop()
    before = out[-1] if out else None
    is_open = isinstance(before, Fund) and not before.is_closed
    if is_open and isinstance(before, Fund) and not (fund.is_closed and before.sums):
        before.join(fund)
    else:
        out.append(fund)


def check_beside_fund(fund: Fund, before: Chunk | None, after: Sequence[Chunk]) -> None:
    """Ask back a sign beside words of the fund that does not part them from the prizes."""
    sign = after[0].text if after and isinstance(after[0], Joint) else ""
    is_dash = sign == "-" and isinstance(after[1], (Target, Fund))
    is_dash = is_dash and not (fund.sums and isinstance(after[1], Fund))
    before_it = before.text if isinstance(before, Joint) else ""
    if before_it not in ("", ",", "-") or not (sign in ("", ",", ":") or is_dash):
        raise AnnouncementError(fund.text, "NO_ROLE")


# 4. Pairings

TARGET_FIRST, VALUE_FIRST, BARE_VALUE, BARE_TARGETS = "TV", "VT", "V", "T"
PRODUCTIONS = {
    TARGET_FIRST: re.compile(r"T(?:[,/]T)*[:-]?V(?:,V)*"),
    VALUE_FIRST: re.compile(r"V:?T(?:[,/]T)*"),
    BARE_VALUE: re.compile(r"V(?:,V)*"),
    BARE_TARGETS: re.compile(r"T(?:[,/]T)*"),
}
Cover = list[tuple[str, int, int]]
"""A way to pair a sentence: the order of each pair, and where it begins and ends."""


def pairings(line: str, at: int = 0) -> Iterator[Cover]:
    """Yield every way to cover the letters of a sentence. A bare value stands only at its
    beginning, bare targets only alone.
    """
    if at == len(line):
        yield []
        return
    if at and line[at] in ",/":
        at += 1
    rest = line[at:]
    for order, production in PRODUCTIONS.items():
        longest = production.match(rest)
        for end in range(at + 1, at + longest.end() + 1 if longest else 0):
            is_before = order == BARE_VALUE and line[end:].startswith((",", "T:"))
            is_alone = at == 0 and (end == len(line) or is_before)
            if (len(order) > 1 or is_alone) and production.fullmatch(line[at:end]):
                for following in pairings(line, end):
                    yield [(order, at, end), *following]


def is_in_one_order(cover: Cover, made: Sequence[Chunk]) -> bool:
    """Whether a cover goes always from target to value, or from value to target with a sign
    between; in "A, B $50" after "$100 1st," A could be either's. "To" and "for" begin and end
    another order. The last of several values is not followed by a target that could be its own.
    """
    before, is_linked = "", False
    for order, start, end in cover:
        values = [chunk for chunk in made[start:end] if isinstance(chunk, Value)]
        is_open = len(values) > 1 or (order != VALUE_FIRST and values and values[-1].is_linked)
        if is_open and isinstance((*made, None)[end], Target) and order != VALUE_FIRST:
            return False
        if len(order) < 2:
            continue
        if order == VALUE_FIRST:
            is_clear = before != TARGET_FIRST or values[0].is_linked
            if start and not (is_clear and isinstance(made[start - 1], Joint)):
                return False
        elif before == VALUE_FIRST and not is_linked:
            return False
        before, is_linked = order, values[0].is_linked
    return True


def paired(made: Sequence[Chunk]) -> list[Pair]:
    """Return the pairs of a sentence, which go all in one order.

    Raises:
        AnnouncementError: no way to pair it, or two equally good ones; or the signs between the
            pairs have no order.
    """
    line = "".join(chunk.letter for chunk in made)
    text = " ".join(chunk.text for chunk in made)
    found = [cover for cover in pairings(line) if is_in_one_order(cover, made)]
    ask_if(len(found) != 1, text, "NO_ROLE")
    between = [made[start - 1] for _, start, _ in found[0] if start]
    _check_joints([joint.text for joint in between if isinstance(joint, Joint)], text)
    return [_pair(order, made[start:end]) for order, start, end in found[0]]


def _pair(order: str, part: Sequence[Chunk]) -> Pair:
    targets = [chunk for chunk in part if isinstance(chunk, Target)]
    values = [chunk for chunk in part if isinstance(chunk, Value)]
    letters = "".join(chunk.letter for chunk in part)
    ends = [match.end() for match in re.finditer(r"T(?=[,/])", letters)]
    joints = [part[end].text for end in ends]
    if "/" in joints or any(value.amounts for value in values):
        _check_joints(joints, " ".join(chunk.text for chunk in part))
    return Pair(order, targets, values, "".join(joints), ":" in letters)


def _check_joints(joints: Sequence[str], text: str) -> None:
    """Ask back a list that has commas and slashes."""
    ask_if("/" in joints and set(joints) != {"/"}, text, "NO_ROLE")
