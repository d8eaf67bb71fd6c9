"""BLEURT as an external scorer of Assay.

    python3 bleurt_scorer.py --checkpoint BLEURT-20

The checkpoint is a folder: one of the package bleurt (github.com/google-research/bleurt, with
bleurt_config.json), or one of its port bleurt_pytorch (pip install bleurt-pytorch "transformers<4.50", with
config.json). Score: bleurt; of several references the highest one.
"""

import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scorer_protocol  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkpoint", required=True, help="the folder of a BLEURT checkpoint")
    parser.add_argument("--revision", default="", help="what is said of it")
    parser.add_argument("--batch", type=int, default=16)
    return parser.parse_args()


def by_bleurt(folder, batch):
    """A function from references and candidates to scores, by the package bleurt."""
    from bleurt import score as bleurt_score

    scorer = bleurt_score.BleurtScorer(folder)
    return lambda references, candidates: scorer.score(
        references=references, candidates=candidates, batch_size=batch)


def by_bleurt_pytorch(folder, batch):
    """The same by the package bleurt_pytorch. What is longer than the model reads is cut."""
    import torch
    from bleurt_pytorch import BleurtForSequenceClassification, BleurtTokenizer

    tokenizer = BleurtTokenizer.from_pretrained(folder)
    model = BleurtForSequenceClassification.from_pretrained(folder).eval()
    longest = min(tokenizer.model_max_length, model.config.max_position_embeddings)

    def score(references, candidates):
        values = []
        for first in range(0, len(references), batch):
            tokens = tokenizer(references[first:first + batch], candidates[first:first + batch],
                               padding="longest", truncation=True, max_length=longest, return_tensors="pt")
            with torch.no_grad():
                values += model(**tokens).logits.flatten().tolist()
        return values

    return score


def main():
    options = arguments()
    if not os.path.isdir(options.checkpoint):
        sys.exit("no such folder: %s" % options.checkpoint)

    def holds(name):
        return os.path.isfile(os.path.join(options.checkpoint, name))

    if not holds("bleurt_config.json") and not holds("config.json"):
        sys.exit("no checkpoint of BLEURT: %s holds neither bleurt_config.json nor config.json" %
                 options.checkpoint)
    output = scorer_protocol.take_output()
    scores_of = (by_bleurt if holds("bleurt_config.json") else by_bleurt_pytorch)(options.checkpoint,
                                                                                  options.batch)

    def score(pairs):
        references = [reference for _, each in pairs for reference in each]
        candidates = [candidate for candidate, each in pairs for _ in each]
        values = iter(scores_of(references, candidates))
        return [{"bleurt": max(float(next(values)) for _ in each)} for _, each in pairs]

    scorer_protocol.serve("bleurt", os.path.basename(os.path.normpath(options.checkpoint)), options.revision,
                          scorer_protocol.hash_of_files(options.checkpoint), ["bleurt"], score, options.batch,
                          output)


if __name__ == "__main__":
    main()
