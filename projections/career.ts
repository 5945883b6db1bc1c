import { CAREER } from '#application/documents/career/career.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { CareerEvent } from '#domain/documents/career-events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** What users say of their career: one document a fact. One that is said anew keeps its place. */
export const career = projector<CareerEvent | AccountErased>()(CAREER, {
  version: '1',
  readsPersonal: true,
  on: {
    CareerFactRecorded: ({ factId, userId, at, kind, personal }) => [
      one(factId, (before) => ({ userId, kind, keptAt: before?.keptAt ?? at, words: personal.fact })),
    ],
    CareerFactRemoved: ({ factId }) => [one(factId, () => null)],
    MissingFactDismissed: () => [],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
