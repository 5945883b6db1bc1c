import { readModel } from '#application/engine/read-model.ts';
import type { PauseReason } from '#domain/schedule/events.ts';
import type { Slot, ThinningNotice } from '#domain/schedule/rhythm.ts';
import type { Pause, Schedule } from '#domain/schedule/schedule.ts';

/** The reaction that decides slots: its first start is an event, and what was due before is not made up for. */
export const ASK_CHECK_INS = 'ask-check-ins';

/** What was asked, and said of silence, by now; as in `Rhythm`. */
export type Asked = Readonly<{ lastAsked: string; asked: number; told: ThinningNotice }>;

/**
 * `since`: no slot whose moment has passed by then is due any more (ISO 8601), but those `owed`: they were due before
 * something was set otherwise. `newest` is the check-in asked for last, and what stood `before` it, which stands again if
 * it does not go out. `isInactive`: nothing was subscribed at the
 * last slot, so that none is due before that changes, which it last did at `revivedAt`. `proofs` is how often the account
 * has proven an address. `waits` while a slot is due at `dueAt`, else that is ''. The rest is as in `Rhythm`.
 */
export type CheckInsDueDocument = Readonly<{
  userId: number;
  reaction: typeof ASK_CHECK_INS;
  schedule: Schedule;
  pause: (Pause & Readonly<{ reason: PauseReason }>) | null;
  thinning: boolean;
  isProven: boolean;
  proofs: number;
  isSetUp: boolean;
  isUndeliverable: boolean;
  isInactive: boolean;
  revivedAt: string;
  since: string;
  owed: readonly Slot[];
  signOfLife: string;
  lastSlot: string;
  lastAsked: string;
  asked: number;
  told: ThinningNotice;
  newest: Readonly<{ slot: string; mailId: string; before: Asked }> | null;
  waits: boolean;
  dueAt: string;
}>;

/** One document a user, by its id, with all that says when check-ins come. */
export const CHECK_INS_DUE = readModel<CheckInsDueDocument>()({
  name: 'check-ins-due',
  indexes: [['userId'], ['reaction'], ['waits', 'dueAt']],
});
