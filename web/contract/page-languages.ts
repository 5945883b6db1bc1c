/** The languages that pages are built in; whoever asks for none of them gets the first. */
export const pageLanguages = ['en', 'de'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Which of them this browser reads, as its user chose. No secret: scripts write it. */
export const LANGUAGE_COOKIE = 'language';

const known: ReadonlySet<string> = new Set(pageLanguages);
export const isPageLanguage = (language: string | null | undefined): language is PageLanguage =>
  language !== null && language !== undefined && known.has(language);
