import type { LetterHead, Paper } from '#application/documents/document-formats.ts';
import type { Manuscript, Part } from '#application/documents/manuscript/manuscript.ts';
import { linesOf, oneLine, type Words, wordsOf } from '#application/documents/manuscript/words.ts';
import type { Language } from '#domain/facts.ts';

/** What stands between the sender and the text of a letter; `inWindow` as German offices fold it. */
export type Letter = Readonly<{ to: Words; date: Words; inWindow: boolean }>;

/** Null for what is no letter. */
export const letterOf = (head: LetterHead | null, { kind, language }: Manuscript, paper: Paper): Letter | null => {
  if (head === null || kind !== 'cover-letter') return null;
  return {
    to: linesOf(wordsOf(head.to.join('\n'))),
    date: oneLine(wordsOf(longDate(head.date, language, paper))),
    inWindow: language === 'de' && paper === 'a4',
  };
};

/** A letter's manuscript with these as its first paragraphs, in the order of the page. */
export const withLetter = (manuscript: Manuscript, letter: Letter | null): Manuscript => {
  if (letter === null) return manuscript;
  const [first, second] = letter.inWindow ? [letter.to, letter.date] : [letter.date, letter.to];
  const opening = [first, second].filter(({ length }) => length > 0).map((words): Part => ({ is: 'paragraph', words }));
  return { ...manuscript, parts: [...opening, ...manuscript.parts] };
};

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const satisfies Record<Language, string>;

const longDate = (date: string, language: Language, paper: Paper): string => {
  const locale = language === 'en' && paper === 'letter' ? 'en-US' : LOCALES[language];
  const at = Date.parse(`${date}T12:00:00Z`);
  return Number.isNaN(at) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
};
