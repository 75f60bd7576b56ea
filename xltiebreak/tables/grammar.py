"""One cell of a round → what it says, in one way of reading a table.

A cell, or the cells of a round's columns joined with ``¦``, is a row of tokens: whole numbers,
other figures, letters and words, signs, pairs such as ``1-0``. A :class:`Way` says which token is
what, in one order for the whole table: O the opponent, C his color, R the result, T the score so
far. ``12w1`` is ``OCR``, ``W12 2.5`` is ``ROT``, ``12¦w¦1`` is ``OCR`` in three columns.

Numbers that can only be a player's or a score so far are left out of a cell's form (``W12`` and
``W7`` are both ``W#``), so that each form is taken apart once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from sys import intern
from typing import NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.letters import (
    BYES,
    FORFEITED,
    FORFEITS_IN_WORDS,
    IN_GRID,
    LETTERS,
    PLAYED,
    UnknownCell,
    UnsaidWorth,
    bye_in,
    spaced,
    tidy,
)
from xltiebreak.event.result_words import read_game
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.tables.vocabulary import (
    AGAINST,
    BESIDE_A_COLOUR,
    COLOURS,
    DEFAULT,
    ENGLISH,
    OUTCOMES,
    SIDES,
    Letters,
)

LETTER, SCORE, SIGN, PAIR = "letter", "score", "sign", "pair"
RUNNING, SAME = "running", "same"
"""What a further figure is: the score after the round, or the points of the round."""
BAR = "¦"  # stands between the columns of a round


class Way(NamedTuple):
    """A way of reading a table: the order of a cell's parts, and what they mean.

    ``sides`` are the letters of White and of Black, nothing while they are still to be found; with
    ``signs`` + is a game won, else a forfeit; with ``white_first`` 1-0 is White's win, else the
    player's own; ``so_far`` is what T is. ``raw`` means that 1/2 is player 1 with 2 points, and no
    half, as is 1,2. ``at`` is the column of each part. Where the language ``is_stated``, B, H and U
    without an opponent are byes.
    """

    order: str
    kind: str = ""
    letters: Letters = ENGLISH
    sides: tuple[str, ...] = COLOURS[0]
    signs: bool = False
    white_first: bool = False
    so_far: str = ""
    raw: bool = False
    at: tuple[int, ...] = ()
    is_stated: bool = False

    @property
    def is_beside(self) -> bool:
        """Whether the parts stand in columns of their own."""
        return len({*self.at}) > 1

    @property
    def is_like_us(self) -> bool:
        """Whether cells in US letters are read in this way, too."""
        in_order = self.order in ("RO", "ROC", "RCO") and not self.at
        return self == US or (in_order and self.kind == LETTER and self.letters is ENGLISH)

    @property
    def is_foreign(self) -> bool:
        """Whether results are letters of another language than English."""
        return self.kind == LETTER and self.letters[1:4] != ENGLISH[1:4]


US = Way("ROC", "us")


class Said(NamedTuple):
    """What a cell says: its result, the score so far beside it; of a round without an opponent the
    word or letter that does not say its points, and the points that stand there.

    Of a form, opponent 2 is its first number, 3 the second one …; so is a score so far of -2, -3 …,
    and -2.5 the first number and a half.
    """

    result: Result = UNREADABLE
    score: float | None = None
    bye: str = ""
    worth: float | None = None

    def of(self, numbers: Sequence[int]) -> Said:
        """Return what a cell with these numbers says."""
        result, score = self.result, self.score
        if result.opponent and result.opponent >= FIRST:
            who = numbers[result.opponent - FIRST]
            result = Result(result.outcome, who, result.colour, result.ruling)
        if score is not None and score < 0:
            score = numbers[int(-score) - FIRST] + -score % 1
        return Said(result, score, self.bye, self.worth)


FIRST = 2  # the first number of a form as :class:`Said` has it; the only other one in a form is 1
SCORE_ALONE = "nothing"  # what takes the place of a word for a bye beside a score so far

_HALF_BEHIND = r"(\d.{0,12}[ ¦(/]\d{1,3}) ½"
_WHOLE_COLUMN = re.compile(rf"(?:^|(?<={BAR}))(\d+)\.0(?=$|{BAR})")
_NUMBER = re.compile(r"(?<![\d.,½])0*(?:[2-9]\d{0,5}|1\d{1,5})(?![\d½]|[.,]\d)")
_COMMA = r"(?<=[^\W_]\d),|(?<=[2-9]),"
"""A comma between an opponent and a figure; that of ``1,0`` is a point."""


def form_of(text: str, *, raw: bool = False) -> tuple[str, tuple[int, ...]]:
    """Return a cell's form, with ``#`` for each number of 2 or more, and these numbers."""
    plain = text.replace("|", BAR).replace("#", " ")
    plain = spaced(re.sub(_COMMA, " ", plain)) if raw else tidy(plain)
    plain = _WHOLE_COLUMN.sub(r"\1", plain)
    if "½" in plain:
        plain = re.sub(_HALF_BEHIND, r"\1½", plain)
    return intern(_NUMBER.sub("#", plain)), tuple(map(int, _NUMBER.findall(plain)))


