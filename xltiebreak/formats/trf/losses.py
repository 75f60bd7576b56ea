"""What an event holds and a TRF has no place for, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.figures import counted
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.losses import further_columns, games_to_come
from xltiebreak.formats.trf.dates import as_trf, edition_on
from xltiebreak.formats.trf.layout import PLAYER
from xltiebreak.formats.trf.teams.completed import Completed
from xltiebreak.formats.trf.teams.losses import team_losses
from xltiebreak.tables.cells import plain

_SEXES = {"m": "m", "male": "m", "w": "w", "f": "w", "female": "w"}
_TEXTS = {
    "Title": "title",
    "Federation": "federation",
    "ID": "id",
    "Birth": "birth",
    "Name": "name",
}


def sex_of(player: Player) -> str:
    """``m`` or ``w`` as TRF has it, any other single letter as it is; empty for other texts."""
    text = plain(player.sex)
    return _SEXES.get(text.casefold(), text if len(text) == 1 else "")


def losses(event: Event, version: str, team_event: Completed | None = None) -> Iterator[str]:
    """A sentence for everything that is not in the file, or not as the event has it; of a team
    event, with the players' results as they are written."""
    section = event.sections[0]
    for name, value in (
        ("venue", event.venue),
        ("organizer", event.organizer),
        ("rating body", event.rated_by),
        ("text of the notes", event.notes),
    ):
        if value:
            yield f"The {name} ({value}) is left out."
    if event.dates and not any(as_trf(event.dates)):
        yield (
            f"The dates {event.dates!r} are left out; a TRF holds days such as "
            "2026/03/01 – 2026/03/05."
        )
    yield from _settings(section, event, version)
    if team_event is None:
        yield from _clubs(section)
        yield from _players(section)
        yield from _results(section)
        yield from games_to_come(section)
    else:
        yield from team_losses(team_event, version)
        yield from _players(team_event.players)
        yield from _results(team_event.players)


def _settings(section: Section, event: Event, version: str) -> Iterator[str]:
    if section.name and section.name != "Open":
        yield f"The section's name {section.name!r} is left out."
    if section.kind not in ("swiss", "roundrobin"):
        yield f"The kind {section.kind!r} is written as a Swiss."
    if section.edition and section.edition != edition_on(as_trf(event.dates)[0]):
        yield (f"The edition {section.edition} is left out; a reader takes that of the dates.")
    if section.order and version == "16":
        yield f"The tie-break order {section.order} is left out; TRF26 has a record for it."
    if section.lots:
        yield f"The lots ({section.lots}) are left out."
    if section.withdrawn:
        listed = ", ".join(map(str, section.withdrawn))
        yield f"That these players withdrew ({listed}) is left out; a reader counts their games."
    yield from further_columns(section)
    for name, value in (
        ("number of trophies", section.trophies),
        ("rating of unrated players", section.unrated),
        ("number of counting players", section.counting),
    ):
        if value is not None:
            yield f"The {name} ({value}) is left out."


def _clubs(section: Section) -> Iterator[str]:
    clubs = sum(bool(player.team) for player in section.players)
    if clubs:
        yield f"The clubs of {counted(clubs, 'player')} are left out."


def _players(section: Section) -> Iterator[str]:
    provisional = sum(player.provisional is not None for player in section.players)
    if provisional:
        yield f"The games behind {counted(provisional, 'provisional rating')} are left out."
    for player in section.players:
        if player.sex and not sex_of(player):
            yield f"The sex of player {player.number} ({player.sex!r}) is left out."
        if player.rating is not None and len(str(player.rating)) > PLAYER["Rating"].width:
            yield f"The rating of player {player.number} is cut to four digits."
        for field, name in _TEXTS.items():
            text = plain(getattr(player, name))
            if len(text) > PLAYER[field].width:
                yield (
                    f"The {name} of player {player.number} ({text!r}) is cut to "
                    f"{counted(PLAYER[field].width, 'letter')}."
                )


def _results(section: Section) -> Iterator[str]:
    for player, results in zip(section.players, section.crosstable.results):
        for round, result in enumerate(results, start=1):
            where = f"of player {player.number} in round {round}"
            if result.outcome is Outcome.FORFEIT_DRAW:
                yield f"The forfeit draw {where} is written as a half-point bye."
            elif result.ruling:
                yield f"The ruling {where} is written as its result alone."
