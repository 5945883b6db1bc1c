import type { Language } from '#domain/facts.ts';

/**
 * What an account's owner is written to in. `chosen` is what they chose, null for "as I write"; `written` what their last two
 * messages agreed on, `last` and `mailId` the newest of them.
 */
export type Languages = Readonly<{
  chosen: Language | null;
  written: Language;
  last: Language;
  mailId: string;
}>;

/** `asked` is what their browser asked for at sign-up. */
export const initialLanguages = (asked: Language | null): Languages => ({
  chosen: null,
  written: asked ?? 'en',
  last: asked ?? 'en',
  mailId: '',
});

export const afterMessage = (
  languages: Languages,
  { language, mailId }: Readonly<{ language: Language; mailId: string }>,
): Languages => ({
  ...languages,
  last: language,
  mailId,
  written: language === languages.last ? language : languages.written,
});

/** What its owner chose, else what they write in, else what their browser asked for, else English. */
export const languageIn = ({ chosen, written }: Languages): Language => chosen ?? written;

/** A message in it would tell nothing new. */
export const isKnown = ({ written, last, mailId }: Languages, language: Language, now: string): boolean =>
  mailId === now || (written === language && last === language);
