import type { Help } from '#domain/inbox/request/answer-facts.ts';

/** Where somebody is, as far as it is known: the country of their verified phone (ISO 3166), and their time zone. */
type Whereabouts = Readonly<{ phoneCountry: string | null; timezone: string }>;

/** Who is there at once in each country: numbers that were checked, or none. Never waits, and never fails. */
export interface Helplines {
  of(where: Whereabouts, need: 'life' | 'violence'): Help;
}
