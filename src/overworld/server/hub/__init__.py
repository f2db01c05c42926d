"""The hub: running rooms on a node."""
