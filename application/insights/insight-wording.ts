import type { Language } from '#domain/facts.ts';
import type { PeriodFacts } from '#domain/insights/insight.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';

/**
 * What is said of a time, in one of our languages: nothing but what the facts hold, the same facts in the same words.
 * `isGentle`: after a hard day nothing that was less is named.
 */
export type InsightWording = (facts: PeriodFacts, language: Language, isGentle: boolean) => InsightText;
