"""The forms of cells in which tables outside the US have their results: ``w5+``, ``5 w 1``, ``+5``,
or a number beside a result."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from xltiebreak.event.notation.dialects import NUMBER, worth_of_bye


class Parts(NamedTuple):
    """The parts of a cell: the opponent, the color and the text of the result."""

    opponent: int | None
    colour: str = ""
    what: str = ""


LETTER = r"[^\W\d_½]"
_WORD = f"{LETTER}{{2,12}}"
SCORE = r"1(?:[.,]0)?|½|0(?:[.,]0)?"
_PAIR = rf"(?:{SCORE}) ?[-:/] ?(?:{SCORE})|[+-] ?[:/] ?[+-]|[+][-]|[-][+]|= ?[:/] ?="
DEFAULT = r"\(?(?:kl?|ff?|forf|w\.?/?o|def)\.?\)?|[+-]"
"""What marks a game as a forfeit behind the letter of its result."""
FORFEIT_IN_WORDS = "forfeit (?:win|draw|loss)|(?:won|lost) by forfeit"
_FORFEIT = "(?P<what>[XZF])[ -]?N"
_NOBODY = re.compile(r"0*|-*|\*")
_WHO = re.compile(rf"({LETTER}?)[ -]?{NUMBER} ?\(?({LETTER}?)\)?")
_COLOUR_BESIDE = re.compile(rf"({LETTER})(?:[ :]?({SCORE}|{_PAIR}|[+=-]))?")


def _in_one_cell(*patterns: str) -> Callable[[str], Parts | None]:
    """Return a function that finds the parts of a cell in one of these forms, where N is the
    opponent's number, C the letter of a color, SIDE the same or its word, perhaps in brackets, ONE
    a score, PAIR a pair of scores or of signs, ANY one of these or a sign, LETTER any letter, and
    VS ``v`` or another word for against."""
    marks = {
        "N": NUMBER.replace("(", "(?P<opponent>", 1),
        "C": f"(?P<colour>{LETTER})",
        "SIDE": rf"(?:as |with |\(?)(?P<colour>{LETTER}+)\)?",
        "ONE": f"(?P<what>{SCORE})",
        "PAIR": f"(?P<what>{_PAIR})",
        "ANY": f"(?P<what>{SCORE}|{_PAIR}|[+=-])",
        "LETTER": LETTER,
        "VS": r"(?:(?:v|vs|against|gegen|contre|contra|contro|tegen|mot|mod|vastaan)\.? ?|@ ?)",
    }
    shapes = [
        re.compile(
            re.sub(r"\b(N|C|SIDE|ONE|PAIR|ANY|VS|LETTER)\b", lambda mark: marks[mark[1]], pattern),
            re.IGNORECASE,
        )
        for pattern in patterns
    ]

    def parts(text: str) -> Parts | None:
        for match in (shape.fullmatch(text) for shape in shapes):
            if match:
                named = match.groupdict("")
                what = named.get("what", "") + named.get("again", "")
                return Parts(int(named["opponent"]), named.get("colour", ""), what)
        return None

    return parts


_sign_first = _in_one_cell("(?P<what>[+=<>-]) ?C? ?N", "(?P<what>[+=<>-]) ?N ?C")


def is_sign_first(text: str) -> bool:
    """Whether a tidied cell is a game such as ``=12`` or ``+4B``."""
    return _sign_first(text) is not None


def _beside(text: str) -> Parts | None:
    """Return the parts of ``12|1`` and ``12|w|1``, which come from two or three columns."""
    columns = [part.strip() for part in text.split("|")]
    if len(columns) not in (2, 3):
        return None
    who, what = columns[0], columns[-1]
    colour = columns[1] if len(columns) == 3 else ""
    if named := _WHO.fullmatch(who):
        side = named[1] or named[3]
        if colour and side and colour.lower() != side.lower():
            return None
        return Parts(int(named[2]), colour or side, what)
    if _NOBODY.fullmatch(who):
        return Parts(None, colour, what)
    worth = worth_of_bye(who)
    if worth is None or (worth and what and SCORES.get(what) != worth):
        return None
    return Parts(None, "", what or worth or _A_BYE)


def _beside_with_colour(text: str) -> Parts | None:
    parts = _beside(text)
    if parts is None or parts.opponent is None:
        return parts
    match = _COLOUR_BESIDE.fullmatch(parts.what)
    if match is None or parts.colour:
        return None
    return Parts(parts.opponent, match[1], match[2] or "")


_A_BYE = "a bye"
"""The result of a bye whose worth is not stated: no way reads it."""
SCORES = {"1": "1", "1.0": "1", "1,0": "1", "½": "½", "0": "0", "0.0": "0", "0,0": "0"}


class Form(NamedTuple):
    """Where the parts stand: the function that finds them, a win over player 12 as an example, and
    the form's name under ``Notation``; whether its results are letters, or signs."""

    parts: Callable[[str], Parts | None]
    example: str
    name: str = ""
    by_letters: bool = False
    by_signs: bool = False


