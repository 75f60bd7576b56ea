"""A sentence on how many of a file's printed places are not ours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.figures import counted
from xltiebreak.ranking.standings import Standings
from xltiebreak.tables.printed_columns import go_down
from xltiebreak.verify.differences import compare_places
from xltiebreak.verify.meanings import PLACE, meaning_of
from xltiebreak.verify.printed_figures import is_empty, printed_texts


def printed_places_said(ours: Standings) -> str:
    """Return how many printed places are not ours, and what that may mean. Empty if all agree, none
    is printed or no round is complete."""
    sentences = (_sentence(ours, label, texts) for label, texts in _columns(ours))
    return next(filter(None, sentences), "") if ours.rounds else ""


def _columns(ours: Standings) -> Iterator[tuple[str, Mapping[int, str]]]:
    for label, texts in printed_texts(ours.section).items():
        meaning = meaning_of(label)
        if meaning is not None and meaning.system == PLACE:
            yield label, {number: text for number, text in texts.items() if not is_empty(text)}


def _are_start_numbers(ours: Standings, texts: Mapping[int, str]) -> bool:
    """Whether each place is the player's number although scores do not follow it: some programs
    print start numbers as places."""
    points = [ours.context.score(number) for number in sorted(texts)]
    return all(text == str(number) for number, text in texts.items()) and not go_down(points)


def _sentence(ours: Standings, label: str, texts: Mapping[int, str]) -> str:
    column = compare_places(ours, label, texts)
    count = len(column.differences)
    if not count or _are_start_numbers(ours, texts):
        return ""
    differ = "differs" if count == 1 else "differ"
    left_out = ours.open_rounds
    rounds = ", ".join(map(str, left_out))
    unfinished = (
        f"; round{'s' * (len(left_out) > 1)} {rounds} {'are' if len(left_out) > 1 else 'is'} "
        "not complete and left out here"
        if left_out
        else ""
    )
    return (
        f"{count} of {counted(column.compared, 'place')} {differ} from what the file prints "
        f"({label}): its tie-breaks or rules may be others, or a result was changed since"
        + unfinished
        + "; "
        "'xltiebreak verify' looks for the cause."
    )
