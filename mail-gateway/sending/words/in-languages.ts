import type { Language } from '#domain/facts.ts';

/** The same thing in each language that we write in: one that is missing does not compile. */
export type InLanguages<Said> = Readonly<Record<Language, Said>>;
