import type { Insight } from '#application/insights/read-insights.ts';
import type { Insight as ShownInsight } from '#web/contract/insights.ts';

/** An insight as others are shown it. */
export const presentInsight = ({ insightId, userId, facts, text, ...made }: Insight): ShownInsight => ({
  id: insightId,
  userId,
  periodType: facts.kind,
  periodStart: facts.span.from,
  periodEnd: facts.span.to,
  isOver: facts.isOver,
  summary: text.summary,
  strengths: [...text.strengths],
  growthAreas: [...text.growthAreas],
  counts: { wins: facts.wins, days: facts.daysWithWins, bestStreak: facts.bestStreak },
  categories: facts.categories.map(({ name, wins }) => ({ name, wins })),
  skills: facts.skills.map(({ name, wins }) => ({ name, wins })),
  highlights: facts.highlights.map(({ winId, date, text: words }) => ({ winId, date, text: words })),
  comparison: facts.before === 0 ? null : { wins: facts.before, grew: [...facts.grew], thinned: [...facts.thinned] },
  writtenBy: made.writtenBy,
  instead: made.fallbackReason,
  createdAt: made.createdAt,
  updatedAt: made.updatedAt,
});
