"""The student: a small network that learns what teacher and chain make of messages, and its file.

    python student.py all|0|1 messages.jsonl taught.jsonl varied.jsonl unlabelled.jsonl network.bin [as-taught.json]

A half is the one that it learns from. `as-taught.json` gets what it makes of some messages: language/reader/model/
network.ts, which reads the file, is tested by it. Twenty minutes of two cores for all.
"""

import json
import random
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from batches import batches
from words import SENSES, STEPS, after, hash_of, key_of, mixed, packed, senses, utf16

SIZE, OF_LETTERS, OF_KIND, OF_GAP, SEEN, BLOCKS, WHOLE_AT = 96, 48, 8, 8, 5, 3, 1
LABELS, TONES, KINDS_ASKED, GAPS = 10, 5, 23, 8
REQUEST = slice(5, 7)  # the labels of a request
BITS, MOST_ROWS, MOST_TOKENS = 15, 28, 400
KINDS = ["word", "number", "sign", "mark", "line"]
WORD, RUN = 0x1001, 0x3005
DROPPED, AS_LABELLED, RATE, A_BATCH = 0.1, 0.4, 3e-3, 4096
ROUNDS = {"all": 9, "0": 6, "1": 6}
SHOWN = 40


def rows_of(plain, kind):
    """Rows of the table of letters: the word, then its runs of three to five letters, as features.ts has them."""
    rows = [hash_of(WORD, plain)]
    marked = utf16(f"<{plain}>")
    if kind == "word" and len(marked) > 4:
        for start in range(len(marked) - 2):
            key = RUN
            for at in range(start, min(len(marked), start + 5)):
                key = after(key, marked[at])
                if at - start >= 2:
                    rows.append(mixed(key))
    return [row & (2**BITS - 1) for row in rows[:MOST_ROWS]]


class Words:
    """Every token once: its rows, what it means and what it is."""

    def __init__(self):
        self.known, self.places = senses(), {}
        self.rows, self.meanings, self.kinds = [], [], []

    def place(self, plain, kind):
        if (plain, kind) not in self.places:
            self.places[plain, kind] = len(self.rows)
            self.rows.append(rows_of(plain, kind))
            known = self.known.get(key_of(plain)) if kind == "word" else None
            self.meanings.append(np.zeros(SENSES, np.float32) if known is None else known)
            self.kinds.append(KINDS.index(kind))
        return self.places[plain, kind]

    def close(self):
        padded = [row + [2**BITS] * (MOST_ROWS - len(row)) for row in self.rows]
        self.row_table, self.counts = torch.tensor(padded), torch.tensor([len(row) for row in self.rows])
        self.meaning_table, self.kind_table = torch.tensor(np.stack(self.meanings)), torch.tensor(self.kinds)


