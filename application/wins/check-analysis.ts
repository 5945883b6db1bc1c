import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { categories } from '#domain/wins/categories.ts';
import type { Analysis } from '#domain/wins/events.ts';
import type { Claim, ClaimFault, ClaimJudgement, Claims } from './claims.ts';
import type { RelatedWin } from './related-wins.ts';

/**
 * The sources of an analysis: the win's own words, plain code's sentences about its figures, and the `earlier` wins that the
 * writer was shown. `skills` are those that plain code is sure of, `date` is the win's local day, `language` the one to write in.
 */
type Grounds = Readonly<{
  win: string;
  date: string;
  beside: readonly string[];
  earlier: readonly RelatedWin[];
  skills: readonly string[];
  language: Language;
}>;

/** Why an analysis is not kept; `doubtful`: nobody could be asked about what code does not settle, or found it said. */
export type Unfit = 'category' | 'skill' | 'length' | 'question' | 'markup' | 'doubtful' | ClaimFault;

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
  if (analysis.length > LONGEST || analysis !== analysis.trim() || !/[.!][”“»"]?$/u.test(analysis)) return 'length';
  if (sentencesOf(analysis).length > MOST_SENTENCES) return 'length';
  if (/[?¿？]/.test(analysis)) return 'question';
  return MARKUP.test(analysis) || LINK.test(analysis) ? 'markup' : null;
};

/** Nothing that a page or a mail could show as a link, a picture, a mark or another line, or that hides. */
const MARKUP = /[<>`*_[\]{}|\\^~#@]|\p{C}|\S{60}/u;

const isName = (skill: string): boolean =>
  skill.length <= LONGEST_SKILL && /^[\p{L}\p{N}][\p{L}\p{N}\p{M} &/+#.,'’()-]*$/u.test(skill) && !LINK.test(skill);

const LINK = /:\/\/|www\.|\p{L}{2}\.\p{L}{2}/iu;

/** A sentence of an analysis, what it rests on, and what the checker says of it. */
export type JudgedSentence = Readonly<{ claim: Claim; judgement: ClaimJudgement }>;

/** The sentences of an analysis that a model wrote, each judged by itself. */
export const judgedSentences = (
  claims: Claims,
  analysis: string,
  { win, date, beside, earlier, language }: Grounds,
): readonly JudgedSentence[] => {
  const own = [win, ...beside].map((text) => ({ text, days: [date], isLasting: false }));
  const past = earlier.map(({ text, date: day }) => ({ text, days: [day], isLasting: false, isEarlier: true }));
  const judged = (claim: Claim): readonly JudgedSentence[] =>
    claims.check([claim], { mode: 'analysis', language }).map((judgement) => ({ claim, judgement }));
  return sentencesOf(analysis).flatMap((text) =>
    judged({ text, sources: own }).map((one) => {
      if (one.judgement.verdict === 'stands' || past.length === 0) return one;
      const [wider] = judged({ text, sources: [...own, ...past] });
      return wider && wider.judgement.verdict !== 'fails' ? withEarlier(one, wider) : one;
    }),
  );
};

/**
 * A sentence that its win alone does not bear out, and the earlier wins may: code cannot tell whether it keeps them apart, so it
 * never stands by itself.
 */
const withEarlier = (
  { judgement: own }: JudgedSentence,
  { claim, judgement: wide }: JudgedSentence,
): JudgedSentence => {
  const words = own.verdict === 'doubtful' ? own.doubtfulWords : wide.doubtfulWords;
  const rests = own.verdict === 'fails' || wide.doubtfulWords.length < words.length;
  const doubts = new Set<ClaimFault>(own.verdict === 'doubtful' ? own.doubts : wide.doubts);
  if (rests) doubts.add('merged');
  return { claim, judgement: { ...wide, verdict: 'doubtful', doubts: [...doubts], doubtfulWords: words } };
};

/** The sentences that stand, but for those that lean on one that does not. `stands` says it of a doubtful one. */
export const standingPart = (
  claims: Pick<Claims, 'leansBack'>,
  sentences: readonly JudgedSentence[],
  stands: (sentence: JudgedSentence) => boolean,
): Readonly<{ analysis: string; unfit: Unfit | null }> => {
  const kept: string[] = [];
  let unfit: Unfit | null = null;
  let isGone = false;
  for (const one of sentences) {
    const { claim, judgement } = one;
    const isBorneOut = judgement.verdict === 'stands' || (judgement.verdict === 'doubtful' && stands(one));
    if (!isBorneOut) unfit ??= judgement.faults[0] ?? 'doubtful';
    isGone = !isBorneOut || (isGone && claims.leansBack(claim.text));
    if (!isGone) kept.push(claim.text.trim());
  }
  return { analysis: kept.join(' '), unfit };
};

/** Judges a model's analysis by code alone; null where it may stand. */
export const checkAnalysis = (claims: Claims, written: Analysis, grounds: Grounds): Unfit | null => {
  const form = formOf(written);
  if (form) return form;
  if (!written.skills.every((skill) => isShownBy(grounds, skill))) return 'skill';
  const sentences = judgedSentences(claims, written.analysis, grounds);
  return standingPart(claims, sentences, ({ judgement }) => claims.standsAlone(judgement, 'analysis')).unfit;
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

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…]|[.!?…][”“»"])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
