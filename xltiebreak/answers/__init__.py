"""What each command answers, as tables, as sentences and as JSON; every face shows it."""
