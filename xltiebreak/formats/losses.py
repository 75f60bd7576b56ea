"""What became of an event in a file: the file is read back, and the two are compared.

Nobody lists by hand what a kind of file has no place for. Every field of an event is looked at, so
that one that is added tomorrow is told of tomorrow, where it does not come back; and nothing is
told of that does. What may be written in two ways and means the same is made alike before, in
:func:`_as_meant`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.event.section import EQUAL_BOARDS, Event, Matches, MatchPoints, Player, Section
from xltiebreak.formats.dates import spans
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.standings import edition_of, order_of, standings
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import plain

Path = tuple[Any, ...]
"""Where a value stands: ``("sections", 0, "players", 3, "title")``; a key of a mapping is in a
tuple of its own."""

_NAMED = 5
"""How many players, or rounds of players, a sentence names; of more it says how many there are."""

_UNPAIRED = Result(Outcome.UNPAIRED)
_BELOW_THE_SETTINGS = ("players", "crosstable", "matches", "printed", "origin", "games to come")
_NEVER_KEPT = frozenset({"origin", "faults"})
"""Where something stood in its own file, and what was wrong there."""


class Loss(NamedTuple):
    """A sentence about values that a reader of the file does not find as they were, and where in
    the event these stand, such as ``sections[0].players[3].title``."""

    sentence: str
    where: tuple[str, ...]


class _Difference(NamedTuple):
    path: Path
    before: Any
    after: Any

    @property
    def where(self) -> str:
        text = ""
        for part in self.path:
            if isinstance(part, str):
                text += f".{part}"
            else:
                text += f"[{part[0]!r}]" if isinstance(part, tuple) else f"[{part}]"
        return text.lstrip(".")


def losses(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    """A sentence for everything that is not the same in an event and in what was read back.

    ``hints`` say of fields what the kind of file asks for, or what else would hold them.
    """
    yield from _texts(before, after, hints)
    for k, (one, other) in enumerate(zip(before.sections, after.sections)):
        named = f"{one.name}: " if len(before.sections) > 1 else ""
        for sentence, where in _of_section(k, one, other, hints):
            yield Loss(f"{named}{sentence}", where)


def _texts(before: Event, after: Event, hints: Mapping[str, str]) -> Iterator[Loss]:
    """The event's own fields."""
    alike = replace(after, sections=before.sections)
    if spans(before.dates) and spans(before.dates) == spans(after.dates):
        alike = replace(alike, dates=before.dates)
    for one in _differences(before, alike, ()):
        field = str(one.path[0])
        yield _of_setting(_EVENT.get(field, _word(field)), [one], hints)


def _of_section(
    k: int, before: Section, after: Section, hints: Mapping[str, str]
) -> Iterator[Loss]:
    at: Path = ("sections", k)
    if before.matches is not None and after.matches is None:
        assert before.matches.members is not None
        replaced = ("players", "crosstable", "matches")
        yield Loss(
            "The teams and their matches are left out; the games of their players are written.",
            tuple(_Difference((*at, field), None, None).where for field in replaced),
        )
        members = before.matches.members
        before = replace(
            before, players=members.players, crosstable=members.crosstable, matches=None
        )
    gone = _rows_left_out(before, after)
    if gone:
        listed = ", ".join(str(before.crosstable.numbers[row]) for row in gone)
        noun, left = (
            ("players", "are left out, who have")
            if len(gone) > 1
            else ("player", "is left out, who has")
        )
        yield Loss(
            f"The {noun} {listed} {left} neither a name nor a result.",
            tuple(_Difference((*at, "players", row), None, None).where for row in gone),
        )
        before = _without_rows(before, gone)
    old, new = _as_meant(before, before), _as_meant(_with_numbers_of(before, after), before)
    old, new = _as_wide_as(new, old), _as_wide_as(old, new)
    found = [*_differences(old, new, at), *_of_the_grid(before, after, at)]
    found += _of_numbers(before, after, at)
    groups: dict[Path, list[_Difference]] = {}
    for one in sorted(found, key=lambda one: one.path[2] in _BELOW_THE_SETTINGS):
        kind = tuple(part for part in one.path[2:] if isinstance(part, str))
        groups.setdefault(kind[:1] if kind[:1] == ("printed",) else kind, []).append(one)
    for kind, together in groups.items():
        yield from _sentences(kind, together, _Names(old, new), hints)


