import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german, fr: french, es: spanish };
