import type { Sealed } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { AccountEvent } from './account-event.ts';

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

export const initialLanguages: Languages = { chosen: null, written: 'en', last: 'en', mailId: '' };

/** The one fold of them: what commands decide by, and what every mail is written in. */
export const languagesAfter = (languages: Languages, { type, data }: Sealed<AccountEvent>): Languages => {
  switch (type) {
    case 'LanguageChosen':
      return { ...languages, chosen: data.language };
    case 'LanguageAssumed':
      return { ...languages, written: data.language, last: data.language };
    case 'LanguageDetected': {
      const { language, mailId } = data;
      return {
        ...languages,
        last: language,
        mailId,
        written: language === languages.last ? language : languages.written,
      };
    }
    default:
      return languages;
  }
};

/** What its owner chose, else what they write in, else what their browser asked for, else English. */
export const languageIn = ({ chosen, written }: Languages): Language => chosen ?? written;

/** A message in it would tell nothing new. */
export const isKnown = ({ written, last, mailId }: Languages, language: Language, now: string): boolean =>
  mailId === now || (written === language && last === language);
