"""Several servers on one database: requests from one to another."""
