import { readModel } from '#application/engine/read-model.ts';
import type { InsightGenerated } from '#domain/insights/events.ts';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';

/**
 * The newest insight of a time with the facts behind it. `createdAt` is when it was said first; `staleSince` when a win of
 * its time came or changed after that, null while none did.
 */
export type InsightDocument = Omit<InsightGenerated['data'], 'insightId' | 'at' | 'personal'> &
  Readonly<{
    facts: PeriodFacts;
    text: InsightText;
    winIds: readonly string[];
    staleSince: string | null;
    createdAt: string;
    updatedAt: string;
  }>;

/** The insights that were made, one document each. */
export const INSIGHTS = readModel<InsightDocument>()({
  name: 'insights',
  indexes: [['userId', 'start']],
});
