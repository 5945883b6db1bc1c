import type { ExecutionContext } from 'ava';
import { journalOf } from '#application/insights/gather.ts';
import {
  type Insight,
  type InsightParts,
  insightOf,
  newestInsight,
  pageOfInsights,
  type Reader,
} from '#application/insights/read-insights.ts';
import type { Services } from '#application/services.ts';
import type { Language } from '#domain/facts.ts';
import type { InsightKind } from '#domain/insights/insight.ts';
import { wholeSpan } from '#domain/insights/look-back.ts';
import { insightClaims } from '#infrastructure/wiring/insight-claims.ts';
import { wordSigns } from '#language/word-signs.ts';
import { insightWording } from '#mail-gateway/sending/words/insight-text.ts';
import { type AWin, winsOnRecord } from '../wins/wins-on-record.ts';

export const partsOver = (services: Services, isHard = false): InsightParts => ({
  ...services,
  signs: wordSigns,
  insightWording,
  aiInsightWriter: null,
  insightClaims,
  isHardTime: async () => isHard,
});

/** Somebody's wins on record, and their insights as of a day. */
export const insightsOf = async (
  t: ExecutionContext,
  wins: readonly AWin[],
  today: string,
  { language = 'en', isHard = false }: Readonly<{ language?: Language; isHard?: boolean }> = {},
) => {
  const services = await winsOnRecord(t, { 1: wins });
  const parts = {
    ...partsOver(services, isHard),
    clock: { ...services.clock, now: () => Date.parse(`${today}T12:00:00Z`) },
  };
  const reader: Reader = {
    userId: 1,
    today,
    language,
    journal: await journalOf(parts, 1),
    winTimes: async () => new Map(),
    isGentle: async () => isHard,
  };
  return {
    services,
    parts,
    newest: (kind: InsightKind): Promise<Insight | null> => newestInsight(parts, 1, kind),
    of: (kind: Exclude<InsightKind, 'summary'>, date: string): Promise<Insight | null> =>
      insightOf(parts, reader, kind, wholeSpan(kind, date)),
    all: (limit = 1000, cursor: string | null = null) => pageOfInsights(parts, 1, { limit, cursor }),
  };
};
