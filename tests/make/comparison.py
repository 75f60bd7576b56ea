"""An event and what is read back of it, compared value by value.

The dataclasses are walked, so that a field that is added tomorrow is compared tomorrow. What is
written in another way and means the same is named here, apart from the program's own list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from xltiebreak import Event, Outcome, Result, Section, TieBreakError
from xltiebreak.event.roundrobin import games_to_come
from xltiebreak.formats.losses import Loss
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.asked import AS_IN_THE_FILE, order_of
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.around import spans

Values = dict[str, Any]


class Sections(NamedTuple):
    """A section before and after."""

    before: Section
    after: Section


def untold(before: Event, after: Event, lost: list[Loss]) -> list[str]:
    """The values that are not the same, and of which no sentence tells."""
    places = [where for loss in lost for where in loss.where]
    return [path for path in not_the_same(before, after) if not any(_in(path, w) for w in places)]


def in_vain(before: Event, after: Event, lost: list[Loss]) -> list[str]:
    """What a sentence tells of, although it is the same."""
    paths = not_the_same(before, after)
    return [
        f"{where}: {loss.sentence}"
        for loss in lost
        for where in loss.where
        if not any(_in(path, where) for path in paths)
    ]


def _in(path: str, where: str) -> bool:
    return path.startswith(where) and path[len(where) : len(where) + 1] in ("", ".", "[")


def not_the_same(before: Event, after: Event) -> list[str]:
    """The paths of all values that mean something else in ``after``:
    ``sections[0].players[3].title``."""
    pairs = [Sections(*both) for both in zip(before.sections, after.sections, strict=True)]
    one, other = _values(before, ""), _values(after, "")
    found = [
        path
        for path in {**one, **other}
        if one.get(path) != other.get(path)
        and not _means_the_same(path, one.get(path), other.get(path), pairs)
    ]
    return [*found, *_other_facts(pairs)]


def _values(value: Any, path: str) -> Values:
    """Every value by its path; texts and lists that are empty are none."""
    values: Values = {}
    if is_dataclass(value) and not isinstance(value, Result):
        for field in fields(value):
            if field.name not in ("origin", "faults"):
                values |= _values(getattr(value, field.name), f"{path}.{field.name}".lstrip("."))
    elif isinstance(value, Mapping):
        for key, one in value.items():
            values |= _values(one, f"{path}[{key!r}]")
    elif isinstance(value, tuple) and not hasattr(value, "_fields"):
        for k, one in enumerate(value):
            values |= _values(one, f"{path}[{k}]")
    elif isinstance(value, str):
        values = {path: " ".join(value.split())} if value.strip() else {}
    elif value is not None:
        values = {path: value}
    return values


def _other_facts(pairs: list[Sections]) -> Iterator[str]:
    """What follows from where something stands in a grid: no rounds, and who is to meet."""
    for k, (before, after) in enumerate(pairs):
        if before.origin.grid and not after.origin.grid:
            yield f"sections[{k}].origin.grid"
        if before.matches and not _scale(None, None, Sections(before, after), []):
            yield f"sections[{k}].matches.match_points"
        lineups = [bool(each.matches and each.matches.lineups) for each in (before, after)]
        if lineups == [True, False]:  # of which a forfeited match without boards is told apart
            yield f"sections[{k}].matches.lineups"
        if not _edition(None, None, Sections(before, after), []):
            yield f"sections[{k}].edition"
        if not _same_order(before, after):
            yield f"sections[{k}].order"
        left, still = ({game[1:] for game in games_to_come(each)} for each in (before, after))
        if left - still:
            yield f"sections[{k}].games to come"


def _means_the_same(path: str, before: Any, after: Any, pairs: list[Sections]) -> bool:
    """Whether the two say the same in other words."""
    if path == "dates":
        return bool(before and after and spans(before)) and spans(before) == spans(after)
    if not path.startswith("sections["):
        return False
    number, _, rest = path.removeprefix("sections[").partition("].")
    field = rest.split("[")[0] if not rest.startswith("matches.members") else rest
    field = field.split("[")[0] if "players[" not in rest else rest.rpartition("].")[2]
    if rest.startswith("matches.members.players"):
        field = f"member's {field}"
    if ".members." in f".{rest}" and ".players[" not in rest and "results" not in rest:
        return True  # whatever is said of a section is said of its members
    if rest.startswith("printed['"):  # who can win a prize, which the prizes know
        column = rest.split("'")[1].casefold()
        stated = map(stated_prizes, pairs[int(number)])
        return all(prizes and column in prizes.lists for prizes in stated)
    places = [int(part.partition("]")[0]) for part in rest.split("[")[1:] if part[0].isdigit()]
    check = _ALIKE.get(field)
    return check is not None and check(before, after, pairs[int(number)], places)


def _edition(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    one, other = (
        section.edition or order_of(section, AS_IN_THE_FILE).edition or "uschess"
        for section in pair
    )
    return one == other


def _order(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    return _same_order(*pair)


def _same_order(before: Section, after: Section) -> bool:
    each, other = (order_of(section, AS_IN_THE_FILE).codes for section in (before, after))
    return each == other


def _rounds(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    """Where nothing is said of how many there are, there are those that are in the table."""
    return (not before and after in (0, _last(pair.before))) or (
        not after and before in (0, _last(pair.after))
    )


def _last(section: Section) -> int:
    """The last round with an entry; where nothing is entered, the last that there is room for."""
    rows = section.crosstable.results
    last = max((r for row in rows for r, result in enumerate(row, 1) if _said(result)), default=0)
    return last or section.crosstable.rounds


def _said(result: Result) -> bool:
    return result.outcome is not Outcome.UNPAIRED or not result.blank


def _result(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    return _cell(before, after, pair.before, pair.after, places)


def _result_of_member(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    each, other = (section.matches and section.matches.members for section in pair)
    return bool(each and other) and _cell(before, after, each, other, places)


def _cell(before: Any, after: Any, one: Any, other: Any, places: list[int]) -> bool:
    """A round of which nothing is said is one in which somebody was not paired, once the round has
    begun and nobody waits for him; behind the last round it is nothing at all."""
    row, round = places
    if row >= len(one.players) or row >= len(other.players):
        return False

    def meant(result: Result | None, section: Section) -> Any:
        table = section.crosstable
        if result is not None and not _said(result):
            result = None
        if result is None and round < table.rounds and table.started(round + 1):
            waits = table.numbers[row] in table.missing(round + 1)
            return "waited for" if waits else Outcome.UNPAIRED
        if result is None:
            return "nothing"
        if result == Result(Outcome.UNPAIRED):
            return Outcome.UNPAIRED
        place = {number: k for k, number in enumerate(table.numbers)}
        opponent = place.get(result.opponent or 0, result.opponent)
        return result.outcome, opponent, result.colour, result.ruling, result.worth, result.unrated

    return bool(meant(before, one) == meant(after, other))


def _score(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    return {before, after} <= {None, *_sums(pair.before, places[0])}


def _score_of_member(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    for printed, section in zip((before, after), pair):
        members = section.matches and section.matches.members
        if printed is not None and members and printed not in _sums(members, places[0]):
            return False
    return True


def _sums(section: Section, row: int) -> tuple[float, float]:
    """The points of a row, and those of complete rounds, which formulas add up."""
    table, points = section.crosstable, [r.points for r in section.crosstable.results[row]]
    return sum(points), sum(points[round - 1] for round in table.complete_rounds)


def _place(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    try:
        rows = standings(pair.before).rows
    except TieBreakError:
        return False
    number = pair.before.crosstable.numbers[places[0]]
    (follows,) = (row.place for row in rows if row.player.number == number)
    return {before, after} <= {None, follows}


def _club(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    """The players of a team need not say which it is."""
    for club, section in zip((before, after), pair):
        matches = section.matches
        if club is None or matches is None or matches.members is None:
            continue
        number = matches.members.crosstable.numbers[places[0]]
        rosters = zip(section.players, matches.rosters, strict=True)
        if [club] != [" ".join(team.name.split()) for team, roster in rosters if number in roster]:
            return False
    return True


def _weights(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    return {before, after} <= {None, 1.0}


def _scale(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    scales = []
    for section in pair:
        try:
            edition = standings(section).edition.match_points
        except TieBreakError:
            return False
        scales.append((section.matches.match_points if section.matches else None) or edition)
    return scales[0] == scales[1]


def _seat(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    """Empty boards at the end of a line-up."""
    lineups = []
    for section in pair:
        row = (
            section.matches.lineups[places[0]]
            if section.matches and section.matches.lineups
            else ()
        )
        seats = row[places[1]] if places[1] < len(row) else ()
        last = max((board for board, member in enumerate(seats, 1) if member), default=0)
        lineups.append(seats[:last])
    return lineups[0] == lineups[1]


def _kind(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    """Where nothing is said of how they are paired, it is as it would be if it were said."""
    return pair.before.paired_as == pair.after.paired_as


def _findings(before: Any, after: Any, pair: Sections, places: list[int]) -> bool:
    """The same doubts, in other cells."""
    found = ((section.prizes.findings if section.prizes else ()) for section in pair)
    codes, others = (sorted(finding.code for finding in findings) for findings in found)
    return codes == others


_ALIKE: Mapping[str, Callable[[Any, Any, Sections, list[int]], bool]] = {
    "kind": _kind,
    "prizes.findings": _findings,
    "prizes.words": lambda *_: True,  # what they mean is compared
    "edition": _edition,
    "order": _order,
    "scheduled_rounds": _rounds,
    "crosstable.results": _result,
    "crosstable.numbers": lambda *_: True,  # the players' own numbers are compared
    "matches.members.crosstable.results": _result_of_member,
    "printed_score": _score,
    "printed_place": _place,
    "member's printed_score": _score_of_member,
    "member's team": _club,
    "matches.weights": _weights,
    "matches.match_points": _scale,
    "matches.lineups": _seat,
}
