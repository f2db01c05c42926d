"""The server: tables where players and bots play over the network."""


class StartError(Exception):
    """A server cannot start; the message is in the user's language."""
