"""Laws of the two directions: what a TRF holds comes back, and is written again to the letter."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make.files import written
from tests.make.samples import lost
from tests.make.trf import bare, findings, placed, stated
from tests.make.trf import event as read
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section, examine_event

GAMES = [
    (Outcome.WIN, Outcome.LOSS),
    (Outcome.DRAW, Outcome.DRAW),
    (Outcome.LOSS, Outcome.WIN),
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    (Outcome.PENDING, Outcome.PENDING),
]
ALONE = [Outcome.HALF_BYE, Outcome.FULL_BYE, Outcome.PAIRING_BYE, Outcome.UNPAIRED]
LETTERS = st.characters(
    categories=["Lu", "Ll", "Nd", "Zs", "Pd", "Po"], max_codepoint=0x2FF, exclude_characters="\xa0"
)


def texts(longest: int) -> st.SearchStrategy[str]:
    """Texts that fit into so many columns, tidy as a reader leaves them."""
    return st.text(LETTERS, max_size=longest).map(lambda text: " ".join(text.split()))


def one_round(numbers: list[int], worth: float | None, random: Random) -> dict[int, Result]:
    """A round of games, forfeits and byes; its twins agree."""
    waiting = random.sample(numbers, len(numbers))
    cells: dict[int, Result] = {}
    while waiting:
        one = waiting.pop()
        if waiting and random.random() < 0.7:
            other = waiting.pop()
            mine, theirs = random.choice(GAMES)
            colours = random.choice([("w", "b"), ("b", "w")])
            unrated = Result(mine, other).played and random.random() < 0.2
            cells[one] = Result(mine, other, colours[0], unrated=unrated)
            cells[other] = Result(theirs, one, colours[1], unrated=unrated)
        else:
            outcome = random.choice(ALONE)
            cells[one] = Result(outcome, worth=worth if outcome is Outcome.PAIRING_BYE else None)
    return cells


@st.composite
def sections(draw: st.DrawFn) -> Section:
    size = draw(st.integers(1, 12))
    width = draw(st.integers(0, 11))
    worth = draw(st.sampled_from([None, None, 0.5, 0.0, 0.25]))
    random = Random(draw(st.integers(0, 10**6)))
    numbers = random.sample(range(1, 10_000), size)
    rounds = [one_round(numbers, worth, random) for _ in range(width)]
    rows = tuple(tuple(cells[number] for cells in rounds) for number in numbers)
    people = [
        Player(
            number,
            name=draw(texts(33)),
            id=draw(st.sampled_from(["", "99900011", "12345678901"])),
            rating=draw(st.none() | st.integers(1, 9999)),
            title=draw(st.sampled_from(["", "GM", "WFM", "g", "wm"])),
            federation=draw(st.sampled_from(["", "NOR", "USA"])),
            sex=draw(st.sampled_from(["", "m", "w"])),
            birth=draw(st.sampled_from(["", "1990/12/01", "1966.02.06", "1978"])),
            printed_score=sum(result.points for result in row),
            printed_place=draw(st.none() | st.integers(1, 9999)),
        )
        for number, row in zip(numbers, rows, strict=True)
    ]
    return Section(
        "Open",
        tuple(people),
        Crosstable(tuple(numbers), rows),
        kind=draw(st.sampled_from(["swiss", "roundrobin"])),
        scheduled_rounds=draw(st.none() | st.integers(1, 100)),
        order=",".join(draw(st.permutations(["SB", "CUM", "SOLK"]))[: draw(st.integers(0, 3))]),
    )


@st.composite
def events(draw: st.DrawFn) -> Event:
    """Events with nothing in them that a TRF26 has no place for."""
    days = sorted(draw(st.lists(st.dates(date(1000, 1, 1)), min_size=2, max_size=2)))
    start, end = (f"{day:%Y/%m/%d}" for day in days)
    dates = draw(st.sampled_from(["", start if start == end else f"{start} – {end}"]))
    edition = draw(st.sampled_from(["fide2026", "fide2023", "uschess"]))
    section = replace(draw(sections()), edition=edition)
    arbiters = draw(st.lists(texts(20).filter(lambda text: text and ";" not in text), max_size=3))
    return Event(
        name=draw(texts(60)) or "Timber Open",
        sections=(section,),
        dates=dates,
        city=draw(texts(20)),
        chief_td=draw(texts(20)),
        assistant_tds="; ".join(arbiters),
        time_control=draw(texts(20)),
    )


@pytest.mark.slow
@given(events())
def test_what_a_trf26_holds_comes_back(event: Event) -> None:
    assert lost(event, "trf26") == ()
    assert bare(read(written(event, "trf26"))) == stated(event)


@pytest.mark.slow
@given(events())
def test_a_trf16_brings_back_all_but_the_tie_breaks(event: Event) -> None:
    without = replace(event, sections=(replace(event.sections[0], order=""),))
    assert lost(without, "trf16") == ()
    again = bare(read(written(without, "trf16")))
    assert again == stated(without, order=False)


@pytest.mark.slow
@given(events(), st.sampled_from(["trf16", "trf26"]))
def test_what_was_written_is_written_again_to_the_letter(event: Event, kind: str) -> None:
    content = written(event, kind)
    assert written(read(content), kind) == content


@pytest.mark.slow
@given(events())
def test_what_we_write_has_no_error(event: Event) -> None:
    told = findings(written(event, "trf26"))
    assert [finding for finding in told if finding.is_error] == []


# Team events


EVENTS = list(every_kind_of_teams(15))


def as_event(section: Section) -> Event:
    section = replace(section, name="Open", edition="fide2026", order="EDET,BH:GP/C1,MPvGP")
    return Event("A", (section,), dates="2026/05/09")


def said_of_members(event: Event) -> Event:
    """The event with what a reader says of every player of a team."""
    (section,) = event.sections
    matches = section.matches
    assert matches is not None
    assert matches.members is not None
    scores = {
        number: sum(result.points for result in row)
        for number, row in matches.members.crosstable.rows.items()
    }
    people = replace(
        matches.members,
        name="Players",
        players=tuple(
            replace(player, printed_score=scores[player.number])
            for player in matches.members.players
        ),
        scheduled_rounds=section.scheduled_rounds,
        edition=section.edition,
        kind="swiss",
    )
    return replace(
        event, sections=(replace(placed(section), matches=replace(matches, members=people)),)
    )


@pytest.mark.slow
@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_what_a_trf26_holds_of_teams_comes_back(made: Section) -> None:
    before = as_event(made)
    assert lost(before, "trf26") == ()
    assert bare(read(written(before, "trf26"))) == said_of_members(before)


@pytest.mark.slow
@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_what_was_written_of_teams_is_written_again_to_the_letter(made: Section) -> None:
    content = written(as_event(made), "trf26")
    again = read(content)
    assert [finding for finding in examine_event(again) if finding.is_error] == []
    assert written(again, "trf26") == content
