"""What only developers need; no wheel carries it."""
