"""How a cell states a result: what the cells of all tables share, which is one spelling for spaces,
dashes and halves, the words of ``words.rules``, and what Excel takes for a date; US Chess letters,
``W12``, ``D12b``, ``X12``, ``H---``, read and written, and the key to those of a crosstable that is
shown; and the cells of a round-robin's grid, ``1 ½ 0 + -``.

N, R and S are results that a director let stand although the two sides disagree: a win, a draw, a
loss. In German they are *Niederlage*, *Remis* and *Sieg*: too many of them are hardly rulings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.words import table_beside

SPOKEN: Mapping[str, list[str]] = {
    key: words.replace("| ", "|").split("|") for key, words in table_beside(__name__, "words.rules")
}
"""What stands in cells, by what it means."""

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d", "-"))
_HALF = re.compile(r"1/2|(?<!\d)0?[.,]50?(?!\d)")
_BARE_NUMBER = re.compile(r"\d+([.,]\d+)?[½¼¾]?|[½¼¾]")

NUMBER = r"0*([1-9]\d{0,5})"
"""A pairing number as it stands in a cell."""


def _by_points(*outcomes: Outcome) -> Mapping[float | None, Outcome]:
    return {outcome.points: outcome for outcome in outcomes}


PLAYED = _by_points(Outcome.WIN, Outcome.DRAW, Outcome.LOSS)
FORFEITED = _by_points(Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS)
BYES = _by_points(Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED)


class UnknownCell(TieBreakError):
    """A cell that is not a result in the notation at hand; the message says what was expected."""


def spaced(text: str) -> str:
    """Return the cell with one spelling for spaces and dashes."""
    return " ".join(text.translate(_DASHES).split())


def tidy(text: str) -> str:
    """Return the cell with one spelling for what means the same: spaces, dashes, ``1/2``."""
    return _HALF.sub("½", spaced(text))


class UnsaidWorth(UnknownCell):
    """A bye that does not say how many points it gave."""


A_DATE = "Excel made a date of it: paste as text, or format the cell as Text and type it again"
NO_DATE = 9999
"""More than any figure that is typed, and less than the days by which a spreadsheet counts."""


def made_a_date(text: str) -> bool:
    """Whether a text is a date of our years as a spreadsheet's number of days: 36526 for 1-0."""
    return re.fullmatch(r"[2-6]\d{4}", text) is not None


def is_bare_number(text: str) -> bool:
    """Whether a tidied cell is a number that names no opponent: ``12``, ``0``, ``½``."""
    return _BARE_NUMBER.fullmatch(text) is not None


_PHRASES = ["{worth} {bye}", "{bye} {worth}", "{bye} ({worth})"]
_IN_ENGLISH = ["{} bye", "{}-point bye", "{} point bye", "{} pt bye", "{}-bye"]


def _words() -> Iterator[tuple[str, str]]:
    """Yield each word or phrase in small letters, with the letter of the bye that it means."""
    for letter, worth, word in zip("BHU", "1½0", ("full", "half", "zero")):
        phrases = [each.format(own) for own in (worth, word) for each in _IN_ENGLISH]
        for name in SPOKEN["bye"]:
            phrases += [each.format(bye=name, worth=worth) for each in _PHRASES]
        for phrase in (*phrases, f"bye: {worth}", *SPOKEN[f"points {letter}"]):
            yield phrase, letter
    yield from ((word, "U") for word in SPOKEN["away"])
    yield from ((name, "") for name in SPOKEN["bye"])


WORDS: Mapping[str, str] = dict(_words())
"""``B``, ``H`` or ``U`` for each word for a bye; an empty text for one such as ``bye`` alone, which
does not say what it is worth. Files, functions and the formulas of our sheets read these words in
this spelling, and no others."""


def bye_in(text: str) -> Result | None:
    """Return the bye that tidied words mean, unreadable where they do not say what it is worth, and
    nothing for other words. The column beside them may be empty."""
    letter = WORDS.get(text.lower().strip("| "))
    return Result(LETTERS[letter]) if letter else None if letter is None else UNREADABLE


# US Chess letters

LETTERS = {
    "W": Outcome.WIN,
    "D": Outcome.DRAW,
    "L": Outcome.LOSS,
    "X": Outcome.FORFEIT_WIN,
    "Z": Outcome.FORFEIT_DRAW,
    "F": Outcome.FORFEIT_LOSS,
    "B": Outcome.PAIRING_BYE,
    "H": Outcome.HALF_BYE,
    "U": Outcome.UNPAIRED,
}
FORFEITS_IN_WORDS = {word: LETTERS[key] for key in "XZF" for word in SPOKEN[f"forfeit {key}"]}
RULINGS = {"N": Outcome.WIN, "R": Outcome.DRAW, "S": Outcome.LOSS}

