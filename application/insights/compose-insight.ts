import type { InsightText } from '#domain/insights/insight-text.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import { type Insight, type InsightParts, PLAIN, type Reader } from './read-insights.ts';

type ComposedInsight = Readonly<{ text: InsightText; writtenBy: string; fallbackReason: FallbackReason | null }>;

/** What is said of a time when an insight is made. */
export const composeInsight = async (
  _parts: InsightParts,
  _reader: Reader,
  { text }: Insight,
  _limitMs: number,
): Promise<ComposedInsight> => ({ text, writtenBy: PLAIN, fallbackReason: null });