class _Token(NamedTuple):
    """A part of a form in small letters, the parts that it may be, and of a number what
    :class:`Said` has for it."""

    text: str
    column: int
    fits: frozenset[str]
    number: int = -1


Parts = Mapping[str, _Token]
"""Which token is the opponent (``O``), his color (``C``), the result (``R``) …"""

_ONE = r"(?:1(?:[.,]0)?|½|0(?:[.,]0)?)"
_PAIR = (
    rf"(?P<pair>(?<![\d½.,]){_ONE} ?[-:/] ?{_ONE}(?![\d½.,])|[+-] ?[:/] ?[+-]|[+][-]|[-][+]"
    r"|= ?[:/]? ?=)|"
)
_BEGINS = r"(?P<begins>(?:^|(?<=¦)) ?[-=](?= ?[^ ¦]))|"
_JOINS = r"(?P<joins>(?<![¦(])(?<!¦ )(?<!^)[-=](?= ?[^ ¦)\]]))|"
_OTHERS = (
    rf"(?P<word>(?i:(?:{'|'.join(FORFEITS_IN_WORDS)})(?![^\W\d_])|w[./]?o\.?(?=\)?$))|[^\W\d_½]+|[○●□■])"
    r"|(?P<number>#|0{0,5}1(?![\d½]|[.,]\d)|0{1,6}(?![\d½]|[.,]\d))"
    r"|(?P<figure>[\d#]{0,4}[.,]\d{1,4}|[\d#]{1,4}½|½)"
    r"|(?P<sign>[+=<>-])|(?P<bar>¦)|(?P<between>[ ().:,;/\[\]@'])"
    r"|(?P<other>.)"
)
_TOKENS = {
    LETTER: _JOINS + _OTHERS,
    SCORE: _BEGINS + _JOINS + _OTHERS,
    SIGN: _OTHERS,
    PAIR: _PAIR + _JOINS + _OTHERS,
    "": _JOINS + _OTHERS,
}
"""The tokens of each kind of results: a dash that begins a score belongs to no opponent, and one
between two parts joins these."""
_TWO_LETTERS = r"(?<![^\W\d_])([^\W\d_])([^\W\d_])(?![^\W\d_])"


