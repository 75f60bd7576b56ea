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
from functools import lru_cache
from itertools import combinations, permutations
from sys import intern
from typing import NamedTuple

from xltiebreak.event import letters as us
from xltiebreak.event.letters import (
    BYES,
    FORFEITED,
    FORFEITS_IN_WORDS,
    PLAYED,
    UnknownCell,
    UnsaidWorth,
    spaced,
    tidy,
    worth_of_bye,
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
"""What a result is."""
RUNNING, SAME = "running", "same"
"""What a further figure is: the score after the round, or the points of the round."""
BAR = "¦"
"""Stands between the columns of a round."""


class Way(NamedTuple):
    """A way of reading a table: the order of a cell's parts, and what they mean.

    ``sides`` are the letters of White and of Black; with ``signs`` + is a game won, else a forfeit;
    with ``white_first`` 1-0 is White's win, else the player's own; ``so_far`` is what T is. ``raw``
    means that 1/2 is player 1 with 2 points, and no half, as is 1,2. ``at`` is the column of each
    part. Where the language ``is_stated``, B, H and U without an opponent are byes.
    """

    order: str
    kind: str = ""
    letters: Letters = ENGLISH
    sides: tuple[str, str] = COLOURS[0]
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
        return in_order and self.kind == LETTER and self.letters is ENGLISH

    @property
    def is_foreign(self) -> bool:
        """Whether results are letters of another language than English."""
        return self.kind == LETTER and self.letters[1:4] != ENGLISH[1:4]


ANY_LETTERS = ("", "")
"""The sides of a way whose letters of colors are still to be found."""

US = Way("ROC", "us")
"""US letters alone."""


class Said(NamedTuple):
    """What a cell says: its result, the score so far beside it; of a round without an opponent the
    word or letter that does not say its points, and the points that stand there."""

    result: Result = UNREADABLE
    score: float | None = None
    bye: str = ""
    worth: float | None = None


UNREAD = Said()
SCORE_ALONE = "nothing"
"""What takes the place of a word for a bye beside a score so far."""
_NOTHING = Said(BLANK)
_WITH_NUMBER = Said(bye="#")
"""A bye beside a score so far that is a number of the form."""

_HALF_BEHIND = r"(\d.{0,12}[ ¦(/]\d{1,3}) ½"
_WITHOUT_PLAY = r"(?i)(?<=[^\W_]|#)(?: ?\(| )?w\.?/?o\.?\)?$"
_IN_WORDS = "(?i)" + "|".join(FORFEITS_IN_WORDS)
_WHOLE_COLUMN = re.compile(rf"(?:^|(?<={BAR}))(\d+)\.0(?=$|{BAR})")
_NUMBER = re.compile(r"(?<![\d.,½])0*(?:[2-9]|1\d)\d*(?![\d½]|[.,]\d)")
_COMMA = r"(?<=[^\W_]\d),|(?<=[2-9]),"
"""A comma between an opponent and a figure; that of ``1,0`` is a point."""
_LONGEST_NUMBER = 6


def form_of(text: str, *, raw: bool = False) -> tuple[str, tuple[int, ...]]:
    """Return a cell's form, with ``#`` for each number of 2 or more, and these numbers."""
    plain = text.replace("|", BAR).replace("#", " ")
    plain = spaced(re.sub(_COMMA, " ", plain)) if raw else tidy(plain)
    plain = _WHOLE_COLUMN.sub(r"\1", plain)
    numbers: list[int] = []

    def number(match: re.Match[str]) -> str:
        if len(match[0].lstrip("0")) > _LONGEST_NUMBER:
            return match[0]
        numbers.append(int(match[0]))
        return "#"

    if "½" in plain:
        plain = re.sub(_HALF_BEHIND, r"\1½", plain)
    return intern(_NUMBER.sub(number, plain)), tuple(numbers)


class _Token(NamedTuple):
    kind: str
    text: str
    column: int
    number: int = -1


Parts = Mapping[str, _Token]
"""Which token is the opponent (``O``), his color (``C``), the result (``R``) …"""

_ONE = r"(?:1(?:[.,]0)?|½|0(?:[.,]0)?)"
_PAIR = (
    rf"(?P<pair>(?<![\d½.,]){_ONE} ?[-:/] ?{_ONE}(?![\d½.,])|[+-] ?[:/] ?[+-]|[+][-]|[-][+]"
    r"|= ?[:/]? ?=)|"
)
_OTHERS = (
    r"(?P<number>#|0{0,5}1(?![\d½]|[.,]\d)|0{1,6}(?![\d½]|[.,]\d))"
    r"|(?P<figure>[\d#]{0,4}[.,]\d{1,4}|[\d#]{1,4}½|½)"
    r"|(?P<word>[^\W\d_½]+|[○●□■])|(?P<sign>[+=<>-])|(?P<bar>¦)|(?P<between>[ ().:,;/\[\]@'])"
    r"|(?P<other>.)"
)
_TOKENS = {True: _PAIR + _OTHERS, False: _OTHERS}
_TWO_LETTERS = r"(?<![^\W\d_])([^\W\d_])([^\W\d_])(?![^\W\d_])"


@lru_cache(maxsize=4096)
def tokens(form: str, *, pairs: bool = False, apart: bool = False) -> tuple[_Token, ...]:
    """Return the tokens of a form; ``pairs`` takes ``1-0`` for one, ``apart`` the two letters of
    ``WB12`` for two. A sign that no cell has makes a token that fits nothing."""
    form = re.sub(_IN_WORDS, lambda words: words[0].replace(" ", ""), form)
    form = re.sub(_WITHOUT_PLAY, " wo", form)
    if apart:
        form = re.sub(_TWO_LETTERS, r"\1 \2", form)
    made: list[_Token] = []
    column = number = 0
    for match in re.finditer(_TOKENS[pairs], form):
        kind = match.lastgroup or ""
        if kind == "bar":
            column += 1
        elif kind == "number" and match[0] == "#":
            made.append(_Token(kind, match[0], column, number))
            number += 1
        elif kind != "between":
            number += match[0].count("#")
            made.append(_Token(kind, match[0], column))
    return tuple(made)


def figure(text: str) -> float | None:
    """Return the number that a figure such as ``2½``, ``1,5`` or ``.5`` is; nothing of others."""
    plain = text.replace(",", ".")
    half = plain.endswith("½")
    try:
        return float(plain.rstrip("½ ") or 0) + 0.5 * half if plain else None
    except ValueError:
        return None


SCORES = {0: "0", 0.5: "½", 1: "1"}
_FORFEIT_WORDS = {
    words.replace(" ", ""): FORFEITED[worth] for words, worth in FORFEITS_IN_WORDS.items()
}
FORFEIT_LETTERS = {"X": "1", "Х": "1", "Z": "½", "F": "0"}
"""The second X is a Cyrillic letter."""
SIGNS = {"+": "1", "=": "½", "-": "0"}
_FORFEIT_MARKS = DEFAULT | {"+", "-"}
_FORFEIT_SIGNS = {"+": "1", "-": "0", ">": "1", "<": "0"}
_WORTHS = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"}
_WORTHS |= {FORFEITED[worth]: worth for worth in FORFEITED}


def _fits(token: _Token, part: str, way: Way) -> bool:
    if way.at and way.at[way.order.index(part)] != token.column:
        return False
    kind, text = token.kind, token.text.casefold()
    if part == "O":
        return kind == "number" and text.strip("0") != ""
    if part == "T":
        return kind in ("number", "figure")
    if part == "C":
        own = way.sides == ANY_LETTERS or text in "".join(way.sides)
        return kind == "word" and ((len(text) == 1 and own) or text in SIDES)
    return _is_result(kind, text, way)


def _is_result(kind: str, text: str, way: Way) -> bool:
    if kind == "sign" and way.kind in (LETTER, SCORE):
        return text in _FORFEIT_SIGNS
    if way.kind == LETTER:
        is_letter = len(text) < 3 or (len(text) == 3 and text[-1] in DEFAULT)
        return kind == "word" and (is_letter or text in OUTCOMES or text in _FORFEIT_WORDS)
    if way.kind == SCORE:
        return figure(text) in SCORES or text.upper() in FORFEIT_LETTERS
    return kind == way.kind


def parts_of(form: str, way: Way) -> Parts | None:
    """Return which token is what, F for the mark of a forfeit; nothing where the cell does not have
    this order, or names no opponent."""
    apart = way.kind == LETTER and ("CR" in way.order or "RC" in way.order)
    row = tokens(form, pairs=way.kind == PAIR, apart=apart)
    order = [*way.order]
    got: dict[str, _Token] = {}
    for k, token in enumerate(row):
        following = row[k + 1].column if k + 1 < len(row) else -1
        if token.text in "-=" and way.kind != SIGN and following == token.column:
            if k and row[k - 1].column == token.column:
                continue  # it joins two parts
            if way.kind == SCORE:
                return None
        left = order[:]
        while left and not _fits(token, left[0], way):
            if (left[0] == "O" and "O" not in got) or (
                left[0] == "R" and way.kind in (LETTER, SIGN, PAIR) and "O" not in got
            ):
                left = []
            else:
                left.pop(0)
        if left:
            order = left
            part = order.pop(0)
            if part in got:
                return None
            got[part] = token
        elif "F" not in got and "R" in got and token.text.casefold() in _FORFEIT_MARKS:
            got["F"] = token
        else:
            word = token.text.casefold()
            is_color_again = "C" in got and got["C"].text.casefold() == word
            if not (is_color_again or word in AGAINST or word in BESIDE_A_COLOUR):
                return None
    return got if "O" in got else None


class Reader:
    """Reads the cells of a table in one way; each form of cells once."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self._forms: dict[str, _Meaning | Said] = {}

    def read(self, form: str, numbers: Sequence[int]) -> Said:
        """Return what a cell says; :data:`UNREAD` where it says nothing in this way."""
        meaning = self.meaning(form)
        if meaning is _WITH_NUMBER:
            meaning = self.meaning(with_numbers(form, numbers))
        return meaning if isinstance(meaning, Said) else meaning.said(numbers)

    def meaning(self, form: str) -> _Meaning | Said:
        """Return the meaning of a form of cells."""
        known = self._forms.get(form)
        if known is None:
            known = self._forms[form] = _meaning(form, self.way)
        return known


def with_numbers(form: str, numbers: Sequence[int]) -> str:
    """Return a cell with the numbers of its form in their places."""
    for number in numbers:
        form = form.replace("#", str(number), 1)
    return form


class _Meaning(NamedTuple):
    """A game; the opponent and the score so far are numbers of the form, or stand in it."""

    opponent: _Token
    outcome: Outcome
    colour: str = ""
    ruling: bool = False
    score: _Token | None = None

    def said(self, numbers: Sequence[int]) -> Said:
        who = self.opponent
        opponent = numbers[who.number] if who.number >= 0 else int(who.text)
        result = Result(self.outcome, opponent, self.colour, self.ruling)
        if self.score is None:
            return Said(result)
        at = self.score.number
        text = with_numbers(self.score.text, numbers[-1:])
        return Said(result, numbers[at] if at >= 0 else figure(text))


def _meaning(form: str, way: Way) -> _Meaning | Said:
    if not form.replace(BAR, "").strip():
        return _NOTHING
    said = _in_us(form) if way == US or way.is_like_us else None
    if said or way == US:
        return said or UNREAD
    if not re.fullmatch(_BARE, form):
        if (bye := without_opponent(form, way, in_words=True)) is not None:
            return bye
        if game := _game(form, way):
            return game
    return without_opponent(form, way) or UNREAD


_BARE = r"(?:[\d#]{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})[½¼¾]?|[½¼¾]"
"""A figure alone is a score so far, or the points of a bye, and no opponent."""


def _in_us(form: str) -> _Meaning | Said | None:
    try:
        result = us.read(form.replace("#", "22", 1))
    except UnsaidWorth:
        return Said(bye=form)
    except UnknownCell:
        return without_opponent(form, US) if re.fullmatch(_BARE, form) else None
    if result.opponent is None or "#" not in form:
        return None if "#" in form else Said(result)
    token = _Token("number", "#", 0, 0)
    return _Meaning(token, result.outcome, result.colour, result.ruling)


def _game(form: str, way: Way) -> _Meaning | None:
    parts = parts_of(form, way)
    if parts is None:
        return None
    colour, by_forfeit = "", "F" in parts
    if "C" in parts:
        side = parts["C"].text.casefold()
        colour = SIDES.get(side) or "wb"[side in way.sides[1]]
    outcome: Outcome | None = Outcome.PENDING
    if "R" in parts:
        outcome = _outcome(parts["R"].text, way, colour)
    if by_forfeit and outcome:
        worth = _WORTHS.get(outcome)
        sign = SIGNS.get(parts["F"].text, worth) if "F" in parts else worth
        outcome = FORFEITED[worth] if worth and sign == worth else None
    score = parts.get("T")
    if outcome and way.so_far == SAME and score:
        points = figure(score.text)
        if points not in SCORES or ("R" in parts and _WORTHS.get(outcome) != SCORES[points]):
            return None
        outcome, score = PLAYED[SCORES[points]] if "R" not in parts else outcome, None
    return _Meaning(parts["O"], outcome, colour, score=score) if outcome else None


def _outcome(text: str, way: Way, colour: str) -> Outcome | None:
    if way.kind == PAIR:
        return _of_pair(text, way, colour)
    if way.signs and text in SIGNS:
        return PLAYED[SIGNS[text]]
    if text in _FORFEIT_SIGNS:
        return FORFEITED[_FORFEIT_SIGNS[text]]
    if way.kind == SCORE:
        worth = FORFEIT_LETTERS.get(text.upper())
        return FORFEITED[worth] if worth else PLAYED[SCORES[figure(text) or 0]]
    return _of_letter(text, way.letters)


def _of_letter(text: str, letters: Letters) -> Outcome | None:
    """Return the outcome of a word, or of a letter of a language or for a forfeit."""
    word, letter, own = text.casefold(), letters.spelled(text), letters.outcomes
    known = OUTCOMES.get(word) or _FORFEIT_WORDS.get(word) or own.get(letter)
    if known or letter in FORFEIT_LETTERS:
        return known or FORFEITED[FORFEIT_LETTERS[letter]]
    marked = before_mark(text, letters)
    return FORFEITED[_WORTHS[own[marked]]] if marked in own else None


def before_mark(text: str, letters: Letters) -> str:
    """Return the letter in front of the mark of a forfeit, as in 12Vk; empty without a mark."""
    return letters.spelled(text[:-1]) if text[-1:].casefold() in DEFAULT else ""


def _of_pair(text: str, way: Way, colour: str) -> Outcome | None:
    """Return the outcome of a game that two scores or signs state: ``1-0``, ``+:-``."""
    if way.white_first and not colour:
        return None
    try:
        both = read_game("=" if text[0] == text[-1] == "=" else text)
    except UnknownCell:
        return None
    return both.second if way.white_first and colour == "b" else both.first


_BYE_LETTERS = {"B": "1", "H": "½", "U": "0", "+": "1", "=": "½"}
_FIGURE = r"\d{0,4}[.,]\d{1,4}|[\d#]{1,4} ?½|[\d#]{1,4}|½"
_WORD = r"[^\W\d½_#](?:[^\d½#]*[^\W\d½_#])?|[+=]"
_WORD_AND_FIGURE = (
    rf"\(?(?P<word>{_WORD})(?: ?-*[/:,;=( -] ?|\) ?)(?P<behind>{_FIGURE})\)?"
    rf"|(?P<before>{_FIGURE})(?: ?[-/:,;( ] ?)?(?P<last>{_WORD})\)?"
    rf"|(?P<alone>{_WORD}) ?-*|(?P<dash>- ?)?(?P<figure>{_FIGURE})|(?P<dashes>-+)"
)
_SIGNED = r"(?i)([+=-]) ?(?:BYE|[PFHZ][AP]?B)"
"""Vega writes ``+PAB`` for a pairing bye, ``=HPB`` for a bye of half a point."""


def without_opponent(form: str, way: Way, *, in_words: bool = False) -> Said | None:
    """Return what a cell says of a round without an opponent, by words for a bye, a letter, a dash
    or a score; ``in_words`` by words alone. Nothing where it is none."""
    text, side = _besides_nobody(form, way)
    if not text:
        return None
    are_figures = [sign.isdigit() or sign == "½" for sign in text]
    has_score = way.so_far == RUNNING and not are_figures[0] and any(are_figures)
    if (worth := worth_of_bye(text)) is not None and not has_score:
        return _bye(text, worth)
    if in_words or side:
        return None  # a color needs somebody who had the other
    if way.kind == SIGN and (signed := re.fullmatch(_SIGNED, text)):
        return Said(Result(BYES[SIGNS[signed[1]]]))
    if text.lower() in FORFEITS_IN_WORDS:
        return Said(Result(FORFEITED[FORFEITS_IN_WORDS[text.lower()]]))
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
    elif worth_of_bye(who) is None:
        return "", ""
    if "C" in at and at["C"] not in (at["O"], at.get("R")):
        side = columns[at["C"]].strip(" -")
        columns[at["C"]] = ""
    return " ".join(filter(None, columns)) or "-", side


def _of_match(match: re.Match[str], form: str, way: Way) -> Said | None:
    word = match["word"] or match["last"] or match["alone"] or ""
    stated = match["behind"] or match["before"] or match["figure"] or ""
    points = figure(stated) if stated else None
    if not word and not stated:
        return Said(Result(Outcome.UNPAIRED))
    if "#" in stated:
        return _WITH_NUMBER if way.so_far else None
    if way.so_far == RUNNING and stated:
        worth = worth_of_bye(word) if word else ""
        worth = _BYE_LETTERS.get(word.upper()) if worth is None else worth
        own = figure(worth) if worth else None
        return None if worth is None else Said(bye=word or SCORE_ALONE, score=points, worth=own)
    if word or points not in SCORES:
        return _of_word(word, points, way)
    is_certain = match["dash"] or (BAR in form and way.at and not way.so_far)
    return _bye(stated, SCORES[points]) if is_certain else Said(bye=stated, worth=points)


def _bye(text: str, worth: str) -> Said:
    return Said(Result(BYES[worth])) if worth else Said(bye=text)


def _of_word(word: str, points: float | None, way: Way) -> Said | None:
    """Return what a word or letter says, perhaps beside its points."""
    worth, letter = worth_of_bye(word), way.letters.spelled(word)
    if worth is None and len(word) == 1:
        if points is None and way.is_foreign and not way.is_stated and word.isalpha():
            stated = _BYE_LETTERS.get(letter)  # the total of the row has to bear it out
            return Said(bye=letter, worth=figure(stated)) if stated else None
        if points is None and letter in FORFEIT_LETTERS and letter not in way.letters.outcomes:
            return Said(Result(FORFEITED[FORFEIT_LETTERS[letter]]))
        if points is None or not way.is_like_us:  # B 1 may be Black against player 1
            won = way.letters.outcomes.get(letter) if way.at and points is None else None
            worth = _WORTHS[won] if won else _BYE_LETTERS.get(letter)
    if worth is None or (points is not None and points not in SCORES):
        return None
    stated = worth if points is None else SCORES[points]
    return _bye(word, stated) if worth in ("", stated) else None


def orders() -> Iterator[str]:
    """Yield every order of an opponent and other parts, those of fewer parts first."""
    for count in range(4):
        for others in combinations("CRT", count):
            for order in permutations(("O", *others)):
                yield "".join(order)
