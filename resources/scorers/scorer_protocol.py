"""The lines that a scorer and Assay exchange (docs/scorers.md), for scorers written in Python.

    serve("bertscore", model, revision, sha256, ["bertscore_f"], score, batch=32)

`score` takes a list of (candidate, references) and gives for each a dictionary of numbers, or an Exception.
Whatever a library prints goes to the standard error: the standard output belongs to the protocol alone.
"""

import hashlib
import json
import math
import os
import select
import sys


def take_output():
    """The standard output for ourselves; what others print goes to the standard error from now on."""
    sys.stdout.flush()
    ours = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return ours


def hash_of_files(folder):
    """SHA-256 over the names and contents of all files of a model, in the order of their names."""
    whole = hashlib.sha256()
    names = []
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in files:
            path = os.path.join(place, name)
            names.append((os.path.relpath(path, folder).replace(os.sep, "/"), path))
    for name, path in sorted(names):
        content = hashlib.sha256()
        with open(path, "rb") as file:
            for block in iter(lambda: file.read(1 << 20), b""):
                content.update(block)
        whole.update(name.encode("utf-8") + b"\0" + content.hexdigest().encode("ascii") + b"\n")
    return whole.hexdigest()


class Lines:
    """Lines of the standard input: one at least, and as many more as have come already."""

    def __init__(self):
        self.rest = b""
        self.ended = False

    def _read(self):
        block = os.read(0, 1 << 16)
        self.ended = not block
        self.rest += block

    def batch(self, most):
        while b"\n" not in self.rest and not self.ended:
            self._read()
        while self.rest.count(b"\n") < most and not self.ended and select.select([0], [], [], 0)[0]:
            self._read()
        lines = []
        while b"\n" in self.rest and len(lines) < most:
            line, self.rest = self.rest.split(b"\n", 1)
            lines.append(line)
        return lines


def answer(score, requests):
    """One reply for each request."""
    pairs = [(request["candidate"], request["references"]) for request in requests]
    try:
        found = score(pairs)
    except Exception as problem:
        # One that cannot be scored leaves the others their scores.
        if len(requests) > 1:
            return [reply for request in requests for reply in answer(score, [request])]
        found = [problem]
    replies = []
    for request, one in zip(requests, found):
        if isinstance(one, Exception):
            replies.append({"id": request["id"], "error": str(one) or type(one).__name__})
        elif not all(math.isfinite(value) for value in one.values()):
            replies.append({"id": request["id"], "error": "a score that is not finite"})
        else:
            replies.append({"id": request["id"], "metrics": one})
    return replies


def serve(scorer, model, revision, sha256, metrics, score, batch=32, output=None):
    output = output or take_output()

    def say(value):
        output.write(json.dumps(value, ensure_ascii=False) + "\n")
        output.flush()

    say({"scorer": scorer, "model": model, "revision": revision, "sha256": sha256, "metrics": metrics})
    lines = Lines()
    while True:
        requests = [json.loads(line) for line in lines.batch(batch)]
        if not requests:
            return
        for reply in answer(score, requests):
            say(reply)
