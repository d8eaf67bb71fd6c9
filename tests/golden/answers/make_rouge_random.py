"""Writes rouge_random.json: ROUGE of 400 drawn pairs of texts, by the Python package rouge_score.

    python -m venv venv && venv/bin/pip install rouge-score==0.1.2 nltk==3.10.4
    venv/bin/python make_rouge_random.py > rouge_random.json

Beside rouge.json: shorter texts of words that Porter's stemmer changes, with figures, punctuation, letters of other
languages, empty lines and repeated words. Each pair has [gold, answer, plain, stemmed]; plain and stemmed are
[precision, recall, F] of rouge1, rouge2, rougeL and rougeLsum.
"""

import json
import random

from make_rouge_reference import TYPES
from rouge_score import rouge_scorer

STEMS = ["account", "amortiz", "oper", "revenu", "relat", "provis", "adjust", "liabil", "hedg", "control", "report",
         "fall", "plan", "agre", "happ", "tax", "pay", "valu", "generat", "deriv", "compet", "consolid"]
ENDINGS = ["", "e", "s", "es", "ed", "ing", "ings", "er", "ion", "ions", "ational", "ation", "ative", "able", "ably",
           "ally", "ement", "ements", "iveness", "fulness", "ousli", "y", "ies", "ied", "ity", "ize", "izer", "ic",
           "ical", "ence", "ency", "ll", "lled", "lling"]
OTHERS = ["the", "of", "in", "2019", "10-K", "$15.9", "15%", "(3.1)", "Q4", "\u00e5rsregnskap", "M\u00fcller", "na\u00efve",
          "it's", "U.S.", "\u4e2d\u6587", "a", "I", "x1y2", "---", "AT&T"]
GAPS = [" "] * 9 + [", ", ". ", "\n", "\n\n", "; ", " \u2013 ", "/"]
PAIRS = 400
MOST_WORDS = 24


def word(rng, stems):
    drawn = rng.choice(OTHERS) if rng.random() < 0.25 else rng.choice(stems) + rng.choice(ENDINGS)
    return rng.choice([drawn, drawn, drawn, drawn.upper(), drawn.capitalize()])


def text(rng, words, count):
    return "".join(rng.choice(words) + rng.choice(GAPS) for _ in range(count))


def main():
    rng = random.Random(19)
    scorers = [rouge_scorer.RougeScorer(TYPES, use_stemmer=stem) for stem in (False, True)]
    pairs = []
    for _ in range(PAIRS):
        stems = rng.sample(STEMS, rng.randint(1, 4))
        words = [word(rng, stems) for _ in range(rng.randint(1, 10))]
        gold = text(rng, words, rng.randint(0, MOST_WORDS))
        others = words + [word(rng, stems) for _ in range(rng.randint(1, 6))]
        answer = text(rng, others, rng.randint(0, MOST_WORDS))
        pair = [gold, answer]
        for scorer in scorers:
            scores = scorer.score(gold, answer)
            pair.append([[scores[name].precision, scores[name].recall, scores[name].fmeasure] for name in TYPES])
        pairs.append(pair)
    print("[" + ",\n".join(json.dumps(pair) for pair in pairs) + "]")


if __name__ == "__main__":
    main()
