import type { PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { type InsightParts, namesLess, PLAIN, type Reader } from './read-insights.ts';

type ComposedInsight = Readonly<{ text: InsightText; writtenBy: string; fallbackReason: FallbackReason | null }>;

/** What is said of a time when an insight is made. */
export const composeInsight = async (
  parts: InsightParts,
  reader: Reader,
  facts: PeriodFacts,
  _limitMs: number,
): Promise<ComposedInsight> => {
  const isGentle = namesLess(facts) && (await reader.isGentle());
  return { text: parts.insightWording(facts, reader.language, isGentle), writtenBy: PLAIN, fallbackReason: null };
};
