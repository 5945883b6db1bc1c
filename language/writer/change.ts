import type { Language } from '#domain/facts.ts';
import { type Amount, amountAt, amountPattern, inOneUnit, written } from './amounts.ts';
import type { Sentence } from './sentences.ts';
import type { Speech } from './speech/speech.ts';
import { speeches } from './speech/speeches.ts';

/** A change that a sentence states with both its ends, in one unit. */
type Change = Readonly<{
  from: Amount;
  to: Amount;
  /** The first end as it was told, where that was in another unit. */
  told: Amount | null;
  isSum: boolean;
  isSaved: boolean;
  rhythm: string;
  isAbout: boolean;
}>;

/** What follows an amount that nothing more belongs to. */
const ENDS = /^\s*(?:[.,;:!?)–—]|$)/u;
const isYear = ({ value, unit }: Amount): boolean =>
  unit === '' && Number.isInteger(value) && value >= 1900 && value <= 2100;

const compiled = (language: Language) => {
  const speech = speeches[language];
  const [a, b] = [amountPattern(speech, 'A'), amountPattern(speech, 'B')];
  return speech.changes.map(({ pattern, isBound, ofThings = false }) => ({
    isBound,
    ofThings,
    pattern: new RegExp(
      pattern.replace(/(?<!\p{L})[AB](?!\p{L})/gu, (letter) => (letter === 'A' ? a : b)),
      'u',
    ),
  }));
};
const PATTERNS = { en: compiled('en'), de: compiled('de'), fr: compiled('fr'), es: compiled('es') };

/** Null unless both ends stand in one unit, the sentence says that it happened, and its verb goes the way of the numbers. */
export const changeIn = (sentence: Sentence, language: Language): Change | null => {
  const speech = speeches[language];
  const small = sentence.small.replace(speech.about, '');
  const isAbout = small !== sentence.small;
  const change = exactChangeIn(small, language);
  return change && !isWorse(change, small, speech) ? { ...change, isAbout } : null;
};

/** Where more of it is worse, or less of it, and it went that way, nothing is said. */
const isWorse = (
  { from, to }: Pick<Change, 'from' | 'to'>,
  small: string,
  { lowIsGood, highIsGood }: Speech,
): boolean => {
  const [low, high] = [lowIsGood.test(small), highIsGood.test(small)];
  return low !== high && (low ? to.value > from.value : to.value < from.value);
};

const exactChangeIn = (small: string, language: Language): Omit<Change, 'isAbout'> | null => {
  const speech = speeches[language];
  for (const { pattern, isBound, ofThings } of PATTERNS[language]) {
    const found = pattern.exec(small);
    if (!found?.groups) continue;
    if (speech.doubt.test(small.slice(Math.max(0, found.index - DOUBTED), found.index + found[0].length + BEHIND)))
      return null;
    const [a, b] = [amountAt(found.groups, 'A', language), amountAt(found.groups, 'B', language)];
    const rest = small.slice(found.index + found[0].length);
    const ends = a && b && inOneUnit(a, b, b.noun === '' || ENDS.test(rest));
    if (!ends) return null;
    const [from, to] = ends;
    const told = a.unit !== null && b.unit !== null && a.unit !== b.unit ? { value: a.value, unit: a.unit } : null;
    if (from.value === to.value || (isYear(from) && isYear(to))) return null;
    if (isBound)
      return !ofThings && from.unit === '' && a.noun === '' && b.noun === ''
        ? null
        : { from, to, told, isSum: isSum(small), isSaved: false, rhythm: '' };
    if (speech.range.test(small.slice(0, found.index))) return null;
    return moved(small, { from, to, told }, speech, `${found[0]}${rest.slice(0, NEAR)}`);
  }
  return null;
};

/** So far before a change, and behind it, words may doubt it: "we hope to go from"; what stands further away is another matter. */
const DOUBTED = 80;
const BEHIND = 30;

/** So far behind an amount its rhythm may stand: "a week". */
const NEAR = 14;

const moved = (
  small: string,
  { from, to, told }: Pick<Change, 'from' | 'to' | 'told'>,
  speech: Speech,
  near: string,
): Omit<Change, 'isAbout'> | null => {
  const [lowered, raised] = [speech.lowered.test(small), speech.raised.test(small)];
  const down = to.value < from.value;
  if (lowered === raised ? !speech.moved.test(small) || lowered : lowered !== down) return null;
  const rhythms = Object.entries(speech.rhythms).filter(([, pattern]) => pattern.test(small));
  const [[name = '', pattern] = []] = rhythms;
  const isTold = rhythms.length === 1 && (TIMES.has(from.unit) || (from.unit !== 'percent' && pattern?.test(near)));
  const rhythm = isTold ? name : '';
  return { from, to, told, isSum: isSum(small), isSaved: lowered && rhythm !== '' && TIMES.has(from.unit), rhythm };
};

/** Of what is an amount there is less, of what is counted there are fewer; only English tells them apart. */
const isSum = (small: string): boolean =>
  /\b(?:bills?|contracts?|quotes?|costs?|prices?|premiums?|rents?|fees?|scores?|ratings?|budgets?|debts?|deficits?|overdrafts?|salar(?:y|ies)|wages?|spend|spending|expens(?:e|es)|revenue|losses|weight|temperature|fever|pain|blood pressure|cholesterol|heart rate|pulse|noise|usage|energy use|water use|consumption|emissions|waste|scrap|downtime|overtime|latency|(?:wait|waiting|response|build|lead|cycle) times?)\b(?! sheets?| reports?)/u.test(
    small,
  );

const TIMES: ReadonlySet<string> = new Set(['second', 'minute', 'hour']);

export const changeSaid = ({ from, to, told, isSum, isSaved, rhythm, isAbout }: Change, language: Language): string => {
  const isShare = to.unit === 'percent';
  const difference = Number(Math.abs(from.value - to.value).toFixed(2));
  const plain = from.unit === to.unit && !isShare && !/^[A-Z]{3}$/.test(to.unit);
  return speeches[language].say.change({
    from: written(told ?? (plain ? { value: from.value, unit: '' } : from), language),
    to: written(to, language),
    difference: written({ value: difference, unit: isShare ? '' : to.unit }, language),
    isShare,
    isCount: to.unit === '' && Number.isInteger(difference) && !isSum,
    down: to.value < from.value,
    isSaved,
    rhythm,
    isAbout,
  });
};