FORMS = (
    Form(
        _in_one_cell(
            rf"(?P<what>{LETTER}{{1,2}})[ -]?N ?(?P<again>{DEFAULT})",
            rf"(?P<what>{LETTER}{{1,12}})\.?[ -]?(?:to |with |by )?VS?[(#]{{0,2}}N\)? ?(?:SIDE)?",
            rf"(?P<what>{LETTER})[ -]?N ?C? ?[(/:,; ] ?(?P<again>{SCORE})\)?",
            rf"(?P<what>{LETTER}{{1,2}}) ?[:/] ?N",
            f"(?P<what>{_WORD}) - N",
            r"(?P<what>LETTER) ?\(C\) ?N",
            r"(?P<what>LETTER) ?N ?\(C\)",
            rf"(?P<what>[+-]) ?N ?(?P<again>{DEFAULT})?",
            rf"(?P<what>{FORFEIT_IN_WORDS}) (?:to |over |against )?N",
        ),
        "{win}12",
        by_letters=True,
    ),
    Form(_in_one_cell("(?P<what>LETTER)C[ -]?N", _FORFEIT), "{win}w12", by_letters=True),
    Form(_in_one_cell("C(?P<what>LETTER)[ -]?N", _FORFEIT), "w{win}12", by_letters=True),
    Form(
        _in_one_cell(
            r"ANY ?\(#?N\)",
            "ONE ?[/ ]? ?VS?#?N(?: ?SIDE)?",
            "PAIR (?:VS|C ?|#)?N",
            "ONE ?C ?N",
        ),
        "1 (12)",
    ),
    Form(
        _in_one_cell(
            rf"N ?(?P<what>{LETTER}{{1,2}}?) ?(?P<again>{DEFAULT})",
            rf"#?N ?[(/:,;-]? ?(?P<what>{LETTER}{{1,2}})\)?",
            f"N - (?P<what>{_WORD})",
            "#?N ?C (?P<what>LETTER)",
            "N ?(?P<what>[+-])",
        ),
        "12{win}",
        by_letters=True,
    ),
    Form(
        _in_one_cell(
            "N ?(?P<what>[+=-])",
            "N ?C ?ANY?",
            "N(?: ?: ?| )ANY",
            r"N ?(?:SIDE)? ?[(/,;=] ?ONE\)?",
            r"VS?N ?\(C\) ?ONE",
            r"[(\[]N[)\]] ?C? ?ANY",
            r"#?N\.? ?C? ANY",
            r"N ?\(ANY\)",
        ),
        "12w1",
        "chess-results",
    ),
    Form(_in_one_cell("N ?- ?ONE"), "12-1"),
    Form(_in_one_cell("ONE ?[:,;] ?N"), "1:12"),
    Form(
        _in_one_cell(
            "C[ -]?N ?(?P<what>[½+=-])",
            rf"C(?: ?: ?|[ -]?)N ?[ :/-] ?(?P<what>{SCORE}|{_PAIR})",
            r"C[ -]?N ?[(,;=] ?ONE\)?",
        ),
        "w12+",
    ),
    Form(_sign_first, "+12", "plus-minus", by_signs=True),
    Form(_beside, "1 beside the opponent's number 12", "uk", by_letters=True),
    Form(_beside_with_colour, "w 1 beside the opponent's number 12", "uk"),
)