@lru_cache(maxsize=4096)
def _tokens(form: str, kind: str, sides: str, apart: bool) -> tuple[_Token, ...]:
    """Return the tokens of a form where results are of a kind and colors have these letters;
    ``apart`` takes the two letters of ``WB12`` for two. A sign that no cell has fits nothing."""
    if apart:
        form = re.sub(_TWO_LETTERS, r"\1 \2", form)
    made: list[_Token] = []
    column, following = 0, FIRST
    for match in re.finditer(_TOKENS[kind], form):
        what, text = match.lastgroup or "", match[0].casefold()
        if what == "bar":
            column += 1
        elif what not in ("between", "joins"):
            fits = frozenset(_parts(what, text, kind, sides))
            number = following if text == "#" else int(text) if what == "number" else -1
            made.append(_Token(text, column, fits, number))
        following += text.count("#")
    return tuple(made)


def _parts(what: str, text: str, kind: str, sides: str) -> Iterator[str]:
    """Yield what a token may be."""
    if what == "number" and text.strip("0"):
        yield "O"
    if what in ("number", "figure"):
        yield "T"
    if text in SIDES or (what == "word" and len(text) == 1 and (not sides or text in sides)):
        yield "C"
    is_letter = len(text) < 3 or (len(text) == 3 and text[-1] in DEFAULT)
    if (
        what == kind
        or (kind in (LETTER, SCORE) and what in ("sign", "word") and text.upper() in _FORFEITS)
        or (kind == LETTER and what == "word" and (is_letter or text in _WORDS))
        or (kind == SCORE and figure(text) in PLAYED)
    ):
        yield "R"


def figure(text: str) -> float | None:
    """Return the number that a figure such as ``2½``, ``1,5`` or ``.5`` is; nothing of others."""
    plain = text.replace(",", ".")
    half = plain.endswith("½")
    try:
        return float(plain.rstrip("½ ") or 0) + 0.5 * half if plain else None
    except ValueError:
        return None


SIGNS = {"+": "1", "=": "½", "-": "0"}
_FORFEITS = {sign: LETTERS[letter] for sign, letter in zip("+>-<XХZF", "XXFFXXZF")}
"""The second X is a Cyrillic letter."""
_WORDS = {**FORFEITS_IN_WORDS, **OUTCOMES}
_MARKS = DEFAULT | {"+", "-"}
_BETWEEN = AGAINST | BESIDE_A_COLOUR


@cache
def outcomes_of(letters: Letters) -> Mapping[str, Outcome]:
    """Return the outcome of each letter of a language, also with the mark of a forfeit behind it as
    in 12Vk, and of each letter for a forfeit."""
    own = letters.outcomes
    marked = {
        letters.spelled(f"{key}{mark}"): FORFEITED[own[key].points] for key in own for mark in "FK"
    }
    return {**marked, **_FORFEITS, **own}


def parts_of(form: str, way: Way) -> Parts | None:
    """Return which token is what, F for the mark of a forfeit; nothing where the cell does not have
    this order, or names no opponent."""
    order, columns = way.order, dict(zip(way.order, way.at))
    apart = way.kind == LETTER and ("CR" in order or "RC" in order)
    got: dict[str, _Token] = {}
    for token in _tokens(form, way.kind, "".join(way.sides), apart):
        left = order
        while left and (
            left[0] not in token.fits or columns.get(left[0], token.column) != token.column
        ):
            is_needed = left[0] == "O" or (left[0] == "R" and "O" in left and way.kind != SCORE)
            left = "" if is_needed else left[1:]
        if left and left[0] in got:
            return None
        if left:
            got[left[0]], order = token, left[1:]
        elif "F" not in got and "R" in got and token.text in _MARKS:
            got["F"] = token
        elif token.text not in _BETWEEN and ("C" not in got or got["C"].text != token.text):
            return None
    return got if "O" in got else None


@lru_cache(maxsize=4096)
def meaning(form: str, way: Way) -> Said:
    """Return what the cells of a form say in a way; :data:`UNREAD` if they say nothing."""
    if not form.replace(BAR, "").strip():
        return _NOTHING
    is_bare = re.fullmatch(_BARE, form) is not None
    said = _in_us(form) if way.is_like_us else None
    if said is None and way != US and not is_bare:
        said = _game(form, way)
    if said is None and (way != US or is_bare):
        said = _without_opponent(form, way)
    return said or UNREAD


