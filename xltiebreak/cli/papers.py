"""``bulletin`` and ``page``: the results on paper and on a web page, which may follow the file."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from xltiebreak.answers.standings import EventStandings
from xltiebreak.cli.asking import request_of
from xltiebreak.cli.options import command, refuse_other_ending
from xltiebreak.cli.output import hear, progress, say, show_findings
from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats import content_of, files_read
from xltiebreak.scripts import EVENT_CODES, SWITCH, Option, Request, beside, file_path

_RANKING = ("section", "edition", "order", "unrated", "lots", "round", "counting", "prizes", "fees")
_RANKED_BY = (*_RANKING, "seal", "announced", "force", "from")


def _beside(file: str, ending: str, what: str) -> Path:
    """Return the path beside a file, with this ending; ``what`` names it in the message.

    Raises:
        TieBreakError: it is the standard input.
    """
    if file == "-":
        raise TieBreakError(f"give the {what} a name with -o when the event is read from stdin")
    return Path(f"{Path(file).with_suffix('')}{ending}")


@command(
    "bulletin",
    "FILE",
    Option(
        "-o --output out",
        "OUT.docx",
        "The bulletin. [default: FILE's name with .docx, or with -wall.docx]",
        file_path,
    ),
    Option(
        "--template",
        "CLUB.docx",
        "A Word file of the club's, whose styles, header, footer and pages are kept.",
        file_path,
        is_read=True,
    ),
    Option(
        "--logo",
        "PICTURE",
        "A PNG or JPEG to stand beside the event's name.",
        file_path,
        is_read=True,
    ),
    Option(
        "--ties which",
        ("trophies", "all", "none"),
        "Which ties are worked out: those that touch a prize or trophy. [default: trophies]",
    ),
    Option("--crosstable", SWITCH, "All results once more by pairing number, with the colors."),
    Option(
        "--wall",
        SWITCH,
        "Only the standings, in the largest letters that fit, for the door of the room.",
    ),
    Option("--pdf", SWITCH, "A PDF beside it, too (needs LibreOffice)."),
    Option("--ids", SWITCH, "Print member ids (many players are children)."),
    Option(
        "--paper",
        ("letter", "a4"),
        "The size of the page, where no --template decides it. [default: letter]",
    ),
    Option("--warnings", SWITCH, "Print the warnings of 'check' in the bulletin."),
    *_RANKED_BY,
    examples=[
        "bulletin event.xlsx",
        "bulletin event.xlsx -o result.docx --template club.docx --pdf",
        "bulletin event.xlsx --wall --round 3",
    ],
    codes=EVENT_CODES,
)
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
    """Write the results of FILE as a Word bulletin."""
    if wall:
        _refuse_options_beside_wall(
            {"--ties": which, "--crosstable": crosstable, "--ids": ids, "--warnings": warnings}
        )
    out = out or _beside(typed["file"], "-wall.docx" if wall else ".docx", "bulletin")
    if out.suffix.lower() == ".pdf":
        word = out.with_suffix(".docx")
        raise TieBreakError(
            f"{out} does not end in .docx; a PDF is written beside it, with -o {word} --pdf"
        )
    refuse_other_ending(out, ".docx", "bulletin.docx")
    printed = out.with_suffix(".pdf")
    inputs = [*files_read(typed["file"]), *(str(picked) for picked in (template, logo) if picked)]
    for path in [out, printed] if pdf else [out]:
        refuse(path, force=force, inputs=inputs)
    club, picture = _content(template), _picture(logo)
    ranked = request_of("of prizes", typed).ranked

    from xltiebreak.bulletin import to_pdf, write_bulletin, write_wall  # late: once all is read

    with progress("Writing the bulletin", 2 if pdf else 1) as step:
        on: dict[str, Any] = {"template": club, "paper": paper or "letter", "logo": picture}
        made = (
            write_wall(ranked, **on)
            if wall
            else write_bulletin(
                ranked,
                ids=ids,
                findings=ranked.warnings if warnings else (),
                ties=which or "trophies",
                crosstable=crosstable,
                **on,
            )
        )
        step()
        files = {out: made.docx, **({printed: to_pdf(made.docx)} if pdf else {})}
        step()
    write_together(files, force=force, inputs=inputs)
    hear(beside(ranked))
    if paper and template:
        say(f"--paper is left out: the pages are those of {template}.")
    for note in made.notes:
        say(note)
    say(f"Wrote {out}{f' and {printed}' if pdf else ''}.")


def _refuse_options_beside_wall(asked: Mapping[str, object]) -> None:
    given = [option for option, value in asked.items() if value]
    if given:
        raise TieBreakError(
            f"--wall prints the standings alone; leave out {' and '.join(given)}, or --wall"
        )


def _content(file: Path | None) -> bytes | None:
    if file is None:
        return None
    try:
        return content_of(file)
    except TieBreakError as error:
        raise TieBreakError(f"{file}: {error}") from error


def _picture(logo: Path | None) -> bytes | None:
    content = _content(logo)
    if content is not None:
        from xltiebreak.bulletin import check_picture  # late: for a logo only

        try:
            check_picture(content)
        except TieBreakError as error:
            raise TieBreakError(f"{logo}: {error}") from error
    return content


_EVERY = 1.0
"""Seconds between two checks of a watched file."""
_AGAIN = 10
"""Seconds after which the page of a watched file looks for new results."""


@command(
    "page",
    "FILE",
    Option("-o --output out", "OUT.html", "The page. [default: FILE's name with .html]", file_path),
    Option(
        "--names",
        ("full", "initials"),
        "Players by their names or, wherever they are named, by initials. [default: full]",
    ),
    Option("--listed", SWITCH, "Let search engines list the page."),
    Option("--watch", SWITCH, "Write it anew at each save of FILE until Ctrl+C; it loads anew."),
    Option("--screen", SWITCH, "For the screen of a hall: large letters, pages that turn."),
    *_RANKED_BY,
    examples=[
        "page event.xlsx",
        "page event.xlsx -o results.html --names initials",
        "page event.xlsx --screen --watch",
    ],
    codes=EVENT_CODES,
)
def page(
    out: Path | None,
    names: str | None,
    listed: bool,
    watch: bool,
    screen: bool,
    force: bool,
    **typed: Any,
) -> None:
    """Write the results of FILE as a web page.

    It is one file, to be mailed, put on a site, or shown. It needs no network and no script; a name
    opens to the arithmetic behind its numbers. It holds neither member ids nor years of birth.
    """
    from xltiebreak.page import Shown, by_initials, made_now, write_page  # late: no bulletin has it

    file: str = typed["file"]
    out = out or _beside(file, ".html", "page")
    refuse_other_ending(out, ".html", "results.html")
    if watch and file == "-":
        raise TieBreakError("--watch looks at a file; the standard input cannot be saved anew")
    inputs = files_read(file)
    refuse(out, force=force, inputs=inputs)
    again = _AGAIN if watch else 0

    def read() -> EventStandings:
        request = request_of("of prizes", typed)
        if names != "initials":
            return request.ranked
        return by_initials(request.event, lambda event: _ranked(event, request))

    def put(ranked: EventStandings, *, over: bool, notice: str = "") -> None:
        shown = Shown(listed, again, made_now(), notice, screen)
        write(out, write_page(ranked, shown).encode(), force=over, inputs=inputs)

    ranked = read()
    put(ranked, over=force)
    hear(beside(ranked))
    say(f"Wrote {out}.")
    if watch:
        say(f"Watching {file}; stop with Ctrl+C.")
        follow(Path(file), ranked, read, put)


def _ranked(event: Event, request: Request) -> EventStandings:
    return replace(request, read=lambda _: event).ranked


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
