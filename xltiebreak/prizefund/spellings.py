"""Ways to write a line of prizes that mean the same, each turned into the one that is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xltiebreak.event.words import narrow
from xltiebreak.prizefund.entry_fees import ORDINAL, without_fees
from xltiebreak.prizefund.in_kind import AWARD, GIFT
from xltiebreak.prizefund.money import SIGN
from xltiebreak.prizefund.prizes import CLASS_BANDS, ordinal
from xltiebreak.prizefund.refusals import AnnouncementError
from xltiebreak.prizefund.usual_words import AMOUNT, USUAL_WORDS, Spelling

_TROPHIES_NEXT = r"(?=\s*:?\s*(?:troph|medal|plaque))"
_MONEY_NEXT = rf"(?=\s*:?\s*(?:each\s+)?{SIGN})"
_JOINT = r"\s*(?:,\s*(?:and|&)|,|/|-|&|\band\b)\s*"
_LETTERS = "XABCDEFGHIJ"
_COUNTED = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "ten": "10"}
_ROMAN = {"I": "1st", "II": "2nd", "III": "3rd", "IV": "4th", "V": "5th"}
_WORDS = ("first", "second", "third", "fourth", "fifth")
_BETWEEN_RATINGS = 400
"""The most between two ratings of one list (``U2000/1800``)."""


def spelled(text: str) -> str:
    """Return the line in the spelling that is read.

    Raises:
        AnnouncementError: something in it can be read in two ways.
    """
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"[–—−]", "-", text))
    text = re.sub(r"\b(unr|min|incl)\.", r"\1", text, flags=re.IGNORECASE).strip()
    for pattern, spelling in _SPELLINGS:
        text = pattern.sub(spelling, text)
    return without_fees(text)


def _list_of_ratings(match: re.Match[str]) -> str:
    """``U2000/1800/1600`` → ``U2000/U1800/U1600``, if the ratings fall by steps of a class."""
    ratings = re.findall(r"\d+", match[0])
    steps = [int(upper) - int(lower) for upper, lower in zip(ratings, ratings[1:])]
    if not all(0 < step <= _BETWEEN_RATINGS for step in steps):
        return match[0]
    return re.sub(r"(?<=[/,])(\s*)(?=\d)", r"\1U", match[0])


def _each_class(match: re.Match[str]) -> str:
    """``A-C $50 each`` → ``A, B, C $50 each``.

    Raises:
        AnnouncementError: no "each" says that the classes do not share one prize.
    """
    first, last = (_LETTERS.index(match[name]) for name in ("first", "last"))
    if first >= last:
        return match[0]
    before, after = match.string[: match.start()], match.string[match.end() :]
    letters = ", ".join(_LETTERS[first : last + 1])
    is_each = re.search(
        r"\beach(?:\s+to)?\s*$|\beach\b", before[-9:] + re.split(r"[;.!|\n]", after)[0]
    )
    if not is_each:
        low, high = CLASS_BANDS[match["last"]][0] or 0, CLASS_BANDS[match["first"]][1]
        raise AnnouncementError(
            match.string[match.start("first") : match.end()],
            "does each class get this, or do they share one prize?",
            f"{letters} $50 each",
            f"({low}-{high}) $50",
        )
    return letters


_TO = r"\s*(?:(?:each|gtd|guaranteed)\s*)?(?:(?:to|for)\s*(?:the\s*)?)?"


def _ranks(match: re.Match[str]) -> str:
    """``1st & 2nd``, ``1st, 2nd and 3rd``, ``1st/2nd/3rd`` → ``1st-3rd``, unless an amount before
    them is for the first."""
    before = re.split(r"[;:.!|\n,(]", match.string[: match.start()])[-1]
    written = re.findall(ORDINAL, match[0], re.IGNORECASE)
    ranks = [_rank(word) for word in written]
    follow = all(second == first + 1 for first, second in zip(ranks, ranks[1:]))
    if not follow or re.search(rf"(?:^|[\s-]){AMOUNT}(?:/-)?{_TO}$", before):
        return match[0]
    return f"{written[0]}-{written[-1]}"


def _rank(word: str) -> int:
    small = word.casefold()
    return _WORDS.index(small) + 1 if small in _WORDS else int(small[:-2])


def _numbered_ranks(match: re.Match[str]) -> str:
    """``11-15 Rs 500 each`` → ``11th-15th Rs 500 each``."""
    first, last = int(match[1]), int(match[2])
    return f"{ordinal(first)}-{ordinal(last)}" if first < last else match[0]


def _roman(match: re.Match[str]) -> str:
    """``I - 5000, II - 3000`` → ``1st - 5000, 2nd - 3000``"""
    return f"{_ROMAN[match[1]]} - " if re.search(r"\bII\b", match.string) else match[0]


def _counted_up(match: re.Match[str]) -> str:
    """``1-2-3:`` → ``1st-3rd:``"""
    numbers = [*map(int, match[0].split("-"))]
    is_list = numbers == [*range(1, len(numbers) + 1)]
    return f"1st-{ordinal(len(numbers))}" if is_list else match[0]


def _counted(match: re.Match[str]) -> str:
    return _COUNTED[match[0].casefold()]


def _with_commas(match: re.Match[str]) -> str:
    """``A-B-C`` → ``A, B, C``."""
    return re.sub(r"\s?-\s?", ", ", match[0])


def _numbered(match: re.Match[str]) -> str:
    """``1. $100 2. $75`` → ``1st $100 2nd $75``, where the numbers go on from 1."""
    numbers = re.findall(match.re, match.string)
    is_list = len(numbers) > 1 and [*map(int, numbers)] == [*range(1, len(numbers) + 1)]
    return f"{ordinal(int(match[1]))} " if is_list else match[0]


def _shares(match: re.Match[str]) -> str:
    """``50%-30%-20%`` → ``1st 50%, 2nd 30%, 3rd 20%``."""
    return _in_ranks(re.findall(r"[\d.]+", match["shares"]))


def _in_ranks(shares: Sequence[str]) -> str:
    return ", ".join(f"{ordinal(k)} {share}%" for k, share in enumerate(shares, 1))


def _winner(match: re.Match[str]) -> str:
    """``winner`` → ``1st``, unless a rank before it says which."""
    before = match.string[: match.start()].casefold()
    return match[0] if re.search(rf"(?:{ORDINAL}|place|clear|outright)\s?$", before) else "1st"


def _in_three_colours(match: re.Match[str]) -> str:
    """``gold, silver, bronze medals to top 3`` → ``gold medal to 1st, silver medal to 2nd, …``"""
    colours = zip(("gold", "silver", "bronze"), ("1st", "2nd", "3rd"))
    kind = match["kind"] or ""
    return ", ".join(f"{colour} medal to {rank}{kind}" for colour, rank in colours)


def _gift_cards(match: re.Match[str]) -> str:
    """``$50-30 gift cards`` → ``1st $50 gift card, 2nd $30 gift card``, unless a rank is before."""
    if re.search(narrow(rf"{ORDINAL}\s*:?\s*$"), match.string[: match.start()], re.IGNORECASE):
        return match[0]
    card, amounts = sorted(match.groups()[-2:], key=lambda part: "0" <= part[-1] <= "9")
    sign = re.match(SIGN, amounts, re.IGNORECASE)
    worths = re.findall(r"\d+", amounts)
    return ", ".join(
        f"{ordinal(k)} {sign[0] if sign else '$'}{worth} {card}"
        for k, worth in enumerate(worths, 1)
    )


def _cards_with_worths(match: re.Match[str]) -> str:
    """``Gift cards for 1st ($50), 2nd ($30)`` → ``1st $50 gift card, 2nd $30 gift card``"""
    worths = re.findall(rf"({ORDINAL})[^$€£₹\d]{{0,99}}({SIGN}\s?\d+)", match[2], re.IGNORECASE)
    return ", ".join(f"{rank} {worth} {match[1]}" for rank, worth in worths)


def _with_signs(match: re.Match[str]) -> str:
    """``£200, 100, 50`` → ``£200, £100, £50``; ``$1, 600, 200`` is no such list, its amounts
    rise."""
    amounts = [int(amount) for amount in re.findall(r"\d+", match[0])]
    if amounts != sorted(amounts, reverse=True):
        return match[0]
    return ", ".join(f"{match[1]}{amount}" for amount in amounts)


def _listed_sums(match: re.Match[str]) -> str:
    """``$$: 300, 200`` → ``$$ 300-200``; ``$$ 1, 200`` is no such list, its amounts rise."""
    sums = [int(amount) for amount in re.findall(r"\d+", match[2])]
    falls = sums == sorted(sums, reverse=True)
    return f"{match[1]} {'-'.join(map(str, sums))}" if falls else match[0]


def _listed_shares(match: re.Match[str]) -> str:
    """``1st-3rd: 50%, 30%, 20%`` → ``1st 50%, 2nd 30%, 3rd 20%``, if there are as many."""
    shares = re.findall(r"\d+", match[2])
    ranks = int(re.findall(r"\d+", match["ranks"])[-1])
    return _in_ranks(shares) if len(shares) == ranks else match[0]


def _each_ranked(match: re.Match[str]) -> str:
    """``$500 + trophy, $300`` → ``1st $500 + trophy, 2nd $300``, where nobody is named before."""
    before = match.string[: match.start()].rstrip()
    parts = re.split(r"[,;]\s+", match[0][len(match["ranks"] or "") :])
    amounts = [re.match(AMOUNT, part, re.IGNORECASE) for part in parts]
    awards = [part[len(amount[0]) :] for part, amount in zip(parts, amounts) if amount]
    of_first = re.search(r"(?:1st|first)\s*:?$", before, re.IGNORECASE)
    if not any(awards) or (before and before[-1] not in ":.|!\n" and not of_first):
        return match[0]
    ranks = ["" if of_first else "1st ", *(f"{ordinal(k)} " for k in range(2, len(parts) + 1))]
    return ", ".join(f"{rank}{part}" for rank, part in zip(ranks, parts))


_RANGE = r"(?-i:\b(?:[Cc]lass(?:es)?\s+)?(?P<first>[XA-I])\s?(?:-|through|to)\s?(?P<last>[A-J])\b)"
_RATINGS = r"\b(?:u|under|below)[\s/-]{0,3}\d{3,4}"
_KIND = (
    rf"(?:(?:u|under|below|above|over|class|expert|unr(?:ated)?|[A-JX])\b|u\d|\d{{3,4}}\s?-"
    rf"|{AMOUNT}\s+each\b)"
)
_COLOURS = (
    r"gold(?:\s+medals?)?\s?[,/]?\s*silver(?:\s+medals?)?\s?[,/]?\s*(?:and\s+|&\s+|/)?"
    r"bronze(?:\s+medals?)?"
)
_THREE = (
    r"(?:(?:top|first)\s+(?:3|three)|1st\s?-\s?3rd|1st\s?[,/]\s?2nd\s?[,/]?\s*(?:and\s+|&\s+)?3rd)"
)
_OF_A_KIND = r"(?:\s+(?:places?|players|finishers))?(?P<kind>\s+u\d{3,4})?"
_CARD = r"(?-i:(?:[A-Z][\w'’]{0,40}\s+)?)(?:gift\s+(?:card|certificate|voucher)|voucher)"
_TO_TOP = r"(?:\s+(?:to|for)\s+(?:the\s+)?top\s+\d+)"
_MARKED = rf"{SIGN}\s?\d[\d,]{{0,14}}\d"
_AND_SO_ON = rf"\s?(?:[-/]|,\s)\s?(?:{SIGN}|\d)"
_SIGNED_LIST = rf"{SIGN}\s?\d{{1,5}}(?:\s?(?:[-/]|,\s)\s?{SIGN}?\s?\d{{1,5}}\b){{1,20}}"
_RANKED = r"(?P<ranks>(?:top\s+\d+|1st\s?-\s?\d+(?:nd|rd|th))\s*:?\s*)"
_BESIDE_AWARD = (
    rf"{AMOUNT}(?<!,)(?!\d|[.,]\d|%|(?:st|nd|rd|th)\b)"
    rf"(?:\s*(?:\+|and|&|plus|with)\s*{AWARD})?"
)
_MORE_AWARDS = rf"(?:[,;]\s+{_BESIDE_AWARD}){{1,20}}"
_BY_RATING = r"\b(?:ratings?|rated|grading|graded|elo)"

_SPELLINGS: list[tuple[re.Pattern[str], Spelling]] = [
    (re.compile(narrow(pattern), re.IGNORECASE), spelling)
    for pattern, spelling in (
        *USUAL_WORDS,
        (r"\bthru\b", "through"),
        (r"(?<=\d)(?:G\b|\s?\(G\))(?!-)", " guaranteed"),
        (r"(?:^|(?<=[.!|\n] ))over\s+(?=[$€£₹])", ""),
        # medals of three colours; gift cards of several worths
        (rf"{_COLOURS}\s*(?:to|for)?\s*(?:the\s+)?{_THREE}{_OF_A_KIND}", _in_three_colours),
        (rf"(?:(?<=^)|(?<=: )){_COLOURS}(?P<kind>)\s*$", _in_three_colours),
        # $$: 300, 200, 100; 1st-3rd: 50%, 30%, 20%
        (r"([$€£]{2})\s*:?\s*(\d{1,6}(?:,\s+\d{1,6})+)(?![\w%/]|\s?-|[.,]\d)", _listed_sums),
        (
            rf"{_RANKED}(\d{{1,2}}\s?%(?:,\s*\d{{1,2}}\s?%){{1,20}})(?:\s+of\s+(?:the\s+)?(?:prize\s+)?fund)?",
            _listed_shares,
        ),
        (rf"{_THREE}{_OF_A_KIND}\s*:?\s*{_COLOURS}", _in_three_colours),
        (
            rf"({_CARD})s?\s*(?:worth\s+|of\s+|for\s+|\()?\s*({SIGN}\s?\d+)\b\)?(?!{_AND_SO_ON})",
            r"\2 \1",
        ),
        (rf"{_MARKED}\s+in\s+(?={_CARD}s?\s*:)", ""),
        (rf"{_RANKED}?({_SIGNED_LIST})\s+(?:in\s+)?({_CARD})s?\b{_TO_TOP}?", _gift_cards),
        (rf"({_CARD})s?\s*[:(]?\s*({_SIGNED_LIST})\)?", _gift_cards),
        (
            rf"({_CARD})s?\s+(?:to|for)\s+((?:{ORDINAL}\s*\({SIGN}\s?\d+\)(?:[,\s]|&|\band\b)*)+)",
            _cards_with_worths,
        ),
        (
            rf"({_CARD})s?\s*:\s*((?:{ORDINAL}(?:\s+(?:place|prize))?\s*[:-]?\s*{SIGN}\s?\d+"
            r"(?:[,;\s]|&|\band\b)*)+)",
            _cards_with_worths,
        ),
        # £200, 100, 50; $500: $300: $200; 500+trophy, 300, 200
        (rf"({SIGN})\s?(\d{{1,6}})((?:,\s+\d{{1,6}}){{2,}})(?![\w%/]|\s?-|[.,]\d)", _with_signs),
        (
            rf"{SIGN}\s?[\d,]+(?::\s?{SIGN}\s?[\d,]+){{2,}}",
            lambda match: match[0].replace(":", "-"),
        ),
        (rf"{_MARKED}(?:;\s?{_MARKED}){{2,}}", lambda match: match[0].replace(";", ",")),
        (rf"{_RANKED}?(?<![\w.,$€£₹-]){_BESIDE_AWARD}{_MORE_AWARDS}", _each_ranked),
        # 3rd: $100 U1900/U1600: $50 each
        (
            rf"((?:{ORDINAL}|\btop\s\d+)\s*:?\s+{AMOUNT})\s+(?=(?:u\d{{3,4}}|[A-X])/(?:u?\d{{3,4}}|[A-J])\b)",
            r"\1, ",
        ),
        # I Prize, Prize II, I - 5000
        (rf"(?-i:\b(III|II|IV|I|V))\s?[-:]\s?(?={SIGN}|\d{{2}})", _roman),
        (r"(?-i:\b(III|II|IV|I|V)\s+(?=[Pp]rize\b))", lambda match: f"{_ROMAN[match[1]]} "),
        (r"(?-i:\b[Pp]rize\s+(III|II|IV|I|V)\b)", lambda match: _ROMAN[match[1]]),
        # and trophies to top 3; plus $50 to U1600
        (
            r"(?<!trophies)(?<!medals)(?<!plaques)(?<!trophy)(?<!medal)(?<!plaque)\s+(?:plus|and|with|&|\+)\s+"
            rf"(?=(?:trophie|medal|plaque)s\s+(?:to|for)\b|{AMOUNT}\s+(?:(?:to|for)\b|u\d))",
            ", ",
        ),
        (r"\s+in\s+(?=u\d|under\b|class\b)", " "),
        (r"(?<=top )(\d+)\s*\(\s*each\s+section\s*\)", r"\1"),
        # first two prizes
        (rf"\b(?<=first )(?:{'|'.join(_COUNTED)})\b", _counted),
        (rf"\b(?<=top )(?:{'|'.join(_COUNTED)})\b", _counted),
        # $$G250-150
        (r"([$€£]{2})\s?G(?:td|uaranteed)?(?![a-z])[.:]?\s?", r"\1 guaranteed "),
        (rf"([$€£]{{2}}\s?[\d,]+)\s?G\b|(^{AMOUNT})\s?G(?=\s*[:!])", r"\1\2 guaranteed"),
        (rf"[$€£]{{2}}\s*:?\s*(?={ORDINAL}\b)", ""),
        (r"(?<![\d/])(?:1/2|½)(?=\s+(?:gtd|guaranteed)\b)", "50%"),
        # winner, runner-up
        (r"\b(?:1st|first)\s+runners?[\s-]?up\b", "2nd"),
        (r"\b(?:2nd|second)\s+runners?[\s-]?up\b", "3rd"),
        (r"\brunner(?:s?[\s-]?up)?\b", "2nd"),
        (r"\b(?:to|for)\s+(?:the\s+)?(?:winner|champion)\b(?!\s+(?:of|in)\b)", "to 1st"),
        (
            rf"\b(?:winner|champion)\b(?=\s*(?:[:-]\s*)?(?:(?:gets?|receives?)\s+)?"
            rf"(?:{SIGN}|\d|{AWARD}|{GIFT}))",
            _winner,
        ),
        # 1. $100 2. $75
        (
            rf"(?:(?<=\s)|^)#?(\d{{1,2}})\s?(?:[.)]\s|[:-])\s*(?={SIGN}|\d[\d,]{{0,14}}\s?[€£₹])",
            _numbered,
        ),
        # Team trophies: top 3
        (
            r"\b(?:team|school)\s+trophies\s*(?::|to\b)\s*(?:the\s+)?(top|first)\s+(\d+)\b",
            r"trophies to \1 \2 teams",
        ),
        # U2000/1800/1600 $50 each; U2000-U1800-U1600 $50 each
        (rf"{_RATINGS}(?:(?:\s?/\s?|,\s+)\d{{3,4}}\b)+{_MONEY_NEXT}", _list_of_ratings),
        (rf"(?<=top ){_RATINGS}(?:/\d{{3,4}}\b)+(?!\s*:?\s*[$€£₹\d])", _list_of_ratings),
        (r"\bu\d{3,4}(?:\s?-\s?u\d{3,4}){2,}\b", _with_commas),
        # A-D $50 each; A-B-C-D $50 each
        (r"(?-i:\b[XA-J](?:\s?-\s?[A-J]){2,}\b)", _with_commas),
        (rf"{_RANGE}(?!\s?-\s?\d)", _each_class),
        (rf"(?<![\w$€£₹.,-])1(?:-\d){{1,8}}(?=\s?:\s?{SIGN})", _counted_up),
        # 1st & 2nd: $50-25; 11-15 Rs 500 each; 50%-30%
        (rf"\b{ORDINAL}(?:{_JOINT}{ORDINAL})+\b", _ranks),
        (
            rf"((?:1st-\d\w\w|\btop \d)\b[^$€£₹;.|\n]{{0,20}}(?:{_MARKED},\s*)*{_MARKED})"
            rf"\s+(?:and|&)\s+(?={SIGN})",
            r"\1, ",
        ),
        (
            rf"(?<![\w$€£₹.,%-])(\d{{1,2}})(?:\s?-\s?|\s+to\s+)(\d{{1,2}})"
            rf"(?:{_MONEY_NEXT}|{_TROPHIES_NEXT})",
            _numbered_ranks,
        ),
        (
            r"(?:(?:1st-\d{1,2}(?:nd|rd|th)|top\s\d+)\s*:?\s+)?(?<![\w$€£₹.,-])"
            r"(?P<shares>\d{1,3}(?:\.\d{1,9})?\s?%?(?:\s?[-/]\s?\d{1,3}(?:\.\d{1,9})?\s?%?){0,20}"
            r"\s?[-/]\s?\d{1,3}(?:\.\d{1,9})?\s?%)",
            _shares,
        ),
        # U-8, U-10: 1st-3rd trophies
        (
            rf":\s*((?:{ORDINAL}\s?-\s?{ORDINAL}|{ORDINAL}\sto\s{ORDINAL}|top\s\d+))\s+({AWARD})"
            r"(?=\s*(?:$|[;.|\n]))",
            r": \2 to \1",
        ),
        # Rating from 1400 to 1599; Rating prizes: U1800; rated under 1600; $200- U1000
        (
            rf"{_BY_RATING}(?:\s+(?:category|group|band))?\s+(?:from\s+|between\s+)?"
            r"(\d{3,4})\s?(?:-|to|and)\s?(\d{3,4})\b",
            r"(\1-\2)",
        ),
        (rf"(?:{_BY_RATING}|\bclass)(?:\s+prizes?\s*[:(]?|\s*\()\s*(?={_KIND})", ""),
        (rf"{_BY_RATING}\s+(?=(?:u|under|below|above|over)\b|u\d)", ""),
        (rf"((?:{SIGN}\s?|-\s?|\(){AMOUNT}\)?)\s?-\s?(?=u[\s-]?\d{{3,4}}\b)", r"\1, "),
    )
]
