import { takeTurn } from '#application/engine/turns.ts';
import type { WinSetting } from '#application/wins/writer.ts';
import { givesOrders } from '../../claims/orders.ts';
import { isSetback } from '../../noticing/reasons.ts';
import { changeToldBy } from '../figures.ts';
import { journalLine, nameTheSame, saidYesAfterNo } from '../journal.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { filled, slotsOf } from './find.ts';
import { FIGURE_ALONE, partToKeep } from './kept.ts';
import { type Group, KINDS, type Kind, STRONG, type StrongKind } from './kinds.ts';
import { LINES } from './languages.ts';
import { plainKindOf } from './plain.ts';
import { wordingFor } from './wording.ts';

/** One sentence of a line. */
type Part = Readonly<{ kind: Kind; group: Group; said: string }>;

const MOST_PARTS = 2;
const LONGEST = 600;
/** So many wins in a row that show the same are told apart. */
const IN_A_ROW = 12;

/** Of these nothing is said back, and nothing for a CV: they are nobody else's business. */
const PRIVATE: ReadonlySet<Kind> = new Set<Kind>(['loss', 'grief', 'private', 'sober', 'joy']);
/** Of these nothing is said for a CV: what was lost, went wrong, or is told of pay and of home. */
const NO_CV: ReadonlySet<Kind> = new Set<Kind>([...PRIVATE, 'setback', 'rough', 'owned', 'offer', 'raise', 'family']);

/**
 * The line of a win: at most two sentences on what it shows, the strongest first, and its words for a CV. `forCv` is the win as
 * a CV says it, '' where it cannot stand there. '' only for a win without a word.
 */
export const lineOf = async (text: string, setting: WinSetting, forCv: string): Promise<string> => {
  const sentences = sentencesOf(text);
  if (!sentences.some(({ small }) => /\p{L}{2}/u.test(small))) return '';
  const shown = await shownBy(text, sentences, setting);
  const said = await saidOf(shown, text, sentences, setting);
  const isForCv = forCv !== '' && !shown.some(({ kind }) => NO_CV.has(kind)) && !wentWrong(text, shown);
  const cv = isForCv ? LINES[setting.language].forCv(forCv) : '';
  const whole = [...said, cv].filter((part) => part !== '').join(' ');
  return whole.length <= LONGEST ? whole : said.join(' ');
};

/** And nothing good is told first: "Pulled the plug on it. Nobody used it." */
const wentWrong = (text: string, shown: readonly Part[]): boolean =>
  !shown.some(({ group }) => group === 'milestone') && isSetback(text.toLowerCase().replaceAll('’', "'"));

/** All that the win shows, the strongest first; of a group only one. */
const shownBy = async (text: string, sentences: readonly Sentence[], setting: WinSetting): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const kind of KINDS) {
    const group = STRONG[kind];
    if (group === 'weight' || parts.some((part) => part.group === group)) continue;
    await takeTurn();
    const said = isOvercome(kind, sentences, setting) ? '' : partSaid(kind, text, sentences, setting);
    if (said !== '') parts.push({ kind, group, said });
  }
  return parts;
};

/** "PASSED!!! I failed the first part last year": the good news is told first, so it is what counts. */
const isOvercome = (kind: Kind, [first]: readonly Sentence[], { language }: WinSetting): boolean =>
  (kind === 'setback' || kind === 'rough') &&
  first !== undefined &&
  NEWS.some((news) => slotsOf(news, [first], LINES[language], language) !== null);
const NEWS: readonly StrongKind[] = [
  'promoted',
  'raise',
  'offer',
  'passed',
  'inspected',
  'award',
  'accepted',
  'qualified',
];

const saidOf = async (
  shown: readonly Part[],
  text: string,
  sentences: readonly Sentence[],
  setting: WinSetting,
): Promise<readonly string[]> => {
  const [first, ...rest] = shown;
  if (!first) {
    const kept = await keptSaid(text, sentences, setting, null);
    if (kept !== '') return [kept];
    const { kind, said } = await plainlySaid(text, setting);
    const figure = kind === 'honest' ? '' : await keptSaid(text, sentences, setting, null, FIGURE_ALONE);
    return figure === '' ? [said] : [said, figure];
  }
  const counted = rest.find(({ group }) => group === 'figure' || group === 'journal');
  if (counted && !PRIVATE.has(first.kind)) return [first.said, counted.said];
  const kept = isUnsaid(first.kind) ? '' : await keptSaid(text, sentences, setting, first.kind);
  return [first.said, kept].filter((part) => part !== '').slice(0, MOST_PARTS);
};

const isUnsaid = (kind: Kind): boolean => PRIVATE.has(kind) && kind !== 'grief' && kind !== 'loss';

/** `beside` is what is said before it. */
const keptSaid = async (
  text: string,
  sentences: readonly Sentence[],
  { language, journal }: WinSetting,
  beside: Kind | null,
  least?: number,
): Promise<string> => {
  if (givesOrders(text)) return '';
  const lines = LINES[language];
  const part = await partToKeep(sentences, lines, language, beside, least);
  if (part === '') return '';
  const row = journal.slice(0, IN_A_ROW).map((win) => win.text);
  return inTurn(lines.kept.say, text, row).replace('{part}', () => {
    const whole = part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return /[!.]$/u.test(whole) ? whole : `${whole}.`;
  });
};

const partSaid = (kind: Kind, text: string, sentences: readonly Sentence[], setting: WinSetting): string => {
  const { language } = setting;
  if (kind === 'numbers') return changeToldBy(sentences, language);
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

const plainlySaid = async (text: string, { language, journal }: WinSetting) => {
  const { plain } = LINES[language];
  const kind = await plainKindOf(text, language);
  const row = journal.slice(0, IN_A_ROW).map((win) => win.text);
  return { kind, said: inTurn(kind === 'any' ? plain.any : plain[kind].say, text, row) };
};