class Block(nn.Module):
    """Each token learns of those beside it."""

    def __init__(self):
        super().__init__()
        self.norm, self.mix = nn.LayerNorm(SIZE), nn.Linear(SIZE, SIZE)
        self.near = nn.Conv1d(SIZE, SIZE, SEEN, padding=SEEN // 2, groups=SIZE)

    def forward(self, x, mask):
        near = F.relu(self.near((self.norm(x) * mask).transpose(1, 2)).transpose(1, 2))
        return (x + F.dropout(self.mix(near), DROPPED, self.training)) * mask


class Student(nn.Module):
    def __init__(self):
        super().__init__()
        self.letters, self.step = nn.Parameter(torch.randn(2**BITS + 1, OF_LETTERS) * 0.05), 0.02
        self.letters.data[-1] = 0
        self.kind, self.gap = nn.Embedding(len(KINDS), OF_KIND), nn.Embedding(GAPS + 1, OF_GAP)
        self.input = nn.Linear(SENSES + OF_LETTERS + OF_KIND + OF_GAP, SIZE)
        self.blocks, self.whole = nn.ModuleList(Block() for _ in range(BLOCKS)), nn.Linear(SIZE, SIZE)
        self.unit = nn.Conv1d(2 * SIZE + OF_GAP, SIZE, 3, padding=1)
        self.units = nn.Conv1d(SIZE, SIZE, 3, padding=1)
        self.labels, self.tones, self.requests = nn.Linear(SIZE, LABELS), nn.Linear(3 * SIZE, TONES), nn.Linear(SIZE, KINDS_ASKED)

    def set_step(self):
        self.step = float(self.letters.data[:-1].abs().mean() * 2.6 / STEPS)

    def stepped(self, letters):
        """As they will be in the file; what is learned goes through as if they were not."""
        steps = (letters / self.step).round().clamp(-STEPS, STEPS) * self.step
        return letters + (steps - letters).detach()

    def forward(self, words, ids, begins, unit_of, mask, gaps, places, counts, message_of):
        different, back = torch.unique(ids, return_inverse=True)
        letters = self.stepped(F.embedding(words.row_table[different], self.letters, padding_idx=2**BITS)).sum(1)
        letters = letters / words.counts[different].float().sqrt()[:, None]
        token = torch.cat([words.meaning_table[different], letters, self.kind(words.kind_table[different])], 1)
        token = F.dropout(token, DROPPED, self.training)
        seen = mask.float()[:, :, None]
        x = F.relu(self.input(torch.cat([token[back], self.gap(begins)], -1))) * seen
        for at, block in enumerate(self.blocks):
            x = block(x, seen)
            if at == WHOLE_AT:
                x = (x + F.relu(self.whole(x.sum(1) / seen.sum(1)))[:, None]) * seen
        units = self.of_units(x, unit_of, gaps, places, counts)
        most = torch.full((len(counts), SIZE), -1e4).scatter_reduce(0, message_of[:, None].expand(-1, SIZE), units, "amax")
        mean = torch.zeros(len(counts), SIZE).index_add(0, message_of, units) / counts.float()[:, None]
        of_tokens = x.where(mask[:, :, None], -1e4).amax(1)
        dropped = F.dropout(units, DROPPED, self.training)
        return self.labels(dropped), self.tones(torch.cat([most, mean, of_tokens], 1)), self.requests(dropped)

    def of_units(self, x, unit_of, gaps, places, counts):
        flat, unit = x.reshape(-1, SIZE), unit_of.reshape(-1)
        flat, unit = flat[unit >= 0], unit[unit >= 0]
        count = torch.zeros(len(gaps)).index_add(0, unit, torch.ones(len(unit))).clamp(min=1).sqrt()
        total = torch.zeros(len(gaps), SIZE).index_add(0, unit, flat)
        most = torch.full((len(gaps), SIZE), -1e4).scatter_reduce(0, unit[:, None].expand(-1, SIZE), flat, "amax")
        own = torch.cat([total / count[:, None], most.where(most > -9e3, 0.0), self.gap(gaps)], 1)
        width = (len(counts), int(counts.max()))
        framed = torch.zeros(width[0] * width[1], own.shape[1]).index_copy(0, places, own).reshape(*width, -1)
        there = torch.zeros(width[0] * width[1], 1).index_fill(0, places, 1.0).reshape(*width, 1)
        first = F.relu(self.unit(framed.transpose(1, 2)).transpose(1, 2)) * there
        second = F.relu(self.units(first.transpose(1, 2)).transpose(1, 2))
        return (first + F.dropout(second, DROPPED, self.training)).reshape(-1, SIZE)[places]

    def layers(self):
        """In the order of the file."""
        return [self.input, *(block.mix for block in self.blocks), self.whole, self.unit, self.units, self.labels, self.tones, self.requests]


def matrix(layer):
    """[outputs, inputs]; of a convolution all inputs of the row before, then of its own, then of the next."""
    weight = layer.weight.data
    return weight if weight.dim() == 2 else weight.permute(0, 2, 1).reshape(len(weight), -1)


def in_steps(weights):
    """A step for each output, and the weights in whole steps of -127 to 127."""
    steps = weights.abs().amax(1).clamp(min=1e-8) / 127
    return steps, (weights / steps[:, None]).round()


def round_off(student):
    """To what its file holds."""
    student.letters.data = (student.letters.data / student.step).round().clamp(-STEPS, STEPS) * student.step
    for layer in student.layers():
        steps, weights = in_steps(matrix(layer))
        rounded = weights * steps[:, None]
        if layer.weight.dim() == 3:
            rounded = rounded.reshape(len(rounded), layer.weight.shape[2], -1).permute(0, 2, 1).contiguous()
        layer.weight.data = rounded


def file_of(student):
    """Fractions of four bytes, steps of one, letters of a half: as language/reader/model/layers.ts reads them."""
    fractions = [torch.tensor([student.step]), student.kind.weight.data, student.gap.weight.data]
    for block in student.blocks:
        fractions += [block.norm.weight.data, block.norm.bias.data, block.near.weight.data[:, 0, :].T, block.near.bias.data]
    whole = []
    for layer in student.layers():
        steps, weights = in_steps(matrix(layer))
        fractions += [steps, layer.bias.data]
        whole.append(weights.T.contiguous().to(torch.int8).numpy().tobytes())
    fractions = [np.ascontiguousarray(each.numpy().astype("<f4")).tobytes() for each in fractions]
    return b"".join([*fractions, *whole, packed((student.letters.data[:-1] / student.step).numpy())])


def prepared(message, words):
    tokens, units = message["tokens"][:MOST_TOKENS], message["units"]
    ids = [words.place(plain, kind) for _, _, plain, kind in tokens]
    begins, unit_of = np.full(len(ids), GAPS), np.zeros(len(ids), int)
    for at, (start, end, gap) in enumerate(units):
        if start < len(ids):
            begins[start] = gap
            unit_of[start:end] = at
    return np.array(ids), begins, unit_of, np.array([gap for _, _, gap in units])


def together(messages):
    size = (len(messages), max(len(each[0]) for each in messages))
    ids, begins = np.zeros(size, int), np.full(size, GAPS)
    unit_of, mask, base = np.full(size, -1), np.zeros(size, bool), 0
    for at, (own, own_begins, own_units, gaps) in enumerate(messages):
        most = len(own)
        ids[at, :most], begins[at, :most], unit_of[at, :most], mask[at, :most] = own, own_begins, own_units + base, True
        base += len(gaps)
    counts = np.array([len(gaps) for *_, gaps in messages])
    places = np.concatenate([at * counts.max() + np.arange(most) for at, most in enumerate(counts)])
    gaps = np.concatenate([gaps for *_, gaps in messages])
    return [torch.from_numpy(x) for x in (ids, begins, unit_of, mask, gaps, places, counts, np.repeat(np.arange(len(counts)), counts))]


def lessons(half, labelled, taught, more, words):
    """Messages, and what is to be made of their units and of the whole: of labelled ones in part what they are labelled."""
    told = {one["text"]: one for one in map(json.loads, open(taught))}
    found = []
    for file in (labelled, *more):
        for message in map(json.loads, open(file)):
            one = told.get(message["text"])
            if one is None or len(one["units"]) != len(message["units"]) or (half != "all" and message.get("half") not in (None, int(half))):
                continue
            units, tones = torch.tensor(one["units"]), torch.tensor(one["tones"]).softmax(0)
            units = units / units.sum(1, keepdim=True)
            if file == labelled:
                units = AS_LABELLED * F.one_hot(torch.tensor(message["labels"]), LABELS) + (1 - AS_LABELLED) * units
                tones = AS_LABELLED * F.one_hot(torch.tensor(message["tone"]), TONES) + (1 - AS_LABELLED) * tones
            kinds = torch.stack([kinds_of(row, unit) for row, unit in zip(one["kinds"], units)])
            if file == labelled:
                kinds = AS_LABELLED * as_labelled(message["kinds"]) + (1 - AS_LABELLED) * kinds
            lesson = (prepared(message, words), units, tones, kinds)
            found += [lesson] * (1 if "half" in message else 2)  # what somebody wrote counts twice what was varied
    return found


def kinds_of(row, unit):
    """What a unit asks for, as much of it as it is a request."""
    return torch.zeros(KINDS_ASKED) if row is None else unit[REQUEST].sum() * torch.tensor(row).softmax(0)


def as_labelled(kinds):
    kinds = torch.tensor(kinds)
    return F.one_hot(kinds.clamp(min=0), KINDS_ASKED) * (kinds >= 0)[:, None]


def learn(half, labelled, taught, varied, unlabelled):
    words = Words()
    learned_from = lessons(half, labelled, taught, (varied, unlabelled), words)
    messages, units, tones, kinds = zip(*learned_from)
    words.close()
    student = Student()
    rounds = ROUNDS[half]
    optimiser = torch.optim.AdamW(student.parameters(), lr=RATE, weight_decay=0.01)
    lengths = [len(ids) for ids, *_ in messages]
    total = rounds * (len(batches(lengths, A_BATCH, 6000)) + 60)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=total, pct_start=0.1)
    at = 0
    for turn in range(rounds):
        losses = []
        for row in batches(lengths, A_BATCH, 6000):
            if at % 50 == 0:
                student.set_step()
            at += 1
            judged, whole, asked = student(words, *together([messages[each] for each in row]))
            loss = -(torch.cat([units[each] for each in row]) * judged.log_softmax(1)).sum(1).mean()
            of_kinds = torch.cat([kinds[each] for each in row])
            loss = loss - 0.3 * (of_kinds * asked.log_softmax(1)).sum() / max(1.0, float(of_kinds.sum()))
            loss = loss - 0.3 * (torch.stack([tones[each] for each in row]) * whole.log_softmax(1)).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(student.parameters(), 2.0)
            optimiser.step()
            pace.step()
            losses.append(loss.item())
        print(f"round {turn + 1} of {rounds}, loss {sum(losses) / len(losses):.3f}", file=sys.stderr)
    round_off(student)
    student.eval()
    return student, words


def as_taught(student, labelled):
    """What it makes of some messages, one at a time."""
    found = []
    messages = [json.loads(line) for line in open(labelled)]
    for message in messages[:: len(messages) // SHOWN]:
        words = Words()
        own = prepared(message, words)
        words.close()
        with torch.no_grad():
            units, tones, requests = student(words, *together([own]))
        shown = lambda row: [round(number, 4) for number in row.log_softmax(0).tolist()]
        found.append({"text": message["text"], "cut": message["units"], "units": [shown(unit) for unit in units], "requests": [shown(unit) for unit in requests], "tones": shown(tones[0])})
    return found


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    chosen, labelled_file, taught_file, varied_file, unlabelled_file, out, *shown_in = sys.argv[1:]
    student, _ = learn(chosen, labelled_file, taught_file, varied_file, unlabelled_file)
    Path(out).write_bytes(file_of(student))
    for path in shown_in:
        Path(path).write_text(json.dumps(as_taught(student, labelled_file), ensure_ascii=False) + "\n")
