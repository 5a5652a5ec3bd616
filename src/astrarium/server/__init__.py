"""The online table: matches played in browsers over HTTP and WebSocket."""
