"""What a file loses of an event: the file is read back and compared with the event.

Nobody lists by hand what a kind of file has no place for. Every field of an event is looked at, so
that one that is added tomorrow is told of tomorrow, where it does not come back; and nothing is
told of that does. What may be written in two ways and means the same is made alike before, in
:mod:`xltiebreak.formats.meaning`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.differences import Difference, Path, differences
from xltiebreak.formats.loss_sentences import (
    OF_EVENT,
    Loss,
    Names,
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
    without_rows,
)
from xltiebreak.tables.around import spans

_BELOW_THE_SETTINGS = ("players", "crosstable", "matches", "printed", "origin", "games to come")


def losses(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    """Yield a sentence for everything that differs between an event and what was read back.

    ``hints`` say of fields what the kind of file asks for, or what else would hold them.
    """
    yield from _texts(before, after, hints)
    for k, (old_section, other) in enumerate(zip(before.sections, after.sections)):
        named = f"{old_section.name}: " if len(before.sections) > 1 else ""
        for sentence, where in _of_section(k, old_section, other, hints):
            yield Loss(f"{named}{sentence}", where)


def _texts(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    """Yield the sentences about the event's own fields."""
    alike = replace(after, sections=before.sections)
    if spans(before.dates) and spans(before.dates) == spans(after.dates):
        alike = replace(alike, dates=before.dates)
    for change in differences(before, alike, ()):
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
    changes = [*differences(old, new, at), *_of_the_grid(before, after, at)]
    changes += _of_numbers(before, after, at)
    groups: dict[Path, list[Difference]] = {}
    for change in sorted(changes, key=lambda change: change.path[2] in _BELOW_THE_SETTINGS):
        kind = tuple(part for part in change.path[2:] if isinstance(part, str))
        groups.setdefault(kind[:1] if kind[:1] == ("printed",) else kind, []).append(change)
    for kind, together in groups.items():
        yield from sentences(kind, together, Names(old, new), hints)


def _loss(sentence: str, at: Path, *below: object) -> Loss:
    """Return a loss of everything below these values."""
    return Loss(sentence, tuple(Difference((*at, field), None, None).where for field in below))


def _of_the_grid(before: Section, after: Section, at: Path) -> Iterator[Difference]:
    """Yield what a grid alone says: there are no rounds, and who still plays whom."""
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
