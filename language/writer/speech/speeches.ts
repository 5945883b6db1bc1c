import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import type { Speech } from './speech.ts';

export const speeches: Readonly<Record<Language, Speech>> = { en: english, de: german, fr: french, es: spanish };
