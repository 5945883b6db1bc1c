import { ASK_CHECK_INS, type Asked, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import type { CheckInsPaused } from '#domain/accounts/check-in-events.ts';
import type { AccountOpened } from '#domain/accounts/events.ts';
import type { CheckInRequestedV2, CheckInSkipped } from '#domain/check-ins/events.ts';
import { afterTurn } from '#domain/schedule/rhythm.ts';
import { defaultSchedule } from '#domain/schedule/schedule.ts';
import { dueSlot, slotsBetween } from '#domain/schedule/slots.ts';

type Document = CheckInsDueDocument;
type Told = Readonly<{ userId: number; at: string }>;

/**
 * A slot that was decided `inactive` no later than this after the subscription changed may have been decided without
 * knowing: the next slot decides once more.
 */
const REVIVAL_COUNTS_FOR_MS = 60_000;

export const opened = ({ userId, at, complimentary, timezone }: AccountOpened['data']): Document => ({
  userId,
  reaction: ASK_CHECK_INS,
  schedule: { ...defaultSchedule, timezone },
  pause: null,
  thinning: true,
  isProven: false,
  isSetUp: complimentary,
  isUndeliverable: false,
  isInactive: false,
  revivedAt: '',
  since: at,
  owed: [],
  signOfLife: at,
  lastSlot: '',
  lastAsked: '',
  asked: 0,
  told: null,
  newest: null,
  waits: false,
  dueAt: '',
});

const later = (one: string, other: string): string => (one > other ? one : other);

/** Something was heard of the user: whatever silence there was is over. */
export const alive = ({ at }: Readonly<{ at: string }>, document: Document): Document =>
  at > document.signOfLife ? { ...document, signOfLife: at, asked: 0, told: null, newest: null } : document;

/** Slots count anew from here. What was due by then, by all that held before, is still to be decided. */
const owing = (at: string, document: Document): Document => {
  const due = isExpecting(document) ? slotsBetween(document, document.since, at) : [];
  const lastSlot = due.at(-1)?.date ?? document.lastSlot;
  return { ...document, owed: [...document.owed, ...due], lastSlot, since: later(document.since, at) };
};

/** Something is set otherwise, by which the user was heard of, too. */
export const begun = (told: Told, document: Document, change: Partial<Document>): Document =>
  timed({ ...owing(told.at, alive(told, document)), ...change });

/** Before there was a scheduler nobody was asked by it: nothing is made up for, and nobody was silent. */
export const startedAt = (at: string, document: Document): Document =>
  timed({ ...alive({ at }, document), owed: [], since: later(document.since, at) });

/** What one pause held back is not due because another takes its place. */
export const paused = (told: CheckInsPaused['data'], document: Document): Document => {
  const pause = { until: told.until, reason: told.reason };
  const isWish = told.reason === 'asked' || told.reason === 'stopped';
  return timed({ ...owing(told.at, isWish ? alive(told, document) : document), pause });
};

/** With this slot decided. */
const decided = (document: Document, date: string, tone: CheckInRequestedV2['data']['tone'] | 'quiet'): Document => {
  const { lastSlot, ...now } = afterTurn(document, { date, tone });
  return { ...document, ...askedIn(now), lastSlot, owed: document.owed.filter((slot) => slot.date !== date) };
};

const askedIn = ({ lastAsked, asked, told }: Asked): Asked => ({ lastAsked, asked, told });

/** One by hand takes no slot. */
export const requested = ({ slot, tone, mailId }: CheckInRequestedV2['data'], document: Document): Document => {
  if (slot === null) return document;
  const newest = { slot, mailId, before: askedIn(document) };
  return timed({ ...decided(document, slot, tone), newest, isInactive: false });
};

/** It did not go out: nothing was asked, and nothing was told. */
export const unsaid = (document: Document, isIt: (newest: NonNullable<Document['newest']>) => boolean): Document => {
  const { newest } = document;
  return newest && isIt(newest) ? { ...document, ...newest.before, newest: null } : document;
};

/** The address takes no mail any more: what was due by then waits until it does. */
export const undeliverable = ({ at }: Told, document: Document): Document =>
  timed({ ...owing(at, document), isUndeliverable: true });

/** There is access again: none is due from before. */
export const revived = ({ at, userId }: Told, document: Document): Document => {
  const revivedAt = later(document.revivedAt, at);
  return document.isInactive
    ? begun({ at, userId }, document, { revivedAt, isInactive: false })
    : { ...document, revivedAt };
};

export const skipped = ({ slot, reason, at }: CheckInSkipped['data'], document: Document): Document => {
  const isBeyondRevival =
    document.revivedAt === '' || Date.parse(at) - Date.parse(document.revivedAt) > REVIVAL_COUNTS_FOR_MS;
  const isInactive = reason === 'inactive' ? isBeyondRevival : document.isInactive;
  return timed({ ...decided(document, slot, 'quiet'), isInactive });
};

const isExpecting = ({ isProven, isSetUp, isUndeliverable, isInactive }: Document): boolean =>
  isProven && isSetUp && !isUndeliverable && !isInactive;

/** With the time its next slot is due at. */
const timed = (document: Document): Document => {
  const next = isExpecting(document) ? dueSlot(document) : null;
  return { ...document, waits: next !== null, dueAt: next?.at ?? '' };
};
