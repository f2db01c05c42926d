"""HTTP routes, sockets, identity, origin checks and static files."""
