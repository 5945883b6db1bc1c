import type { DocumentBrief, DocumentSources, SourceWin } from '#application/documents/document-writer.ts';
import type { Citation, DocumentNote } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import { givesOrders } from '#language/claims/orders.ts';
import { bulletOf } from './bullet.ts';
import { isFitForOthers } from './fit-for-others.ts';
import { ownSentences } from './own-sentences.ts';
import { namesSomebody } from './telling/people.ts';
import { TELLINGS } from './telling/tellings.ts';
import { tidySentences } from './telling/tidy.ts';
import { weightOf } from './weight.ts';
import { WORDS } from './words/languages.ts';
import type { Words } from './words/words.ts';

/** A win as documents may tell it. What takes time is found out when it is asked for, once. */
export type Told = Readonly<{
  win: SourceWin;
  weight: number;
  citations: readonly Citation[];
  /** As in a CV; null where it cannot stand there. */
  line(): string | null;
  /** In the first person. */
  story(): readonly string[];
  /** Of that, what others may read: what its writer did, and what came of it. */
  own(): readonly string[];
  /** It tells of somebody by name, who has not asked to be told of in public. */
  isOfSomebody(): boolean;
}>;

/** All that a document is made of; `told` the strongest first. */
export type Material = Readonly<{
  brief: DocumentBrief;
  sources: DocumentSources;
  language: Language;
  words: Words;
  told: readonly Told[];
  notes: readonly DocumentNote[];
}>;

export const materialFrom = (brief: DocumentBrief, sources: DocumentSources): Material => {
  const work = sources.wins.filter((win) => win.text.trim() !== '' && !givesOrders(win.text));
  const language = languageOfMost(work);
  const words = WORDS[language];
  const own = work.filter((win) => win.language === language);
  const others = work.length - own.length;
  const told = own
    .map((win) => toldOf(win, language))
    .sort((a, b) => b.weight - a.weight || order(b.win.date, a.win.date) || order(a.win.id, b.win.id));
  const leftOut = (text: string): DocumentNote => ({ type: 'left-out', place: words.wholeDocument, text });
  const { unread = 0, atHome = 0 } = sources;
  const notes: readonly DocumentNote[] = [
    ...(others === 0 ? [] : [leftOut(words.notes.otherLanguage(others))]),
    ...(atHome === 0 ? [] : [leftOut(words.notes.atHome(atHome))]),
    ...(unread === 0 ? [] : [leftOut(words.notes.unread(sources.wins.length, unread))]),
  ];
  return { brief, sources, language, words, told: withoutRepeats(told), notes };
};

/** Without what does not belong before others, and with how many those are. */
export const forOthers = (material: Material): Material => {
  const { told, words, notes } = material;
  const fit = told.filter(({ win }) => isFitForOthers(win));
  const unfit = told.length - fit.length;
  const note: DocumentNote = { type: 'draft', place: words.wholeDocument, text: words.notes.unfit(unfit) };
  return { ...material, told: fit, notes: unfit === 0 ? notes : [...notes, note] };
};

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The newest decides between two that have as many. */
const languageOfMost = (wins: readonly SourceWin[]): Language => {
  const counts = new Map<Language, number>();
  for (const { language } of wins) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'en';
};

const once = <T>(find: () => T): (() => T) => {
  let found: Readonly<{ value: T }> | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
};

const toldOf = (win: SourceWin, language: Language): Told => {
  const telling = TELLINGS[language];
  const sentences = once(() => tidySentences(win.text, language));
  const story = once(() => telling.story(sentences()));
  return {
    win,
    weight: weightOf(win),
    citations: [{ kind: 'win', id: win.id }],
    line: once(() => bulletOf(sentences(), language, win.text.trim())),
    story,
    own: once(() => ownSentences(story(), language)),
    isOfSomebody: once(() => namesSomebody(sentences().join(' '))),
  };
};

/** Of wins that say the same in the same words, but for their numbers, the strongest stands for all. */
const withoutRepeats = (told: readonly Told[]): readonly Told[] => {
  const seen = new Set<string>();
  return told.filter(({ win }) => {
    const key = win.text
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
      .slice(0, 120);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
