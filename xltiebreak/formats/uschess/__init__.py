"""The US Chess rating report 2C, which every pairing program for US Chess events writes: three
dBase files with an event and all of its sections, and without tie-breaks."""
