"""Makes a tiny BLEURT model with seeded weights and prints what the package bleurt_pytorch itself says of some
pairs, one at a time.

    tiny_bleurt.py FOLDER      # {"pairs": [{"candidate", "references", "bleurt"}, ...]}
"""

import json
import os
import sys

import torch
from bleurt_pytorch import BleurtConfig, BleurtForSequenceClassification, BleurtTokenizer

LONGEST = 64
WORDS = "the tax is paid by who sells goods revenue rose fell in year".split()
PAIRS = [
    ("the tax is paid", ["the tax is paid"]),
    ("revenue rose in year", ["goods fell"]),
    ("the tax is paid by who sells goods", ["revenue fell", "who sells goods"]),
    ("goods " * 100, ["goods"]),
]


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    output = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the packages print
    torch.manual_seed(7)
    vocabulary = os.path.join(folder, "vocab.txt")
    with open(vocabulary, "w", encoding="utf-8") as file:
        file.write("\n".join(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"] + WORDS) + "\n")
    BleurtTokenizer(vocab_file=vocabulary, model_max_length=LONGEST).save_pretrained(folder)
    # Wide enough weights that the scores differ in their first digits.
    BleurtForSequenceClassification(
        BleurtConfig(vocab_size=len(WORDS) + 5, embedding_size=16, hidden_size=16, num_hidden_layers=2,
                     num_attention_heads=2, intermediate_size=32, max_position_embeddings=LONGEST,
                     initializer_range=0.5)).save_pretrained(folder)
    tokenizer = BleurtTokenizer.from_pretrained(folder)
    model = BleurtForSequenceClassification.from_pretrained(folder).eval()
    pairs = []
    for candidate, references in PAIRS:
        values = []
        for reference in references:
            tokens = tokenizer([reference], [candidate], truncation=True, max_length=LONGEST, return_tensors="pt")
            with torch.no_grad():
                values.append(float(model(**tokens).logits[0][0]))
        pairs.append({"candidate": candidate, "references": references, "bleurt": max(values)})
    output.write(json.dumps({"pairs": pairs}) + "\n")


if __name__ == "__main__":
    main()
