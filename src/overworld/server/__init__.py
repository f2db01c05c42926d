"""The server: tables that people and bots elsewhere play at."""
