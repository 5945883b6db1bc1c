import { hashOf } from '../reader/model/hashing.ts';
import type { LearnedReading } from '../reader/model/learned-reading.ts';
import { natures } from '../reader/model/parts.ts';
import type { Features } from '../reader/model/table.ts';
import { tokensOf } from '../reader/model/tokens.ts';
import { toneNames } from '../reader/model/tone.ts';
import { isSaidToUs } from '../reader/replies/said-to-us.ts';
import { requestsIn } from '../reader/understanding/requests.ts';
import { plainly } from '../reader/understanding/sentences.ts';
import { isSmallTalk } from '../reader/understanding/small-talk.ts';
import { understand } from '../reader/understanding/understand.ts';
import { dayIn } from './day.ts';
import { meaningsIn, type Said } from './meanings/meanings-in.ts';
import { isSurelyHard } from './surely-hard.ts';

/** What was learned of a message before, or of one that it never saw. */
export type Judgement = Pick<LearnedReading, 'tones' | 'parts' | 'language'>;
/** What the rules understood of it, where it is known already. */
export type Understood = Pick<ReturnType<typeof understand>, 'wins' | 'requests'>;

const SAID = 0x11;
const TOGETHER = 0x12;
const SENTENCES = 0x13;
const RULED = 0x14;
const RULED_TOGETHER = 0x15;
const FIRST = 0x16;
const LAST = 0x17;

/**
 * What tells one day from another: the meanings of its words, alone and with those beside them in a sentence, what the rules
 * hear in it, and what was learned of its words.
 */
export const dayFeatures = (
  text: string,
  { tones, parts, language }: Judgement,
  understood: Understood = understand(text),
): Features => {
  const tokens = tokensOf(text);
  const said = language === null ? [] : meaningsIn(tokens, language);
  const ruled = heardByRules(
    plainly(text),
    { parts, language },
    understood,
    tokens.filter(({ is }) => is === 'word').length,
  );
  return {
    rows: Uint32Array.from([...ofMeanings(said), ...ofRules(ruled)]),
    senses: Float32Array.from([
      ...toneNames.map((tone) => Math.log(Math.max(LEAST, tones[tone])) / STEPS),
      ...ofParts(parts),
    ]),
  };
};

/** How many numbers stand beside the rows. */
export const DAY_SENSES = toneNames.length + natures.length * 2;
const LEAST = 1e-4;
const STEPS = 4;

const ofMeanings = (said: readonly Said[]): readonly number[] => {
  const rows = said.flatMap(({ meanings, hasNo }) => {
    const names = [...meanings, ...(hasNo ? ['no'] : [])].sort();
    return names.flatMap((name, at) => [
      hashOf(SAID, name),
      ...names.slice(at + 1).map((other) => hashOf(TOGETHER, `${name} ${other}`)),
    ]);
  });
  const [first, last] = [said[0], said.at(-1)];
  return [
    ...rows,
    hashOf(SENTENCES, `${Math.min(said.length, 6)}`),
    ...[...(first?.meanings ?? [])].map((name) => hashOf(FIRST, name)),
    ...[...(last?.meanings ?? [])].map((name) => hashOf(LAST, name)),
  ];
};

/** What the rules make of a message, as names of what they hear. */
const heardByRules = (
  plain: string,
  { parts, language }: Pick<Judgement, 'parts' | 'language'>,
  { wins, requests }: Understood,
  words: number,
): readonly string[] => {
  return [
    `wins ${Math.min(wins.length, 3)}`,
    `requests ${Math.min(requests.length, 2)}`,
    `requests in it ${Math.min(requestsIn(plain).length, 2)}`,
    `small talk ${isSmallTalk(plain)}`,
    `to us ${isSaidToUs(plain)}`,
    `day ${dayIn(plain, language)?.day ?? 'none'}`,
    `surely ${isSurelyHard(plain)}`,
    `length ${LENGTHS.findIndex((most) => words < most)}`,
    ...[...new Set(parts.map(({ is }) => is))].map((is) => `part ${is}`),
  ];
};

const LENGTHS = [5, 8, 16, 40, Number.POSITIVE_INFINITY];

const ofRules = (heard: readonly string[]): readonly number[] =>
  heard.flatMap((name, at) => [
    hashOf(RULED, name),
    ...heard.slice(at + 1).map((other) => hashOf(RULED_TOGETHER, `${name}, ${other}`)),
  ]);

/** Of each nature how sure the surest part is, and how much of the words its parts hold. */
const ofParts = (parts: Judgement['parts']): readonly number[] => {
  const surest = natures.map((nature) =>
    parts.reduce((most, { is, certainty }) => (is === nature ? Math.max(most, certainty) : most), 0),
  );
  const all = parts.reduce((sum, { start, end }) => sum + end - start, 0) || 1;
  const shares = natures.map(
    (nature) => parts.reduce((sum, { is, start, end }) => (is === nature ? sum + end - start : sum), 0) / all,
  );
  return [...surest, ...shares];
};
