"""What people look at: views for browsers, text for terminals, the gallery and the result."""
