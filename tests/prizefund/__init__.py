"""The tests of the prizes: funds, kinds, shares to the cent, and announcements."""
