"""Several servers on one PostgreSQL: membership, news, requests from one to another."""
