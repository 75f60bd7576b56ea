"""What a file loses of an event: the file is read back and compared with the event.

No list says what a kind of file cannot hold. Every field of an event is compared, so a field that
is added later is reported if a file loses it, and only then. Two spellings of one meaning are made
alike first, in :mod:`xltiebreak.formats.meaning`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.loss_sentences import (
    OF_EVENT,
    Difference,
    Loss,
    Names,
    Path,
    of_setting,
    sentences,
    word_for,
)
from xltiebreak.formats.meaning import (
    as_meant,
    as_wide_as,
    games_of_players,
    rows_left_out,
    with_numbers_of,
    without_lists,
    without_rows,
)
from xltiebreak.tables.around import spans
from xltiebreak.tables.cells import plain

_BELOW_THE_SETTINGS = ("players", "crosstable", "matches", "printed", "origin", "games to come")


def losses(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    """Yield a sentence for everything that differs between an event and what was read back.

    ``hints`` say for fields what the kind of file needs, or what else would hold them.
    """
    yield from _texts(before, after, hints)
    for k, (old_section, other) in enumerate(zip(before.sections, after.sections)):
        named = f"{old_section.name}: " if len(before.sections) > 1 else ""
        for sentence, where in _of_section(k, old_section, other, hints):
            yield Loss(f"{named}{sentence}", where)


def _texts(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    alike = replace(after, sections=before.sections)
    if spans(before.dates) and spans(before.dates) == spans(after.dates):
        alike = replace(alike, dates=before.dates)
    for change in _differences(before, alike, ()):
        field = str(change.path[0])
        yield of_setting(OF_EVENT.get(field, word_for(field)), [change], hints)


def _of_section(
    k: int, before: Section, after: Section, hints: Mapping[str, str]
) -> Iterator[Loss]:
    at: Path = ("sections", k)
    if before.matches is not None and after.matches is None:
        yield _loss("The teams and their matches are left out; the games of their players are "
                    "written.", at, "players", "crosstable", "matches")  # fmt: skip
        before = games_of_players(before)
    gone = rows_left_out(before, after)
    if gone:
        listed = ", ".join(str(before.crosstable.numbers[row]) for row in gone)
        several = len(gone) > 1
        subject = (
            f"s {listed} are left out, who have" if several else f" {listed} is left out, who has"
        )
        sentence = f"The player{subject} neither a name nor a result."
        yield _loss(sentence, (*at, "players"), *gone)
        before = without_rows(before, gone)
    old, new = as_meant(before, before), as_meant(with_numbers_of(before, after), before)
    old, new = as_wide_as(new, old), as_wide_as(old, new)
    old, new = without_lists(new, old), without_lists(old, new)
    changes = [*_differences(old, new, at), *_of_the_grid(before, after, at)]
    changes += _of_numbers(before, after, at)
    groups: dict[Path, list[Difference]] = {}
    for change in sorted(changes, key=lambda change: change.path[2] in _BELOW_THE_SETTINGS):
        kind = tuple(part for part in change.path[2:] if isinstance(part, str))
        groups.setdefault(kind[:1] if kind[:1] == ("printed",) else kind, []).append(change)
    for kind, together in groups.items():
        yield from sentences(kind, together, Names(old, new), hints)


def _loss(sentence: str, at: Path, *below: object) -> Loss:
    return Loss(sentence, tuple(Difference((*at, field), None, None).where for field in below))


def _of_the_grid(before: Section, after: Section, at: Path) -> Iterator[Difference]:
    """Yield what only a grid states: games have no rounds; which are still to be played."""
    if before.origin.grid and not after.origin.grid:
        yield Difference((*at, "origin", "grid"), before, after)
    left = [{game[1:] for game in games_to_come(section)} for section in (before, after)]
    if left[0] - left[1]:
        yield Difference((*at, "games to come"), len(left[0]), len(left[1]))


def _of_numbers(before: Section, after: Section, at: Path) -> Iterator[Difference]:
    old, new = before.crosstable.numbers, after.crosstable.numbers
    for k, (old_number, other) in enumerate(zip(old, new)) if len(old) == len(new) else ():
        if old_number != other:
            yield Difference((*at, "players", k, "number"), old_number, other)


_NEVER_KEPT = frozenset({"origin", "faults"})
"""The places of values in their own file, and what was wrong there."""


def _differences(before: Any, after: Any, path: Path) -> Iterator[Difference]:
    """Yield every value that differs, with its path; a result is one value, and so are two lists of
    different lengths."""
    if before == after or (
        isinstance(before, str) and isinstance(after, str) and plain(before) == plain(after)
    ):
        return
    if is_dataclass(before) and type(before) is type(after) and not isinstance(before, Result):
        for field in fields(before):
            if field.name not in _NEVER_KEPT:
                own, other = getattr(before, field.name), getattr(after, field.name)
                yield from _differences(own, other, (*path, field.name))
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in {**before, **after}:
            yield from _differences(before.get(key, ""), after.get(key, ""), (*path, (key,)))
    elif isinstance(before, tuple) and _are_compared_one_by_one(before, after, path):
        for k, (own, other) in enumerate(zip(before, after)):
            yield from _differences(own, other, (*path, k))
    else:
        yield Difference(path, before, after)


def _are_compared_one_by_one(before: tuple[Any, ...], after: Any, path: Path) -> bool:
    """Whether two lists have the same length and hold players, rows or rounds; a short list of
    numbers, such as a line-up, is one value."""
    if not isinstance(after, tuple) or len(before) != len(after):
        return False
    holds_more = any(isinstance(item, tuple) or is_dataclass(item) for item in before)
    return holds_more or path[-2:-1] == ("points",)
