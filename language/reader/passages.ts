import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../text/plain-text.ts';
import { correctionsByWords } from './by-words/by-words.ts';
import { contrastIn, saysWeWrote } from './by-words/contrasts.ts';
import { lookUpIn } from './by-words/look-ups.ts';
import { filedIn } from './details/filing-details.ts';
import { positionTold } from './details/position-details.ts';
import { learnedReading } from './model/learned-reading.ts';
import { type Nature, natures, type Part } from './model/parts.ts';
import { kindMeant } from './wishes/kinds.ts';
import { wishNamed } from './wishes/named.ts';
import { namesOneself } from './words/names-oneself.ts';
import { ownFieldsIn } from './words/own-fields.ts';
import { headsPlans } from './words/plans.ts';
import { plainly } from './words/sentences.ts';
import { tellsStory } from './words/tells-story.ts';

/**
 * One win, one wish or one other thing, which may be told in several sentences: `named` is the wish that its words name, `meant` the
 * one that the model hears in it, `kindCertainty` how sure it is of that.
 */
export type Passage = Readonly<{
  text: string;
  is: Nature;
  chances: Readonly<Record<Nature, number>>;
  named: RequestKind | null;
  meant: RequestKind | null;
  /** The kind as the corpus calls it. */
  kind: string | null;
  kindCertainty: number;
  /** Its author tells how they met something at work, in words that a wish might have. */
  isStory?: true;
}>;

/** Where a sentence ends, or its end turns to us. */
const CUT = new RegExp(
  phrases`
    (?<=[.!?…])\s+|\n\s*|(?:\s?[,;:–—(]|\s-)?\s(?=(?:(?:and|also|so|but|oh|und|auch|et|y|pero|mais|aber|btw)\s){0,2}(?:please|pls|plz|kindly|can (?:you|u|ye|i get|i have)|could (?:you|u|i)|would you|bitte|kannst du|kann ich|k[oö]nn(?:t|tet|test|en|ten) (?:ihr|du|sie)|peux[- ]tu|pouvez[- ]vous|tu peux|pourriez[- ]vous|svp|stp|por favor|porfa|xfa|puedes|pueden|me pueden?|me puedes)\s)
    |[,;:–—]\s(?=(?:also|oh|und|et|y|btw|and|so)\s)|\s(?=(?:also (?:make|could|can|set|send|put)|oh and|und (?:bitte|k[oö]nn|schick|mach|zeig)|et (?:mets|fais|envoie|passe|change)|y (?:ponme|dime|que vaya|m[aá]nd|c[aá]mbi|haz|p[aá]sa)))
  `,
  'giu',
);
const MOST_CUTS = 200;

type Unit = Part & Readonly<{ named: RequestKind | null }>;

/** A part in pieces where one of them names a wish; else as it is. A request is whole. */
const unitsOf = (words: string, part: Part): readonly Unit[] => {
  const text = words.slice(part.start, part.end);
  const ends = [...text.matchAll(CUT)].slice(0, MOST_CUTS).map(({ index, 0: mark }) => index + mark.length);
  if (ends.length === 0) return [{ ...part, named: wishNamed(text) }];
  const pieces = [0, ...ends].map((start, at, all) => {
    const said = text.slice(start, all[at + 1] ?? text.length);
    return {
      start: part.start + start,
      end: part.start + start + said.trimEnd().length,
      named: wishNamed(said),
    };
  });
  if (
    part.is === 'request' &&
    !pieces.some(({ start, end, named }) => named === null && isTold(words.slice(start, end)))
  )
    return [{ ...part, named: wishNamed(text) }];
  if (pieces.every(({ named }) => named === null)) return [{ ...part, named: null }];
  return pieces.map(({ named, ...piece }, at) => ({
    ...part,
    ...piece,
    ...((named !== null || part.is === 'request') && readAlone(words.slice(piece.start, piece.end))),
    named,
    continues: at === 0 ? part.continues : named === null,
  }));
};

