"""``bulletin`` and ``page``: the results on paper and on a web page, which may follow the file."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from xltiebreak.answers.standings import EventStandings
from xltiebreak.cli.asking import request_of
from xltiebreak.cli.options import command, refuse_other_ending
from xltiebreak.cli.output import hear, progress, say, show_findings
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.formats.files import content_of, files_read, naming
from xltiebreak.scripts.questions import beside


def _beside(file: str, ending: str, what: str) -> Path:
    """Return the path beside a file, with this ending; ``what`` names it in the message.

    Raises:
        TieBreakError: it is the standard input.
    """
    if file == "-":
        raise TieBreakError(f"give the {what} a name with -o when the event is read from stdin")
    return Path(f"{Path(file).with_suffix('')}{ending}")


@command("bulletin")
def bulletin(
    out: Path | None,
    template: Path | None,
    logo: Path | None,
    which: str | None,
    crosstable: bool,
    wall: bool,
    pdf: bool,
    ids: bool,
    paper: str | None,
    warnings: bool,
    force: bool,
    **typed: Any,
) -> None:
    """Write the bulletin, or the sheet for the door, and a PDF of it."""
    more = {"--ties": which, "--crosstable": crosstable, "--ids": ids, "--warnings": warnings}
    if wall and (given := [option for option, value in more.items() if value]):
        raise TieBreakError(
            f"--wall prints the standings alone; leave out {' and '.join(given)}, or --wall"
        )
    out = out or _beside(typed["file"], "-wall.docx" if wall else ".docx", "bulletin")
    if out.suffix.lower() == ".pdf":
        raise TieBreakError(
            f"{out} does not end in .docx; a PDF is written beside it, with "
            f"-o {out.with_suffix('.docx')} --pdf"
        )
    refuse_other_ending(out, ".docx", "bulletin.docx")
    printed = out.with_suffix(".pdf")
    inputs = [*files_read(typed["file"]), *(str(picked) for picked in (template, logo) if picked)]
    for path in [out, printed] if pdf else [out]:
        refuse(path, force=force, inputs=inputs)
    club, picture = _content(template), _content(logo, is_picture=True)
    ranked = request_of("page", typed).ranked

    from xltiebreak.bulletin import to_pdf, write_bulletin, write_wall  # late: once all is read

    with progress("Writing the bulletin", 2 if pdf else 1) as step:
        on: dict[str, Any] = {"template": club, "paper": paper or "letter", "logo": picture}
        if not wall:
            findings = ranked.warnings if warnings else ()
            on |= {"ids": ids, "findings": findings, "crosstable": crosstable}
            on["ties"] = which or "trophies"
        made = write_wall(ranked, **on) if wall else write_bulletin(ranked, **on)
        step()
        files = {out: made.docx, **({printed: to_pdf(made.docx)} if pdf else {})}
        step()
    write(files, force=force, inputs=inputs)
    hear(beside(ranked))
    if paper and template:
        say(f"--paper is left out: the pages are those of {template}.")
    hear(made.notes)
    say(f"Wrote {out}{f' and {printed}' if pdf else ''}.")


def _content(file: Path | None, *, is_picture: bool = False) -> bytes | None:
    if file is None:
        return None
    with naming(file):
        content = content_of(file)
        if is_picture:
            from xltiebreak.bulletin import check_picture  # late: for a logo only

            check_picture(content)
        return content


_EVERY = 1.0
"""Seconds between two checks of a watched file."""
_AGAIN = 10
"""Seconds after which the page of a watched file looks for new results."""


@command("page")
def page(
    out: Path | None,
    names: str | None,
    listed: bool,
    watch: bool,
    screen: bool,
    force: bool,
    **typed: Any,
) -> None:
    """Write the page, and again at each save if it is watched."""
    from xltiebreak import page as of_web  # late: no bulletin has it

    file: str = typed["file"]
    out = out or _beside(file, ".html", "page")
    refuse_other_ending(out, ".html", "results.html")
    if watch and file == "-":
        raise TieBreakError("--watch looks at a file; the standard input cannot be saved anew")
    inputs = files_read(file)
    refuse(out, force=force, inputs=inputs)

    def read() -> EventStandings:
        request = request_of("page", typed)
        if names != "initials":
            return request.ranked
        return of_web.by_initials(
            request.event, lambda event: replace(request, read=lambda _: event).ranked
        )

    def put(ranked: EventStandings, *, over: bool, notice: str = "") -> None:
        shown = of_web.Shown(listed, _AGAIN * watch, of_web.made_now(), notice, screen)
        with progress("Writing the page"):
            write({out: of_web.write_page(ranked, shown).encode()}, force=over, inputs=inputs)

    ranked = read()
    put(ranked, over=force)
    hear([*beside(ranked), of_web.withheld(ranked)])
    say(f"Wrote {out}.")
    if watch:
        say(f"Watching {file}; stop with Ctrl+C.")
        follow(Path(file), ranked, read, put)


def follow(
    file: Path, good: EventStandings, read: Callable[[], EventStandings], put: Callable[..., None]
) -> None:
    """Write the page again whenever the file has been saved. If the file cannot be read, the page
    keeps the last good results and says since when. That, or a page that cannot be written, is said
    once, and tried each second: a virus scanner may hold a file, of which no further save tells."""
    seen, told = _stamp(file), ""
    while True:
        time.sleep(_EVERY)
        if (now := _stamp(file)) == seen:
            continue
        at, problem = f"{datetime.now():%H:%M}", ""
        try:
            good = read()
        except TieBreakError as error:
            problem = str(error)
            if problem == told:
                continue
            if isinstance(error, EventError):
                show_findings(error.findings, err=True)
            else:
                say(f"{file}: {error}")
            say(f"{at}: the file cannot be read yet; the page keeps the results of before.")
        notice = f"Being corrected since {at}; these are the results of before." * bool(problem)
        try:
            put(good, over=True, notice=notice)
        except TieBreakError as error:
            problem = str(error)
            if problem != told:
                say(f"{at}: {error}; it is written as soon as it can be.")
        else:
            if not problem:
                seen = now
                say(f"{at}: wrote the page.")
        told = problem


def _stamp(file: Path) -> tuple[int, int]:
    try:
        there = file.stat()
    except OSError:
        return 0, 0
    return there.st_mtime_ns, there.st_size
