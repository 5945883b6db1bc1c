import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { categories } from '#domain/wins/categories.ts';
import type { Analysis } from '#domain/wins/events.ts';
import type { Claims } from './claims.ts';

/**
 * What an analysis may rest on: the win's own words, and beside them whatever plain code has counted.
 * `skills` are those that plain code is sure of, `language` is the one to write in.
 */
type Grounds = Readonly<{
  win: string;
  beside: readonly string[];
  skills: readonly string[];
  language: Language;
}>;

/** Why an analysis is not kept. */
type Unfit =
  | 'category'
  | 'skill'
  | 'length'
  | 'question'
  | 'markup'
  | 'number'
  | 'name-or-claim'
  | 'denial'
  | 'language';

const MOST_SKILLS = 8;
const LONGEST_SKILL = 60;
const LONGEST = 600;
/** Two things that are said, and the words for a CV, each in a short sentence or two. */
const MOST_SENTENCES = 6;

/** What every analysis must be, whoever wrote it; null where nothing speaks against it. */
export const formOf = ({ category, analysis, skills }: Analysis): Unfit | null => {
  if (!(categories as readonly string[]).includes(category)) return 'category';
  if (skills.length > MOST_SKILLS || new Set(skills).size !== skills.length || !skills.every(isName)) return 'skill';
  if (analysis === '') return null;
  if (analysis.length > LONGEST || analysis !== analysis.trim() || !/[.!]$/.test(analysis)) return 'length';
  if (sentencesOf(analysis).length > MOST_SENTENCES) return 'length';
  if (/[?¿？]/.test(analysis)) return 'question';
  return MARKUP.test(analysis) || LINK.test(analysis) ? 'markup' : null;
};

/** Nothing that a page or a mail could show as a link, a picture, a mark or another line, or that hides. */
const MARKUP = /[<>`*_[\]{}|\\^~#@]|\p{C}|\S{60}/u;

const isName = (skill: string): boolean =>
  skill.length <= LONGEST_SKILL && /^[\p{L}\p{N}][\p{L}\p{N}\p{M} &/+#.,'’()-]*$/u.test(skill) && !LINK.test(skill);

const LINK = /:\/\/|www\.|\p{L}{2}\.\p{L}{2}/iu;

/**
 * The same for what a model wrote, of which nothing is believed: it may only say again what its grounds say. Each number,
 * name and other word stands in them, numbers in their order; what is denied stays denied; no skill but one that plain code
 * is sure of or that the win names.
 */
export const checkAnalysis = (claims: Claims, written: Analysis, grounds: Grounds): Unfit | null => {
  const form = formOf(written);
  if (form) return form;
  const { win, beside, skills, language } = grounds;
  if (!written.skills.every((skill) => isShownBy({ win, skills }, skill))) return 'skill';
  if (written.analysis === '') return null;
  const sources = [win, ...beside];
  for (const sentence of sentencesOf(written.analysis)) {
    if (!sources.some((source) => numbersStandIn(claims, sentence, source))) return 'number';
    if (claims.unfounded(sentence, sources, language).length > 0) return 'name-or-claim';
    if (sources.some((source) => isTurnedRound(claims, sentence, source))) return 'denial';
  }
  return null;
};

/** Plain code is sure of a skill, or the win names it. */
export const isShownBy = ({ win, skills }: Pick<Grounds, 'win' | 'skills'>, skill: string): boolean =>
  skills.includes(skill) || (isName(skill) && isNamedIn(win, skill));

const isNamedIn = (win: string, skill: string): boolean =>
  ` ${plainly(win)} `.includes(` ${plainly(skill)} `) && plainly(skill) !== '';

/** An analysis that is the win over again tells its user nothing. */
export const repeats = (win: string, analysis: string): boolean =>
  ` ${plainly(win)} `.includes(` ${plainly(analysis)} `);

const plainly = (text: string): string => (foldText(text).match(/[\p{L}\p{N}+#]+/gu) ?? []).join(' ');

/** All numbers of a sentence stand in one source, and in the order in which it has them. */
const numbersStandIn = (claims: Claims, sentence: string, source: string): boolean => {
  const given = claims.numbersIn(source);
  let from = 0;
  return claims.numbersIn(sentence).every((meanings) => {
    const at = given.findIndex((one, place) => place >= from && one.some((number) => meanings.includes(number)));
    from = at + 1;
    return at >= 0;
  });
};

/** Takes most of its words from a sentence that denies something, and denies nothing; or the other way round. */
const isTurnedRound = (claims: Claims, sentence: string, source: string): boolean => {
  const words = new Set(plainly(sentence).split(' '));
  return sentencesOf(source).some((given) => {
    const shared = plainly(given)
      .split(' ')
      .filter((word) => word.length > 3 && words.has(word)).length;
    return shared >= 2 && claims.denies(given) !== claims.denies(sentence);
  });
};

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
