import type { Context } from 'koa';
import { isPageLanguage, LANGUAGE_COOKIE, type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { pageLanguageAsked } from '../access/language-asked.ts';
import { type ApiWords, english } from './english.ts';
import { german } from './german.ts';

/** What the API says, in each language that pages are built in. */
export const apiWords: Readonly<Record<PageLanguage, ApiWords>> = { en: english, de: german };

/** A sentence of the API, to be said in the language of whoever asked. */
export type Sentence = (words: ApiWords) => string;

/**
 * The language that a reader is answered in, by a page and by what the page asks of the API alike. What its user chose stands
 * over what the browser says of itself; a script, which says neither, is answered in English.
 */
export const languageOf = (context: Context): PageLanguage => {
  const chosen = context.cookies.get(LANGUAGE_COOKIE);
  if (isPageLanguage(chosen)) return chosen;
  return pageLanguageAsked(context.get('Accept-Language')) ?? pageLanguages[0];
};
