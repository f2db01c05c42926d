"""Looking back: reviews of games, from what searches and enumerations say about their positions."""
