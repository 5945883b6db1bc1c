"""The teacher: multilingual-e5-small, taught what the units of the labelled messages are.

    python teacher.py learn messages.jsonl all|0|1 teacher.pt     # a half: the one that it learns from
    python teacher.py hear teacher.pt all|0|1 messages.jsonl ... > heard.jsonl

Half an hour of two cores for all, as long for both halves; some 200 messages a second are heard.
"""

import json
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

from batches import batches
from e5 import E5
from words import cut

LABELS, KINDS, CATEGORIES, TONES, GAPS = 10, 23, 16, 5, 8
MOST_PIECES, A_BATCH, HEARD_BATCH = 512, 2560, 16_384
REQUESTS, MAY_ASK = [5, 6, 8], 0.15  # labels of what asks for something, and from where on its kind is told
ROUNDS, ROUNDS_OF_HALF, RATE, RATE_OF_HALF = 3, 2, 6e-5, 1e-4


class Layer(nn.Module):
    def __init__(self, e5, at):
        super().__init__()
        hidden, inner = e5.hidden, e5.inner
        self.heads = e5.heads
        for name, outputs, inputs in [
            *((each, hidden, hidden) for each in ("q", "k", "v", "ao")),
            ("fi", inner, hidden),
            ("fo", hidden, inner),
        ]:
            linear = nn.Linear(inputs, outputs)
            linear.weight.data = e5.matrix(f"l{at}.{name}.w", outputs, inputs)
            linear.bias.data = e5.fractions(f"l{at}.{name}.b", outputs)
            setattr(self, name, linear)
        for name in ("aln", "oln"):
            norm = nn.LayerNorm(hidden, e5.epsilon)
            norm.weight.data = e5.fractions(f"l{at}.{name}.w", hidden)
            norm.bias.data = e5.fractions(f"l{at}.{name}.b", hidden)
            setattr(self, name, norm)

    def forward(self, x, mask):
        by_head = lambda y: y.view(*y.shape[:2], self.heads, -1).transpose(1, 2)
        seen = F.scaled_dot_product_attention(by_head(self.q(x)), by_head(self.k(x)), by_head(self.v(x)), attn_mask=mask)
        x = self.aln(x + F.dropout(self.ao(seen.transpose(1, 2).reshape(x.shape)), 0.1, self.training))
        return self.oln(x + F.dropout(self.fo(F.gelu(self.fi(x))), 0.1, self.training))


class Teacher(nn.Module):
    """Units are the mean and the most of their pieces; the whole is the mean and the first piece."""

    def __init__(self, e5, used):
        super().__init__()
        hidden = e5.hidden
        self.register_buffer("word", torch.empty(0), persistent=False)
        self.use(e5, used)
        self.place = nn.Parameter(e5.fractions("emb.pos", e5.most * hidden).view(e5.most, hidden))
        self.kind = nn.Parameter(e5.fractions("emb.type", hidden)[:hidden])
        self.norm = nn.LayerNorm(hidden, e5.epsilon)
        self.norm.weight.data = e5.fractions("emb.ln.w", hidden)
        self.norm.bias.data = e5.fractions("emb.ln.b", hidden)
        self.layers = nn.ModuleList(Layer(e5, at) for at in range(e5.layers))
        self.gap = nn.Embedding(GAPS, 32)
        head = lambda inputs, outputs: nn.Sequential(
            nn.Linear(inputs, hidden), nn.GELU(), nn.Dropout(0.1), nn.Linear(hidden, outputs)
        )
        of_unit = 2 * hidden + 32
        self.labels, self.kinds, self.categories = head(of_unit, LABELS), head(of_unit, KINDS), head(of_unit, CATEGORIES)
        self.tones = head(2 * hidden, TONES)

    def use(self, e5, used):
        """Words stay as they were: only those that are used are held."""
        self.word = e5.matrix("emb.word", len(e5.scores), e5.hidden, used)

    def forward(self, pieces, mask, unit_of, gaps):
        x = self.norm(self.word[pieces] + self.place[: pieces.shape[1]] + self.kind)
        x = F.dropout(x, 0.1, self.training)
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :])
        x = x.float()
        flat, unit = x.reshape(-1, x.shape[-1]), unit_of.reshape(-1)
        flat, unit = flat[unit >= 0], unit[unit >= 0]
        size = (len(gaps), flat.shape[1])
        count = torch.zeros(len(gaps)).index_add(0, unit, torch.ones(len(unit))).clamp(min=1)
        mean = torch.zeros(size).index_add(0, unit, flat) / count[:, None]
        most = torch.full(size, -1e4).scatter_reduce(0, unit[:, None].expand(-1, size[1]), flat, "amax")
        units = torch.cat([mean, most.where(most > -9e3, 0.0), self.gap(gaps)], 1)
        seen = mask.float()[:, :, None]
        whole = torch.cat([(x * seen).sum(1) / seen.sum(1), x[:, 0]], 1)
        return self.labels(units), self.tones(whole), self.kinds(units), self.categories(units)


