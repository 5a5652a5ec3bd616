"""Development tools: generators of source files."""
