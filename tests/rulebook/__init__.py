"""One test per rule, in our own words, citing its ruling."""
