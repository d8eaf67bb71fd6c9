"""A scorer by scorer_protocol alone: how many words of the candidate are also in a reference.

    word_scorer.py FOLDER_OF_SCORER_PROTOCOL
"""

import sys

sys.path.insert(0, sys.argv[1])
import scorer_protocol  # noqa: E402


def main():
    output = scorer_protocol.take_output()
    print("a library that chats later")

    def score(pairs):
        if any(candidate == "fail" for candidate, _ in pairs):
            raise ValueError("cannot be scored")
        return [{"words": float(len(set(candidate.split()) & set(" ".join(references).split())))}
                for candidate, references in pairs]

    scorer_protocol.serve("words", "none", "", "0" * 64, ["words"], score, 8, output)


if __name__ == "__main__":
    main()
