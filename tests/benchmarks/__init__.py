"""Measurements: ratios of two figures from one run, never a test that fails on a slow machine."""
