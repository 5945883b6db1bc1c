import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { Lines } from './lines.ts';

export const LINES: Readonly<Record<Language, Lines>> = { en: english, de: german, fr: english, es: english };
