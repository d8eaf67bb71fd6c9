"""BLEURT as an external scorer of Assay, by its own package (github.com/google-research/bleurt).

    python3 bleurt_scorer.py --checkpoint BLEURT-20

Score: bleurt; of several references the highest one.
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


def main():
    options = arguments()
    if not os.path.isdir(options.checkpoint):
        sys.exit("no such folder: %s" % options.checkpoint)
    output = scorer_protocol.take_output()
    from bleurt import score as bleurt_score

    scorer = bleurt_score.BleurtScorer(options.checkpoint)

    def score(pairs):
        references = [reference for _, each in pairs for reference in each]
        candidates = [candidate for candidate, each in pairs for _ in each]
        values = iter(scorer.score(references=references, candidates=candidates, batch_size=options.batch))
        return [{"bleurt": max(float(next(values)) for _ in each)} for _, each in pairs]

    scorer_protocol.serve("bleurt", os.path.basename(os.path.normpath(options.checkpoint)), options.revision,
                          scorer_protocol.hash_of_files(options.checkpoint), ["bleurt"], score, options.batch,
                          output)


if __name__ == "__main__":
    main()
