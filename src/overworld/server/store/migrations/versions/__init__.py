"""One module for each revision, the same for both kinds of database."""
