#!/usr/bin/env python3
"""Writes CASE/expected/ from CASE/samples.csv, by the definitions and with plain loops over the samples.

Written apart from the C++ code, so that the two check each other to the last digit (fractions are exact, means
are of doubles); the matrices of two_scenarios were also counted by hand. Usage: make_expected.py CASE threshold...
"""
import csv
import json
import math
import pathlib
import sys
from fractions import Fraction

LABELS = ["accurate", "hallucination", "contradiction"]
PREDETERMINED = {"news": 0.65, "crypto": 0.65}
HARD, SOFT = 0.40, 0.15
REQUIRED = {"recall_hallucination": 0.80, "precision_accurate": 0.90, "recall_contradiction": 0.70}


def decide(sample, tau):
    if sample["nli"] is not None and sample["nli"] >= HARD:
        return "contradiction"
    return "accurate" if sample["fhri"] >= tau else "hallucination"


def as_float(value):
    return None if value is None else float(value)


def ratio(numerator, denominator):
    return Fraction(numerator, denominator) if denominator else None


def figures(samples, tau):
    matrix = [[sum(s["label"] == t and decide(s, tau) == p for s in samples) for p in LABELS] for t in LABELS]
    n = len(samples)
    per_class = {}
    for k, label in enumerate(LABELS):
        true, predicted, hit = sum(matrix[k]), sum(row[k] for row in matrix), matrix[k][k]
        per_class[label] = {"precision": ratio(hit, predicted), "recall": ratio(hit, true),
                            "f1": ratio(2 * hit, true + predicted), "f2": ratio(5 * hit, 4 * true + predicted),
                            "support": true}
    f1 = [c["f1"] for c in per_class.values() if c["f1"] is not None]
    recalls = [float(c["recall"]) for c in per_class.values() if c["recall"] is not None]
    true = [sum(row) for row in matrix]
    predicted = [sum(row[k] for row in matrix) for k in range(3)]
    hits = sum(matrix[k][k] for k in range(3))
    together = sum(t * p for t, p in zip(true, predicted))
    spread = (n * n - sum(t * t for t in true)) * (n * n - sum(p * p for p in predicted))
    return {
        "matrix": matrix, "per_class": per_class, "macro_f1": sum(float(f) for f in f1) / len(f1), "classes_counted": len(f1),
        "accuracy": Fraction(hits, n), "balanced_accuracy": sum(recalls) / len(recalls), "mcc": (hits * n - together) / math.sqrt(spread) if spread else None,
        "kappa": ratio(hits * n - together, n * n - together),
    }


def point_json(key, samples, tau):
    f = figures(samples, tau)
    return {
        "threshold": tau, "scenario": key, "n": len(samples), "labels": LABELS, "confusion_matrix": f["matrix"],
        "per_class": {label: {"precision": as_float(c["precision"]), "recall": as_float(c["recall"]),
                              "f1": as_float(c["f1"]), "f2": as_float(c["f2"]), "support": c["support"]}
                      for label, c in f["per_class"].items()},
        "macro_f1": float(f["macro_f1"]), "classes_counted": f["classes_counted"],
        "accuracy": float(f["accuracy"]), "balanced_accuracy": f["balanced_accuracy"], "mcc": f["mcc"], "kappa": as_float(f["kappa"]),
        "review_count": review_count(samples),
    }


def review_count(samples):
    return sum(s["nli"] is not None and SOFT <= s["nli"] < HARD for s in samples)


def violated(f):
    reached = {"recall_hallucination": f["per_class"]["hallucination"]["recall"],
               "precision_accurate": f["per_class"]["accurate"]["precision"],
               "recall_contradiction": f["per_class"]["contradiction"]["recall"]}
    return [{"constraint": name, "required": required, "reached": as_float(reached[name])}
            for name, required in REQUIRED.items() if (reached[name] or 0) < required]


def choose(samples, grid):
    def rank(tau):
        f = figures(samples, tau)
        return f["macro_f1"], f["per_class"]["hallucination"]["recall"], -tau

    def shortfall(tau):
        return sum(v["required"] - (v["reached"] or 0) for v in violated(figures(samples, tau)))

    feasible = [tau for tau in grid if not violated(figures(samples, tau))]
    best = max(feasible or grid, key=rank)
    result = {"threshold": best, "feasible": bool(feasible), "violated": violated(figures(samples, best)),
              "macro_f1": float(figures(samples, best)["macro_f1"])}
    if feasible:
        return result, None
    least = min(shortfall(tau) for tau in grid)
    tau = max((t for t in grid if shortfall(t) <= least + 1e-12), key=rank)
    return result, {"threshold": tau, "shortfall": shortfall(tau), "violated": violated(figures(samples, tau)),
                    "macro_f1": float(figures(samples, tau)["macro_f1"])}


