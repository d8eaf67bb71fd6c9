"""Paired differences of two systems, with p by sign flips of cluster sums from SciPy's permutation_test.

Writes comparison.json beside this file. Made with SciPy 1.17.1.
"""

import json
import pathlib

import numpy as np
from scipy.stats import permutation_test

cases = []
for seed, clusters, each in ((7, 12, 3), (8, 8, 5), (9, 6, 6), (10, 15, 2), (11, 10, 4)):
    draws = np.random.default_rng(seed)
    items = clusters * each
    a = np.round(draws.uniform(0.3, 1, items), 2)
    b = np.round(np.clip(a - draws.normal(0.03, 0.12, items), 0, 1), 2)
    of = np.repeat(np.arange(clusters), each)
    # Rounded, so that sums that are equal are equal in binary, too.
    sums = np.round([(a - b)[of == k].sum() for k in range(clusters)], 10)
    test = permutation_test(
        (sums,),
        lambda x, axis: np.round(np.abs(x.sum(axis=axis)), 10),
        permutation_type="samples",
        n_resamples=np.inf,
        alternative="greater",
        vectorized=True,
    )
    cases.append(
        {
            "a": a.tolist(),
            "b": b.tolist(),
            "cluster": of.tolist(),
            "mean_a": float(a.mean()),
            "mean_b": float(b.mean()),
            "difference": float((a - b).mean()),
            "p": float(test.pvalue),
        }
    )
pathlib.Path(__file__).with_name("comparison.json").write_text(json.dumps(cases) + "\n")
