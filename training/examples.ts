import { type Divided, divided } from '#language/reader/model/divided.ts';
import { gapFeatures } from '#language/reader/model/gap-features.ts';
import { gapNames, isWeakGap, strongGap } from '#language/reader/model/gaps.ts';
import type { Table } from '#language/reader/model/table.ts';
import { type Token, tokensOf } from '#language/reader/model/tokens.ts';
import { featuresOfUnits } from '#language/reader/model/unit-features.ts';
import type { Chain } from './chain-learning.ts';
import { type LabelledPart, type Message, textOf } from './corpus.ts';
import { unitLabels } from './labels.ts';
import type { Example } from './learn.ts';
import { networkWithout } from './network/left-out.ts';

/** Where each part of a message stands in its text. */
export const spansOf = ({ parts }: Message): readonly { start: number; end: number; part: LabelledPart }[] => {
  let start = 0;
  return parts.map((part) => {
    const span = { start, end: start + part.text.length, part };
    start = span.end;
    return span;
  });
};

/** Of each token, the number of the part it stands in. */
const partsOfTokens = (message: Message, tokens: readonly Token[]): readonly number[] => {
  const spans = spansOf(message);
  return tokens.map(({ end }) =>
    Math.max(
      0,
      spans.findIndex((span) => end <= span.end),
    ),
  );
};

/** Every place where a part could begin without a mark, and whether one does. */
export const gapExamples = (message: Message): readonly Example[] => {
  const tokens = tokensOf(textOf(message));
  const parts = partsOfTokens(message, tokens);
  return tokens.flatMap((_, at) =>
    at > 0 && !strongGap(tokens, at) && isWeakGap(tokens, at)
      ? [{ features: gapFeatures(tokens, at), label: parts[at] === parts[at - 1] ? 0 : 1 }]
      : [],
  );
};

/** With what it was made of. */
export type LabelledChain = Chain & Readonly<{ whole: Divided }>;

/** A message as it is judged by a network that has not seen it. */
export const chainOf = (message: Message, gaps: Table, leastGap: number): LabelledChain => {
  const whole = divided(tokensOf(textOf(message)), { gaps, leastGap, network: networkWithout(message) });
  const { tokens, units } = whole;
  const parts = partsOfTokens(message, tokens);
  const begun = new Set<number>();
  const labels = units.map((unit) => {
    const part = mostOf(parts.slice(unit.from, unit.to).filter((_, at) => tokens[unit.from + at]?.is !== 'line'));
    const is = message.parts[part]?.is ?? 'chat';
    const label = begun.has(part) && (is === 'win' || is === 'request') ? `${is}+` : is;
    begun.add(part);
    return unitLabels.indexOf(label as (typeof unitLabels)[number]);
  });
  return {
    whole,
    labels,
    gaps: units.map(({ gap }) => gapNames.indexOf(gap)),
    features: featuresOfUnits(tokens, units),
  };
};

const mostOf = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
};
