/** The parts of an insight's text. */
export const INSIGHT_PARTS = ['summary', 'strengths', 'growthAreas'] as const;
export type InsightPart = (typeof INSIGHT_PARTS)[number];

/** By which a sentence that plain code has counted is named as a source; no win is called so. */
export const sourceIdOf = (part: InsightPart, at: number): string => `${part}:${at}`;

/** The part that such a sentence stands in; null of a win. */
export const partOf = (sourceId: string): InsightPart | null =>
  INSIGHT_PARTS.find((part) => sourceId.startsWith(`${part}:`)) ?? null;
