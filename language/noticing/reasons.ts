import type { Reason } from '#domain/wins/noticed.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Signs } from './signs.ts';
import { spanish } from './spanish.ts';

/** People mix languages in a sentence, and short texts have none for certain: all are looked for. */
const ALL: readonly Signs[] = [english, german, french, spanish];

/** How much a win weighs by the reason it counts for. */
export const WEIGHTS: Readonly<Record<Reason, number>> = {
  'step-up': 14,
  passed: 8,
  change: 6,
  saved: 6,
  praise: 5,
  mended: 5,
  first: 4,
  figure: 3,
  helped: 2,
  done: 1,
};
const SAID = ['step-up', 'passed', 'saved', 'praise', 'first', 'helped'] as const;

/** Whether small letters show such a thing in any of the languages. */
export const has = (small: string, sign: 'setback' | 'mended' | 'gap' | 'sad' | 'private' | 'before'): boolean =>
  ALL.some((signs) => signs[sign].test(small));

/** "No accident" is none. */
const NONE = /(?:\b(?:no|zero|without|not a single|keine?|ohne|sans|sin|ning[uú]n)|n't|nicht) (?:\p{L}+ )?$/u;
/** Something went wrong. */
export const isSetback = (small: string): boolean =>
  ALL.some(({ setback }) => {
    const found = setback.exec(small);
    return found !== null && !NONE.test(small.slice(0, found.index));
  });

/** Why a sentence counts, the weightiest reason first; `next` is the sentence behind it. */
export const reasonsIn = (small: string, text: string, next: string): readonly Reason[] => {
  const isCriticism = has(small, 'gap');
  const said = SAID.filter(
    (reason) =>
      (reason === 'praise' ? !isCriticism && isPraise(small) : false) ||
      (!(reason === 'praise' && isCriticism) && ALL.some((signs) => isSaid(small, text, signs, reason))),
  );
  const figures: readonly Reason[] = !FIGURE.test(small)
    ? []
    : isChange(small, next)
      ? ['change', 'figure']
      : ['figure'];
  return [...said, ...figures].sort((one, other) => WEIGHTS[other] - WEIGHTS[one]);
};

const KIND =
  /(?<!\p{L})(?:best|good|great|lovely|proud|strongest|useful|helpful|lowest|neatest|brilliant|amazing|fantastic|excellent|impressed|keep doing|well done|exceptionally|strong|gut|super|toll\p{L}*|gern|stolz|klasse|sauber\p{L}*|ordentlich\p{L}*|beste[nrs]?|prima|begeistert|beeindruckt|verstanden haben|hervorragend|bravo|excellent\p{L}*|super|meilleure?|fier|fière|génial|impeccable|excelente|genial|mejor|orgullos[oa]|estupendo)(?!\p{L})/u;

/** Somebody said it, and it is kind. */
const isPraise = (small: string): boolean =>
  !/\bsaid (?:nothing|no)\b/u.test(small) &&
  KIND.test(small.replace(/\bpersonal best\b/gu, '')) &&
  ALL.some((signs) => signs.said.test(small));

/** Neither a date nor a clock. */
export const FIGURE =
  /(?<![\p{L}\d.:/])(?!(?:112|110|999|911)(?!\d))[€$£]?\d+(?:[.,]\d+)*(?! ?(?:am|pm|uhr|o'clock|\. ?(?:und|bis|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:st|nd|rd|th)\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|:\d|\/\d)(?![\d.,]*\d)/u;
const NUMBERS = /(?<![\p{L}\d:/.])(?!(?:112|110|999|911)(?!\d))[€$£]?\d+(?:[.,]\d+)*(?!\d|[.,]\d|[:/]\d)/gu;
const ARROW = /\d\S* ?(?:->|→|=>|-->)/u;

/** Two numbers, one of which is how it was before; nothing that went wrong. */
export const tellsChange = (small: string): boolean => !isSetback(small) && isChange(small, '');

const isChange = (small: string, next: string): boolean => {
  const own = small.match(NUMBERS)?.length ?? 0;
  if (own >= 2 && (ARROW.test(small) || has(small, 'before'))) return true;
  return own >= 1 && next.length < 60 && OTHER_END.test(next) && (next.match(NUMBERS)?.length ?? 0) >= 1;
};

const OTHER_END =
  /^(?:it was|before|vorher|vorjahr|früher|usual|avant|antes|(?:(?:in|im|en) )?(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|fév|avr|juin|juil|aoû|ene|abr|ago|dic|mär)\p{L}*:? [€$£]?\d)/u;

const FAR = 60;

const isSaid = (small: string, text: string, { reasons, denied, others }: Signs, reason: (typeof SAID)[number]) => {
  const found = reasons[reason].exec(small);
  if (!found) return false;
  const before = small.slice(Math.max(0, found.index - FAR), found.index);
  const clause = before.slice(
    Math.max(
      ...[...before.matchAll(/[.,;:!?()–—]| (?:and|und|et|y|but|aber|mais|pero) /gu)].map(
        ({ index, 0: cut }) => index + cut.length,
      ),
      0,
    ),
  );
  if (new RegExp(`${denied.source}$`, 'u').test(clause)) return false;
  if (reason === 'praise' || reason === 'helped') return true;
  return (
    !new RegExp(`${others.source}$`, 'u').test(clause) && !isNamed(text, found.index - clause.length, clause.length)
  );
};

/** "Chloe passed her observation": a name and little else stands before the verb. */
const isNamed = (text: string, from: number, length: number): boolean => {
  const before = text.slice(from, from + length);
  return /^\s*(?!I(?:'ve|'m)?\b|We\b|Just\b|Finally\b|Today\b|Also\b|Then\b|My\b|The\b|Hab\b|Habe\b|Heute\b|Ich\b|Wir\b|Endlich\b|J|On\b|Hoy\b|Por\b|Got\b|Been\b|Officially\b|Shift\b|New\b)\p{Lu}\p{Ll}+ (?:(?:has|hat|a|ha) )?(?:[\p{Ll}']+ )?$/u.test(
    before,
  );
};
