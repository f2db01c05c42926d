"""Train a network by self-play (`overworld train`); needs torch."""
