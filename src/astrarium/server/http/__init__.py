"""The HTTP API: endpoints, their OpenAPI document, guests and static files."""
