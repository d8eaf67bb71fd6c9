"""Makes a tiny model with seeded weights and prints what the package bert_score itself says of some pairs.

    tiny_bert.py FOLDER      # {"layers": 2, "pairs": [{"candidate", "references", "p", "r", "f"}, ...]}
"""

import json
import os
import sys

import torch
from bert_score import BERTScorer
from transformers import BertConfig, BertModel, BertTokenizerFast

LAYERS = 2
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
    BertTokenizerFast(vocab_file=vocabulary, model_max_length=LONGEST).save_pretrained(folder)
    BertModel(BertConfig(vocab_size=len(WORDS) + 5, hidden_size=16, num_hidden_layers=LAYERS,
                         num_attention_heads=2, intermediate_size=32,
                         max_position_embeddings=LONGEST)).save_pretrained(folder)
    scorer = BERTScorer(model_type=folder, num_layers=LAYERS)
    pairs = []
    for candidate, references in PAIRS:
        p, r, f = (float(value[0]) for value in scorer.score([candidate], [references]))
        pairs.append({"candidate": candidate, "references": references, "p": p, "r": r, "f": f})
    output.write(json.dumps({"layers": LAYERS, "pairs": pairs}) + "\n")


if __name__ == "__main__":
    main()
