"""Orders, places, combined teams and board prizes."""
