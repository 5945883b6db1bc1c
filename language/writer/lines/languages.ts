import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Lines } from './lines.ts';
import { spanish } from './spanish.ts';

export const LINES: Readonly<Record<Language, Lines>> = { en: english, de: german, fr: french, es: spanish };
