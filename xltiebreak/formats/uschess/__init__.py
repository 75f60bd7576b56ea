"""The US Chess rating report 2C: three dBase files that hold an event with all of its sections.

Every pairing program for US Chess events writes these files, so a director always has them. They
hold no tie-breaks. ``dbf`` has the fields and bytes of the three files, ``fields`` the texts in a
field: a day, a place, a round; ``reading`` makes an event of the files, ``writing`` the files of an
event.
"""