def _rows_left_out(before: Section, after: Section) -> Sequence[int]:
    """The rows that are not there any more, where all others are."""
    old, new = before.crosstable.numbers, after.crosstable.numbers
    gone = [row for row, number in enumerate(old) if number not in new]
    return gone if len(old) - len(gone) == len(new) and before.matches is None else []


def _without_rows(section: Section, rows: Sequence[int]) -> Section:
    kept = [row for row in range(len(section.players)) if row not in rows]
    table = section.crosstable
    return replace(
        section,
        players=tuple(section.players[row] for row in kept),
        crosstable=Crosstable(
            tuple(table.numbers[row] for row in kept), tuple(table.results[row] for row in kept)
        ),
    )


# What means the same


def _as_meant(section: Section, original: Section) -> Section:
    """The section with one spelling of what can be spelled in several: the edition and the order
    that apply, rounds of which nothing was said, points that are the sum of the results.

    What was printed beside the results is left away where it follows from the ``original``.
    """
    edition, order = _rules(section)
    table = _table(section.crosstable)
    return replace(
        section,
        players=tuple(map(_player, section.players, _following(original, section))),
        crosstable=table,
        scheduled_rounds=section.scheduled_rounds or table.rounds,
        edition=edition,
        order=order,
        matches=section.matches and _insides(section, section.matches, edition),
        prizes=stated.as_meant if (stated := stated_prizes(section)) else None,
        origin=Origin(),
        faults=(),
    )


def _rules(section: Section) -> tuple[str, str]:
    """The edition and the order under which the section is placed."""
    try:
        order = ",".join(order_of(section, AS_IN_THE_FILE).codes)
        return edition_of(section, AS_IN_THE_FILE).code, order
    except TieBreakError:
        return section.edition, section.order


def _table(table: Crosstable) -> Crosstable:
    """The table up to its last round of which anything is said, with "not paired" where a round
    that has begun says nothing of somebody whom nobody awaits."""
    last = max(
        (r for row in table.results for r, one in enumerate(row, 1) if one != BLANK), default=0
    )
    begun = [round for round in range(1, last + 1) if table.started(round)]
    missing = {round: frozenset(table.missing(round)) for round in begun}
    rows = tuple(
        tuple(
            _UNPAIRED if one == BLANK and round in missing and number not in missing[round] else one
            for round, one in enumerate(row[:last], start=1)
        )
        for number, row in zip(table.numbers, table.results)
    )
    return Crosstable(table.numbers, rows)


def _as_wide_as(other: Section, section: Section) -> Section:
    """The section with empty rounds up to the other's last one."""
    matches, theirs = section.matches, other.matches
    if matches is not None and theirs is not None:
        members, others = matches.members, theirs.members
        if members is not None and others is not None:
            table = _widened(members.crosstable, others.crosstable.rounds)
            matches = replace(matches, members=replace(members, crosstable=table))
        rounds = max(section.crosstable.rounds, other.crosstable.rounds)
        matches = replace(
            matches,
            points=tuple(row + (None,) * (rounds - len(row)) for row in matches.points),
            lineups=tuple(row + ((),) * (rounds - len(row)) for row in matches.lineups),
        )
    table = _widened(section.crosstable, other.crosstable.rounds)
    return replace(section, crosstable=table, matches=matches)


def _widened(table: Crosstable, rounds: int) -> Crosstable:
    more = (BLANK,) * (rounds - table.rounds)
    return Crosstable(table.numbers, tuple(row + more for row in table.results))


class _Following(NamedTuple):
    """What a program prints of a player if it prints what follows from the results."""

    score: float
    place: int | None


def _following(original: Section, section: Section) -> Sequence[_Following]:
    places: Sequence[int | None] = [None] * len(section.players)
    if any(player.printed_place is not None for player in section.players):
        places = places_of(original) or places
    scores = (sum(result.points for result in row) for row in original.crosstable.results)
    return [_Following(score, place) for score, place in zip(scores, places)]


def places_of(section: Section) -> Sequence[int] | None:
    """The place of each row by the section's own rules; nothing where it cannot be placed."""
    if any(finding.is_error for finding in examine(section)):
        return None
    try:
        place = {row.player.number: row.place for row in standings(section).rows}
    except TieBreakError:
        return None
    return [place[number] for number in section.crosstable.numbers]


