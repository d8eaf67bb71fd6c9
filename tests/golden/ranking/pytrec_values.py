"""Writes pytrec_values.json: measures that pytrec_eval (trec_eval 9) gives of random runs with ties.

    pip install pytrec-eval-terrier
    python pytrec_values.py > pytrec_values.json

Scores are quarters, so that single precision holds them; documents of one score are many.
"""

import json
import random

import pytrec_eval

MEASURES = {
    "map", "map_cut.5,10", "P.1,3,5,10,20", "recall.5,10,20", "ndcg", "ndcg_cut.3,5,10",
    "recip_rank", "Rprec", "bpref", "success.1,5,10", "num_rel_ret",
}


def main():
    rng = random.Random(20)
    qrels, run = {}, {}
    for number in range(40):
        query = f"q{number:02d}"
        documents = [f"d{i:03d}" for i in range(60)]
        judged = rng.sample(documents, rng.randint(3, 30))
        qrels[query] = {d: rng.choice([0, 0, 0, 1, 1, 2, 3]) for d in judged}
        if not any(grade > 0 for grade in qrels[query].values()):
            qrels[query][judged[0]] = 1
        found = rng.sample(documents, rng.randint(1, 50))
        run[query] = {d: rng.randint(1, 8) / 4 for d in found}
    values = pytrec_eval.RelevanceEvaluator(qrels, MEASURES).evaluate(run)
    print(json.dumps({
        "measures": sorted(MEASURES),
        "qrels": qrels,
        "run": run,
        "values": {query: dict(sorted(values[query].items())) for query in sorted(values)},
    }, indent=1, sort_keys=True))


main()
