"""The object that LibreOffice loads, with a method for each function.

It lies in the extension's root as it stands here, and none of our modules imports it.
"""

from functools import partialmethod

import unohelper  # type: ignore[import-not-found]
from com.sun.star.lang import XServiceInfo
from org.xltiebreak import XFunctions  # type: ignore[import-not-found]

from xltiebreak.functions import FUNCTIONS
from xltiebreak.libreoffice.cells import answer

NAME = "org.xltiebreak.Functions"


class Functions(unohelper.Base, XFunctions, XServiceInfo):  # type: ignore[misc]
    """The functions, which Calc calls by their names."""

    def __init__(self, context: object) -> None:
        """Take Calc's context, of which nothing is needed."""

    def getImplementationName(self) -> str:  # noqa: N802
        """Return the name under which the extension lists this object."""
        return NAME

    def supportsService(self, name: str) -> bool:  # noqa: N802
        """Whether this object offers a service."""
        return name == NAME

    def getSupportedServiceNames(self) -> tuple[str, ...]:  # noqa: N802
        """Return the services that this object offers."""
        return (NAME,)


for _name in FUNCTIONS:
    setattr(Functions, _name, partialmethod(lambda _, name, *values: answer(name, *values), _name))

g_ImplementationHelper = unohelper.ImplementationHelper()  # noqa: N816
g_ImplementationHelper.addImplementation(Functions, NAME, (NAME,))
