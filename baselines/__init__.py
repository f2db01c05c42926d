"""Training programs and reports of the baselines; see README.md."""
