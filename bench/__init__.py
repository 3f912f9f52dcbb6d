"""Benchmarks; see README.md in this folder."""
