import type { Event } from '#domain/event.ts';
import type { CareerFact } from './career.ts';
import { type CareerWords, wordsOf } from './career-rules.ts';

/** All on the stream `career-<userId>`. */
type CareerId = Readonly<{ userId: number; at: string }>;

/** Where it was told: on the page, by mail, or in a file that its user confirmed. */
export type CareerSource = 'web' | 'mail' | 'import';

/** A fact holds from now on, in these words, whatever it said before. */
export type CareerFactKept = Event<
  'CareerFactKept',
  CareerId &
    Readonly<{
      factId: string;
      is: CareerFact['is'];
      source: CareerSource;
      personal: Readonly<{ fact: CareerWords }>;
    }>
>;

export type CareerFactRemoved = Event<'CareerFactRemoved', CareerId & Readonly<{ factId: string }>>;

/** What a document lacked is not asked for again; `missing` names it without a word of its user's. */
export type MissingFactDismissed = Event<'MissingFactDismissed', CareerId & Readonly<{ missing: string }>>;

export type CareerEvent = CareerFactKept | CareerFactRemoved | MissingFactDismissed;

export const careerFactKept = ({
  userId,
  at,
  factId,
  is,
  source,
  personal: { fact },
}: CareerFactKept['data']): CareerFactKept => ({
  type: 'CareerFactKept',
  data: { userId, at, factId, is, source, personal: { fact: wordsOf(fact) } },
});

export const careerFactRemoved = ({ userId, at, factId }: CareerFactRemoved['data']): CareerFactRemoved => ({
  type: 'CareerFactRemoved',
  data: { userId, at, factId },
});

export const missingFactDismissed = ({ userId, at, missing }: MissingFactDismissed['data']): MissingFactDismissed => ({
  type: 'MissingFactDismissed',
  data: { userId, at, missing },
});
