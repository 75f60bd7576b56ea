"""Word files of events, made by the same lines inside Pyodide and outside."""

import base64
import os
import pickle

MOMENT = "1772323200"
"""When they say that they were made."""


def printed(pickled, picture):
    """Of each event by its name the bulletin, and the sheet for the door with the picture; as
    texts that can be handed over, as the pickled events and the picture are."""
    from xltiebreak.answers.standings import event_standings
    from xltiebreak.bulletin import write_bulletin, write_wall

    os.environ["SOURCE_DATE_EPOCH"] = MOMENT
    logo = base64.b64decode(picture)
    made = {}
    for name, event in pickle.loads(base64.b64decode(pickled)).items():
        ranked = event_standings(event, event.sections)
        made[name] = write_bulletin(ranked, ids=True, ties="all").docx
        made[f"{name}, on the wall"] = write_wall(ranked, paper="a4", logo=logo).docx
    return {name: base64.b64encode(docx).decode() for name, docx in made.items()}
