"""Questions about an event, for whoever asks them: a command, a button, or the page."""
