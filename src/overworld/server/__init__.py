"""The server: tables where players and bots play over the network."""