/** "Sold the Hill house, please add it to my CV": a win beside the wish. */
const isTold = (said: string): boolean => {
  const { is, certainty = 0 } = said.trim().split(/\s+/).length >= LEAST_TOLD ? readAlone(said) : {};
  return is === 'win' && certainty >= SURELY_TOLD;
};
const LEAST_TOLD = 3;
const SURELY_TOLD = 0.8;

/** A wish that was cut from what was told is read by itself: the model has heard it as a part of that. */
const readAlone = (said: string): Partial<Part> => {
  const [first, ...others] = learnedReading(said).parts;
  if (!first || others.length > 0) return {};
  const { is, certainty, chances, kind, kindCertainty } = first;
  return { is, certainty, chances, kind, kindCertainty };
};

type Span = Omit<Unit, 'continues'> & Readonly<{ isStory?: true }>;

/** A paragraph or an item of a list by itself. */
const APART = /\n\s*(?:\n|[-–*•·]|\d{1,2}(?:[.)]|\/\s))/;
const ASKED: ReadonlySet<Nature> = new Set(['request', 'correction', 'question']);

/** The parts of a text, those that go on with the one before them together with it; what names a wish stands apart. */
export const passagesIn = (words: string, parts: readonly Part[]): readonly Passage[] => {
  const spans: Span[] = [];
  const fields = ownFieldsIn(words);
  const isField = ({ start, end }: Pick<Span, 'start' | 'end'>) => fields.has(words.slice(start, end).trim());
  for (const { continues, ...unit } of parts.flatMap((part) => unitsOf(words, part))) {
    const is = unit.named !== null && !ASKED.has(unit.is) ? 'request' : unit.is;
    const last = spans.at(-1);
    const isApart = is === 'win' && last !== undefined && APART.test(words.slice(last.end, unit.start));
    // "From: nine days", "To: two days", "Subject: the queue" are one thing told, whatever each of them looks like.
    const isNextLine = last !== undefined && /^[^\S\n]*\n[^\S\n]*$/.test(words.slice(last.end, unit.start));
    if (isNextLine && ((last.is === 'win' && isField(unit)) || (isField(last) && is === 'win'))) {
      const told = last.is === 'win' ? last : { ...unit, is };
      spans[spans.length - 1] = { ...told, start: last.start, end: unit.end };
      continue;
    }
    const isSame = last?.is === is && (unit.named === null || last.named === null || unit.named === last.named);
    const goesOn = continues || (is === 'win' && words.length > LONG && THEN.test(words.slice(unit.start, unit.end)));
    if (last && ((goesOn && isSame && !isApart) || isStump(last, { ...unit, is }, words)))
      spans[spans.length - 1] = {
        ...last,
        end: unit.end,
        named: last.named ?? unit.named,
        chances: meanOf(last, unit),
      };
    else spans.push({ ...unit, is });
  }
  const plans = plansAt(words);
  const read = withStories(words, spans).filter(({ start }, at, all) => start < plans && !isHeading(words, all, at));
  return read.map((span) => passageOf(span, words.slice(span.start, span.end).trim()));
};

