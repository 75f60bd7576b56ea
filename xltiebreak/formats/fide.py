"""TRF as kinds of their own, by version."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.checks import examine_event
from xltiebreak.event.findings import stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.formats.trf.writing import write_trf
from xltiebreak.formats.written import Written
from xltiebreak.ranking.standings import standings


def write_trf26(event: Event) -> Written:
    """The event as TRF26; see :func:`xltiebreak.formats.trf.writing.write_trf`.

    Raises:
        EventError: the event has errors; nobody should be sent a report of such.
    """
    return _written(event, "26")


def write_trf16(event: Event) -> Written:
    """The event as TRF16; see :func:`xltiebreak.formats.trf.writing.write_trf`.

    Raises:
        EventError: the event has errors; nobody should be sent a report of such.
    """
    return _written(event, "16")


def _written(event: Event, version: str) -> Written:
    stop_on_errors(examine_event(event))
    return write_trf(event, version, _ranks(event))


def _ranks(event: Event) -> Mapping[int, int]:
    """The places of the standings, where the file has none of its own and a round is complete."""
    if len(event.sections) > 1 or any(
        player.printed_place is not None for player in event.sections[0].players
    ):
        return {}
    ranked = standings(event.sections[0])
    return {row.player.number: row.place for row in ranked.rows} if ranked.rounds else {}
