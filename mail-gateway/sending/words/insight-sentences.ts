import type { InLanguages } from './in-languages.ts';
import { english } from './insight-sentences/english.ts';
import { french } from './insight-sentences/french.ts';
import { german } from './insight-sentences/german.ts';
import type { InsightSentences } from './insight-sentences/insight-sentences.ts';
import { spanish } from './insight-sentences/spanish.ts';

/** The sentences of insights in each language. */
export const insightSentences: InLanguages<InsightSentences> = { en: english, de: german, fr: french, es: spanish };
