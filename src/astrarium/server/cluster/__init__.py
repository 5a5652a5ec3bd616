"""Several servers on one PostgreSQL database: the news they send each other."""