def _player(player: Player, follows: _Following) -> Player:
    score, place = player.printed_score, player.printed_place
    return replace(
        player,
        printed_score=None if score == follows.score else score,
        printed_place=None if place == follows.place else place,
    )


def _insides(section: Section, matches: Matches, edition: str) -> Matches:
    """Equal weights are none; what a match is worth is stated; line-ups end with their last
    player. Of the members only who they are and what they played: the rest is their section's."""
    members = matches.members
    if members is not None:
        team_of = {
            number: team.name
            for team, roster in zip(section.players, matches.rosters)
            for number in roster
        }
        people = tuple(
            replace(
                _player(one, _Following(sum(result.points for result in row), None)),
                team="" if plain(one.team) == plain(team_of.get(one.number, "")) else one.team,
            )
            for one, row in zip(members.players, members.crosstable.results)
        )
        members = Section("", people, _table(members.crosstable))
    try:
        usual: MatchPoints | None = edition_named(edition).match_points
    except TieBreakError:
        usual = None
    equal = all(weight == EQUAL_BOARDS for weight in matches.weights)
    rounds = _table(section.crosstable).rounds
    return replace(
        matches,
        points=tuple(row[:rounds] for row in matches.points),
        weights=() if equal else matches.weights,
        match_points=matches.match_points or usual,
        lineups=tuple(tuple(map(_to_the_last, row[:rounds])) for row in matches.lineups),
        members=members,
    )


def _to_the_last(lineup: tuple[int, ...]) -> tuple[int, ...]:
    last = max((board for board, member in enumerate(lineup, start=1) if member), default=0)
    return lineup[:last]


def _with_numbers_of(before: Section, after: Section) -> Section:
    """The section read back with the numbers that its players had, where it has as many."""
    old, new = before.crosstable.numbers, after.crosstable.numbers
    if old == new or len(old) != len(new):
        return after
    number_of = dict(zip(new, old))
    players = tuple(replace(player, number=number_of[player.number]) for player in after.players)
    rows = tuple(
        tuple(
            replace(result, opponent=number_of.get(result.opponent or 0, result.opponent))
            for result in row
        )
        for row in after.crosstable.results
    )
    withdrawn = tuple(number_of.get(number, number) for number in after.withdrawn)
    return replace(after, players=players, crosstable=Crosstable(old, rows), withdrawn=withdrawn)


# What is not the same


def _differences(before: Any, after: Any, path: Path) -> Iterator[_Difference]:
    """Every value that is not the same, by its path; a result, or a list that is longer, is one
    value."""
    if before == after or (isinstance(before, str) and _tidy(before) == _tidy(after)):
        return
    if is_dataclass(before) and type(before) is type(after) and not isinstance(before, Result):
        for field in fields(before):
            if field.name not in _NEVER_KEPT:
                one, other = getattr(before, field.name), getattr(after, field.name)
                yield from _differences(one, other, (*path, field.name))
    elif isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in {**before, **after}:
            yield from _differences(before.get(key, ""), after.get(key, ""), (*path, (key,)))
    elif isinstance(before, tuple) and _are_compared_one_by_one(before, after, path):
        for k, (one, other) in enumerate(zip(before, after)):
            yield from _differences(one, other, (*path, k))
    else:
        yield _Difference(path, before, after)


def _are_compared_one_by_one(before: tuple[Any, ...], after: Any, path: Path) -> bool:
    """Whether two lists hold as many players, rows or rounds; a short list of figures, such as a
    line-up, is one value."""
    if not isinstance(after, tuple) or len(before) != len(after):
        return False
    holds_more = any(isinstance(one, tuple) or is_dataclass(one) for one in before)
    return holds_more or path[-2:-1] == ("points",)


def _tidy(text: Any) -> Any:
    return plain(text) if isinstance(text, str) else text


def _of_the_grid(before: Section, after: Section, at: Path) -> Iterator[_Difference]:
    """A grid has no rounds, and says who still plays whom."""
    if before.origin.grid and not after.origin.grid:
        yield _Difference((*at, "origin", "grid"), before, after)
    left = [{game[1:] for game in games_to_come(one)} for one in (before, after)]
    if left[0] - left[1]:
        yield _Difference((*at, "games to come"), len(left[0]), len(left[1]))


def _of_numbers(before: Section, after: Section, at: Path) -> Iterator[_Difference]:
    old, new = before.crosstable.numbers, after.crosstable.numbers
    for k, (one, other) in enumerate(zip(old, new)) if len(old) == len(new) else ():
        if one != other:
            yield _Difference((*at, "players", k, "number"), one, other)


