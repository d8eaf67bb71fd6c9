#!/usr/bin/env python3
"""Makes reference.json: inputs and what SciPy, statsmodels and scikit-learn say of them.

Run it again only to add cases: python3 make_reference.py > reference.json
Needs scipy (1.9 or newer), statsmodels and scikit-learn. The tests read the stored values alone.
"""
import json
import sys
import warnings

import numpy
import scipy
import scipy.stats
import sklearn
import sklearn.metrics
import statsmodels
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.proportion import proportion_confint

warnings.simplefilter("ignore")
random = numpy.random.default_rng(42)


def wilson():
    cases = []
    for successes, n in [(0, 10), (10, 10), (1, 3), (7, 20), (299, 300), (5000, 8000), (123456, 1000000)]:
        for confidence in (0.95, 0.90, 0.99):
            low, high = proportion_confint(successes, n, alpha=1 - confidence, method="wilson")
            cases.append({"successes": successes, "n": n, "confidence": confidence, "low": low, "high": high})
    return cases


def mcnemar_cases():
    cases = []
    for only_a, only_b in [(1, 0), (3, 3), (10, 2), (0, 24), (12, 13), (30, 12), (400, 350), (1200, 1180)]:
        table = [[50, only_a], [only_b, 50]]
        exact = mcnemar(table, exact=True)
        corrected = mcnemar(table, exact=False, correction=True)
        # statsmodels corrects beyond 0 where both counts are equal: (|b - c| - 1)^2 is 1 there.
        equal = only_a == only_b
        cases.append({"only_a": only_a, "only_b": only_b, "exact_p": float(exact.pvalue),
                      "chi2": 0.0 if equal else float(corrected.statistic),
                      "corrected_p": 1.0 if equal else float(corrected.pvalue)})
    return cases


def signed_rank(a, b):
    """Zeros left out; up to 50 differences by counting all signs of the doubled ranks, else SciPy's normal form."""
    difference = numpy.round((a - b) * 1e12) / 1e12
    difference = difference[difference != 0]
    ranks = scipy.stats.rankdata(numpy.abs(difference))
    statistic = float(min(ranks[difference > 0].sum(), ranks[difference < 0].sum()))
    if len(difference) > 50:
        return statistic, float(scipy.stats.wilcoxon(difference, method="approx", correction=False).pvalue)
    ways = [1]  # exact whole numbers: how many choices of signs give each sum
    for rank in (int(round(2 * r)) for r in ranks):
        longer = ways + [0] * rank
        for total, count in enumerate(ways):
            longer[total + rank] += count
        ways = longer
    return statistic, min(1.0, 2 * sum(ways[:int(round(2 * statistic)) + 1]) / 2 ** len(ranks))


def paired():
    cases = []
    for n, decimals in [(2, 6), (5, 6), (10, 6), (10, 2), (25, 6), (50, 6), (51, 6), (80, 2), (200, 1), (12, 1)]:
        a = numpy.round(random.uniform(0, 1, n), decimals)
        b = numpy.round(numpy.clip(a + random.normal(0.03, 0.1, n), 0, 1), decimals)
        case = {"a": a.tolist(), "b": b.tolist()}
        t = scipy.stats.ttest_rel(a, b)
        case["t"], case["t_p"] = float(t.statistic), float(t.pvalue)
        case["w"], case["w_p"] = signed_rank(a, b)
        cases.append(case)
    return cases


def scores():
    cases = []
    for n, decimals in [(6, 6), (40, 1), (200, 2), (500, 6)]:
        truth = (random.uniform(0, 1, n) < 0.6).astype(int)
        truth[0], truth[1] = 0, 1
        score = numpy.round(numpy.clip(0.5 + 0.15 * truth + random.normal(0, 0.15, n), 0, 1), decimals)
        cases.append({"truth": truth.tolist(), "score": score.tolist(),
                      "average_precision": float(sklearn.metrics.average_precision_score(truth, score)),
                      "roc_auc": float(sklearn.metrics.roc_auc_score(truth, score))})
    return cases


def agreement():
    cases = []
    for n, noise in [(30, 0.5), (300, 0.3), (3000, 0.1)]:
        truth = random.integers(0, 3, n)
        predicted = numpy.where(random.uniform(0, 1, n) < noise, random.integers(0, 3, n), truth)
        matrix = sklearn.metrics.confusion_matrix(truth, predicted, labels=[0, 1, 2])
        cases.append({"matrix": matrix.tolist(),
                      "kappa": float(sklearn.metrics.cohen_kappa_score(truth, predicted)),
                      "matthews": float(sklearn.metrics.matthews_corrcoef(truth, predicted)),
                      "macro_f1": float(sklearn.metrics.f1_score(truth, predicted, average="macro"))})
    return cases


def quantiles():
    values = numpy.round(random.exponential(2.0, 37), 6)
    return {"values": values.tolist(),
            "quantiles": [{"p": p, "value": float(numpy.quantile(values, p))}
                          for p in (0, 0.025, 0.25, 0.5, 0.95, 0.975, 0.99, 1)],
            "mean": float(numpy.mean(values)), "variance": float(numpy.var(values, ddof=1))}


json.dump({"made_with": {"scipy": scipy.__version__, "statsmodels": statsmodels.__version__,
                         "sklearn": sklearn.__version__, "numpy": numpy.__version__},
           "wilson": wilson(), "mcnemar": mcnemar_cases(), "paired": paired(), "scores": scores(),
           "agreement": agreement(), "quantiles": quantiles()}, sys.stdout, indent=1)
print()