/** What a sentence seems to ask, and tells as a story of its author's work, is one win with the rest of that sentence. */
const withStories = (words: string, spans: readonly Span[]): readonly Span[] => {
  if (!spans.some(mayBeStory)) return spans;
  const told: Span[] = [];
  for (const span of spans) {
    const last = told.at(-1);
    const isOne = last !== undefined && !/[.!?\u2026]["')\]]*\s|\n/.test(words.slice(last.start, span.start));
    const whole = isOne ? { ...last, end: span.end } : span;
    const isStory =
      (mayBeStory(span) || (isOne && mayBeStory(last))) && tellsStory(words.slice(whole.start, whole.end));
    if (isOne && isStory) told[told.length - 1] = { ...whole, is: 'win', named: null, isStory };
    else told.push(isStory ? { ...span, is: 'win', named: null, isStory } : span);
  }
  return told;
};

const mayBeStory = ({ is, named, kind, isStory }: Span): boolean =>
  isStory === true ||
  is === 'correction' ||
  IN_STORIES.has(named ?? (is === 'request' ? kindMeant({ is, kind }) : null));
/** What a story of work has the words of. */
const IN_STORIES: ReadonlySet<RequestKind | null> = new Set<RequestKind>([
  'correct-wins',
  'restore-wins',
  'stop',
  'billing',
  'delete-account',
]);

const passageOf = (span: Span, text: string): Passage => ({
  text,
  is: span.is,
  chances: Object.fromEntries(natures.map((nature, at) => [nature, span.chances[at] ?? 0])) as Passage['chances'],
  named: span.isStory ? null : (span.named ?? namedByDetails(text)),
  meant: kindMeant(span),
  kind: span.kind,
  kindCertainty: span.kindCertainty,
  ...(span.isStory && { isStory: true }),
});

/** The wish that only its details name: what is put right, looked for, or told of oneself. */
const namedByDetails = (text: string): RequestKind | null => {
  if (text.length > LONGEST_NAMED) return null;
  const plain = plainly(text);
  if (lookUpIn(text) !== null) return 'list-wins';
  if (contrastIn(text) !== null || saysWeWrote(plain) || correctionsByWords(text).length > 0 || filedIn(text) !== null)
    return 'correct-wins';
  return namesOneself(plain) || positionTold(text) !== null ? 'change-profile' : null;
};
const LONGEST_NAMED = 400;

/** Where what is still to come begins, below a heading that says so; behind all words where there is none. */
const plansAt = (words: string): number => {
  let at = 0;
  for (const line of words.split('\n')) {
    if (line.trimEnd().endsWith(':') && line.length <= LONGEST_HEADING && headsPlans(line)) return at;
    at += line.length + 1;
  }
  return Number.POSITIVE_INFINITY;
};
const LONGEST_HEADING = 80;

/** A line that leads in to those below it: "Three things today:". */
const isHeading = (words: string, spans: readonly Span[], at: number): boolean => {
  const { start, end } = spans[at] as Span;
  const isLine = /(?:^|\n)[^\S\n]*$/.test(words.slice(0, start)) && /^[^\S\n]*\n/.test(words.slice(end));
  if (!isLine || at >= spans.length - 1 || end - start > LONGEST_HEADING) return false;
  const line = words.slice(start, end).trim();
  return line.endsWith(':') || (HEADS_LIST.test(line) && /^\s*\n\s*[-*•·]\s/.test(words.slice(end)));
};

/** "My achievements", above a list: it tells nothing. */
const HEADS_LIST =
  /^(?:(?:my|our|key|main|other|recent|meine|unsere|mes|nos|mis|nuestros) )?(?:wins|achievements|accomplishments|successes|highlights|results|stuff|erfolge|ergebnisse|leistungen|höhepunkte|réussites|succès|résultats|logros|éxitos|resultados)(?: (?:of|in|from|this|last|der|des|de|du|diese[rs]?|cette|esta|este) [\p{L}\d ]{1,25})?$/iu;

/** In a long tale "Then I checked it twice" goes on with what was done before it; in a short one it may be the next win. */
const LONG = 2000;
const THEN = /^(?:then|afterwards|danach|puis|ensuite|luego|despu[eé]s)\b/iu;

const MOST_OF_STUMP = 2;

/** "Today", cut off before what was done then, belongs to it; "> 0" of "0.2 < 0.5 and > 0" to what stands before. */
const isStump = (last: Span, next: Span, words: string): boolean => {
  if (last.is !== 'win' || next.is !== 'win') return false;
  const [before, after] = [words.slice(last.start, next.start), words.slice(next.start, next.end)];
  return !/\p{L}/u.test(after) || (/^[^.!?\n]*$/.test(before) && before.trim().split(/\s+/).length <= MOST_OF_STUMP);
};

const meanOf = (one: Span, other: Span): readonly number[] => {
  const [long, more] = [one.end - one.start, other.end - other.start];
  return one.chances.map((chance, at) => (chance * long + (other.chances[at] ?? 0) * more) / (long + more));
};
