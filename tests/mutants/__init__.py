"""Mutation testing of the rules: `make mutants`."""