def read(e5, path):
    """Messages with their pieces, and of each piece the unit it stands in."""
    lead = [e5.first, *e5.pieces_of("query", True), *e5.pieces_of(":", False)]
    messages = []
    for line in open(path):
        message = json.loads(line)
        text = message["text"].encode("utf-16-le")
        unit_at = [at for at, (start, end, _) in enumerate(message["units"]) for _ in range(start, end)]
        pieces, units = list(lead), [-1] * len(lead)
        for unit, (start, end, _, kind) in zip(unit_at, message["tokens"]):
            if kind != "line":
                own = e5.pieces_of(cut(text, start, end), start == 0 or cut(text, start - 1, start).isspace())
                pieces += own
                units += [unit] * len(own)
        message["pieces"] = [*pieces[: MOST_PIECES - 2], e5.last]
        message["unit_of"] = [*units[: MOST_PIECES - 2], -1]
        messages.append(message)
    return messages


def only_used(e5, messages):
    """Numbers the pieces that occur anew; gives their numbers in the model."""
    used = sorted({piece for m in messages for piece in m["pieces"]} | {e5.padding})
    place = {piece: at for at, piece in enumerate(used)}
    for message in messages:
        message["pieces"] = [place[piece] for piece in message["pieces"]]
    return used, place[e5.padding]


def together(messages, padding):
    length = max(len(m["pieces"]) for m in messages)
    pieces = torch.full((len(messages), length), padding)
    unit_of, base = torch.full((len(messages), length), -1), 0
    for at, message in enumerate(messages):
        most = len(message["pieces"])
        pieces[at, :most] = torch.tensor(message["pieces"])
        units = torch.tensor(message["unit_of"])
        unit_of[at, :most] = units.where(units < 0, units + base)
        base += len(message["units"])
    mask = torch.arange(length)[None, :] < torch.tensor([len(m["pieces"]) for m in messages])[:, None]
    return pieces, mask, unit_of, torch.tensor([unit[2] for m in messages for unit in m["units"]])


def rightness(judged, right):
    """The mean loss over those that have a label."""
    return F.cross_entropy(judged.float(), right, ignore_index=-1, reduction="sum") / max(1, int((right >= 0).sum()))


def learn(path, half, out):
    torch.manual_seed(1)
    random.seed(1)
    e5 = E5()
    messages = [m for m in read(e5, path) if half == "all" or m["half"] == int(half)]
    used, padding = only_used(e5, messages)
    teacher = Teacher(e5, used)
    rounds, rate = (ROUNDS, RATE) if half == "all" else (ROUNDS_OF_HALF, RATE_OF_HALF)
    heads = ("labels", "tones", "gap", "kinds", "categories")
    groups = [[], []]
    for name, parameter in teacher.named_parameters():
        groups[name.startswith(heads)].append(parameter)
    optimiser = torch.optim.AdamW([{"params": groups[0], "lr": rate}, {"params": groups[1], "lr": 10 * rate}], weight_decay=0.01)
    lengths = [len(m["pieces"]) for m in messages]
    total = rounds * len(batches(lengths, A_BATCH))
    pace = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda at: min(1, (at + 1) / (0.06 * total)) * max(0.02, 1 - at / total))
    for turn in range(rounds):
        for row in batches(lengths, A_BATCH):
            some = [messages[at] for at in row]
            of_units = lambda name: torch.tensor([label for m in some for label in m[name]])
            with torch.autocast("cpu", torch.bfloat16):
                labels, tones, kinds, categories = teacher(*together(some, padding))
            loss = F.cross_entropy(labels.float(), of_units("labels"), label_smoothing=0.03)
            loss = loss + 0.3 * rightness(tones, torch.tensor([m["tone"] for m in some]))
            loss = loss + 0.5 * rightness(kinds, of_units("kinds")) + 0.3 * rightness(categories, of_units("categories"))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(teacher.parameters(), 1.0)
            optimiser.step()
            pace.step()
        print(f"round {turn + 1} of {rounds}, loss {loss.item():.3f}", file=sys.stderr)
    torch.save(teacher.state_dict(), out)


def hear(path, half, files):
    e5 = E5()
    messages = [message for file in files for message in read(e5, file)]
    messages = [m for m in messages if half == "all" or m.get("half") in (None, int(half))]
    used, padding = only_used(e5, messages)
    teacher = Teacher(e5, used)
    teacher.load_state_dict(torch.load(path))
    teacher.eval()
    rounded = lambda row: [round(number, 2) for number in row.float().log_softmax(0).tolist()]
    for row in batches([len(m["pieces"]) for m in messages], HEARD_BATCH, is_shuffled=False):
        some = [messages[at] for at in row]
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            labels, tones, kinds, _ = teacher(*together(some, padding))
        asks = labels.float().softmax(1)[:, REQUESTS].sum(1) > MAY_ASK
        at = 0
        for message, tone in zip(some, tones):
            own = range(at, at + len(message["units"]))
            at = own.stop
            heard = {
                "units": [rounded(labels[unit]) for unit in own],
                "kinds": [rounded(kinds[unit]) if asks[unit] else None for unit in own],
                "tones": rounded(tone),
            }
            print(json.dumps({"text": message["text"], **heard}))


if __name__ == "__main__":
    learn(*sys.argv[2:5]) if sys.argv[1] == "learn" else hear(*sys.argv[2:4], sys.argv[4:])
