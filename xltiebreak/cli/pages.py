"""``page``: the results as a web page in one file."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import click

from xltiebreak.answers.standings import EventStandings
from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import EVENT_CODES, ending, say, show_findings
from xltiebreak.cli.standings import rank, say_remarks
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats import files_read
from xltiebreak.page import Shown, by_initials, made_now, write_page

INITIALS = "initials"
_EVERY = 1.0
"""Seconds between two checks of a watched file."""
_AGAIN = 10
"""Seconds after which the page of a watched file looks for new results."""


@click.command(
    epilog=ending(
        "page event.xlsx",
        "page event.xlsx -o results.html --names initials",
        "page event.xlsx --screen --watch",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.option(
    "-o",
    "--output",
    "out",
    metavar="OUT.html",
    type=options.file_path,
    help="The page. [default: FILE's name with .html]",
)
@click.option(
    "--names",
    type=options.one_word_of(["full", INITIALS]),
    default="full",
    help="Players by their names or, wherever they are named, by initials. [default: full]",
)
@click.option("--listed", is_flag=True, help="Let search engines list the page.")
@click.option(
    "--watch", is_flag=True, help="Write it anew at each save of FILE until Ctrl+C; it loads anew."
)
@click.option(
    "--screen", is_flag=True, help="For the screen of a hall: large letters, pages that turn."
)
@options.ranking("round", "counting", "prizes", "fees", "seal", "announced", "force", "from")
def page(
    given: Given,
    out: Path | None,
    names: str,
    listed: bool,
    watch: bool,
    screen: bool,
    force: bool,
) -> None:
    """Write the results of FILE as a web page.

    It is one file, to be mailed, put on a site, or shown. It needs no network and no script; a name
    opens to the arithmetic behind its numbers. It holds neither member ids nor years of birth.
    """
    file, out = given.file, out or given.beside(".html", "page")
    options.refuse_other_ending(out, ".html", "results.html")
    if watch and file == "-":
        raise TieBreakError("--watch looks at a file; the standard input cannot be saved anew")
    inputs = files_read(file)
    refuse(out, force=force, inputs=inputs)
    again = _AGAIN if watch else 0

    def read() -> EventStandings:
        ranked = partial(rank, given=given)
        event = given.with_prizes()
        return by_initials(event, ranked) if names == INITIALS else ranked(event)

    def put(ranked: EventStandings, *, over: bool, notice: str = "") -> None:
        shown = Shown(listed, again, made_now(), notice, screen)
        write(out, write_page(ranked, shown).encode(), force=over, inputs=inputs)

    ranked = read()
    put(ranked, over=force)
    say_remarks(ranked)
    say(f"Wrote {out}.")
    if watch:
        say(f"Watching {file}; stop with Ctrl+C.")
        follow(Path(file), ranked, read, put)


def follow(
    file: Path,
    good: EventStandings,
    read: Callable[[], EventStandings],
    put: Callable[..., None],
) -> None:
    """Write the page again whenever the file has been saved. If the file cannot be read, the page
    keeps the last good results and says since when; if the system keeps it from being read, report
    that once and try until it can be. If the page cannot be written, do the same."""
    seen: tuple[int, int] | None = _stamp(file)
    at, notice, is_due, reported, unread = "", "", False, "", ""
    while True:
        time.sleep(_EVERY)
        if (now := _stamp(file)) != seen:
            at = f"{datetime.now():%H:%M}"
            try:
                good, seen, notice, is_due, unread = read(), now, "", True, ""
            except TieBreakError as error:
                seen = None if _is_held(error) else now
                if seen or str(error) != unread:
                    if isinstance(error, EventError):
                        show_findings(error.findings, err=True)
                    else:
                        say(f"{file}: {error}")
                    say(f"{at}: the file cannot be read yet; the page keeps the results of before.")
                    notice = f"Being corrected since {at}; these are the results of before."
                    is_due, unread = True, str(error)
        if not is_due:
            continue
        try:
            put(good, over=True, notice=notice)
        except TieBreakError as error:
            if reported != str(error):
                reported = str(error)
                say(f"{at}: {reported}; it is written as soon as it can be.")
        else:
            is_due, reported = False, ""
            if not notice:
                say(f"{at}: wrote the page.")


def _is_held(error: BaseException | None) -> bool:
    """Whether the system refused to read: a virus scanner holds the file for a moment, or it is
    moved into its place just now. No further save follows that."""
    while error is not None and not isinstance(error, OSError):
        error = error.__cause__
    return error is not None


def _stamp(file: Path) -> tuple[int, int]:
    try:
        there = file.stat()
    except OSError:
        return 0, 0
    return there.st_mtime_ns, there.st_size
