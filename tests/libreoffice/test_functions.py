"""The functions in cells of LibreOffice, with the extension."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.functions.test_nasty_blocks import RESULTS, needed
from tests.libreoffice.office import Office
from xltiebreak import __version__
from xltiebreak.functions import FUNCTIONS
from xltiebreak.libreoffice.cells import answer

pytestmark = pytest.mark.slow


@pytest.fixture
def document(office: Office) -> Iterator[int]:
    """An empty spreadsheet."""
    document = office.open()
    yield document
    office.close(document)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_wizard_says_what_the_catalogue_says(office: Office, document: int, name: str) -> None:
    function = FUNCTIONS[name]
    arguments = ["B1"] * len(needed(function.work))  # a function is known once it was called
    office.enter(document, "", "A1", [[f"={name}({';'.join(arguments)})"]])

    shown = office.wizard(name)

    assert shown["help"] == function.help
    optional = [one.default is not one.empty for one in function.signature.parameters.values()]
    told = [[argument, help] for argument, help in function.arguments.items()]
    assert shown["arguments"] == [[*both, left] for both, left in zip(told, optional)]


def test_the_version_is_that_of_the_extension(office: Office, document: int) -> None:
    office.enter(document, "", "A1", [["=VERSION_TB()"]])

    assert office.values(document, "", "A1") == [[__version__]]


def test_a_block_without_a_player_is_a_column(office: Office, document: int) -> None:
    office.type(document, "", "A1", RESULTS)
    office.enter_array(document, "", "D1:D4", "=SOLKOFF(A1:B4)")

    assert office.values(document, "", "D1:D4") == [*map(list, answer("SOLKOFF", RESULTS))]
