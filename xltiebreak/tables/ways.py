"""The ways of reading that fit the cells of a table: the notations with a name of their own, and
every order, language and meaning of signs that a club may have; and what a way is called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product

from xltiebreak.event.letters import bye_in, is_empty
from xltiebreak.event.results import UNREADABLE
from xltiebreak.tables.grammar import (
    BAR,
    LETTER,
    PAIR,
    RUNNING,
    SAME,
    SCORE,
    SIGN,
    US,
    Parts,
    Way,
    form_of,
    meaning,
    outcomes_of,
    parts_of,
    read,
)
from xltiebreak.tables.vocabulary import COLOURS, ENGLISH, LANGUAGES, OUTCOMES, SIDES, Letters

CHESS_RESULTS, PLUS_MINUS = Way("OCR", SCORE), Way("RCOC", SIGN, signs=True)
UK = Way("OCR", SCORE, at=(0, 1, 1))
KNOWN: Mapping[str, Way] = {
    "us": US,
    "chess-results": CHESS_RESULTS,
    "plus-minus": PLUS_MINUS,
    "uk": UK,
}
"""The ways with a notation's name of their own."""


_WRITTEN = {
    US: ".*",
    CHESS_RESULTS: r"(?i)(?:#|1) ?[wbsz] ?[1½0+-]?|- ?[1½0]|\+",
    PLUS_MINUS: r"(?i)[+=-] ?[wbf]? ?(?:#|1) ?[wb]?|[+=-] ?(?:BYE|[PFHZ][AP]?B)|--",
    UK: r"(?i)(?:#|1) ?¦ ?[wsb] ?[1½0]? ?k?|(?:0*|-*|bye) ?¦ ?- ?[1½0]",
}


def is_in(text: str, way: Way) -> bool:
    """Whether a cell is written as in a notation with a name of its own."""
    form, _ = form_of(text)
    is_written = is_empty(text) or re.fullmatch(_WRITTEN[way], form) or bye_in(form)
    return bool(is_written) and meaning(form, way).result is not UNREADABLE


def in_known_notations(texts: Iterable[str]) -> Iterator[int]:
    """Yield how many of these texts each of those notations understands, US letters first."""
    counts = Counter(texts)
    for way in KNOWN.values():
        yield sum(count for text, count in counts.items() if is_in(text, way))


def known_candidates(texts: Iterable[str]) -> list[list[Way]]:
    """Return the notations with a name of their own that understand all cells. Where B and S are
    the letters of colors, B is White's, as in Turkish, and it is none of them."""
    letters = {letter for text in texts for letter in text.casefold() if letter in "wbsz"}
    if letters == {"b", "s"}:
        return []
    return [[way] for way in KNOWN.values() if all(is_in(text, way) for text in texts)]


def is_result(text: str) -> bool:
    """Whether a text alone is a result in any way."""
    return any(read(text, ways[0]).result is not UNREADABLE for ways in candidates(Counter([text])))


_LOOKED_AT = 60
_NEARLY, _MOSTLY = 0.7, 0.75
_RAW = r"(?<!\d)1/2|\d,\d"


def candidates(texts: Counter[str], notation: str = "") -> Iterator[list[Way]]:
    """Yield the ways that fit most of these cells, those that mean the same together; with a stated
    ``notation`` only those that go by its name."""
    groups: dict[object, list[Way]] = {}
    sample = [text for text, _ in texts.most_common(_LOOKED_AT)]
    for raw in (False, True) if any(re.search(_RAW, text) for text in sample) else (False,):
        forms: Counter[str] = Counter()
        for text in sample:
            forms[form_of(text, raw=raw)[0]] += texts[text]
        is_beside = any(BAR in form for form in forms)
        always = [US, UK] if is_beside else [US, CHESS_RESULTS, PLUS_MINUS]
        stated = [own for own in LANGUAGES if own.language.lower() == notation]
        always += [Way("ROC", LETTER, own) for own in stated]
        for way in (*always, *_fitting(forms, stated)):
            if (way.so_far or not raw) and (not notation or notation in names_of(way)):
                own = way._replace(raw=raw, is_stated=notation not in ("", *KNOWN))
                meanings = tuple(meaning(form, own) for form in forms)
                groups.setdefault((meanings, way.so_far, raw), []).append(own)
    yield from groups.values()


_ORDERS = [
    (PLUS_MINUS.order if (order, kind) == ("RO", SIGN) else order, kind)
    for count in range(4)
    for others in combinations("CRT", count)
    for order in map("".join, permutations(("O", *others)))
    for kind in (LETTER, SCORE, SIGN, PAIR, "")
    if ("R" in order) == bool(kind) and (order, kind) not in (("ROC", SIGN), ("RCO", SIGN))
]
"""Every order of an opponent and other parts, those of fewer parts first, and kind of results."""