def read(text: str, way: Way) -> Said:
    """Return what one cell says in a way."""
    form, numbers = form_of(text, raw=way.raw)
    return meaning(form, way).of(numbers)


UNREAD = Said()
_NOTHING = Said(BLANK)
_BARE = r"(?:[\d#]{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})[½¼¾]?|[½¼¾]"
"""A figure alone is a score so far, or the points of a bye, and no opponent."""


def names_somebody(text: str) -> bool:
    """Whether a cell may name an opponent: it has a number, and not alone."""
    form, _ = form_of(text)
    is_bare = re.fullmatch(_BARE, form)
    return not is_bare and re.search(r"#|(?<![\d.,])1(?![\d½.,])", form) is not None


def _in_us(form: str) -> Said | None:
    try:
        return Said(us.read(form.replace("#", str(FIRST), 1)))
    except UnsaidWorth:
        return Said(bye=form)
    except UnknownCell:
        return None


def _game(form: str, way: Way) -> Said | None:
    parts = parts_of(form, way)
    if parts is None:
        return None
    colour = ""
    outcome: Outcome | None = Outcome.PENDING
    if "C" in parts:
        side = parts["C"].text.casefold()
        colour = SIDES.get(side) or "wb"[side in way.sides[1]]
    if "R" in parts:
        outcome = _outcome(parts["R"].text, way, colour)
    if "F" in parts and outcome:
        sign = IN_GRID.get(parts["F"].text)
        outcome = FORFEITED[outcome.points]
        outcome = outcome if sign in (None, outcome) else None
    if outcome is None:
        return None
    score = None
    if "T" in parts:
        number = parts["T"].number
        score = -number if number >= FIRST else figure(parts["T"].text)
    if way.so_far == SAME and score is not None:
        if score not in PLAYED or ("R" in parts and outcome.points != score):
            return None
        outcome, score = outcome if "R" in parts else PLAYED[score], None
    return Said(Result(outcome, parts["O"].number, colour), score)


def _outcome(text: str, way: Way, colour: str) -> Outcome | None:
    if way.kind == LETTER:
        own = outcomes_of(way.letters)
        return _WORDS.get(text.casefold()) or own.get(way.letters.spelled(text))
    if way.kind == PAIR:
        return _of_pair(text, way, colour)
    if way.signs and text in SIGNS:
        return IN_GRID[SIGNS[text]]
    return _FORFEITS.get(text.upper()) or PLAYED.get(figure(text) if way.kind == SCORE else None)


def _of_pair(text: str, way: Way, colour: str) -> Outcome | None:
    """Return the outcome of a game that two scores or signs state: ``1-0``, ``+:-``."""
    if way.white_first and not colour:
        return None
    try:
        both = read_game("=" if text[0] == text[-1] == "=" else text)
    except UnknownCell:
        return None
    return both.second if way.white_first and colour == "b" else both.first


_BYE_LETTERS = {letter: us.read(own) for letter, own in zip("BHU+=", "BHUBH")}
_FIGURE = r"\d{0,4}[.,]\d{1,4}|[\d#]{1,4} ?½|[\d#]{1,4}|½"
_WORD = r"[^\W\d½_#](?:[^\d½#]*[^\W\d½_#])?|[+=]"
_WORD_AND_FIGURE = (
    rf"\(?(?P<word>{_WORD})(?: ?-*[/:,;=( -] ?|\) ?)(?P<behind>{_FIGURE})\)?"
    rf"|(?P<before>{_FIGURE})(?: ?[-/:,;( ] ?)?(?P<last>{_WORD})\)?"
    rf"|(?P<alone>{_WORD}) ?-*|(?P<dash>- ?)?(?P<figure>{_FIGURE})|(?P<dashes>-+)"
)
_SIGNED = r"(?i)([+=-]) ?(?:BYE|[PFHZ][AP]?B)"
"""Vega writes ``+PAB`` for a pairing bye, ``=HPB`` for a bye of half a point."""


