"""Several servers on one PostgreSQL: membership, news, links."""
