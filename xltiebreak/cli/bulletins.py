"""``bulletin``: the printed page."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.checks import examine_event
from xltiebreak.cli import options
from xltiebreak.cli.events import rank_sections, say_remarks
from xltiebreak.cli.options import Choice
from xltiebreak.cli.output import say
from xltiebreak.cli.progress import progress
from xltiebreak.errors import TieBreakError
from xltiebreak.files import load


@click.command(
    epilog="Examples: xltiebreak bulletin event.xlsx; "
    "xltiebreak bulletin event.xlsx -o result.docx --template club.docx --pdf. "
    "Exit codes: 0 fine, 1 errors in the event, 2 wrong usage or unreadable."
)
@options.file_argument
@click.option(
    "-o",
    "--output",
    "out",
    metavar="OUT.docx",
    type=click.Path(path_type=Path),
    help="The bulletin (FILE's name with .docx).",
)
@click.option(
    "--template",
    metavar="CLUB.docx",
    type=click.Path(path_type=Path),
    help="A Word file of the club's, whose styles, header, footer and pages are kept.",
)
@click.option("--pdf", is_flag=True, help="A PDF beside it, too (needs LibreOffice).")
@click.option("--ids", is_flag=True, help="Print member ids (many players are children).")
@click.option("--paper", type=click.Choice(["letter", "a4"]), default="letter", show_default=True)
@click.option("--warnings", is_flag=True, help="Print the warnings of 'check' in the bulletin.")
@options.choosing
@options.force_option
@options.from_option
def bulletin(
    file: str,
    out: Path | None,
    template: Path | None,
    pdf: bool,
    ids: bool,
    paper: str,
    warnings: bool,
    choice: Choice,
    force: bool,
    kind: str,
) -> None:
    """Write the results of FILE as a Word bulletin."""
    event = load(file, kind)
    out = out or _beside(file)
    if out.suffix.lower() != ".docx":
        raise TieBreakError(f"{out} does not end in .docx; expected a name such as bulletin.docx")
    printed = out.with_suffix(".pdf")
    for path in [out, printed] if pdf else [out]:
        options.refuse_to_overwrite(path, force=force, source=file)
    club = _read_template(template)
    ranked = rank_sections(event, choice)

    from xltiebreak.bulletin import write_bulletin
    from xltiebreak.bulletin.pdf import to_pdf

    with progress("Writing the bulletin", 2 if pdf else 1) as step:
        made = write_bulletin(
            event,
            ranked,
            template=club,
            paper=paper,
            ids=ids,
            findings=examine_event(event) if warnings else (),
        )
        step()
        converted = to_pdf(made.docx) if pdf else b""
        step()
    options.save(out, made.docx, force=force, source=file)
    if pdf:
        options.save(printed, converted, force=force, source=file)
    for one in ranked:
        say_remarks(one, many=len(ranked) > 1)
    for note in made.notes:
        say(note)
    say(f"Wrote {out}{f' and {printed}' if pdf else ''}.")


def _beside(file: str) -> Path:
    if file == "-":
        raise TieBreakError("give the bulletin a name with -o when the event is read from stdin")
    return Path(file).with_suffix(".docx")


def _read_template(template: Path | None) -> bytes | None:
    if template is None:
        return None
    try:
        return template.read_bytes()
    except OSError as error:
        raise TieBreakError(f"{template} cannot be opened ({error.strerror})") from error