def average_precision(samples, label):
    """Sum over distinct scores, from the highest, of the recall gained x the precision reached."""
    if label == "contradiction":
        scored = [(s["nli"], s["label"] == label) for s in samples if s["nli"] is not None]
        positives = sum(s["label"] == label for s in samples)
    else:
        sign = 1 if label == "accurate" else -1
        scored = [(sign * s["fhri"], s["label"] == label) for s in samples
                  if s["nli"] is None or s["nli"] < HARD]
        positives = sum(positive for _, positive in scored)
    total, before = Fraction(0), 0
    for threshold in sorted({score for score, _ in scored}, reverse=True):
        taken = [positive for score, positive in scored if score >= threshold]
        total += Fraction(sum(taken) - before, positives) * Fraction(sum(taken), len(taken))
        before = sum(taken)
    return float(total)


def stored_predictions(key, samples):
    matrix = [[0] * 3 for _ in LABELS]
    for sample in samples:
        if sample["predicted_label"]:
            rule = decide(sample, PREDETERMINED[sample["scenario"]])
            matrix[LABELS.index(rule)][LABELS.index(sample["predicted_label"])] += 1
    n = sum(map(sum, matrix))
    return {"threshold": PREDETERMINED.get(key, 0.70) if key != "global" else "per scenario",
            "n": n, "differ": n - sum(matrix[k][k] for k in range(3)), "rule_by_stored": matrix}


def scope_json(key, samples, grid):
    best, least = choose(samples, grid)
    return {
        **({"scope": "all scenarios"} if key == "global" else {}),
        "n": len(samples), "predetermined_threshold": PREDETERMINED.get(key, 0.70),
        "review_count": review_count(samples), "best": best, "least_violating": least,
        "average_precision": {label: average_precision(samples, label) for label in LABELS},
        "stored_predictions": stored_predictions(key, samples),
        "sweep": [point_json(key, samples, tau) for tau in grid],
    }


def tau_text(tau):
    digits = f"{tau:.6f}".rstrip("0")
    return digits + "0" * (4 - len(digits))


def summary_csv(key, samples, grid):
    header = ["threshold", "accuracy", "macro_f1", "hall_precision", "hall_recall", "hall_f1", "accurate_f1",
              "contradiction_f1", "accurate_precision", "accurate_recall", "contradiction_precision",
              "contradiction_recall", "mcc", "kappa", "review_count", "n"]
    header += [f"true_{t}_predicted_{p}" for t in LABELS for p in LABELS] + ["balanced_accuracy", "hall_f2"]

    def cell(value):
        if value is None:
            return ""
        return str(int(value)) if value == int(value) else repr(float(value))

    rows = [header]
    for tau in grid:
        p = point_json(key, samples, tau)
        c = p["per_class"]
        values = [p["accuracy"], p["macro_f1"], c["hallucination"]["precision"], c["hallucination"]["recall"],
                  c["hallucination"]["f1"], c["accurate"]["f1"], c["contradiction"]["f1"],
                  c["accurate"]["precision"], c["accurate"]["recall"], c["contradiction"]["precision"],
                  c["contradiction"]["recall"], p["mcc"], p["kappa"], p["review_count"], p["n"]]
        values += [count for row in p["confusion_matrix"] for count in row]
        values += [p["balanced_accuracy"], c["hallucination"]["f2"]]
        rows.append([tau_text(tau)] + [cell(value) for value in values])
    return "".join(",".join(row) + "\r\n" for row in rows)


def text(document):
    return json.dumps(document, indent=2) + "\n"


def main():
    case = pathlib.Path(sys.argv[1])
    grid = [float(argument) for argument in sys.argv[2:]]
    with open(case / "samples.csv", newline="", encoding="utf-8") as file:
        samples = list(csv.DictReader(file))
    for sample in samples:
        sample["fhri"] = float(sample["fhri"])
        sample["nli"] = float(sample["nli"]) if sample["nli"] else None
    scopes = {"global": samples}
    for name in sorted({s["scenario"] for s in samples}):
        scopes[name] = [s for s in samples if s["scenario"] == name]
    expected = case / "expected"
    for key, own in scopes.items():
        (expected / key).mkdir(parents=True, exist_ok=True)
        for tau in grid:
            name = f"sweep_static_fhri_{tau_text(tau).replace('.', '_')}.json"
            (expected / key / name).write_text(text(point_json(key, own, tau)), encoding="utf-8")
        (expected / key / "sweep_static_summary.csv").write_text(summary_csv(key, own, grid), encoding="utf-8",
                                                                newline="")
    document = {
        "version": "@VERSION@", "git_sha": "@GIT_SHA@",
        "settings": {"thresholds": grid, "nli_hard": HARD, "nli_soft": SOFT, "constraints": REQUIRED,
                     "scenarios": None},
        "inputs": [{"name": "samples.csv", "sha256": "0" * 64, "records": len(samples), "rejected": 0}],
        "unscored": 0, "unscored_scope": "whole set", "issue_counts": None,
        "scenarios": {key: scope_json(key, own, grid) for key, own in scopes.items()},
    }
    (expected / "sweep.json").write_text(text(document), encoding="utf-8")


if __name__ == "__main__":
    main()
