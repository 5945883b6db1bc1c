import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import type { Telling } from './telling.ts';

export const TELLINGS: Readonly<Record<Language, Telling>> = { en: english, de: german, fr: french, es: spanish };
