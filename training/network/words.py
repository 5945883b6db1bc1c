"""Words as the reader knows them: how they are written plain, their keys, and what they mean (language/reader/model/)."""

import unicodedata
from pathlib import Path

import numpy as np

FILE = Path(__file__).parents[2] / "language/reader/model/words.bin"
SENSES, STEP, STEPS, MIDDLE = 32, 13 / 127, 7, 8
SENSE = 0x5E75E
WHOLE = 0xFFFFFFFF


def folded(word):
    plain = unicodedata.normalize("NFKD", word.replace("’", "'"))
    return "".join(c for c in plain if not unicodedata.category(c).startswith("M")).replace("ß", "ss").lower()[:24]


def utf16(text):
    read = text.encode("utf-16-le", "surrogatepass")
    return [read[at] | read[at + 1] << 8 for at in range(0, len(read), 2)]


def cut(read, start, end):
    """From one place to another of a text in UTF-16 bytes, counted as JavaScript counts."""
    return read[2 * start : 2 * end].decode("utf-16-le", "replace")


def after(key, letter):
    return ((key ^ letter) * 0x01000193) & WHOLE


def mixed(key):
    key = ((key ^ (key >> 16)) * 0x85EBCA6B) & WHOLE
    key = ((key ^ (key >> 13)) * 0xC2B2AE35) & WHOLE
    return key ^ (key >> 16)


def hash_of(seed, text):
    """As hashing.ts makes it."""
    for letter in utf16(text):
        seed = after(seed, letter)
    return mixed(seed)


def key_of(word):
    return hash_of(SENSE, word)


def packed(steps):
    """Two steps of each row to a byte, the lower half first."""
    halves = (np.clip(np.round(steps), -STEPS, STEPS) + MIDDLE).astype(np.uint8)
    return (halves[:, 0::2] | halves[:, 1::2] << 4).tobytes()


def senses():
    """Key of a word -> what it means, 32 numbers."""
    read = FILE.read_bytes()
    most = int.from_bytes(read[:4], "little")
    halves = np.frombuffer(read, np.uint8, most * SENSES // 2, 4 + 4 * most).reshape(most, SENSES // 2)
    steps = np.empty((most, SENSES), np.float32)
    steps[:, 0::2], steps[:, 1::2] = halves & 15, halves >> 4
    return dict(zip(np.frombuffer(read, "<u4", most, 4).tolist(), (steps - MIDDLE) * STEP))
