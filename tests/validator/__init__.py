"""Microsoft's Open XML SDK on the workbooks and documents that the tests make.

The tests keep them where ``OFFICE_FILES`` names a folder; afterwards

    python -m tests.validator FOLDER

goes through them. As one file takes the SDK a second, of many that are built alike one is enough:
a file is looked at if anything is in it that none before it had, be it a tag at a place, an
attribute, or a kind of value.
"""
