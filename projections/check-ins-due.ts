import { ASK_CHECK_INS, CHECK_INS_DUE, type CheckInsDueDocument } from '#application/check-ins/check-ins-due.ts';
import { ownStreams } from '#application/check-ins/plan-now.ts';
import { checkInPlan, type PlanEvent, planEventTypes } from '#domain/check-ins/plan.ts';
import { dueSlot } from '#domain/check-ins/planned.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import { one, type Place, projector } from './engine/projector.ts';

type Document = CheckInsDueDocument;
type UserEvent = Exclude<PlanEvent, { type: 'ReactionStarted' }>;

const userEventTypes = planEventTypes.filter(
  (type) => type !== 'ReactionStarted',
) satisfies readonly DomainEvent['type'][];

const ofUser = (type: UserEvent['type']) => (data: Readonly<{ userId: number }>, place: Place) => [
  one<Document>(String(data.userId), (before) => folded(before, data.userId, { type, data } as UserEvent, place)),
];

/** Each user's plan, kept by the domain's fold, and when their next slot is due: what the scheduler pages through. */
export const checkInsDue = projector<Extract<DomainEvent, { type: PlanEvent['type'] }>>()(CHECK_INS_DUE, {
  version: `4 tz-${process.versions.tz}`,
  readsPersonal: false,
  on: {
    ...(Object.fromEntries(userEventTypes.map((type) => [type, ofUser(type)])) as Record<
      UserEvent['type'],
      ReturnType<typeof ofUser>
    >),
    ReactionStarted: (data: ReactionStarted['data'], place) =>
      data.reaction === ASK_CHECK_INS
        ? [
            {
              field: 'reaction',
              value: ASK_CHECK_INS,
              fold: (before) => before && folded(before, before.userId, { type: 'ReactionStarted', data }, place),
            },
          ]
        : [],
  },
});

const folded = (before: Document | null, userId: number, event: PlanEvent, place: Place): Document | null => {
  const plan = checkInPlan(before?.plan ?? null, event);
  if (plan === null) return null;
  const isOwn = ownStreams(userId).includes(place.stream);
  const revisions = { ...before?.revisions, ...(isOwn ? { [place.stream]: place.revision } : {}) };
  const slot = dueSlot(plan);
  return { userId, reaction: ASK_CHECK_INS, plan, revisions, waits: slot !== null, dueAt: slot?.at ?? '' };
};
