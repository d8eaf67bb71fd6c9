"""BERTScore as an external scorer of Assay, by the package bert_score (pip install bert_score).

    python3 bertscore_scorer.py --model FOLDER --layers 17
    python3 bertscore_scorer.py --model microsoft/deberta-xlarge-mnli

The model is a folder with a model of transformers, or a name that the package transformers finds on this
machine or fetches. Scores: bertscore_p, bertscore_r, bertscore_f; of several references the best one.
"""

import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scorer_protocol  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", required=True, help="a folder, or a name of the model hub")
    parser.add_argument("--revision", default="", help="of a name of the hub; of a folder only what is said of it")
    parser.add_argument("--layers", type=int, help="the layer whose vectors are compared; known for usual models")
    parser.add_argument("--baseline", help="a file of baseline values: scores are rescaled with it")
    parser.add_argument("--language", default="en", help="of the baseline")
    parser.add_argument("--device", help="cpu, cuda …; the package's own choice if it is not given")
    parser.add_argument("--batch", type=int, default=32)
    return parser.parse_args()


def folder_of(model, revision):
    """The folder of a model and its revision, so that exactly that one is loaded."""
    if os.path.isdir(model):
        return model, revision
    from huggingface_hub import snapshot_download

    folder = snapshot_download(model, revision=revision or None)
    return folder, os.path.basename(os.path.normpath(folder))


def limit_length(scorer):
    """A tokenizer that knows no longest text cuts none, and the model then fails on long ones."""
    tokenizer, model = getattr(scorer, "_tokenizer", None), getattr(scorer, "_model", None)
    longest = getattr(getattr(model, "config", None), "max_position_embeddings", None)
    if tokenizer is not None and longest and tokenizer.model_max_length > longest:
        tokenizer.model_max_length = longest


def main():
    options = arguments()
    output = scorer_protocol.take_output()
    import torch
    from bert_score import BERTScorer
    from bert_score.utils import model2layers

    torch.manual_seed(0)
    layers = options.layers or model2layers.get(options.model)
    if layers is None:
        sys.exit("--layers is needed: the package does not know which layer of %s to take" % options.model)
    folder, revision = folder_of(options.model, options.revision)
    scorer = BERTScorer(
        model_type=folder,
        num_layers=layers,
        batch_size=options.batch,
        device=options.device,
        lang=options.language,
        rescale_with_baseline=options.baseline is not None,
        baseline_path=options.baseline,
    )

    limit_length(scorer)

    def score(pairs):
        precision, recall, f1 = scorer.score(
            [candidate for candidate, _ in pairs], [references for _, references in pairs],
            batch_size=options.batch)
        return [
            {"bertscore_p": float(p), "bertscore_r": float(r), "bertscore_f": float(f)}
            for p, r, f in zip(precision, recall, f1)
        ]

    named = "%s layer %d%s" % (
        os.path.basename(os.path.normpath(options.model)) if os.path.isdir(options.model) else options.model,
        layers, " rescaled" if options.baseline else "")
    scorer_protocol.serve("bertscore", named, revision, scorer_protocol.hash_of_files(folder),
                          ["bertscore_p", "bertscore_r", "bertscore_f"], score, options.batch, output)


if __name__ == "__main__":
    main()
