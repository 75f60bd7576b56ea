"""The functions inside Pyodide, as in xlwings Lite."""
