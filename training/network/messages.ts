import { createInterface } from 'node:readline';
import { divided } from '#language/reader/model/divided.ts';
import { gapNames } from '#language/reader/model/gaps.ts';
import { type Token, tokensOf } from '#language/reader/model/tokens.ts';
import { toneNames } from '#language/reader/model/tone.ts';
import { learned } from '#language/reader/model/weights.ts';
import { halfOf, isKeptBack, type LabelledPart, type Message, messagesIn, textOf } from '../corpus.ts';
import { chainOf, spansOf } from '../examples.ts';
import { categories, kinds } from '../labels.ts';
import { CORPUS } from '../train.ts';
import { unlabelled } from './unlabelled.ts';

const HELP = `node training/network/messages.ts labelled|unlabelled|lines
  writes messages in units, one a line, as the Python programs beside it read them:
  labelled    those of training/corpus/ that are learned from
  unlabelled  those of training/unlabelled/
  lines       those that come in, as {"lang", "text", "half"}`;

type Bare = Readonly<{ lang: string; text: string; half?: number }>;

const { gaps, leastGap, network } = learned();

/** `units`: from and to which token, and the gap before each. */
const inUnits = ({ lang, text, half }: Bare) => {
  const { tokens, units } = divided(tokensOf(text), { gaps, leastGap, network });
  return {
    ...{ lang, text, half },
    tokens: tokens.map(({ start, end, plain, is }) => [start, end, plain, is]),
    units: units.map(({ from, to, gap }) => [from, to, gapNames.indexOf(gap)]),
  };
};

const labelled = (message: Message) => {
  const { labels, whole } = chainOf(message, gaps, leastGap);
  const parts = whole.units.map(({ from, to }) => partOf(message, whole.tokens.slice(from, to)));
  return {
    ...inUnits({ lang: message.lang, text: textOf(message), half: halfOf(message) }),
    labels,
    kinds: parts.map((part) => kinds.indexOf(part?.kind ?? '')),
    categories: parts.map((part) => (categories as readonly string[]).indexOf(part?.category ?? '')),
    tone: toneNames.indexOf(message.tone),
    parts: message.parts.map(({ text, is }) => [text.trim(), is]),
  };
};

/** The part that holds most of these tokens. */
const partOf = (message: Message, tokens: readonly Token[]): LabelledPart | undefined => {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const shares = spansOf(message).map((span) => Math.min(end, span.end) - Math.max(start, span.start));
  return message.parts[shares.indexOf(Math.max(...shares))];
};

const write = (message: object): void => console.log(JSON.stringify(message));

const main = async (what: string | undefined): Promise<number> => {
  if (what === 'labelled') for (const message of messagesIn(CORPUS)) isKeptBack(message) || write(labelled(message));
  else if (what === 'unlabelled') for (const message of unlabelled()) write(inUnits(message));
  else if (what === 'lines')
    for await (const line of createInterface({ input: process.stdin })) write(inUnits(JSON.parse(line) as Bare));
  else {
    console.error(HELP);
    return 1;
  }
  return 0;
};

if (import.meta.main) process.exitCode = await main(process.argv[2]);
