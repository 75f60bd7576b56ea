"""Play-offs: games after the last round that decide between players on one score."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.ranking.named import could_be, meant_by
from xltiebreak.ranking.orders import PLAYOFF
from xltiebreak.ranking.places import Standing, Step, steps_between
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Needs, System, TieBreak
from xltiebreak.rules.terms import NO_TERMS, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF

EXAMPLE = "5, 3 (blitz 2–0)"
_AS = f"best first, such as {EXAMPLE}"
ONLY = f"the play-off names only {{}}; expected all who played it, {_AS}"
TWICE = "the play-off names {} twice"
MISSING, NOBODY = (
    f"{what}; expected all who played it, {_AS}, or their names with > between them"
    for what in ("a name is missing in the play-off", "the play-off names {}, and nobody is that")
)
TOO_EARLY = (
    "a play-off comes after the last round, and this is {}; empty the label Playoff until then"
)
UNLIKE = "the play-off names {} ({}) and {} ({}), who are not on one score"
BETWEEN = f"{{}} ({{}}) {{}} those whom the play-off names{{}}; name all who played it, {_AS}"
SHARES, STANDS = "shares place {} with", "stands between"
"""What is said of a play-off that is refused; the sheets fill in the same words."""

_WORDS = r"\(([^()]*)\)\s*$"
_PARTS = r"(?:\([^()]*\)|[^;\n])+"
_NUMBERS = re.compile(r"[\d\s,=>#]+")
_OTHER_FIGURES = r"\d[\d\s,=>#.:/½–-]*"
"""Numbers with something else between them than commas: ``5, 3.5``, ``5, 3 2-0``."""


class PlayoffError(TieBreakError):
    """A play-off that is not understood, or contradicts the places, for this ``reason``."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason or message


class Playoff(NamedTuple):
    """The outcome of one play-off: groups of entries, best first, those in a group still level.
    ``words`` say how it ended: ``blitz 2–0``. If it ``is_due``, it is still to be played."""

    groups: tuple[tuple[int, ...], ...]
    words: str = ""
    is_due: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """All who took part, best first."""
        return tuple(number for group in self.groups for number in group)

    @property
    def places(self) -> dict[int, int]:
        """Each entry's place in the play-off, 1 for the winner; those still level share one."""
        ahead, places = 0, {}
        for group in self.groups:
            places.update(dict.fromkeys(group, ahead + 1))
            ahead += len(group)
        return places


class _Typed(NamedTuple):
    """One play-off as it is typed: names or numbers in groups, best first, and the words."""

    groups: tuple[tuple[str, ...], ...]
    words: str
    by_number: bool

    @property
    def names(self) -> list[str]:
        return [name for group in self.groups for name in group]


def _typed(text: str) -> Iterator[_Typed]:
    for part in filter(None, map(str.strip, re.findall(_PARTS, text))):
        words = re.search(_WORDS, part)
        named = part[: words.start()] if words else part
        by_number = bool(_NUMBERS.fullmatch(named))
        groups = tuple(
            tuple(name.strip().lstrip("#") for name in group.split("="))
            for group in re.split("[,>]" if by_number else ">", named)
        )
        yield _Typed(groups, words[1].strip() if words else "", by_number)


def playoffs_in(
    text: str, entries: Sequence[Player], others: Sequence[Player] = (), *, of_teams: bool = False
) -> Iterator[Playoff]:
    """Yield the play-offs that a text states, such as ``5, 3 (blitz 2–0); 8 = 7, 9`` or
    ``Central > North``, except those of ``others``, who are in another list of places. Numbers are
    those of players, also where the entries are teams of players (``of_teams``).

    Raises:
        PlayoffError: somebody is unknown, stands there twice or alone.
    """
    taken: set[int] = set()
    for typed in _typed(text):
        if of_teams if typed.by_number else _is_of(typed, others, entries):
            continue
        groups = tuple(
            tuple(_entry(name, entries, taken) for name in group) for group in typed.groups
        )
        if len(typed.names) < 2:
            raise PlayoffError(ONLY.format(typed.names[0]))
        yield Playoff(groups, typed.words)


def refuse_strangers(text: str, lists: Sequence[Sequence[Player]]) -> None:
    """Refuse play-offs between names that are not in one of the ``lists``.

    Raises:
        PlayoffError: it names them.
    """
    for typed in _typed(text):
        together = (all(meant_by(name, entries) for name in typed.names) for entries in lists)
        if not typed.by_number and not any(together):
            raise PlayoffError(
                f"the play-off names {listed(typed.names)}, who are not in one list of places; "
                "name players, or teams that are placed together"
            )


def _is_of(typed: _Typed, others: Sequence[Player], entries: Sequence[Player]) -> bool:
    """Whether names are those of ``others``: letter by letter, or because nobody else is meant."""
    exact = [{entry.name.casefold() for entry in each} for each in (others, entries)]
    in_others, in_entries = ({name.casefold() for name in typed.names} <= own for own in exact)
    if in_others or in_entries:
        return not in_entries
    return any(meant_by(name, others) for name in typed.names if name) and not any(
        meant_by(name, entries) for name in typed.names if name
    )


