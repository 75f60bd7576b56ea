"""Entry fees: sentences of them in a line of prizes, which are no prizes; what was taken in fees in
all, of which prizes may be a percentage."""

from __future__ import annotations

import re

from xltiebreak.prizefund.money import SIGN

ORDINAL = r"(?:\d{1,3}(?:st|nd|rd|th)|first|second|third|fourth|fifth)"

_GROUP = (
    r"juniors?|members?|adults?|students?|seniors?|scholastics?|child(?:ren)?|kids|ladies|women|"
    r"[wf]?[gi]ms?|titled|non-?\s?members?|online|mailed|late|early|advance|by|before|after|until|"
    r"(?:at|on)[\s-]+(?:the\s+)?(?:site|door)|free|u\d\d|under\s\d\d(?:\d\d)?|u\d{4}|unrated|others|all|"
    r"per\s+\w+|received|postmarked|open|reserve|premier|booster|novice|re-?entr(?:y|ies)|family|cash"
)
_OF_A_GROUP = re.compile(
    rf"(?!.*\b(?:top|best|prizes?|troph|{ORDINAL})\b)[^$€£₹]*\b(?:{_GROUP})\b[^$€£₹]*", re.I | re.S
)
_SIGNED = re.compile(rf"{SIGN}\s?(\d[\d,]*)", re.I)
_BEGINS_FEES = re.compile(r"(?:^|(?<=[.;!|\n•]))\s?(?:EF|entry(?:\s+fees?)?)\b", re.I)
_PRIZES_FOLLOW = re.compile(r"[.;,]?\s?(?=[$€£]{2}|\b(?:cash\s)?prizes?\b)", re.I)
_ENDS_FEES = re.compile(rf"(?<!\bRs)\.(?=\s|$)|[!|\n•]|;\s*(?={ORDINAL}\b|top\b)", re.I)
_MOST_TIMES_THE_FEE = 3


def ask_for_fees(where: str = "at the label Entry fees") -> str:
    """Return the sentence that asks, ``where``, for what was taken in fees."""
    return (
        "some prizes are a percentage of the entry fees; state what was taken in fees in all "
        f"{where}, such as 600"
    )


def without_fees(text: str) -> str:
    """Return the line without a sentence of entry fees for several groups (``EF: $40, juniors
    $30.``); fees alone are no line of prizes, and stay."""
    begin = _BEGINS_FEES.search(text)
    if begin is None:
        return text
    end = _PRIZES_FOLLOW.search(text, begin.end()) or _ENDS_FEES.search(text, begin.end())
    fees = text[begin.end() : end.start() if end else len(text)]
    rest = f"{text[: begin.start()]} {text[end.end() :] if end else ''}".strip()
    parts = [part for part in re.split(r"[;(]|\.\s|,(?!\d{3})", fees) if part.strip()]
    groups = parts[1:] or parts
    amounts = [int(amount.replace(",", "")) for amount in _SIGNED.findall(fees)]
    is_fees = (
        max(amounts, default=0) <= _MOST_TIMES_THE_FEE * sum(amounts[:1])
        and all(len(_SIGNED.findall(part)) < 2 for part in parts)
        and all(_OF_A_GROUP.fullmatch(_SIGNED.sub("", part)) for part in groups)
    )
    return rest if parts and rest and is_fees else text
