"""Varies labelled messages: words put in place of words of like meaning, parts of several messages together, marks left out.

    python vary.py messages.jsonl > varied.lines    # {"lang", "text", "half"}, some 140,000

What such a message means nobody has said: the teacher does. Parts are put together within one half of the training, so that a
network taught without the other half knows nothing of it.
"""

import json
import random
import re
import sys

import numpy as np
from wordfreq import top_n_list

from words import cut, folded, key_of, senses

COMMON = {"en": 22_000, "de": 20_000, "fr": 16_000, "es": 16_000}
OF_LIKE_MEANING, LEAST_LIKE = 13, 0.45
SWAPPED, JOINED, MARRED = 35_000, 35_000, 12_500  # of each half
HARD = {1, 2, 3}
BETWEEN = {
    "en": [" and ", ", and ", ", ", " ", " also ", ", also ", " - ", "; ", " & "],
    "de": [" und ", ", ", " ", " außerdem ", "; ", " - ", ", und "],
    "fr": [" et ", ", ", " ", " aussi ", "; ", " - ", ", et "],
    "es": [" y ", ", ", " ", " también ", "; ", " - ", ", y "],
}


def likes(language, known):
    """Folded word -> words of the language that mean nearly the same."""
    words = [w for w in top_n_list(language, COMMON[language]) if w.isalpha() and len(w) > 2 and key_of(folded(w)) in known]
    meanings = np.stack([known[key_of(folded(w))] for w in words])
    meanings /= np.linalg.norm(meanings, axis=1, keepdims=True) + 1e-9
    found = {}
    for start in range(0, len(words), 1000):
        alike = meanings[start : start + 1000] @ meanings.T
        nearest = np.argpartition(-alike, OF_LIKE_MEANING, axis=1)[:, :OF_LIKE_MEANING]
        for at, row in enumerate(nearest):
            near = [words[other] for other in row if other != start + at and alike[at, other] > LEAST_LIKE]
            found.setdefault(folded(words[start + at]), near)
    return found


def swapped(message, share, like):
    """Some of its words in place of others; a number in place of a number of as many digits."""
    read, out, last = message["text"].encode("utf-16-le"), [], 0
    for start, end, plain, kind in message["tokens"]:
        if random.random() >= share:
            continue
        old = cut(read, start, end)
        if kind == "word" and like.get(plain):
            new = random.choice(like[plain])
            new = new[:1].upper() + new[1:] if old[:1].isupper() else new
        elif kind == "number":
            new = "".join(random.choice("123456789") if c.isdigit() else c for c in old)
        else:
            continue
        out += [cut(read, last, start), new]
        last = end
    return "".join([*out, cut(read, last, len(read) // 2)])


def joined(language, parts):
    """Two to four parts of several messages together; a fifth of them are requests."""
    everything, of_no_hard_day, requests = parts
    source = everything if random.random() < 0.25 else of_no_hard_day
    most = random.choices([2, 3, 4], [6, 3, 1])[0]
    some = [random.choice(requests if random.random() < 0.2 else source) for _ in range(most)]
    style = random.random()
    if style < 0.15:
        return "\n".join(("- " if style < 0.04 else "* " if style < 0.08 else "") + part for part in some)
    out = some[0]
    for part in some[1:]:
        way = random.random()
        if way < 0.45:
            out += " " + part
        elif way < 0.6:
            out = out.rstrip(".!? ") + ". " + part
        elif way < 0.7:
            out += "\n" + part
        else:
            lower = part[:1].lower() + part[1:] if random.random() < 0.7 else part
            out = out.rstrip(".!?, ") + random.choice(BETWEEN[language]) + lower
    return out


def marred(message, like):
    """Without its marks, with commas for them, without a word, mistyped, or with half of its words in place of others."""
    text, way = message["text"], random.random()
    if way < 0.35:
        return re.sub(r"[.,;!:]+(?=\s|$)", "", text)
    if way < 0.5:
        return re.sub(r"[.;!:]+(?=\s)", ",", text)
    if way < 0.6:
        return text.replace("\n", " ")
    words = text.split(" ")
    if way < 0.75:
        words.pop(random.randrange(len(words)))
    elif way < 0.9:
        for _ in range(max(1, len(words) // 12)):
            at = random.randrange(len(words))
            words[at] = mistyped(words[at])
    else:
        return swapped(message, 0.5, like)
    return " ".join(words)


def mistyped(word):
    if len(word) <= 4:
        return word
    at = random.randrange(1, len(word) - 1)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :] if random.random() < 0.5 else word[:at] + word[at + 1 :]


def main(path):
    random.seed(5)
    messages = [json.loads(line) for line in open(path)]
    known = senses()
    like = {language: likes(language, known) for language in COMMON}
    found = []
    for half in (0, 1):
        own = [message for message in messages if message["half"] == half]
        parts = {language: parts_of([m for m in own if m["lang"] == language]) for language in COMMON}
        for _ in range(SWAPPED):
            message = random.choice(own)
            found.append((message["lang"], swapped(message, random.choice([0.1, 0.2, 0.3]), like[message["lang"]]), half))
        for _ in range(JOINED):
            language = random.choice(list(COMMON))
            found.append((language, joined(language, parts[language]), half))
        for _ in range(MARRED):
            message = random.choice(own)
            found.append((message["lang"], marred(message, like[message["lang"]]), half))
    seen = {message["text"] for message in messages}
    random.shuffle(found)
    for language, text, half in found:
        text = text.strip()
        if text not in seen and any(map(str.isalpha, text)) and len(text) < 500:
            seen.add(text)
            print(json.dumps({"lang": language, "text": text, "half": half}))


def parts_of(messages):
    parts = [(text, kind, m["tone"]) for m in messages for text, kind in m["parts"] if text]
    of_no_hard_day = [part for part in parts if part[2] not in HARD]
    requests = [text for text, kind, _ in of_no_hard_day if kind == "request"]
    return [text for text, _, _ in parts], [text for text, _, _ in of_no_hard_day], requests


if __name__ == "__main__":
    main(sys.argv[1])
