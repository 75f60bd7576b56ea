"""``bulletin``: the printed page."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.cli import options
from xltiebreak.cli.output import EVENT_CODES, ending, progress, say
from xltiebreak.cli.standings import rank, say_remarks
from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import refuse
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats import content_of, files_read, load
from xltiebreak.ranking.asked import Asked


@click.command(
    epilog=ending(
        "bulletin event.xlsx",
        "bulletin event.xlsx -o result.docx --template club.docx --pdf",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.option(
    "-o",
    "--output",
    "out",
    metavar="OUT.docx",
    type=options.file_path,
    help="The bulletin. [default: FILE's name with .docx]",
)
@click.option(
    "--template",
    metavar="CLUB.docx",
    type=options.file_path,
    callback=options.not_the_output,
    help="A Word file of the club's, whose styles, header, footer and pages are kept.",
)
@click.option("--pdf", is_flag=True, help="A PDF beside it, too (needs LibreOffice).")
@click.option("--ids", is_flag=True, help="Print member ids (many players are children).")
@click.option(
    "--paper",
    type=options.one_word_of(["letter", "a4"]),
    help="The size of the page, where no --template decides it. [default: letter]",
)
@click.option("--warnings", is_flag=True, help="Print the warnings of 'check' in the bulletin.")
@options.choosing
@options.round_option
@options.counting_option
@options.force_option
@options.from_option
def bulletin(
    file: str,
    out: Path | None,
    template: Path | None,
    pdf: bool,
    ids: bool,
    paper: str | None,
    warnings: bool,
    section: str,
    asked: Asked,
    force: bool,
    kind: str,
) -> None:
    """Write the results of FILE as a Word bulletin."""
    out = out or _beside(file)
    options.refuse_other_ending(out, ".docx", "bulletin.docx")
    printed = out.with_suffix(".pdf")
    inputs = files_read(file) + ([str(template)] if template else [])
    for path in [out, printed] if pdf else [out]:
        refuse(path, force=force, inputs=inputs)
    club = _read_template(template)
    event = load(file, kind)
    ranked = rank(event, section, asked)

    from xltiebreak.bulletin import to_pdf, write_bulletin  # late: Word files take long to load

    with progress("Writing the bulletin", 2 if pdf else 1) as step:
        made = write_bulletin(
            event,
            [one.players for one in ranked],
            template=club,
            paper=paper or "letter",
            ids=ids,
            findings=ranked.warnings if warnings else (),
        )
        step()
        files = {out: made.docx, **({printed: to_pdf(made.docx)} if pdf else {})}
        step()
    write_together(files, force=force, inputs=inputs)
    say_remarks(ranked)
    if paper and template:
        say(f"--paper is left out: the pages are those of {template}.")
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
        return content_of(template)
    except TieBreakError as error:
        raise TieBreakError(f"{template}: {error}") from error
