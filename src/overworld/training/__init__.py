"""Training a network by self-play: `overworld train`. Needs torch, which nothing else here does."""
