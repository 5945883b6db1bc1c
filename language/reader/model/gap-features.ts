import { eachLetterRun, hashOf, pairHash } from './hashing.ts';
import type { Features } from './table.ts';
import { endingOf, type Token } from './tokens.ts';

/** A feature of one kind is never that of another: each begins with a number of its own. */
const PAIR = 0x2003;
const LETTERS = 0x3005;
const BEFORE = 0x4007;
const AFTER = 0x5009;
const ENDING = 0x700d;
const PLACE = 0x800f;
const SKIP = 0xa013;
const FAR_BEFORE = 0xd101;
const FAR_AFTER = 0xd203;
const MARK = 0xd305;
const OPENINGS = 0xd911;

const SHORTEST_RUN = 3;
const LONGEST_RUN = 5;
const NO_SENSES = new Float32Array(0);

/** The place between two tokens: what stands on either side of it, close by and in the rest of the sentence. */
export const gapFeatures = (tokens: readonly Token[], at: number): Features => {
  const rows = closeBy(tokens, at);
  addSentence(rows, tokens, at);
  return { rows, senses: NO_SENSES };
};

const closeBy = (tokens: readonly Token[], at: number): number[] => {
  const word = (place: number): string => tokens[place]?.plain ?? '';
  const [before, next] = [word(at - 1), word(at)];
  const rows = [
    ...[hashOf(BEFORE, before), hashOf(AFTER, next), pairHash(PAIR, before, next)],
    ...[pairHash(AFTER, next, word(at + 1)), pairHash(BEFORE, word(at - 2), before)],
    ...[hashOf(BEFORE + 1, word(at - 2)), hashOf(AFTER + 1, word(at + 1)), hashOf(AFTER + 2, word(at + 2))],
    ...[pairHash(SKIP, before, word(at + 1)), pairHash(SKIP + 1, word(at + 1), word(at + 2))],
    hashOf(PLACE, `${tokens[at - 1]?.is} ${tokens[at]?.is}`),
  ];
  eachLetterRun(LETTERS, next, SHORTEST_RUN, LONGEST_RUN, (hash) => rows.push(hash));
  eachLetterRun(ENDING, before, SHORTEST_RUN, LONGEST_RUN, (hash) => rows.push(hash));
  return rows;
};

/** So many words to either side are looked at. */
const FARTHEST = 12;
const NEAR = 4;
const JOINTS = new Set('and & n und et y e'.split(' '));

/** What is said before and behind in the same sentence, and whether either could stand alone. */
const addSentence = (rows: number[], tokens: readonly Token[], at: number): void => {
  const word = (place: number): string => tokens[place]?.plain ?? '';
  const [from, to] = sentenceAround(tokens, at);
  const isBeforeMark = tokens[at]?.is === 'mark';
  const mark = /^[,;:–—(+&-]/.exec(isBeforeMark ? word(at) : word(at - 1))?.[0] ?? '';
  const [lengthBefore, lengthAfter] = [at - from, to - at];
  const own = isBeforeMark || JOINTS.has(word(at)) ? word(at + 1) : word(at);
  for (let place = from; place < at; place++) rows.push(hashOf(FAR_BEFORE, word(place)));
  for (let place = at; place < to; place++) rows.push(hashOf(FAR_AFTER, word(place)));
  for (let place = at; place < Math.min(to, at + NEAR); place++) rows.push(pairHash(MARK, mark, endingOf(word(place))));
  rows.push(
    ...[pairHash(MARK + 1, mark, `${lengthBefore}`), pairHash(MARK + 2, mark, `${lengthAfter}`)],
    pairHash(MARK + 3, mark, `${lengthBefore >> 1} ${lengthAfter >> 1}`),
    ...[pairHash(MARK + 4, mark, word(at)), pairHash(MARK + 5, `${mark}${word(at)}`, word(at + 1))],
    ...[pairHash(MARK + 6, mark, endingOf(own)), pairHash(MARK + 7, mark, `${tokens[at + 1]?.is}`)],
    ...[pairHash(OPENINGS, word(from), word(at)), pairHash(OPENINGS + 1, word(from), mark ? word(at + 1) : word(at))],
    pairHash(OPENINGS + 2, endingOf(word(from)), endingOf(own)),
  );
};

const endsSentence = (token: Token | undefined): boolean =>
  token === undefined || token.is === 'line' || /^[.!?]/.test(token.plain);

/** Where the sentence begins and ends that this place stands in, no farther than is looked at. */
const sentenceAround = (tokens: readonly Token[], at: number): readonly [number, number] => {
  let [from, to] = [at, at];
  while (at - from < FARTHEST && !endsSentence(tokens[from - 1])) from--;
  while (to - at < FARTHEST && !endsSentence(tokens[to])) to++;
  return [from, to];
};
