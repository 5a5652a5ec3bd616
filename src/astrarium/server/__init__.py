"""The table: matches played in browsers over the network."""