def _fitting(forms: Mapping[str, int], stated: Sequence[Letters]) -> Iterator[Way]:
    games = {form: count for form, count in forms.items() if re.search("[#1]", form)}
    found: list[tuple[int, Way, list[Parts]]] = []
    for order, kind in _ORDERS:
        so_far = RUNNING if "T" in order else ""
        way, got = _in_columns(Way(order, kind, sides=(), so_far=so_far), games)
        share = sum(games[form] for form in got)
        if kind in (LETTER, SCORE) and not any(
            "R" in parts and parts["R"].text not in "+-<>" for parts in got.values()
        ):
            continue  # signs alone are of their own kind
        needed = {*(order if order != PLUS_MINUS.order else "RO")}
        sets = [needed & {"R", "T"}, *map(set, needed)]  # result and score so far in one cell
        if got and all(
            2 * sum(games[form] for form, parts in got.items() if parts.keys() >= together) >= share
            for together in sets
        ):
            found.append((share, way, [*got.values()]))
    most = max((share for share, *_ in found), default=0)
    for share, way, parts_of_games in found:
        if share >= _NEARLY * most:
            yield from _meant(way, parts_of_games, stated)


def _in_columns(way: Way, games: Mapping[str, int]) -> tuple[Way, Mapping[str, Parts]]:
    """Return the way with the column in which each part mostly stands, and the parts of each form
    that has its order."""
    got = {form: parts for form in games if (parts := parts_of(form, way))}
    if got and any(BAR in form for form in games):
        columns = {part: Counter[int]() for part in way.order}
        for form, parts in got.items():
            for part in parts.keys() & columns.keys():
                columns[part][parts[part].column] += games[form]
        at = [max(counts, key=lambda c: counts[c], default=-1) for counts in columns.values()]
        way = way._replace(at=tuple(at))
        got = {form: parts for form in games if (parts := parts_of(form, way))}
    return way, got


def _meant(way: Way, games: Sequence[Parts], stated: Sequence[Letters]) -> Iterator[Way]:
    """Yield what the parts may mean: the language of letters, unless it is ``stated``, the letters
    of colors, whether + is a game won, whose score comes first, and what a further figure is."""
    used = {parts["R"].text.upper() for parts in games if "R" in parts}
    used = {text for text in used if text.isalpha() and text.casefold() not in OUTCOMES}
    sides = {parts["C"].text.casefold() for parts in games if "C" in parts} - SIDES.keys()
    languages = stated or [own for own in (ENGLISH, *LANGUAGES) if _share(used, own) >= _MOSTLY]
    if way.kind != LETTER or not used or not languages:
        languages = [ENGLISH]
    fit = {own: len(sides & {*own[0], *own[1]}) for own in COLOURS}
    colours = [own for own in COLOURS if fit[own] == max(fit.values())] if sides else COLOURS[:1]
    signs = (True,) if way.order[0] == "R" else (False, True)
    for letters, own, by_sign, first, so_far in product(
        languages,
        colours,
        signs if way.kind == SIGN else (False,),
        (False, True) if way.kind == PAIR else (False,),
        (RUNNING, SAME) if way.so_far else ("",),
    ):
        theirs = (letters.white, letters.black), COLOURS[0]
        if letters is ENGLISH or len(colours) == 1 or own in theirs:
            yield way._replace(
                letters=letters, sides=own, signs=by_sign, white_first=first, so_far=so_far
            )


def _share(used: Collection[str], letters: Letters) -> float:
    """Return how many of the letters are this language's, or those of forfeits and rulings."""
    own = {*outcomes_of(letters), *("NRS" if letters is ENGLISH else "")}
    return sum(letters.spelled(text) in own for text in used) / max(1, len(used))


def names_of(way: Way) -> tuple[str, ...]:
    """Return the names by which a way may be stated, the most telling first."""
    names = [] if way == US else [way.letters.language.lower()]
    if way.kind in (SCORE, SIGN, PAIR):
        names.append("signs" if way.signs else "forfeits")
        names.append("white-first" if way.white_first else "player-first")
    return tuple(filter(None, (code_of(way), *names)))


def code_of(way: Way) -> str:
    """Return the name of a way's notation or language; empty if it has none."""
    if way.is_foreign:
        return way.letters.language.lower()
    if way.is_beside:
        return "uk" if way.order[0] == "O" and way.kind == SCORE else ""
    first = {US.order: "us" if way == US else "", PLUS_MINUS.order: "plus-minus"}
    is_first = way.order[0] == "O" and way.kind != LETTER and not way.so_far
    return first.get(way.order, "chess-results" if is_first else "")
