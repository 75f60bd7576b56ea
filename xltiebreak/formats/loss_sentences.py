"""The differences between two events, and the sentences that say what a file loses of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any, NamedTuple

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.results import BLANK, Result
from xltiebreak.event.section import Competition, MatchPoints, Section
from xltiebreak.prizefund.money import money
from xltiebreak.tables.cells import plain

Path = tuple[Any, ...]
"""Where a value stands: ``("sections", 0, "players", 3, "title")``; a key of a mapping is in a
tuple of its own."""

_NAMED = 5
"""How many players, or rounds of players, a sentence names; of more it says how many there are."""


class Difference(NamedTuple):
    """A value that differs between two events."""

    path: Path
    before: Any
    after: Any

    @property
    def where(self) -> str:
        """The path as one text: ``sections[0].players[3].title``."""
        text = ""
        for part in self.path:
            if isinstance(part, str):
                text += f".{part}"
            else:
                text += f"[{part[0]!r}]" if isinstance(part, tuple) else f"[{part}]"
        return text.lstrip(".")


class Loss(NamedTuple):
    """A sentence about values that a reader of the file finds changed or missing, and their paths
    in the event, such as ``sections[0].players[3].title``."""

    sentence: str
    where: tuple[str, ...]


OF_EVENT: Mapping[str, str] = {
    "name": "event's name",
    "chief_td": "chief TD",
    "assistant_tds": "assistant TDs",
    "rated_by": "rating body",
}
_SETTINGS: Mapping[str, str] = {
    "name": "section's name",
    "scheduled_rounds": "number of rounds",
    "order": "tie-break order",
    "playoff": "play-off",
    "perfect_scores": "play-off for perfect scores",
    "trophies": "number of trophies",
    "unrated": "rating of unrated players",
    "withdrawn": "list of those who withdrew",
    "counting": "number of counting players",
    "team_minimum": "team minimum",
    "teams_by": "competitions of teams",
    "placed_by": "kind of points that place the teams",
    "match_points": "worth of a match",
    "boards": "number of boards",
    "weights": "board weights",
    "rosters": "order of the players in the teams",
}
_OF_PLAYERS: Mapping[str, str] = {
    "id": "ids",
    "team": "clubs",
    "federation": "federations or states",
    "sex": "sexes",
    "birth": "birth dates",
    "provisional": "games behind the provisional ratings",
}
_MANY = frozenset({"lots", "notes", "thanks", "dates", "assistant TDs", "board weights", "prizes"})
_WORDS_FOR: Mapping[str, str] = {
    "match": "match points",
    "game": "game points",
    "roundrobin": "round-robin",
    "swiss": "Swiss",
}


def word_for(field: str) -> str:
    """Return a field's name as words, if it has no other name."""
    return field.replace("_", " ")


class Names:
    """The names of a section's rows in sentences."""

    def __init__(self, before: Section, after: Section) -> None:
        self.before, self.after = before, after

    def who(self, path: Path) -> str:
        """Return ``team 3`` for a row of teams, ``player 7`` for a row of players."""
        inside = "members" in path
        section = self.before
        if inside and section.matches is not None and section.matches.members is not None:
            section = section.matches.members
        row = next(part for part in path[2:] if isinstance(part, int))
        entry = "player" if inside or self.before.matches is None else "team"
        return f"{entry} {section.crosstable.numbers[row]}"

    def where(self, path: Path) -> str:
        """Return ``player 7 in round 2``."""
        return f"{self.who(path)} in round {path[-1] + 1}"


Sentence = Callable[["list[Difference]", Names, "Mapping[str, str]"], Iterator[Loss]]


def sentences(
    kind: Path, changes: list[Difference], names: Names, hints: Mapping[str, str]
) -> Iterator[Loss]:
    """Yield the sentences about all changes of one kind."""
    if kind in _SAID and not isinstance(changes[0].path[-1], int):
        yield Loss(_SAID[kind](changes), _all(changes))
    elif kind == ("printed",):
        columns = list(dict.fromkeys(str(change.path[3][0]) for change in changes))
        noun = "columns" if len(columns) > 1 else "column"
        are = "are" if len(columns) > 1 else "is"
        yield Loss(f"The {noun} {', '.join(columns)} {are} left out.", _all(changes))
    elif kind[-2:] == ("crosstable", "results"):
        yield from _of_results(changes, names)
    elif kind[-1:] == ("lineups",) and isinstance(changes[0].path[-1], int):
        yield _list("The line-up is another one", changes, names.where)
    elif kind[-1:] == ("points",) and isinstance(changes[0].path[-1], int):
        yield from _of_points(changes, names)
    elif "players" in kind and len(changes[0].path) > len(kind) + 2:
        yield from _of_players(str(kind[-1]), changes, names, hints)
    else:
        yield of_setting(_SETTINGS.get(str(kind[-1]), word_for(str(kind[-1]))), changes, hints)


_SAID: Mapping[Path, Callable[[list[Difference]], str]] = {
    ("origin", "grid"): lambda changes: (
        "The games of the grid have no rounds; they are written in those of the Berger tables, "
        "and tie-breaks that need the order of the games get a value."
    ),
    ("games to come",): lambda changes: (
        f"Who still plays whom ({counted(changes[0].before, 'game')} to come) is left out."
    ),
    ("prizes", "fund", "whole_event"): lambda changes: (
        f"The sum of all sections' prizes ({money(changes[0].before, '')}) is left out, which "
        "decides how much is paid when entries are few."
    ),
    ("matches", "members"): lambda changes: (
        f"The {counted(len(changes[0].before.players), 'player')} of the teams are left out, with "
        "the results by board; the points in each match stay."
    ),
    ("matches", "lineups"): lambda changes: "The line-ups are left out.",
    ("matches", "rosters"): lambda changes: "Who plays in which team is left out.",
}


