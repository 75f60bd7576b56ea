"""The headers of a list of games, in the languages of clubs, and where such a list stands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import (
    FIELD_OF,
    SYNONYMS,
    Header,
    by_title,
    field_headed,
    header_in,
    heading,
)

SIDES = ("White", "Black")
_WORDS = by_title(
    {
        "White": "white|whites|weiß|weiss|blancs|blanc|les blancs|blancas|blanco|wit|bianco|"
        "bianchi|brancas|branco|vit|vita|hvid|hvit|białe|bílý|bílé|valkoinen|valkea|világos|w",
        "Black": "black|blacks|schwarz|noirs|noir|les noirs|negras|negro|zwart|nero|neri|pretas|"
        "preto|svart|svarta|sort|czarne|černý|černé|musta|sötét|b",
        "Round": "round|rd|rnd|runde|rde|ronde|ronda|rda|tour|turno|runda|rodada|kolo|kierros|"
        "forduló|omgang|rond|r|round no|round number|rd no|runde nr",
        "Board": "board|bd|bo|brd|table|tbl|tisch|brett|br|échiquier|ech|mesa|tablero|bord|"
        "scacchiera|tavolo|tabuleiro|bræt|brädd|pöytä|deska|szachownica|tábla|game|game no|"
        "board no|board number|board #|bd no",
        "Result": "result|results|res|rslt|ergebnis|erg|ergeb|resultat|résultat|rés|resultado|"
        "uitslag|uitsl|risultato|ris|resultaat|wynik|výsledek|tulos|eredmény|outcome",
        "Date": "date|day|datum|fecha|data|dato|päivä|dátum",
        "Section": "section|sections|division|group|gruppe|groupe|grupo|gruppo|klasse",
        "Winner": "winner|won by|gewinner|sieger|vainqueur|ganador|winnaar|vincitore",
        "Bye": "bye|byes|bye type|type of bye|freilos|spielfrei",
    }
)
_TITLE_OF = {heading(word): title for title, words in _WORDS.items() for word in words}
_PARTS = {field: field for field in ("No.", "Rating", "Team", "ID", "Last name", "First name")}
_PARTS["Score"] = "Points"
"""Columns that each of the two players may have, by the field of a crosstable."""
_FIRST_OF_TWO = {
    heading(f"{word} {first}"): heading(f"{word} {second}")
    for word in SYNONYMS["Name"]
    for first, second in ("12", "ab")
}
"""``Player 1`` and ``Player 2``, which do not say who had White."""
_WORDS_TOGETHER = re.compile(r"(?<=[a-z])(?=[A-Z])")

_ORDINALS = r"(?:\.|st|nd|rd|th|e|er|re|ère|a|ª|º|°)?"
_ROUND_WORD = "|".join(word for word in _WORDS["Round"] if len(word) > 1)
ROUND_IN = re.compile(
    rf"\b(?:{_ROUND_WORD})\.? ?#?0*(\d{{1,3}})\b|\b0*(\d{{1,3}}) ?{_ORDINALS} ?(?:{_ROUND_WORD})\b"
)
ROUND_ALONE = re.compile(r"r ?0*(\d{1,3})")
PLAYERS = frozenset(
    bare(word)
    for word in (
        *("players", "player list", "entries", "entry list", "participants", "start list"),
        *("starting list", "starting rank", "registration", "registrations", "spieler"),
        *("teilnehmer", "teilnehmerliste", "spielerliste", "startliste", "joueurs", "participants"),
        *("jugadores", "participantes", "spelers", "deelnemers", "giocatori", "partecipanti"),
    )
)


def round_in(text: str) -> int:
    """Return the round that a heading or the name of a sheet states: ``Round 2``, ``3. Runde``,
    ``R4``; 0 where it states none."""
    plain = " ".join(text.casefold().split())
    match = ROUND_IN.search(plain) or ROUND_ALONE.fullmatch(plain)
    return int(match[1] or match[match.lastindex or 1]) if match else 0


class Heads(NamedTuple):
    """The columns of a list, by title: ``White``, ``Black No.``, ``Result`` … ``results`` are those
    that together hold the result; ``coloured`` says that the list states who had White, ``byes``
    that it holds byes alone."""

    columns: Mapping[str, int]
    results: Sequence[int]
    coloured: bool = True
    byes: bool = False


def heads_in(row: Row) -> Heads | None:
    """Return the columns that a row names, if it is the header of a list of games."""
    if sum(is_title(cell.text) for cell in row.cells if cell.text) < 2:
        return None
    texts = [_heading(cell.text) if cell.text else "" for cell in row.cells]
    columns: dict[str, int] = {}
    further: dict[str, list[int]] = {}
    for column, text in enumerate(texts):
        title = _TITLE_OF.get(text) or _of_a_side(text)
        if title == "White" and {*SIDES} <= columns.keys():
            break  # another list stands beside this one
        if title and title != "Result":
            columns.setdefault(title, column)
        elif part := title or _part_of(text, column):
            further.setdefault(part, []).append(column)
    coloured = columns.keys() & {"White", "White No."} != set()
    if not coloured:
        first = next((text for text in texts if _FIRST_OF_TWO.get(text) in texts), "")
        names, coloured = further.get("Name", []), not first
        if first:
            names = [texts.index(first), texts.index(_FIRST_OF_TWO[first])]
            signs = (first[-1], _FIRST_OF_TWO[first][-1])
            points = [k for sign in signs for k in _points_of(texts, sign)]
            further.update({"Points": points} if points else {})
        if len(names) == 2 and (further.get("Result") or len(further.get("Points", ())) == 2):
            columns.update(zip(SIDES, names))
    for part, both in further.items():
        if part != "Name" and len(both) == 2:
            title = "Points" if part == "Result" else part
            columns.update({f"{side} {title}": column for side, column in zip(SIDES, both)})
    results = _result_columns(texts, columns, further)
    names = further.get("Name", [])
    if {"Round", "Bye"} <= columns.keys() and len(names) == 1 and not {*SIDES} & columns.keys():
        return Heads({**columns, "White": names[0]}, [columns["Bye"]], byes=True)
    last_names = {side: f"{side} Last name" for side in SIDES}
    columns = {
        side: columns[last] for side, last in last_names.items() if last in columns
    } | columns
    sides = all(columns.keys() & {side, f"{side} No."} for side in SIDES)
    has_result = results or columns.keys() >= {"White Points", "Black Points"}
    has_result = has_result or "Winner" in columns
    is_list = sides and (has_result or columns.keys() & {"Round", "Board"})
    return Heads(columns, results, coloured) if is_list else None


def _points_of(texts: Sequence[str], sign: str) -> Sequence[int]:
    """Return the column of the points of player ``1`` or ``a``, if there is one."""
    words = {f"{word} {sign}" for word in ("score", "points", "pts", "result")}
    return [k for k, text in enumerate(texts) if text in words]


def _result_columns(
    texts: Sequence[str], columns: Mapping[str, int], further: Mapping[str, Sequence[int]]
) -> Sequence[int]:
    """Return the columns that together hold the result: the one headed so with those behind it that
    have no header, or those without one between the two players."""
    headed = [further[part] for part in ("Result", "Points") if len(further.get(part, ())) == 1]
    if headed:
        first = headed[0][0]
        end = next((k for k in range(first + 1, len(texts)) if texts[k]), len(texts))
        return range(first, min(end, first + _WIDEST_RESULT))
    if not {"White", "Black"} <= columns.keys() or "White Points" in columns:
        return ()
    between = range(columns["White"] + 1, columns["Black"])
    return () if any(texts[k] for k in between) else between


_WIDEST_RESULT = 5


def _heading(text: str) -> str:
    """Return a header with the words apart that a program wrote together (``WhiteElo``)."""
    return heading(_WORDS_TOGETHER.sub(" ", text))


def _part_of(text: str, column: int) -> str:
    field = field_headed(text, column) or ""
    return "Name" if field == "Name" else _PARTS.get(field, "")


def _of_a_side(text: str) -> str:
    """Return ``White No.`` for ``no white``, ``Black Points`` for ``schwarz pkt``; else ``""``."""
    words = text.replace("(", " ").replace(")", " ").split()
    for k, word in enumerate(words):
        side = _TITLE_OF.get(word)
        if side in SIDES and len(words) > 1:
            rest = " ".join(words[:k] + words[k + 1 :])
            if FIELD_OF.get(rest) == "Name":
                return side
            part = "Points" if _TITLE_OF.get(rest) == "Result" else _part_of(rest, 0)
            return f"{side} {part}" if part else ""
    return ""


_HEADER_WITHIN_ROWS = 3_000
"""So many, since a list of the players may stand above the games."""


def is_game_list(grid: Grid) -> bool:
    """Whether a table has the headers of a list of games, and not those of a crosstable."""
    rows = grid.rows[:_HEADER_WITHIN_ROWS]
    first = next((k for k, row in enumerate(rows) if heads_in(row)), None)
    header = grid.header
    if first is not None and header is not None and header.names_players:
        own = header_in(header.row, grid.rows[header.row])
        if own.rounds and own.names_players:
            return first < header.row and "Name" not in own.fields
    return first is not None


def is_second_header(row: Row) -> bool:
    """Whether a row holds nothing but titles: ``Name, Score, Name, Score`` below White, Black."""
    texts = [cell.text for cell in row.cells if cell.text]
    return len(texts) >= _TITLES_AT_LEAST and all(map(is_title, texts))


_TITLES_AT_LEAST = 3


@lru_cache(maxsize=4096)
def is_title(text: str) -> bool:
    """Whether a text may head a column of players or of games."""
    plain = _heading(text)
    return plain in _TITLE_OF or plain in FIELD_OF or bool(_of_a_side(plain))


def beside(grid: Grid) -> list[Grid]:
    """Return the lists that stand side by side on a sheet, each by itself."""
    row = next((row for row in grid.rows if heads_in(row)), Row(0, []))
    texts = [heading(cell.text) for cell in row.cells]
    whites = [k for k, text in enumerate(texts) if _TITLE_OF.get(text) == "White"]
    blacks = [k for k, text in enumerate(texts) if _TITLE_OF.get(text) == "Black"]
    if len(whites) < 2 or len(whites) != len(blacks):
        return [grid]
    first = next(text for text in texts if text)
    starts = [0]
    for black, white in zip(blacks, whites[1:]):
        starts.append(next((k for k in range(black, white) if texts[k] == first), white))
    ends = [*starts[1:], len(texts)]
    return [
        replace(grid, rows=[row.within(start, end) for row in grid.rows])
        for start, end in zip(starts, ends)
    ]


def heads_players(row: Row) -> Header | None:
    """Return the columns of a list of players, if a row heads one."""
    if sum(is_title(cell.text) for cell in row.cells if cell.text) < 2:
        return None
    header = header_in(0, row)
    return header if header.fields.keys() & {"Name", "Last name"} else None
