"""Writes bert_score.json: BERTScore of random token vectors, by numpy alone.

Greedy matching with idf weights and baseline as T. Zhang et al. (2020) define it, written with matrices, in
another way than in the program.

    venv/bin/pip install numpy
    venv/bin/python make_bert_reference.py > bert_score.json
"""

import json

import numpy as np


def unit(rows):
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def main():
    rng = np.random.default_rng(7)
    cases = []
    for answer_tokens, gold_tokens, dimension in [(1, 1, 2), (3, 5, 4), (8, 6, 16), (20, 11, 3), (2, 30, 8)]:
        for weighted in (False, True):
            for baseline in (None, [0.31, 0.29, 0.3]):
                answer = rng.normal(size=(answer_tokens, dimension)).astype(np.float32)
                gold = rng.normal(size=(gold_tokens, dimension)).astype(np.float32)
                wa = rng.uniform(0, 3, answer_tokens) if weighted else np.ones(answer_tokens)
                wg = rng.uniform(0, 3, gold_tokens) if weighted else np.ones(gold_tokens)
                similar = unit(answer.astype(np.float64)) @ unit(gold.astype(np.float64)).T
                p = float(np.average(similar.max(axis=1), weights=wa))
                r = float(np.average(similar.max(axis=0), weights=wg))
                f = 2 * p * r / (p + r)
                if baseline:
                    p, r, f = [(x - b) / (1 - b) for x, b in zip((p, r, f), baseline)]
                cases.append({
                    "dimension": dimension,
                    "answer": [float(x) for x in answer.flatten()],
                    "gold": [float(x) for x in gold.flatten()],
                    "answer_weights": wa.tolist() if weighted else [],
                    "gold_weights": wg.tolist() if weighted else [],
                    "baseline": baseline,
                    "expected": [p, r, f],
                })
    print(json.dumps(cases))


if __name__ == "__main__":
    main()
