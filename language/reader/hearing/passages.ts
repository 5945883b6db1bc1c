import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import type { Part } from '../model/parts.ts';
import { headsPlans } from '../understanding/paragraphs.ts';
import { plainly } from '../understanding/sentences.ts';
import { cueIn, isWish } from './cues.ts';
import { rowStarts } from './rows.ts';

/** One win, one request or one other thing, which may be told in several sentences; `cue` is what its words name. */
export type Passage = Readonly<{
  text: string;
  is: Part['is'];
  certainty: number;
  kind: string | null;
  kindCertainty: number;
  cue: RequestKind | null;
  /** How probable each nature is, in the order of `natures`. */
  chances: readonly number[];
}>;

type Unit = Omit<Part, 'continues'> & Readonly<{ continues: boolean; cue: RequestKind | null }>;

/** Where a sentence ends, or its end turns to us. */
const CUT = new RegExp(
  phrases`
    (?<=[.!?…])\s+|\n\s*|(?:\s?[,;:–—(]|\s-)?\s(?=(?:(?:and|also|so|but|oh|und|auch|et|y|pero|mais|aber|btw)\s){0,2}(?:please|pls|plz|kindly|can (?:you|u|ye|i get|i have)|could (?:you|u|i)|would you|bitte|kannst du|kann ich|k[oö]nn(?:t|tet|test|en|ten) (?:ihr|du|sie)|peux[- ]tu|pouvez[- ]vous|tu peux|pourriez[- ]vous|svp|stp|por favor|porfa|xfa|puedes|pueden|me pueden?|me puedes)\s)
    |[,;:–—]\s(?=(?:also|oh|und|et|y|btw|and|so)\s)|\s(?=(?:also (?:make|could|can|set|send|put)|oh and|und (?:bitte|k[oö]nn|schick|mach|zeig)|et (?:mets|fais|envoie|passe|change)|y (?:ponme|dime|que vaya|m[aá]nd|c[aá]mbi|haz|p[aá]sa)))
  `,
  'giu',
);
const MOST_CUTS = 200;
const SURE = 0.9;

/** A part in pieces, where one of them asks for something by its name; else as it is. */
const unitsOf = (words: string, part: Part): readonly Unit[] => {
  const text = words.slice(part.start, part.end);
  const named = cueIn(text);
  // "8 weeks, not 12" of a win
  const isTold = part.is === 'win' && part.certainty >= SURE && named === 'correct-wins' && !isWish(plainly(text));
  const whole = { ...part, cue: isTold ? null : named };
  const starts = [0, ...[...text.matchAll(CUT)].slice(0, MOST_CUTS).map(({ index, 0: mark }) => index + mark.length)];
  if (starts.length === 1 || part.is === 'request') return [whole];
  const pieces = starts.map((start, at) => {
    const end = starts[at + 1] ?? text.length;
    const said = text.slice(start, end);
    return { start: part.start + start, end: part.start + start + said.trimEnd().length, cue: cueIn(said) };
  });
  if (pieces.every(({ cue }) => cue === null)) return [whole.is === 'win' ? { ...whole, cue: null } : whole];
  return pieces.map((piece, at) => ({ ...part, ...piece, continues: at === 0 ? part.continues : piece.cue === null }));
};

type Span = Omit<Passage, 'text'> & { start: number; end: number };

/** Where what is still to come begins, below a heading that says so; -1 for nowhere. */
const planAt = (words: string): number => {
  let at = 0;
  for (const line of words.slice(0, LONGEST_SEARCHED).split('\n')) {
    if (line.trimEnd().endsWith(':') && line.length <= LONGEST_HEADING && headsPlans(line)) return at;
    at += line.length + 1;
  }
  return -1;
};
const LONGEST_SEARCHED = 64 * 1024;
const LONGEST_HEADING = 80;

/** A paragraph or an item of a list by itself. */
const APART = /\n\s*(?:\n|[-–*•·]|\d{1,2}(?:[.)]|\/\s))/;

const STUMP = 2;

/** "Today", cut off before what was done then, belongs to it; "> 0" of "0.2 < 0.5 and > 0" to what stands before. */
const withoutStumps = (spans: readonly Span[], words: string): readonly Span[] => {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const isStump = last?.is === 'win' && span.is === 'win' && /^[^.!?\n]*$/.test(words.slice(last.start, span.start));
    if (last?.is === 'win' && isWordless(words.slice(span.start, span.end)))
      whole[whole.length - 1] = { ...last, end: span.end };
    else if (last && isStump && words.slice(last.start, last.end).split(/\s+/).length <= STUMP)
      whole[whole.length - 1] = { ...span, start: last.start };
    else whole.push(span);
  }
  return whole;
};

const isWordless = (text: string): boolean => !/\p{L}/u.test(text.replace(/^\W*(?:and|und|et|y)\s/i, ''));

type Stretch = Pick<Span, 'start' | 'end' | 'chances'>;

const meanOf = (one: Stretch, other: Stretch): readonly number[] => {
  const [long, more] = [one.end - one.start, other.end - other.start];
  return one.chances.map((chance, at) => (chance * long + (other.chances[at] as number) * more) / (long + more));
};

/** The parts of a text, those that go on with the one before them together with it; what names a wish stands apart. */
export const passagesIn = (words: string, parts: readonly Part[]): readonly Passage[] => {
  const passages: Span[] = [];
  const rows = rowStarts(words);
  for (const unit of parts.flatMap((part) => unitsOf(words, part))) {
    const { start, end, certainty, kind, kindCertainty, continues, cue, chances } = unit;
    const is =
      cue !== null && unit.is !== 'request' && unit.is !== 'correction' && unit.is !== 'question' ? 'request' : unit.is;
    const last = passages.at(-1);
    const isApart = is === 'win' && last?.is === 'win' && (rows.has(start) || APART.test(words.slice(last.end, start)));
    const goesOn = continues && !isApart;
    if (goesOn && last?.is === is && (cue === null || cue === last.cue || last.cue === null)) {
      const { start: from, end: to } = last;
      last.end = end;
      passages[passages.length - 1] = {
        ...last,
        cue: last.cue ?? cue,
        chances: meanOf({ ...last, start: from, end: to }, { start, end, chances }),
      };
      continue;
    }
    passages.push({ start, end, is, certainty: is === unit.is ? certainty : 0, kind, kindCertainty, cue, chances });
  }
  const plans = planAt(words);
  const read = withoutStumps(passages, words).filter(({ start }) => plans < 0 || start < plans);
  return read.map(({ start, end, ...passage }) => ({ ...passage, text: words.slice(start, end).trim() }));
};
