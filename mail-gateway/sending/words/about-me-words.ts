import type { AboutMeWords } from './about-me-words/about-me-words.ts';
import { english } from './about-me-words/english.ts';
import { french } from './about-me-words/french.ts';
import { german } from './about-me-words/german.ts';
import { spanish } from './about-me-words/spanish.ts';
import type { InLanguages } from './in-languages.ts';

/** The answers to questions about oneself in each language. */
export const aboutMeWords: InLanguages<AboutMeWords> = { en: english, de: german, fr: french, es: spanish };
