"""The browser table: lobby, sockets, storage and pictures; nothing here knows a game."""
