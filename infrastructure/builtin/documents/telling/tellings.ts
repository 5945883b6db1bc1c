import type { Language } from '#domain/facts.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { french, spanish } from './romance.ts';
import type { Telling } from './telling.ts';

export const TELLINGS: Readonly<Record<Language, Telling>> = { en: english, de: german, fr: french, es: spanish };
