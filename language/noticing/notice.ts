import type { Noticed, Reason } from '#domain/wins/noticed.ts';
import { FIGURE, has, isSetback, reasonsIn, WEIGHTS } from './reasons.ts';
import { told as sentencesOf, shortened, type Told } from './sentences.ts';

/** Reads a win: why it counts, how much, and the words that say so. */
export const noticedIn = (text: string): Noticed => {
  const sentences = sentencesOf(text);
  const seen = sentences.map(({ text: words, small }, at) => ({
    words,
    reasons: isSetback(small) ? [] : reasonsIn(small, words, sentences[at + 1]?.small ?? ''),
    isSetback: isSetback(small),
  }));
  const small = sentences.map((one) => one.small).join(' ');
  const all = new Set(seen.flatMap(({ reasons }) => reasons));
  const setback = setbackIn(seen);
  const isSad = has(small, 'sad');
  const isPrivate = has(small, 'private') && !all.has('step-up') && !all.has('passed') && !all.has('praise');
  if (setback.isMended && !isSad) all.add('mended');
  // Numbers beside what went wrong say how badly it did.
  if (setback.text !== '') for (const figure of ['change', 'figure'] as const) all.delete(figure);
  const own = toldIn(text, seen, all, setback);
  // A number of a holiday is no figure of one's work.
  const told =
    isPrivate && (own.reason === 'figure' || own.reason === 'change') ? { ...own, reason: 'done' as const } : own;
  const setbacks = setback.isMended ? 0 : seen.filter((one) => one.isSetback).length;
  return {
    ...told,
    weight: weightOf(all, { text, isSad, isPrivate, setbacks }),
    hasFigure: all.has('figure') || all.has('change') || all.has('saved'),
    hasChange: all.has('change'),
    hasPraise: all.has('praise'),
    praise: praiseIn(seen),
    setback: setback.text,
    mended: mendedIn(sentences),
    gap: gapIn(sentences),
    isSad,
    isPrivate,
  };
};

const praiseIn = (seen: readonly Seen[]): string => {
  const at = seen.findIndex(({ reasons }) => reasons.includes('praise'));
  return at < 0 ? '' : quoteFrom(seen, at);
};

/** Where a win begins with what was done about something, or says so plainly. */
const mendedIn = (sentences: readonly Told[]): string => {
  const at = sentences.findIndex(({ small }) => has(small, 'mended'));
  const own = sentences[at]?.text ?? '';
  const next = sentences[at + 1]?.text ?? '';
  return shortened(own !== '' && own.length < SHORT && next !== '' ? `${own} ${next}` : own, LONGEST_SETBACK);
};

type Setback = Readonly<{ text: string; isMended: boolean }>;

/** Its weightiest sentence; of what went wrong and says no more than numbers, how it was put right. */
const toldIn = (
  text: string,
  seen: readonly Seen[],
  all: ReadonlySet<Reason>,
  setback: Setback,
): Pick<Noticed, 'reason' | 'quote'> => {
  const best = seen.reduce<Seen | null>(
    (one, other) => (one === null || worth(other) > worth(one) ? other : one),
    null,
  );
  const reason = best?.reasons[0] ?? 'done';
  const isNumber = reason === 'change' || reason === 'figure';
  if (all.has('mended') && (isNumber || WEIGHTS[reason] <= WEIGHTS.mended))
    return { reason: 'mended', quote: setback.text };
  const quote = best === null ? shortened(text, LONGEST_QUOTE) : quoteFrom(seen, seen.indexOf(best));
  return { reason: isNumber && setback.text !== '' ? 'done' : reason, quote };
};

/** Two at most, each with the sentence before it where it is too short to be understood alone. */
const gapIn = (sentences: readonly Told[]): string => {
  const places = sentences.flatMap((one, at) => (has(one.small, 'gap') ? [at] : [])).slice(-2);
  const isAlone = (at: number) =>
    (sentences[at]?.text.length ?? 0) < SHORT && (sentences[at - 1]?.text.length ?? 999) < LONGEST_QUOTE / 2;
  const all = new Set(places.flatMap((at) => (isAlone(at) ? [at - 1, at] : [at])));
  return shortened([...all].map((at) => sentences[at]?.text ?? '').join(' '), LONGEST_SETBACK);
};

type Seen = Readonly<{ words: string; reasons: readonly Reason[]; isSetback: boolean }>;

const worth = ({ words, reasons, isSetback }: Seen): number =>
  reasons.reduce((sum, one, at) => sum + WEIGHTS[one] / (at + 1), 0) -
  (isSetback ? 4 : 0) +
  (words.length >= 25 && words.length <= 170 ? 0.5 : 0) +
  (ONESELF.test(words) ? 0.7 : 0) +
  (RESULT.test(words) ? 1.5 : 0);

