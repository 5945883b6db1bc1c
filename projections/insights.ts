import { INSIGHTS } from '#application/insights/insights.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { InsightEvent } from '#domain/insights/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The insights that were made: of each the last one. */
export const insights = projector<InsightEvent | AccountErased>()(INSIGHTS, {
  version: '1',
  readsPersonal: true,
  on: {
    InsightPlanned: () => [],
    InsightMailRequested: () => [],
    InsightSkipped: () => [],
    InsightGenerated: ({ insightId, at, personal: { facts, text }, ...data }) => [
      one(insightId, (before) => ({ ...data, facts, text, createdAt: before?.createdAt ?? at, updatedAt: at })),
    ],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
