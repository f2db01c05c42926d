"""The command line: one module per command, one entry point."""
