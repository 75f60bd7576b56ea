"""The functions over COM, behind stand-ins for Windows."""
