import type { Insight } from '#application/insights/read-insights.ts';
import type { Change } from '#domain/insights/insight.ts';
import { asPlainText } from '#domain/insights/insight-text.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import type { Insight as ShownInsight } from '#web/contract/insights.ts';

/** An insight as others are shown it. */
export const presentInsight = ({ insightId, userId, facts, text, ...made }: Insight): ShownInsight => ({
  id: insightId,
  userId,
  periodType: facts.kind,
  periodStart: facts.span.from,
  periodEnd: facts.span.to,
  isOver: facts.isOver,
  summary: asPlainText(text),
  paragraphs: text.paragraphs.map((sentences) =>
    sentences.map((sentence) => ({ text: sentence.text, winIds: [...sentence.winIds] })),
  ),
  strengths: [...text.strengths],
  growthAreas: [...text.growthAreas],
  counts: { wins: facts.winCount, days: facts.daysWithWins, bestStreak: facts.bestStreak },
  categories: facts.categories.map(counted),
  skills: facts.skills.map(counted),
  highlights: facts.highlights.map(({ winId, text: words, ...win }) => ({ winId, ...dayOfWin(win), text: words })),
  comparison:
    facts.previousWinCount === 0
      ? null
      : {
          wins: facts.previousWinCount,
          grew: facts.grownCategories.map(changed),
          thinned: facts.shrunkCategories.map(changed),
        },
  writtenBy: made.writtenBy,
  instead: made.fallbackReason,
  stale: made.isStale,
  createdAt: made.createdAt,
  updatedAt: made.updatedAt,
});

const counted = ({ name, winCount }: Readonly<{ name: string; winCount: number }>) => ({ name, wins: winCount });

const changed = ({ name, winCount, previousWinCount }: Change) => ({
  name,
  wins: winCount,
  before: previousWinCount,
});
