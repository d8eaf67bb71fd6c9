#!/usr/bin/env python3
"""Writes reference.json: figures of scikit-learn that tests/core/metrics compare ours with.

Needs scikit-learn (Debian: python3-sklearn); the tests themselves read the stored file only.
Usage: make_reference.py > reference.json
"""
import json
import random
import warnings

import sklearn
from sklearn import metrics

LABELS = ["accurate", "hallucination", "contradiction"]


def classification_case(name, cells):
    truth, predicted = [], []
    for row, counts in enumerate(cells):
        for column, count in enumerate(counts):
            truth += [row] * count
            predicted += [column] * count
    occurring = sorted(set(truth) | set(predicted))
    precision, recall, f1, support = metrics.precision_recall_fscore_support(
        truth, predicted, labels=[0, 1, 2], zero_division=0)
    return {
        "name": name,
        "cells": cells,
        "precision": list(precision),
        "recall": list(recall),
        "f1": list(f1),
        "support": [int(n) for n in support],
        "macro_f1": metrics.f1_score(truth, predicted, labels=occurring, average="macro", zero_division=0),
        "f2": list(metrics.fbeta_score(truth, predicted, beta=2, labels=[0, 1, 2], average=None,
                                       zero_division=0)),
        "accuracy": metrics.accuracy_score(truth, predicted),
        "balanced_accuracy": metrics.balanced_accuracy_score(truth, predicted),
        "mcc": metrics.matthews_corrcoef(truth, predicted),
        "kappa": metrics.cohen_kappa_score(truth, predicted),
    }


def curve_case(name, positives, scores):
    """Binary average precision and curve, ours from the strictest threshold on."""
    precision, recall, thresholds = metrics.precision_recall_curve(positives, scores)
    return {
        "name": name,
        "positive": positives,
        "score": scores,
        "average_precision": metrics.average_precision_score(positives, scores),
        "threshold": list(thresholds[::-1]),
        "precision": list(precision[:-1][::-1]),
        "recall": list(recall[:-1][::-1]),
    }


def main():
    warnings.simplefilter("ignore")
    draw = random.Random(20260301)
    classification = [
        classification_case("diagonal", [[7, 0, 0], [0, 5, 0], [0, 0, 3]]),
        classification_case("all wrong", [[0, 4, 0], [0, 0, 5], [6, 0, 0]]),
        classification_case("two classes", [[30, 12, 0], [9, 21, 0], [0, 0, 0]]),
        classification_case("never predicted", [[50, 10, 0], [8, 12, 0], [9, 1, 0]]),
        classification_case("never true", [[50, 10, 5], [8, 12, 2], [0, 0, 0]]),
        classification_case("sweeps at 0.50", [[1890, 4110, 0], [1861, 139, 0], [800, 600, 600]]),
        classification_case("sweeps at 0.70", [[0, 6000, 0], [0, 2000, 0], [0, 1400, 600]]),
    ]
    for number in range(30):
        largest = 10 ** draw.randint(1, 3)
        cells = [[draw.randint(0, largest) for _ in LABELS] for _ in LABELS]
        cells[0][0] += 1
        cells[1][0] += 1
        cells[1][1] += 1
        classification.append(classification_case(f"random {number}", cells))
    curves = []
    for number in range(12):
        n = draw.choice([5, 40, 200])
        decimals = draw.choice([1, 2, 3, 6])
        positives = [1] + [int(draw.random() < 0.4) for _ in range(n - 1)]
        scores = [round(min(1.0, max(0.0, draw.gauss(0.6 if positive else 0.5, 0.2))), decimals)
                  for positive in positives]
        curves.append(curve_case(f"curve {number}", positives, scores))
    print(json.dumps({"made_with": f"scikit-learn {sklearn.__version__}", "labels": LABELS,
                      "classification": classification, "curves": curves}, indent=1))


if __name__ == "__main__":
    main()
