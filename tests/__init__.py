"""Tests of the package, by kind."""