def _without_opponent(form: str, way: Way) -> Said | None:
    """Return what a cell says of a round without an opponent: a word, a letter, a dash, a score."""
    text, side = _besides_nobody(form, way)
    has_score = way.so_far == RUNNING and re.match(r"[^\d½].*[\d½]", text)
    bye = None if has_score else bye_in(text)
    if bye or not text or side:
        return Said(bye, bye=text) if bye else None  # a color needs somebody who had the other
    if way.kind == SIGN and (signed := re.fullmatch(_SIGNED, text)):
        return Said(_BYE_LETTERS.get(signed[1], us.read("U")))
    if forfeit := FORFEITS_IN_WORDS.get(text.lower()):
        return Said(Result(forfeit))
    match = re.fullmatch(_WORD_AND_FIGURE, text)
    return _of_match(match, form, way) if match else None


def _besides_nobody(form: str, way: Way) -> tuple[str, str]:
    """Return what a cell holds besides the marks of nobody in the column of opponents, and what
    stands in that of colors; an empty text where it names somebody."""
    columns = [text.strip() for text in form.split(BAR)]
    if len(columns) == 1:
        return columns[0], ""
    columns += [""] * (max(way.at, default=0) + 1 - len(columns))
    at = dict(zip(way.order, way.at)) or {"O": 0}
    who, side = columns[at["O"]], ""
    if re.fullmatch(r"0*|-*|\*", who):
        columns[at["O"]] = ""
    elif (letter := who.rstrip("- ")).upper() in _BYE_LETTERS:
        columns[at["O"]] = letter  # H---
    elif bye_in(who) is None:
        return "", ""
    if "C" in at and at["C"] not in (at["O"], at.get("R")):
        side = columns[at["C"]].strip(" -")
        columns[at["C"]] = ""
    return " ".join(filter(None, columns)) or "-", side


def _of_match(match: re.Match[str], form: str, way: Way) -> Said | None:
    word = match["word"] or match["last"] or match["alone"] or ""
    stated = match["behind"] or match["before"] or match["figure"] or ""
    points = figure(stated.replace("#", str(FIRST)))
    if not word and not stated:
        return Said(Result(Outcome.UNPAIRED))
    if way.so_far == RUNNING and stated:
        own = bye_in(word) or _BYE_LETTERS.get(word.upper())
        if word and own is None:
            return None
        score = -points if points and "#" in stated else points
        worth = None if own in (None, UNREADABLE) else own.points
        return Said(bye=word or SCORE_ALONE, score=score, worth=worth)
    if "#" in stated or (stated and points not in BYES):
        return None
    if word:
        return _of_word(word, points, way)
    is_certain = match["dash"] or (BAR in form and way.at and not way.so_far)
    return Said(Result(BYES[points])) if is_certain else Said(bye=stated, worth=points)


def _of_word(word: str, points: float | None, way: Way) -> Said | None:
    """Return what a word or letter says, perhaps beside its points."""
    bye, letter, alone = bye_in(word), way.letters.spelled(word), points is None
    if bye is None and len(word) == 1:
        bye, won = _BYE_LETTERS.get(letter), way.letters.outcomes.get(letter)
        if alone and way.is_foreign and not way.is_stated and word.isalpha():
            # the total of the row has to bear it out
            return Said(bye=letter, worth=bye.points) if bye else None
        if not alone and way.is_like_us:
            return None  # B 1 may be Black against player 1
        if alone and won and way.at:
            bye = Result(BYES[won.points])
        elif alone and not won and letter in _FORFEITS:
            bye = bye or Result(_FORFEITS[letter])
    if bye is None or (not alone and bye is not UNREADABLE and bye.points != points):
        return None
    return Said(bye, bye=word) if alone else Said(Result(BYES[points]))
