import type { JsonObject } from './json.ts';

/** The languages that we write in. */
export type Language = 'en' | 'de' | 'fr' | 'es';

/**
 * What a mail, a text or an answer says, as codes, ids, numbers and people's own words. `of` says which facts they are; the
 * catalogue beside what sends them makes sentences of them. No more than `MOST_FACT_BYTES` as JSON: a document is named by
 * where the archive has it.
 */
export type Facts = JsonObject & Readonly<{ of: string }>;
export const MOST_FACT_BYTES = 8 * 1024;

/** As JSON in UTF-8. */
export const factBytes = (facts: Facts): number => new TextEncoder().encode(JSON.stringify(facts)).length;

/** Of what has nothing to say but its kind. */
type NoFacts = Readonly<{ of: 'nothing' }>;
export const NOTHING: NoFacts = { of: 'nothing' };
