#!/usr/bin/env python3
"""Makes correlation.json: pairs of values with what SciPy's pearsonr() says of them.

The interval is that of pearsonr().confidence_interval(0.95), which is Fisher's z. Random pairs of 6 to 40 values
with a seed, some of them rounded so that values repeat.

Run it again only to add cases: python3 make_correlation_reference.py > correlation.json
Needs python3-numpy and python3-scipy. The tests read the stored values alone.
"""
import json

import numpy
import scipy
import scipy.stats

random = numpy.random.default_rng(11)


def case(x, y):
    result = scipy.stats.pearsonr(x, y)
    interval = result.confidence_interval(0.95)
    return {"x": [float(v) for v in x], "y": [float(v) for v in y], "r": float(result.statistic),
            "ci": [float(interval.low), float(interval.high)]}


cases = [case([.41, .55, .62, .70, .74, .81], [.30, .42, .35, .58, .49, .66]),
         case([.9, .8, .7, .65, .5, .4], [.1, .3, .2, .5, .45, .6])]
for i in range(40):
    n = int(random.integers(6, 41))
    x = random.random(n)
    y = x * random.normal() + random.random(n)
    if i % 3 == 0:
        x = numpy.round(x, 1)
    cases.append(case(x, y))
print(json.dumps({"made_with": "scipy " + scipy.__version__, "cases": cases}, indent=1))
