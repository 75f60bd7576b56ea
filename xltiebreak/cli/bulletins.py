"""What hangs on the wall: ``announce`` before round 1, ``bulletin`` with the results."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import EVENT_CODES, ending, progress, say, say_all
from xltiebreak.cli.standings import rank, say_remarks, show_answer, write_pages
from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import refuse
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats import content_of, files_read


@click.command(
    epilog=ending(
        "bulletin event.xlsx",
        "bulletin event.xlsx -o result.docx --template club.docx --pdf",
        "bulletin event.xlsx --wall --round 3",
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
    help="The bulletin. [default: FILE's name with .docx, or with -wall.docx]",
)
@click.option(
    "--template",
    metavar="CLUB.docx",
    type=options.file_path,
    callback=options.not_the_output,
    help="A Word file of the club's, whose styles, header, footer and pages are kept.",
)
@click.option(
    "--logo",
    metavar="PICTURE",
    type=options.file_path,
    callback=options.not_the_output,
    help="A PNG or JPEG to stand beside the event's name.",
)
@click.option(
    "--ties",
    "which",
    type=options.one_word_of(["trophies", "all", "none"]),
    help="Which ties are worked out: those that touch a prize or trophy. [default: trophies]",
)
@click.option(
    "--crosstable",
    is_flag=True,
    help="All results once more by pairing number, with the colors.",
)
@click.option(
    "--wall",
    is_flag=True,
    help="Only the standings, in the largest letters that fit, for the door of the room.",
)
@click.option("--pdf", is_flag=True, help="A PDF beside it, too (needs LibreOffice).")
@click.option("--ids", is_flag=True, help="Print member ids (many players are children).")
@click.option(
    "--paper",
    type=options.one_word_of(["letter", "a4"]),
    help="The size of the page, where no --template decides it. [default: letter]",
)
@click.option("--warnings", is_flag=True, help="Print the warnings of 'check' in the bulletin.")
@options.ranking("round", "counting", "prizes", "fees", "seal", "announced", "force", "from")
def bulletin(
    given: Given,
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
) -> None:
    """Write the results of FILE as a Word bulletin."""
    if wall:
        _refuse_options_beside_wall(
            {"--ties": which, "--crosstable": crosstable, "--ids": ids, "--warnings": warnings}
        )
    out = out or given.beside("-wall.docx" if wall else ".docx", "bulletin")
    if out.suffix.lower() == ".pdf":
        word = out.with_suffix(".docx")
        raise TieBreakError(
            f"{out} does not end in .docx; a PDF is written beside it, with -o {word} --pdf"
        )
    options.refuse_other_ending(out, ".docx", "bulletin.docx")
    printed = out.with_suffix(".pdf")
    inputs = [*files_read(given.file), *(str(picked) for picked in (template, logo) if picked)]
    for path in [out, printed] if pdf else [out]:
        refuse(path, force=force, inputs=inputs)
    club, picture = _content(template), _picture(logo)
    ranked = rank(given.with_prizes(), given)

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
    say_remarks(ranked)
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


@click.command(
    epilog=ending(
        "announce event.xlsx",
        "announce event.xlsx -o announcement.docx",
        codes="0 fine, 1 the prizes have errors, 2 the rounds are not stated, or wrong usage",
    )
)
@options.file_argument
@click.option(
    "-o",
    "--output",
    "out",
    type=options.file_path,
    metavar="OUT.docx",
    help="Write it as a page for the wall, instead of printing it.",
)
@options.ranking("text", "paper", "force", "from")
def announce(given: Given, form: str, out: Path | None, paper: str, force: bool) -> None:
    """Print how ties and prizes of FILE are decided, and the seal.

    The seal is made of the rules and prizes alone. Type it at the label Seal: from then on every
    command says whether the event still agrees with what was announced.
    """
    from xltiebreak.answers.announcement import TITLE, announcement  # late: for this alone

    event = given.with_prizes()
    answer = announcement(event, given.asked)
    say_all(answer.remarks)
    if out is None:
        show_answer(answer, form)
    else:
        page = (event, (), TITLE, answer.parts())
        write_pages(page, out, paper=paper, force=force, files=[given.file])
        say(f"Its seal is {answer.seal}.")