/** Something came to an end or got better, where others tell a task. */
const RESULT =
  /(?<!\p{L})(?:finish(?:ed)?|complet\p{L}+|launch\p{L}+|shipp?ed|deliver\p{L}+|solv\p{L}+|fix(?:ed)?|reduc\p{L}+|improv\p{L}+|won|clos(?:ed?|ing)|avoid\p{L}+|prevent\p{L}+|cut|signed|sold|fertig|abgeschlossen|gelöst|behoben|verkauft|geschafft|abgenommen|unterschrieben|verbessert|verhindert|terminé\p{L}*|résolu\p{L}*|livré\p{L}*|vendu\p{L}*|signé\p{L}*|termin(?:é|ado)|resolv\p{L}+|resuelto|vendi\p{L}+|firm(?:é|ado)|entreg\p{L}+)(?!\p{L})/iu;

/** Its writer is in it. */
const ONESELF = /(?<!\p{L})(?:I|I['’]\p{L}+|we|my|ich|wir|hab|habe|mein\p{L}*|je|j['’]|nous|he|hemos|mi)(?!\p{L})/iu;

const weightOf = (
  reasons: ReadonlySet<Reason>,
  {
    text,
    isSad,
    isPrivate,
    setbacks,
  }: Readonly<{ text: string; isSad: boolean; isPrivate: boolean; setbacks: number }>,
): number => {
  const sorted = [...reasons].map((one) => WEIGHTS[one]).sort((one, other) => other - one);
  const sum = sorted.reduce((all, one, at) => all + one / (at + 1), 0);
  const words = text.trim().split(/\s+/u).length;
  return (
    sum +
    (RESULT.test(text.slice(0, LOOKED_AT)) ? 2 : 0) -
    (words < MIN_WORDS ? 2 : 0) -
    (isSad ? 12 : 0) -
    (isPrivate ? 5 : 0) -
    Math.min(setbacks, 2) * 2.5
  );
};

/** Fewer seldom say anything. */
const MIN_WORDS = 5;
const LOOKED_AT = 1_000;
const LONGEST_QUOTE = 220;
const SHORT = 55;
const LONGEST_SETBACK = 280;

/** The sentence, and where it is short what it speaks of; words of praise with those that were said, a number with its other end. */
const quoteFrom = (seen: readonly Seen[], at: number): string => {
  const own = seen[at]?.words ?? '';
  const [before, after] = [seen[at - 1], seen[at + 1]];
  const fits = (other: Seen | undefined): other is Seen =>
    other !== undefined && !other.isSetback && other.words.length + own.length + 1 <= LONGEST_QUOTE;
  if (fits(after) && /^["“„«'‘]/u.test(after.words)) return withAllSaid(seen, at);
  if (fits(after) && isOtherEnd(own, after.words)) {
    const both = `${own} ${after.words}`;
    const third = seen[at + 2]?.words ?? '';
    return third !== '' && third.length <= 40 && FIGURE.test(third.toLowerCase())
      ? shortened(`${both} ${third}`, LONGEST_SETBACK)
      : both;
  }
  const isPraised = seen[at]?.reasons[0] === 'praise';
  if (own.length < (isPraised ? SHORT + 20 : SHORT) && fits(before)) return `${before.words} ${own}`;
  if (own.length < SHORT && fits(after)) return `${own} ${after.words}`;
  return shortened(own, LONGEST_QUOTE);
};

/** A quote to its end, where that fits. */
const withAllSaid = (seen: readonly Seen[], at: number): string => {
  const rest = seen.slice(at + 1).map(({ words }) => words);
  const end = rest.findIndex((words, index) => /["”“»'’]$/u.test(words) && (index > 0 || words.length > 1));
  const all = [seen[at]?.words ?? '', ...rest.slice(0, end + 1)].join(' ');
  return end >= 0 && all.length <= LONGEST_SETBACK ? all : (seen[at]?.words ?? '');
};

const isOtherEnd = (own: string, next: string): boolean =>
  next.length <= 80 && [own, next].every((text) => FIGURE.test(text.toLowerCase()));

/** The first thing that went wrong, with the sentence that puts it right. */
const setbackIn = (seen: readonly Seen[]): Setback => {
  const at = seen.findIndex((one) => one.isSetback);
  const own = seen[at];
  if (!own) return { text: '', isMended: false };
  const rest = seen.slice(at + 1);
  const mended = has(own.words.toLowerCase(), 'mended')
    ? own
    : rest.find(({ words }) => has(words.toLowerCase(), 'mended'));
  const next = rest[0];
  const begun = next && next !== mended && own.words.length < SHORT ? `${own.words} ${next.words}` : own.words;
  const end =
    !mended || mended === own
      ? ''
      : mended === next || (begun !== own.words && mended === rest[1])
        ? ` ${mended.words}`
        : ` … ${mended.words}`;
  return { text: shortened(`${begun}${end}`, LONGEST_SETBACK), isMended: mended !== undefined };
};
