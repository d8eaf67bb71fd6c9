"""Writes rouge.json: ROUGE of pairs of texts, and Porter's stems, by the Python package rouge_score.

    python -m venv venv && venv/bin/pip install rouge-score==0.1.2 nltk==3.10.4
    venv/bin/python make_rouge_reference.py > rouge.json

The first cases are those that the package's own tests ask; the others are drawn.
"""

import json
import random

from nltk.stem import porter
from rouge_score import rouge_scorer

TYPES = ["rouge1", "rouge2", "rougeL", "rougeLsum"]

CASES = [
    ("testing one two", "testing"),
    ("testing one two", "testing one"),
    ("testing one two", "testing two"),
    ("testing", ""),
    ("", "testing"),
    ("", ""),
    ("/", "/"),
    ("the friends had a meeting", "the friend had meetings"),
    ("w1 w2 w3 w4 w5", "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5"),
    ("w1 w2 w3 w4 w5\nw6 w7", "w5 w4 w3\n\nw2 w1 w6 w7\nw6"),
    ("Walmart links changes to deliberate capital structure actions.",
     "The company's debt strategy focused on capital optimization through restructuring."),
    ("revenue increased 15% to $2.3 billion", "net sales rose to $2,300 million, up 15% year-over-year"),
    ("Merverdiavgift er en avgift til staten på omsetning av varer og tjenester.",
     "Avgift på omsetning: merverdiavgift går til staten."),
    ("\u0130stanbul K\u212Aelvin STRASSE", "i stanbul KKELVIN stra\u00dfe"),
    ("one\ttwo\r\nthree\u00a0four", "ONE_two three-four"),
    ("relational conditional rational valency hesitancy digitizer conformably radically",
     "relate condition ration valence hesitant digitize conformable radical"),
]

SYLLABLES = ["ca", "pi", "tal", "re", "ven", "ue", "debt", "fin", "anc", "ing", "tion", "ed", "s", "ly", "ness", "op",
             "er", "at", "ion", "al", "iz", "es", "\u00e6", "\u00f8r", "12", "7", "ful", "ity"]
GAPS = [" ", " ", " ", " ", " ", ", ", ". ", "\n", "-", "  ", "\u2014", " $", "'s "]


def words(rng, count):
    return ["".join(rng.choice(SYLLABLES) for _ in range(rng.randint(1, 4))) for _ in range(count)]


def text(rng, vocabulary, length):
    return "".join(rng.choice(vocabulary) + rng.choice(GAPS) for _ in range(length))


def main():
    rng = random.Random(42)
    cases = list(CASES)
    for length in [3, 10, 30, 63, 64, 65, 128, 200]:
        for _ in range(4):
            vocabulary = words(rng, rng.choice([4, 12, 60]))
            vocabulary += [w.upper() for w in vocabulary[:2]]
            cases.append((text(rng, vocabulary, length), text(rng, vocabulary, rng.randint(1, length + 20))))
    rows = []
    for gold, answer in cases:
        row = {"gold": gold, "answer": answer}
        for key, stem in (("plain", False), ("stemmed", True)):
            scores = rouge_scorer.RougeScorer(TYPES, use_stemmer=stem).score(gold, answer)
            row[key] = {name: [score.precision, score.recall, score.fmeasure] for name, score in scores.items()}
        rows.append(row)
    stemmer = porter.PorterStemmer()
    listed = sorted({w for w in words(rng, 700) if w.isascii()} | set(
        "caresses ponies ties caress cats feed agreed disabled matting mating meeting milling messing meetings sky "
        "skies dying news innings howe proceed geology archaeologi theology radically hopefully happy enjoy spied "
        "died flies dies fly a is yes yyy sensibilities triplicate electricity adoption communism roll controlling "
        "generalizations oscillators 10k 2024 q3s".split()))
    print(json.dumps({"rouge": rows, "stems": {w: stemmer.stem(w) for w in listed}}, indent=1))


if __name__ == "__main__":
    main()
