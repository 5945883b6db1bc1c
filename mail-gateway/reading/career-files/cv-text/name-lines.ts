import { roleOfLabel } from './labels.ts';
import { soundsLikeEmployer } from './names.ts';
import type { Time } from './times.ts';

const LONGEST_NAME = 110;

/** No sentence of a story: short, and without the end of one. */
export const isNameLike = (text: string): boolean =>
  text.length <= LONGEST_NAME && text.split(/\s*[|·]\s*/).every(isOneName);

const ABBREVIATED =
  /(?<!\p{L})(?:(?:\p{L}\.\s?)+|\p{L}{1,3}\.-?Ing\.|Inc\.|Ltd\.|Corp\.|Co\.|e\.\s?V\.|St\.|Dr\.|d\.o\.o\.|Sr\.|Jr\.|Dept\.|Univ\.|Dipl\.|etc\.|gGmbH\.)$/iu;

const isOneName = (text: string): boolean => {
  if (/[.!?;:]$/.test(text.replace(ABBREVIATED, ''))) return false;
  const words = text.split(/\s+/);
  const isTwo = /\p{Ll}{3}\. \p{Lu}/u.test(text); // two sentences, or what is shortened: "stellv. Leiter, Hochbau AG"
  if (isTwo && !soundsLikeEmployer(text)) return false;
  return words.length < 9 || smallIn(words) * 2 < words.length;
};

/** "Stagiaire, Kanotier, Nantes." beside its time. */
export const unpointed = (text: string): string => (/^[^.]*[^.\s]{3}\.$/.test(text) ? text.slice(0, -1) : text);

/** A line that may name something: no bullet, no sentence, no story. */
export const isName = ({ cells, isBullet }: Readonly<{ cells: readonly string[]; isBullet: boolean }>): boolean =>
  !isBullet &&
  cells.length > 0 &&
  cells.every(isNameLike) &&
  !(cells.length === 1 && (isStory(cells[0] ?? '') || isListed(cells[0] ?? '')));

/** "Front-end: Vue, Vuex", unless a form announces a name so. */
const isListed = (text: string): boolean => {
  const [, before = ''] = /^([^:]{2,30}): [^,]+,/u.exec(text) ?? [];
  return before !== '' && roleOfLabel(before) === null;
};

/** Most of its words are small, as in "planned and built with a team of four". */
const isStory = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length >= 6 && smallIn(words) * 10 >= words.length * 7;
};

const smallIn = (words: readonly string[]): number => words.filter((word) => /^\p{Ll}/u.test(word)).length;

export const isEmpty = ({ cells, time }: Readonly<{ cells: readonly string[]; time: Time | null }>): boolean =>
  cells.length === 0 && time === null;

const SUM_OF_TIME =
  /^(?:[\p{L}-]+(?: [\p{L}-]+)? · )?\(?(?:less than a year|\d+\+? (?:years?|yrs?|jahre?|ans?|años?|months?|mos?|monate?|mois|meses)\b.{0,25})$/iu;

/** "3 years 9 months", as networks print it below an employer. */
export const isSumOfTime = (text: string): boolean => SUM_OF_TIME.test(text);
