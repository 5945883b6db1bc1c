import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';

const action = { actionId: id, userId, at: moment };
const stream = 'operation-<actionId>';

/**
 * An operator is about to do something; who, is the `actor` of its metadata. Everything that follows from it has the
 * `actionId` as its `$correlationId`. `action` names it, such as `job.retry`; `accountId` is the account it is about, null
 * for none; `targets` are ids. `reason` is what the operator gave for it, sealed with the operators’ key (`userId` 0).
 */
export const operatorActionBegun = defineEvent('OperatorActionBegun', {
  stream,
  by: ['operator'],
  data: {
    ...action,
    action: z.string(),
    accountId: userId.nullable(),
    targets: z.array(z.string()),
  },
  personal: { reason: z.string() },
});
export type OperatorActionBegun = EventOf<typeof operatorActionBegun>;

const outcome = z.enum(['done', 'refused', 'failed']);
export type OperatorActionOutcome = z.infer<typeof outcome>;

/**
 * What came of it. `code` says why it was refused or failed, and is empty otherwise; `changed` is how many things it
 * changed. An action without this event was cut off: what it was to do may have been done or not.
 */
export const operatorActionEnded = defineEvent('OperatorActionEnded', {
  stream,
  by: ['operator'],
  data: { ...action, outcome, code: z.string(), changed: count },
});
export type OperatorActionEnded = EventOf<typeof operatorActionEnded>;

export type OperatorEvent = EventsIn<typeof import('./events.ts')>;
