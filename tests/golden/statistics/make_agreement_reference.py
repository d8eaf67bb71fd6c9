#!/usr/bin/env python3
"""Makes agreement.json: ratings, with the agreement that is known of them.

Kappa is what scikit-learn's cohen_kappa_score says. Alpha is computed here in another way than in the program:
as one minus the mean squared difference within items over the mean squared difference between any two
ratings, pair by pair, in exact fractions. The example of four observers is that of K. Krippendorff (2011),
"Computing Krippendorff's alpha-reliability", who prints 0.743, 0.815 and 0.849.

Run it again only to add cases: python3 make_agreement_reference.py > agreement.json
Needs python3-numpy and python3-sklearn. The tests read the stored values alone.
"""
import json
import sys
from fractions import Fraction

import numpy
import sklearn
import sklearn.metrics

random = numpy.random.default_rng(7)


def nominal(a, b, pool):
    return Fraction(int(a != b))


def ordinal(a, b, pool):
    low, high = min(a, b), max(a, b)
    between = sum(1 for v in pool if low <= v <= high)
    ends = Fraction(sum(1 for v in pool if v in (low, high)), 2 if low != high else 1)
    return (between - ends) ** 2 if low != high else Fraction(0)


def interval(a, b, pool):
    return (Fraction(a) - Fraction(b)) ** 2


def alpha(items, difference):
    items = [[v for v in item if v is not None] for item in items]
    items = [item for item in items if len(item) > 1]
    pool = [v for item in items for v in item]
    between = sum(difference(a, b, pool) for i, a in enumerate(pool) for j, b in enumerate(pool) if i != j)
    if not pool or between == 0:
        return None
    within = Fraction(0)
    for item in items:
        pairs = sum(difference(a, b, pool) for i, a in enumerate(item) for j, b in enumerate(item) if i != j)
        within += pairs / (len(item) - 1)
    n = len(pool)
    return float(1 - (within / n) / (between / (n * (n - 1))))


def alpha_case(name, items):
    return {"name": name, "items": items, "nominal": alpha(items, nominal), "ordinal": alpha(items, ordinal),
            "interval": alpha(items, interval)}


def observers():
    rows = ["123321412...", "1233224125.3", ".3332342251.", "12332441251."]
    return [[None if row[i] == "." else int(row[i]) for row in rows] for i in range(12)]


def random_items(n, raters, categories, missing, noise):
    items = []
    for _ in range(n):
        truth = int(random.integers(1, categories + 1))
        items.append([None if random.uniform() < missing else
                      int(random.integers(1, categories + 1)) if random.uniform() < noise else truth
                      for _ in range(raters)])
    return items


def alphas():
    return [alpha_case("four observers", observers()),
            alpha_case("two raters", random_items(40, 2, 3, 0.0, 0.4)),
            alpha_case("three raters, gaps", random_items(30, 3, 4, 0.3, 0.5)),
            alpha_case("six raters, many gaps", random_items(25, 6, 5, 0.6, 0.2)),
            alpha_case("worse than chance", [[1, 2], [2, 1], [1, 2], [2, 1]]),
            alpha_case("one category", [[1, 1], [1, 1], [1, None]])]


def kappas():
    cases = []
    for n, categories, noise in [(10, 2, 0.3), (40, 3, 0.5), (500, 3, 0.2), (200, 5, 0.9)]:
        a = random.integers(0, categories, n)
        b = numpy.where(random.uniform(0, 1, n) < noise, random.integers(0, categories, n), a)
        cases.append({"a": a.tolist(), "b": b.tolist(),
                      "kappa": float(sklearn.metrics.cohen_kappa_score(a, b)),
                      "observed": float(numpy.mean(a == b))})
    return cases


json.dump({"made_with": {"sklearn": sklearn.__version__, "numpy": numpy.__version__},
           "alpha": alphas(), "kappa": kappas()}, sys.stdout)
print()