# In words

_EVENT: Mapping[str, str] = {
    "name": "event's name",
    "chief_td": "chief TD",
    "assistant_tds": "assistant TDs",
    "rated_by": "rating body",
}
_SETTINGS: Mapping[str, str] = {
    "name": "section's name",
    "scheduled_rounds": "number of rounds",
    "order": "tie-break order",
    "trophies": "number of trophies",
    "unrated": "rating of unrated players",
    "withdrawn": "list of those who withdrew",
    "counting": "number of counting players",
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
_MANY = frozenset({"lots", "notes", "dates", "assistant TDs", "board weights", "prizes"})
_WORDS_FOR: Mapping[str, str] = {
    "match": "match points",
    "game": "game points",
    "roundrobin": "round-robin",
    "swiss": "Swiss",
}


def _word(field: str) -> str:
    return field.replace("_", " ")


class _Names:
    """How the rows of a section are called."""

    def __init__(self, before: Section, after: Section) -> None:
        self.before, self.after = before, after

    def who(self, path: Path) -> str:
        """``team 3`` for the row of teams, ``player 7`` for the row of the players."""
        inside = "members" in path
        section = self.before
        if inside and section.matches is not None and section.matches.members is not None:
            section = section.matches.members
        row = next(part for part in path[2:] if isinstance(part, int))
        entry = "player" if inside or self.before.matches is None else "team"
        return f"{entry} {section.crosstable.numbers[row]}"

    def where(self, path: Path) -> str:
        """``player 7 in round 2``."""
        return f"{self.who(path)} in round {path[-1] + 1}"


Sentence = Callable[["list[_Difference]", _Names, "Mapping[str, str]"], Iterator[Loss]]


def _sentences(
    kind: Path, found: list[_Difference], names: _Names, hints: Mapping[str, str]
) -> Iterator[Loss]:
    """What became of the values of one kind."""
    if kind in _SAID and not isinstance(found[0].path[-1], int):
        yield Loss(_SAID[kind](found), _all(found))
    elif kind == ("printed",):
        columns = list(dict.fromkeys(str(one.path[3][0]) for one in found))
        noun = "columns" if len(columns) > 1 else "column"
        are = "are" if len(columns) > 1 else "is"
        yield Loss(f"The {noun} {', '.join(columns)} {are} left out.", _all(found))
    elif kind[-2:] == ("crosstable", "results"):
        yield from _of_results(found, names)
    elif kind[-1:] == ("lineups",) and isinstance(found[0].path[-1], int):
        yield _list("The line-up is another one", found, names.where)
    elif kind[-1:] == ("points",) and isinstance(found[0].path[-1], int):
        yield from _of_points(found, names)
    elif "players" in kind and len(found[0].path) > len(kind) + 2:
        yield from _of_players(str(kind[-1]), found, names, hints)
    else:
        yield _of_setting(_SETTINGS.get(str(kind[-1]), _word(str(kind[-1]))), found, hints)


_SAID: Mapping[Path, Callable[[list[_Difference]], str]] = {
    ("origin", "grid"): lambda found: (
        "The games of the grid have no rounds; they are written in those of the Berger tables, "
        "and tie-breaks that need the order of the games get a value."
    ),
    ("games to come",): lambda found: (
        f"Who still plays whom ({counted(found[0].before, 'game')} to come) is left out."
    ),
    ("matches", "members"): lambda found: (
        f"The {counted(len(found[0].before.players), 'player')} of the teams are left out, with "
        "the results by board; the points in each match stay."
    ),
    ("matches", "lineups"): lambda found: "The line-ups are left out.",
    ("matches", "rosters"): lambda found: "Who plays in which team is left out.",
}


def _all(found: Sequence[_Difference]) -> tuple[str, ...]:
    return tuple(one.where for one in found)


def _of_setting(word: str, found: Sequence[_Difference], hints: Mapping[str, str]) -> Loss:
    """One value: left out, stated by the file alone, or written otherwise."""
    are = "are" if word in _MANY else "is"
    one, *more = found
    if more:
        return Loss(f"The {word} {are} not as before in {len(found)} values.", _all(found))
    before, after = _shown(one.before), _shown(one.after)
    hint = hints.get(str(one.path[-1]), "")
    hint = f"; {hint}" if hint else ""
    if _MORE in (before, after):
        return Loss(f"The {word} {are} {'not as before' if after else 'left out'}.", _all(found))
    if not after:
        return Loss(f"The {word} ({before}) {are} left out{hint}.", _all(found))
    if not before:
        return Loss(f"The {word} {are} not stated; a reader takes {after}{hint}.", _all(found))
    if one.path[-1] in _TEXTS:
        said = f"The {word} {before!r} {are} written as {after!r}{_why(one.before, one.after)}"
        return Loss(f"{said}{hint}.", _all(found))
    return Loss(f"The {word} ({before}) {are} left out; a reader takes {after}{hint}.", _all(found))


_TEXTS = frozenset(
    ("name", "dates", "venue", "city", "organizer", "chief_td", "assistant_tds", "time_control")
)


_MORE = "…"
"""What stands for a value that is more than a sentence can show."""


def _shown(value: Any) -> str:
    """A value in a sentence; empty where there is none."""
    if value is None or value in ((), ""):
        return ""
    if isinstance(value, MatchPoints):
        return str(value)
    if isinstance(value, tuple):
        return " ".join(decimal(one) if isinstance(one, float) else _shown(one) for one in value)
    if isinstance(value, float):
        return decimal(value)
    if is_dataclass(value):
        return _MORE
    return _WORDS_FOR.get(value, plain(value)) if isinstance(value, str) else str(value)


def _why(before: str, after: str) -> str:
    harmless = plain(str(after)) == f"'{plain(str(before))}"
    return ", so that no spreadsheet takes it for a formula" if harmless else ""


def _of_players(
    field: str, found: list[_Difference], names: _Names, hints: Mapping[str, str]
) -> Iterator[Loss]:
    """A field of the players: who have it and lose it, and whose is written otherwise."""
    word = _OF_PLAYERS.get(field, f"{_word(field)}s")
    entry = names.who(found[0].path).partition(" ")[0]
    hint = f"; {hints[field]}" if field in hints and entry == "player" else ""
    gone = [one for one in found if not _shown(one.after)]
    if gone:
        count = counted(len(gone), entry)
        yield Loss(f"The {word} of {count} are left out{hint}.", _all(gone))

    def otherwise(one: _Difference) -> str:
        before, after = _shown(one.before), _shown(one.after)
        stood = f"{before!r} as " if before else ""
        return f"{names.who(one.path)}, {stood}{after!r}{_why(one.before, one.after)}"

    changed = [one for one in found if _shown(one.after)]
    if changed:
        yield _list(f"The {word} are written otherwise{hint}", changed, lambda path: "", otherwise)


def _list(
    start: str,
    found: Sequence[_Difference],
    where: Callable[[Path], str],
    say: Callable[[_Difference], str] | None = None,
) -> Loss:
    """The sentence, with the first few that it is about."""
    said = [say(one) if say else where(one.path) for one in found[:_NAMED]]
    more = len(found) - len(said)
    listed = "; ".join(said) if say else ", ".join(said)
    return Loss(f"{start}: {listed}{f' and {more} more' if more else ''}.", _all(found))


def _of_points(found: list[_Difference], names: _Names) -> Iterator[Loss]:
    """The points inside matches."""

    def say(one: _Difference) -> str:
        before = "not known" if one.before is None else decimal(one.before)
        after = "not known" if one.after is None else decimal(one.after)
        return f"{names.where(one.path)}, {before} as {after}"

    yield _list("Points inside matches are written otherwise", found, names.where, say)


def _of_results(found: list[_Difference], names: _Names) -> Iterator[Loss]:
    """Results, those that became the same in one sentence."""
    if not isinstance(found[0].path[-1], int):
        yield Loss("The results are left out.", _all(found))
        return
    groups: dict[str, list[_Difference]] = {}
    for one in found:
        groups.setdefault(_became(one.before, one.after), []).append(one)
    for became, together in groups.items():
        yield _list(became, together, names.where)


def _became(before: Result, after: Result) -> str:
    """``Forfeit draw is written as half-point bye``."""
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
    """What a sentence calls a result: that of a ruling, an unrated game, a bye of other worth."""
    if result == BLANK:
        return "an empty round"
    name = result.outcome.value
    if result.worth is not None:
        name += f" worth {decimal(result.worth)}"
    return f"{name}{' by a ruling' * result.ruling}{', not rated' * result.unrated}"
