"""Messages of like length, learned from together."""

import random


def batches(lengths, most, together=2000, is_shuffled=True):
    """Rows of places: each of at most so many tokens, of messages that are sorted by length so many at a time."""
    order = list(range(len(lengths)))
    if is_shuffled:
        random.shuffle(order)
    found = []
    for start in range(0, len(order), together):
        row = []
        for at in sorted(order[start : start + together], key=lambda at: lengths[at]):
            if row and lengths[at] * (len(row) + 1) > most:
                found.append(row)
                row = []
            row.append(at)
        found.append(row)
    if is_shuffled:
        random.shuffle(found)
    return found
