import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';
import { careerKind, careerWords } from './career.ts';

const career = { userId, at: moment };
const stream = 'career-<userId>';

const careerSource = z.enum(['web', 'mail', 'import']);
export type CareerSource = z.infer<typeof careerSource>;

/**
 * A fact of its user’s career holds from now on, in these words, whatever it said before. `source`: it was told on the
 * page, by mail, or in a file that its user confirmed.
 */
export const careerFactRecorded = defineEvent('CareerFactRecorded', {
  stream,
  by: ['user'],
  data: { ...career, factId: id, kind: careerKind, source: careerSource },
  personal: { fact: careerWords },
});
export type CareerFactRecorded = EventOf<typeof careerFactRecorded>;

/** The fact is in no document from now on. */
export const careerFactRemoved = defineEvent('CareerFactRemoved', {
  stream,
  by: ['user'],
  data: { ...career, factId: id },
});

/** What a document lacked is not asked for again. `missingFact` names it without a word of its user’s. */
export const missingFactDismissed = defineEvent('MissingFactDismissed', {
  stream,
  by: ['user'],
  data: { ...career, missingFact: z.string() },
});

export type CareerEvent = EventsIn<typeof import('./career-events.ts')>;