def _all(changes: Sequence[Difference]) -> tuple[str, ...]:
    return tuple(change.where for change in changes)


def of_setting(word: str, changes: Sequence[Difference], hints: Mapping[str, str]) -> Loss:
    """Return the sentence about one value: left out, added by the file, or written otherwise."""
    are = "are" if word in _MANY else "is"
    change, *more = changes
    if more:
        return Loss(f"The {word} {are} not as before in {len(changes)} values.", _all(changes))
    before, after = _shown(change.before), _shown(change.after)
    hint = hints.get(str(change.path[-1]), "")
    hint = f"; {hint}" if hint else ""
    if _MORE in (before, after):
        return Loss(f"The {word} {are} {'not as before' if after else 'left out'}.", _all(changes))
    if not after:
        return Loss(f"The {word} ({before}) {are} left out{hint}.", _all(changes))
    if not before:
        return Loss(f"The {word} {are} not stated; a reader takes {after}{hint}.", _all(changes))
    if change.path[-1] in _TEXTS:
        written = (
            f"The {word} {before!r} {are} written as {after!r}{_why(change.before, change.after)}"
        )
        return Loss(f"{written}{hint}.", _all(changes))
    return Loss(
        f"The {word} ({before}) {are} left out; a reader takes {after}{hint}.", _all(changes)
    )


_TEXTS = frozenset(
    ("name", "dates", "venue", "city", "organizer", "chief_td", "assistant_tds", "time_control")
)


_MORE = "…"
"""Stands for a value that is more than a sentence can show."""


def _shown(value: Any) -> str:
    """Return a value as a sentence shows it; empty where there is none."""
    if value is None or value in ((), ""):
        return ""
    if isinstance(value, (Competition, MatchPoints)):
        return str(value)
    if isinstance(value, tuple):
        return " ".join(
            decimal(item) if isinstance(item, float) else _shown(item) for item in value
        )
    if isinstance(value, float):
        return decimal(value)
    if is_dataclass(value):
        return _MORE
    return _WORDS_FOR.get(value, plain(value)) if isinstance(value, str) else str(value)


def _why(before: str, after: str) -> str:
    harmless = plain(str(after)) == f"'{plain(str(before))}"
    return ", so that no spreadsheet takes it for a formula" if harmless else ""


def _of_players(
    field: str, changes: list[Difference], names: Names, hints: Mapping[str, str]
) -> Iterator[Loss]:
    """Yield the sentences about one field of the players: which of them lose it, and for which it
    is written otherwise."""
    word = _OF_PLAYERS.get(field, f"{word_for(field)}s")
    entry = names.who(changes[0].path).partition(" ")[0]
    hint = f"; {hints[field]}" if field in hints and entry == "player" else ""
    gone = [change for change in changes if not _shown(change.after)]
    if gone:
        count = counted(len(gone), entry)
        yield Loss(f"The {word} of {count} are left out{hint}.", _all(gone))

    def otherwise(change: Difference) -> str:
        before, after = _shown(change.before), _shown(change.after)
        stood = f"{before!r} as " if before else ""
        return f"{names.who(change.path)}, {stood}{after!r}{_why(change.before, change.after)}"

    changed = [change for change in changes if _shown(change.after)]
    if changed:
        yield _list(f"The {word} are written otherwise{hint}", changed, lambda path: "", otherwise)


def _list(
    start: str,
    changes: Sequence[Difference],
    where: Callable[[Path], str],
    say: Callable[[Difference], str] | None = None,
) -> Loss:
    texts = [say(change) if say else where(change.path) for change in changes[:_NAMED]]
    more = len(changes) - len(texts)
    listed = "; ".join(texts) if say else ", ".join(texts)
    return Loss(f"{start}: {listed}{f' and {more} more' if more else ''}.", _all(changes))


def _of_points(changes: list[Difference], names: Names) -> Iterator[Loss]:
    def say(change: Difference) -> str:
        before = "not known" if change.before is None else decimal(change.before)
        after = "not known" if change.after is None else decimal(change.after)
        return f"{names.where(change.path)}, {before} as {after}"

    yield _list("Points inside matches are written otherwise", changes, names.where, say)


def _of_results(changes: list[Difference], names: Names) -> Iterator[Loss]:
    """Yield the sentences about results; results with the same change share a sentence."""
    if not isinstance(changes[0].path[-1], int):
        yield Loss("The results are left out.", _all(changes))
        return
    groups: dict[str, list[Difference]] = {}
    for change in changes:
        groups.setdefault(_became(change.before, change.after), []).append(change)
    for became, together in groups.items():
        yield _list(became, together, names.where)


def _became(before: Result, after: Result) -> str:
    own, read = _called(before), _called(after)
    if own != read:
        return f"{own[:1].upper()}{own[1:]} is written as {read}"
    start = f"{own[:1].upper()}{own[1:]}"
    if before.opponent != after.opponent:
        if after.opponent is None:
            return f"{start} is written without the opponent"
        return f"{start} is written against player {after.opponent}"
    if not after.colour:
        return "The color is left out"
    return f"The color is written {'otherwise' if before.colour else 'that nobody told'}"


def _called(result: Result) -> str:
    if result == BLANK:
        return "an empty round"
    name = result.outcome.value
    if result.worth is not None:
        name += f" worth {decimal(result.worth)}"
    return f"{name}{' by a ruling' * result.ruling}{', not rated' * result.unrated}"