def _entry(name: str, entries: Sequence[Player], taken: set[int]) -> int:
    """Return the number of who is meant, and add it to those who are ``taken``."""
    meant = [entries[k] for k in meant_by(name, entries)] if name else []
    if len(meant) > 1:
        raise PlayoffError(f"in the play-off, {could_be(name, meant)}")
    if re.fullmatch(_OTHER_FIGURES, name) and not name.isdecimal():
        raise PlayoffError(
            f"the play-off states {name!r}; expected pairing numbers with commas between them, "
            f"best first, and behind them in brackets how it ended, such as {EXAMPLE}"
        )
    if not meant:
        raise PlayoffError(NOBODY.format(repr(name)) if name else MISSING)
    [player] = meant
    if player.number in taken:
        raise PlayoffError(TWICE.format(player.label))
    taken.add(player.number)
    return player.number


def numbered(text: str, entries: Sequence[Player]) -> str:
    """Return the text with numbers in place of names, as far as these entries have them.

    Raises:
        PlayoffError: as in :func:`playoffs_in`.
    """
    return "; ".join(
        " > ".join(" = ".join(map(str, group)) for group in playoff.groups)
        + f" ({playoff.words})" * bool(playoff.words)
        for playoff in playoffs_in(text, entries)
    )


def tie_break_of(playoffs: Sequence[Playoff]) -> TieBreak:
    """Return the play-offs as a tie-break: the place in them, 1 for the winner."""
    return TieBreak(
        PLAYOFF,
        System(
            PLAYOFF,
            PLAYOFF,
            "US Chess 34E12",
            "The place in the play-off.",
            partial(_place, playoffs),
            combine=READ_OFF,
            higher_is_better=False,
            in_group=True,
            needs=Needs.LOTS,
            missing="the play-off is still to be played",
        ),
    )


def _place(playoffs: Sequence[Playoff], context: Context, number: int) -> Terms:
    for playoff in playoffs:
        if number in playoff.numbers and not playoff.is_due:
            how = f" ({playoff.words})" if playoff.words else ""
            words = Words(f"place {{}} of {len(playoff.numbers)} in the play-off{how}")
            place = playoff.places[number]
            return read_off(place, words._replace(figures=(place,)))
    return NO_TERMS


def played_off(
    rows: Sequence[Standing], steps: Sequence[Step], playoffs: Sequence[Playoff], tie: TieBreak
) -> tuple[tuple[Standing, ...], tuple[Step, ...]]:
    """Return rows and steps with what the play-offs decided, above every tie-break; ``tie`` stands
    for them among the tie-breaks.

    Raises:
        PlayoffError: those of a play-off are not on one score, or do not hold adjacent places, or
            somebody who shares their place is not named.
    """
    all_steps = (
        *steps,
        *(
            Step(tie, playoff.numbers, len(playoff.groups) > 1, is_playoff=True)
            for playoff in playoffs
        ),
    )
    placed = list(rows)
    for playoff in playoffs:
        placed = _reordered(placed, playoff)
    places = {
        number: None if each.is_due else place
        for each in playoffs
        for number, place in each.places.items()
    }
    with_values = [
        row._replace(values={PLAYOFF: places.get(row.player.number), **row.values})
        for row in placed
    ]
    played_on = {row.score for row in rows if row.player.number in places}
    made: list[Standing] = []
    for score, group in groupby(with_values, lambda row: row.score):
        tied = tuple(group)
        made += _decided(tied, all_steps) if score in played_on else tied
    return tuple(made), all_steps


def _reordered(rows: Sequence[Standing], playoff: Playoff) -> list[Standing]:
    """Return the rows with the participants in the order of the play-off."""
    named = {row.player.number: row for row in rows if row.player.number in playoff.numbers}
    taking_part = [named[number] for number in playoff.numbers if number in named]
    _refuse_unlike(rows, taking_part)
    first = min(row.place for row in taking_part)
    placed = {
        number: named[number]._replace(
            place=first - 1 + place,
            last_place=first - 2 + place + len(group),
        )
        for group in playoff.groups
        for number in group
        for place in [playoff.places[number]]
    }
    others = [row for row in rows if row.player.number not in placed]
    return sorted([*others, *placed.values()], key=lambda row: (row.place, row.player.number))


def _refuse_unlike(rows: Sequence[Standing], taking_part: Sequence[Standing]) -> None:
    """Refuse a play-off between players on several scores, and one that leaves somebody out."""
    one, *others = taking_part
    unlike = next((row for row in others if row.score != one.score), None)
    names = [row.player.label for row in taking_part]
    if unlike:
        scores = decimal(one.score), decimal(unlike.score)
        raise PlayoffError(
            UNLIKE.format(one.player.label, scores[0], unlike.player.label, scores[1])
        )
    first, last = min(row.place for row in taking_part), max(row.last_place for row in taking_part)
    for row in rows:
        if first <= row.place and row.last_place <= last and row not in taking_part:
            shares = any(row.place == other.place for other in taking_part)
            stands = SHARES.format(row.places) if shares else STANDS
            who = row.player.label, row.player.number
            raise PlayoffError(BETWEEN.format(*who, stands, f", {listed(names)}"))


def _decided(tied: Sequence[Standing], steps: Sequence[Step]) -> Iterator[Standing]:
    """Yield the rows on one score with what parts each from the next better one; the best from the
    next worse."""
    ahead: Standing | None = None
    for place, sharing in groupby(tied, lambda row: row.place):
        level = [*sharing]
        behind = next((row for row in tied if row.place > place), None)
        other = ahead or behind
        for row in level:
            between = other and steps_between(steps, row.player.number, other.player.number)
            yield row._replace(decided_by=between[-1].tie_break.code if between else None)
        ahead = level[-1]
