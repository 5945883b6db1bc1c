import { takeTurn } from '#application/engine/turns.ts';
import type { WinSetting } from '#application/wins/writer.ts';
import type { Category } from '#domain/wins/categories.ts';
import { figureSaid } from '../figures.ts';
import { journalLine, nameTheSame, saidYesAfterNo } from '../journal.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { deedIn } from './deeds.ts';
import { filled, slotsOf } from './find.ts';
import { type DeedKind, type Group, KINDS, type Kind, STRONG, type StrongKind } from './kinds.ts';
import { LINES } from './languages.ts';
import { wordingFor } from './wording.ts';

/** One sentence of a line. */
type Part = Readonly<{ kind: Kind | DeedKind; group: Group | 'deed'; said: string }>;

const MOST_PARTS = 2;
const LONGEST = 600;
const MOST_SENTENCES = 6;
/** So many wins in a row that show the same are told apart. */
const IN_A_ROW = 12;

/** Of these nothing is said for a CV: what was lost, or is nobody else's business. */
const PRIVATE: ReadonlySet<Part['kind']> = new Set<Part['kind']>([
  'grief',
  'setback',
  'sober',
  'joy',
  'offer',
  'raise',
  'family',
  'kin',
  'apologised',
  'exercised',
]);
/** How it was done is said behind what was done. */
const LEANS: ReadonlySet<Part['group']> = new Set<Part['group']>(['took', 'small']);
const BESIDE_GRIEF: ReadonlySet<Part['group']> = new Set<Part['group']>(['tone', 'took', 'courage']);

/**
 * The line of a win: at most two sentences on what it shows, the strongest first, and its words for a CV. `category` is ''
 * where none is sure; `forCv` is the win as a CV says it, '' where it cannot stand there. '' only for a win without a word.
 */
export const lineOf = async (
  text: string,
  setting: WinSetting,
  category: Exclude<Category, 'Other'> | '',
  forCv: string,
): Promise<string> => {
  const sentences = sentencesOf(text);
  if (!sentences.some(({ small }) => /\p{L}{2}/u.test(small))) return '';
  const strong = beside(await strongParts(text, sentences, setting));
  const parts = await withDeed(strong, text, setting, category !== '');
  const said = parts.length > 0 ? parts.map((part) => part.said) : [plainlySaid(text, setting, category)];
  const isPrivate = parts.some(({ kind }) => PRIVATE.has(kind));
  return withinLimits(said, forCv === '' || isPrivate ? '' : LINES[setting.language].forCv(forCv));
};

/** All that the win shows, the strongest first. */
const strongParts = async (
  text: string,
  sentences: readonly Sentence[],
  setting: WinSetting,
): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const kind of KINDS) {
    await takeTurn();
    const said = saidOf(kind, text, sentences, setting);
    if (said !== '') parts.push({ kind, group: STRONG[kind], said });
  }
  return parts;
};

const saidOf = (kind: Kind, text: string, sentences: readonly Sentence[], setting: WinSetting): string => {
  const { language } = setting;
  if (kind === 'numbers') return figureSaid(sentences, language);
  if (kind === 'journal') return yesAfterNo(sentences, setting) || journalLine(sentences, setting);
  const lines = LINES[language];
  const slots = slotsOf(kind, sentences, lines, language);
  if (!slots) return '';
  const row = rowBefore(setting, (before) => slotsOf(kind, sentencesOf(before), lines, language) !== null);
  return filled(inTurn(lines.strong[kind].say, text, row), slots);
};

const YES: readonly StrongKind[] = ['promoted', 'offer', 'passed', 'award', 'accepted', 'qualified'];

/** It is a yes now, and the last that was told of the same thing, named by the same words, was a no. */
const yesAfterNo = (sentences: readonly Sentence[], { language, date, journal }: WinSetting): string => {
  const lines = LINES[language];
  if (!YES.some((kind) => slotsOf(kind, sentences, lines, language))) return '';
  const no = journal.find(({ text }) => slotsOf('setback', sentencesOf(text), lines, language) !== null);
  if (!no || no.date === date || !nameTheSame(sentences, sentencesOf(no.text), language)) return '';
  return saidYesAfterNo(no.date, date, language);
};

/** The newest wins before this one, as far as they are alike. */
const rowBefore = ({ journal }: WinSetting, isAlike: (text: string) => boolean): readonly string[] => {
  const row: string[] = [];
  for (const { text } of journal.slice(0, IN_A_ROW)) {
    if (!isAlike(text)) break;
    row.push(text);
  }
  return row;
};

const inTurn = (say: readonly string[], text: string, row: readonly string[]): string =>
  say[wordingFor(text, row, say.length)] ?? '';

/** Two that go together: one of each group, and beside a loss only what it took. */
const beside = (parts: readonly Part[]): readonly Part[] => {
  const isGrief = parts.some(({ kind }) => kind === 'grief');
  const isSetback = parts.some(({ kind }) => kind === 'setback');
  const groups = new Set<Part['group']>();
  return parts
    .filter(({ group }) => !isGrief || BESIDE_GRIEF.has(group))
    .filter(({ group }) => !isSetback || group !== 'milestone')
    .filter(({ group }) => !groups.has(group) && groups.add(group))
    .slice(0, MOST_PARTS);
};

/** What was done, where the rest leans on it or there is nothing else to say. */
const withDeed = async (
  parts: readonly Part[],
  text: string,
  setting: WinSetting,
  isFiled: boolean,
): Promise<readonly Part[]> => {
  const [first] = parts;
  const leans = parts.length === 1 && first !== undefined && LEANS.has(first.group);
  if (parts.length > 0 && !leans) return parts;
  const kind = await deedIn(text, setting.language);
  if (kind === null || (kind === 'other' && (leans || isFiled))) return parts;
  const { say } = LINES[setting.language].deeds[kind];
  const [newest] = setting.journal;
  const isRepeated = newest !== undefined && (await deedIn(newest.text, setting.language)) === kind;
  const said = inTurn(say, text, isRepeated ? [newest.text] : []);
  return [{ kind, group: 'deed', said }, ...parts];
};

const plainlySaid = (
  text: string,
  { language, journal }: WinSetting,
  category: Exclude<Category, 'Other'> | '',
): string => {
  const { categories, any } = LINES[language];
  const row = journal.slice(0, IN_A_ROW).filter((win) => win.category === (category || 'Other'));
  return inTurn(
    category === '' ? any : categories[category],
    text,
    row.map((win) => win.text),
  );
};

/** In the form of every analysis. */
const withinLimits = (said: readonly string[], cv: string): string => {
  const all = cv === '' ? said : [...said.slice(0, MOST_SENTENCES - sentenceCount(cv)), cv];
  const whole = all.join(' ');
  return whole.length <= LONGEST && sentenceCount(whole) <= MOST_SENTENCES ? whole : said.slice(0, 1).join(' ');
};

const sentenceCount = (text: string): number => text.split(/(?<=[.!?…])\s+/u).length;
