"""The network side: routes, sockets, identity, limits, static files."""
