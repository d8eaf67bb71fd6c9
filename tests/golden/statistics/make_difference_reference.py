#!/usr/bin/env python3
"""Makes differences.json: paired differences of Macro-F1, Holm's correction, the corrected level of percentile intervals,
and intervals of shares of clusters, by SciPy, statsmodels and scikit-learn.

Run it again only to add cases: python3 make_difference_reference.py > differences.json
The tests read the stored values alone.
"""
import json
import math
import sys

import numpy
import scipy
import scipy.stats
import sklearn
import sklearn.metrics
import statsmodels
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

random = numpy.random.default_rng(7)


def by_scikit_learn(truth, decided):
    """Over the classes in the truth."""
    return sklearn.metrics.f1_score(truth, decided, labels=sorted(set(truth.tolist())), average="macro",
                                    zero_division=0)


def macro_f1(truth, decided):
    """The same, a hundred times as fast."""
    scores = []
    for label in range(3):
        support = numpy.count_nonzero(truth == label)
        if support:
            both = numpy.count_nonzero((truth == label) & (decided == label))
            scores.append(2 * both / (support + numpy.count_nonzero(decided == label)))
    return sum(scores) / len(scores)


def randomisation():
    """permutation_test with permutation_type="samples" swaps what each observation has in the two samples; an observation
    is a cluster here, by its number. Exact where all 2^n swaps are tried."""
    cases = []
    for samples, clusters, throws in [(9, 9, None), (14, 7, None), (12, 10, None), (120, 60, 20_000), (90, 90, 20_000)]:
        truth = random.integers(0, 3, samples)
        a = numpy.where(random.uniform(size=samples) < 0.7, truth, random.integers(0, 3, samples))
        b = numpy.where(random.uniform(size=samples) < 0.6, truth, random.integers(0, 3, samples))
        cluster_of = numpy.sort(random.integers(0, clusters, samples))
        cluster_of[:clusters] = numpy.arange(clusters)
        cluster_of = numpy.sort(cluster_of)
        deciders = [a, b]
        for decided in deciders:
            assert abs(macro_f1(truth, decided) - by_scikit_learn(truth, decided)) < 1e-12

        def statistic(first, second):
            # Which of the two decides each cluster: the first sample holds clusters as k, the second as k + clusters.
            of = numpy.empty(clusters, dtype=int)
            for value in first:
                of[int(value) % clusters] = int(value) // clusters
            chosen = of[cluster_of]
            return abs(macro_f1(truth, numpy.where(chosen == 0, a, b)) - macro_f1(truth, numpy.where(chosen == 0, b, a)))

        left = numpy.arange(clusters)
        result = scipy.stats.permutation_test(
            (left, left + clusters), statistic, permutation_type="samples", alternative="greater", vectorized=False,
            n_resamples=numpy.inf if throws is None else throws, random_state=numpy.random.default_rng(3))
        cases.append({"truth": truth.tolist(), "a": deciders[0].tolist(), "b": deciders[1].tolist(),
                      "clusters": cluster_of.tolist(), "difference": macro_f1(truth, a) - macro_f1(truth, b),
                      "p": float(result.pvalue), "throws": throws})
    return cases


def holm():
    cases = []
    for n in (1, 2, 5, 12):
        p = numpy.round(random.uniform(0, 0.2, n), 4)
        cases.append({"p": p.tolist(), "adjusted": multipletests(p, method="holm")[1].tolist()})
    return cases


def tails():
    cases = []
    for clusters in (6, 10, 20, 400):
        for confidence in (0.95, 0.90):
            t = scipy.stats.t.ppf((1 + confidence) / 2, clusters - 1)
            cases.append({"clusters": clusters, "confidence": confidence,
                          "tail": float(scipy.stats.norm.cdf(-math.sqrt(clusters / (clusters - 1)) * t))})
    return cases


def shares():
    """Wilson by statsmodels, which takes a number of samples that is not whole."""
    cases = []
    for clusters, pairs in [(6, 0), (30, 12), (200, 80), (40, 40)]:
        sizes = [2] * pairs + [1] * (clusters - pairs)
        values = []
        for size in sizes:
            first = int(random.uniform() < 0.8)
            values.append([first] * size if random.uniform() < 0.7 else random.integers(0, 2, size).tolist())
        flat = numpy.array([value for cluster in values for value in cluster], dtype=float)
        p = float(flat.mean())
        if p in (0.0, 1.0):
            effective = float(clusters)
        else:
            residuals = [sum(value - p for value in cluster) / len(flat) for cluster in values]
            variance = clusters / (clusters - 1) * sum(r * r for r in residuals)
            few = (scipy.stats.norm.ppf(0.975) / scipy.stats.t.ppf(0.975, clusters - 1)) ** 2
            effective = min(len(flat), p * (1 - p) / variance) * few
        low, high = proportion_confint(p * effective, effective, method="wilson")
        cases.append({"clusters": values, "effective": effective, "low": float(low), "high": float(high)})
    return cases


json.dump({"made_with": {"scipy": scipy.__version__, "statsmodels": statsmodels.__version__,
                         "scikit_learn": sklearn.__version__, "numpy": numpy.__version__},
           "randomisation": randomisation(), "holm": holm(), "tails": tails(), "shares": shares()},
          sys.stdout, indent=1)
print()
