"""``convert``: the event as a file of another program."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import click

from xltiebreak.answers.sections import sections_of
from xltiebreak.checks import examine_event
from xltiebreak.cli.options import command, commands, table
from xltiebreak.cli.output import PROGRAM, hear, progress, say
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import TieBreakError, summary
from xltiebreak.event.words import for_a_shell
from xltiebreak.formats.files import convert as converted
from xltiebreak.formats.files import files_read, load_crosstable, naming, parts_in
from xltiebreak.formats.kinds import FORMATS, THE_FILE, WRITABLE, Format, format_named, kind_for


@command("convert")
def convert(file: str, out: str, kind: str, to: str, section: str, force: bool) -> None:
    """Write the event, then say what it lost."""
    target = _target(file, out, to)
    paths = _paths(out, target)
    inputs = files_read(file)
    for path in paths.values():
        if path.parent.exists() or not target.part_names:
            refuse(path, force=force, inputs=inputs)

    with progress("Reading"):
        event = load_crosstable(file, kind)
    if section and len(event.sections) > 1:
        if event.seal:
            say(f"The seal {event.seal} is that of all sections; it is left out.")
        event = dataclasses.replace(event, sections=sections_of(event, section), seal="")
    with progress("Converting"):
        written, lost = converted(event, target.code)
    if out == "-":
        click.echo(written.content, nl=False)
    else:
        files = {path: written.files[name] for name, path in paths.items()}
        write(files, force=force, inputs=inputs)
    say(f"Wrote {'the event' if out == '-' else out}.")
    if lost:
        say("What it cannot hold:")
    hear([*(f"- {loss.sentence}" for loss in lost), *written.wanting])
    if findings := examine_event(event):
        say(f"'xltiebreak check' finds {summary(findings)} in {file}.")


def _target(file: str, out: str, to: str) -> Format:
    if to:
        return format_named(to, WRITABLE)
    if out == "-":
        raise TieBreakError("give the kind that goes to the standard output: --to csv, for one")
    ending = Path(out).suffix.lower()[1:]
    for name in commands():
        if name != "convert" and ending in table(name).get("called", "").split():
            words = [name, file, *["--pdf"] * (ending == "pdf")]
            raise TieBreakError(f"for a file such as {out} type: {PROGRAM} {for_a_shell(*words)}")
    return kind_for(out)


def _paths(out: str, target: Format) -> dict[str, Path]:
    """Return the paths to write, by names of parts: in the folder OUT, or beside the file OUT."""
    if out == "-":
        if target.part_names:
            raise TieBreakError(f"this kind is {len(target.part_names)} files; give a folder")
        return {}
    if not target.part_names:
        return {THE_FILE: Path(out)}
    folder = Path(out)
    if folder.suffix.lower() in target.extensions:
        folder = folder.parent
    with naming(folder):
        there = parts_in(folder, target) if folder.is_dir() else {}
    return {part: Path(there.get(part, folder / part)) for part in target.part_names}


def _kinds() -> str:
    done = {(True, True): "read and written", (True, False): "read", (False, True): "written"}
    lines = (
        f"  {kind.code:<13}  {kind.name} ({done[bool(kind.reader), bool(kind.writer)]})\n"
        for kind in FORMATS.values()
    )
    return f"\b\nKinds:\n{''.join(lines)}\n"


convert.epilog = f"{_kinds()}{convert.epilog}"