LONGEST = 40
"""No result in any notation is longer."""

_GAME = re.compile(rf"([WDLNRS])[ -]?{NUMBER} ?([WB]?)")
_FORFEIT = rf"(?i)([XFZ])(?:[ -]?{NUMBER} ?([wb]?)| ?0| ?-*)"
_BYE = r"(?i)([BHU]) ?(?:0|-*)"
_PENDING = rf"(?i){NUMBER} ?([wb?])"
_NOBODY = r"(?i)[WDLNRS][\W0]*"
_COLOUR_UNKNOWN = "?"
"""Stands behind the opponent's number in an unfinished game: a number alone is refused."""

_CYRILLIC = str.maketrans("ABCEHKMOPTXY", "АВСЕНКМОРТХУ")
_LATIN = {typed: read for read, typed in _CYRILLIC.items()}


def has_cyrillic(text: str) -> bool:
    """Whether a text has a Cyrillic letter."""
    return any("\u0400" <= letter <= "\u04ff" for letter in text)


def as_cyrillic(capitals: str) -> str:
    """Return capitals with the Cyrillic ones in the place of Latin ones that look like them."""
    return capitals.translate(_CYRILLIC)


def is_empty(text: str) -> bool:
    """Whether a cell is empty, and the columns that were joined to it, too."""
    return not tidy(text).strip("|¦ ")


def read(text: str) -> Result:
    """Return the result that a cell states in US letters.

    Raises:
        UnknownCell: it states none; the message says what was expected.
    """
    if is_empty(text):
        return BLANK
    plain = tidy(text)
    refuse(plain, "W12", "a draw with player 12 is D12, a half-point bye H")
    bye = bye_in(plain)
    if bye is UNREADABLE:
        raise UnsaidWorth(
            f"{plain!r} does not say how many points it gave; type B for a full point, H for half "
            "a point, U for none"
        )
    result = bye or _in_letters(plain)
    if result is None:
        raise UnknownCell(_why_not(plain))
    return result


def _in_letters(plain: str) -> Result | None:
    if game := _GAME.fullmatch(plain.upper()):
        letter, opponent, colour = game[1], int(game[2]), game[3].lower()
        outcome = RULINGS.get(letter) or LETTERS[letter]
        return Result(outcome, opponent, colour, ruling=letter in RULINGS)
    if forfeit := re.fullmatch(_FORFEIT, plain):
        against = int(forfeit[2]) if forfeit[2] else None
        return Result(LETTERS[forfeit[1].upper()], against, (forfeit[3] or "").lower())
    if bye := re.fullmatch(_BYE, plain):
        return Result(LETTERS[bye[1].upper()])
    if pending := re.fullmatch(_PENDING, plain):
        return Result(Outcome.PENDING, int(pending[1]), pending[2].lower().strip(_COLOUR_UNKNOWN))
    forfeited = FORFEITS_IN_WORDS.get(plain.lower())
    return Result(forfeited) if forfeited else None


def refuse(plain: str, example: str, of_half: str = "") -> None:
    """Refuse a tidied cell that is a result in no notation; ``example`` is a win over player 12 in
    that of the table, ``of_half`` what may be typed instead of a half alone.

    Raises:
        UnknownCell: it is too long, a date, or a number alone.
    """
    if len(plain) > LONGEST:
        raise UnknownCell(
            f"{plain[:LONGEST] + '…'!r} is too long for a result; a win over player 12 is {example}"
        )
    if made_a_date(plain):
        raise UnknownCell(f"{plain!r} is no result; {A_DATE}")
    if plain == "½" and of_half:
        raise UnknownCell(f"{plain!r} does not say against whom; {of_half}")
    if is_bare_number(plain):
        raise UnknownCell(
            f"{plain!r} is a bare number and does not say against whom; "
            f"a win over player 12 is {example}"
        )


def _why_not(text: str) -> str:
    letter = text[0].upper()
    if has_cyrillic(text) and (latin := text.upper().translate(_LATIN)).isascii():
        return (
            f"{text!r} has Cyrillic letters, which look like the Latin ones of {latin!r}; type "
            f"{latin} with a Latin keyboard, or state the notation: russian if В is a game won"
        )
    if re.fullmatch(_NOBODY, text):
        return f"{text!r} does not say against whom; type {letter}12 for player 12"
    return (
        f"{text!r} is not a result; type W12, D12 or L12 (then w or b for the color), "
        "X12 or F12 for a forfeit, B, H or U where there is no opponent"
    )


