"""Hypothesis for the whole suite: the same examples every time, so a build says the same thing twice.

`pytest --hypothesis-profile=explore` looks at fresh examples instead.
"""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "astrarium",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", settings.get_profile("astrarium"), derandomize=False)
settings.load_profile("astrarium")
