"""Prizes: who gets what, to the cent, and why."""