_A_FEW, _ONE_IN = 2, 10


def too_many_rulings(rulings: int, games: int) -> bool:
    """Whether too many of the games have N, R or S for these to be rulings: more than two and more
    than a tenth, or more than half."""
    return (rulings > _A_FEW and _ONE_IN * rulings > games) or 2 * rulings > games


_LETTER_OF = {outcome: letter for letter, outcome in LETTERS.items()} | {Outcome.FULL_BYE: "B"}
_RULING_OF = {outcome: letter for letter, outcome in RULINGS.items()}


def write(result: Result) -> str:
    """Return the result in US Chess letters: ``W12b``, ``X12``, ``H``; empty for an empty cell.

    The color stands behind an opponent's number; a forfeit without an opponent has none.
    """
    if result.blank or result.outcome is Outcome.UNREADABLE:
        return ""
    if result.outcome is Outcome.PENDING:
        return f"{result.opponent}{result.colour or _COLOUR_UNKNOWN}"
    letters = _RULING_OF if result.ruling else _LETTER_OF
    against = "" if result.opponent is None else f"{result.opponent}{result.colour}"
    return f"{letters[result.outcome]}{against}"


_MEANINGS = {key[-1]: words[0] for key, words in SPOKEN.items() if key.startswith("letter ")}


def cell_text(result: Result) -> str:
    """Return a result without its color: ``W12``, ``X12``, ``H``; ``U`` for an empty round."""
    if result.blank:
        return write(Result(Outcome.UNPAIRED))
    if result.outcome is Outcome.PENDING:
        return str(result.opponent)
    return write(result).removesuffix(result.colour)


def meanings(results: Iterable[Result]) -> str:
    """Return the meaning of each letter that occurs in these results."""
    seen = set(results)
    letters = {cell_text(result)[:1] for result in seen}
    explained = [f"{letter} {words}" for letter, words in _MEANINGS.items() if letter in letters]
    explained += [
        f"here a bye gave {on_paper(worth)}"
        for worth in sorted({result.worth for result in seen if result.worth is not None} - {1})
    ]
    if any(result.outcome is Outcome.PENDING for result in seen):
        explained.append("a number alone: not finished")
    return "; ".join(explained)


# The cells of a grid, player × player: one game, or two as 1 ½

IN_GRID = dict(zip("1½0=+-", (LETTERS[letter] for letter in "WDLDXF")))
"""The outcome of each score of a game."""
_WHOLE = r"([01])[.,]0+"
_BETWEEN = r" ?[,;/|] ?| "
_MARK = r"[^\w+=½]+|[xX]+"
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"


def games_in(text: str, *, double: bool = False) -> tuple[str, ...]:
    """Return the scores in a cell: one, or one for each of two games between the same players.

    ``1,0`` is one win in German; in a ``double`` round-robin it is read as a win and a loss, and
    ``+-`` as two forfeits.
    """
    plain = tidy(text)  # of signs, two are often one game's
    if re.fullmatch("[10½=]{2}", plain) or (double and re.fullmatch("[10½=+-]{2}", plain)):
        return tuple(plain)
    if re.fullmatch(_WHOLE, plain) and not (double and "," in plain):
        return (plain[0],)
    return tuple(re.sub(_WHOLE, r"\1", part) for part in re.split(_BETWEEN, plain) if part)


def is_mark(text: str) -> bool:
    """Whether a cell only marks the diagonal: ``*``, ``x``, ``■``; not a dash, which is a forfeit
    in other cells."""
    plain = tidy(text)
    return re.fullmatch(_MARK, plain) is not None and plain.strip("-") != ""


def is_diagonal(text: str) -> bool:
    """Whether a cell may stand where a player's row and column cross."""
    plain = tidy(text)
    return not plain or re.fullmatch(_MARK, plain) is not None


_SCORE_OF = {outcome: score for score, outcome in IN_GRID.items() if score != "="}
_SCORE_OF |= {Outcome.FORFEIT_DRAW: "½"}


def write_in_grid(result: Result) -> str:
    """Return the score of a game as a grid has it; empty where there was none."""
    return _SCORE_OF.get(result.outcome, "")


_TWINS = {"1": "0", "½": "½", "0": "1", "+": "-", "-": "+, or - if neither came"}


def expected_twin(result: Result) -> str:
    """Return what the opponent's own cell should hold for this result."""
    return _TWINS.get(write_in_grid(result), "a result")
