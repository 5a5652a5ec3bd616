"""Everything shown: views for browsers, text for terminals, the gallery, the breakdown of a result."""
