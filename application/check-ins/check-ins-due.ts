import { readModel } from '#application/engine/read-model.ts';
import type { CheckInPlan } from '#domain/check-ins/plan.ts';
import type { FoldedRevisions } from './plan-now.ts';

/** The reaction that decides slots: its first start is an event, and what was due before is not made up for. */
export const ASK_CHECK_INS = 'ask-check-ins';

/** `revisions` are those of the user's own streams that the plan has seen. `waits` while a slot is due at `dueAt`, else that is ''. */
export type CheckInsDueDocument = Readonly<{
  userId: number;
  reaction: typeof ASK_CHECK_INS;
  plan: CheckInPlan;
  revisions: FoldedRevisions;
  waits: boolean;
  dueAt: string;
}>;

/** One document a user, by its id: their plan, and what the scheduler finds it by. */
export const CHECK_INS_DUE = readModel<CheckInsDueDocument>()({
  name: 'check-ins-due',
  indexes: [['userId'], ['reaction'], ['waits', 'dueAt']],
});
