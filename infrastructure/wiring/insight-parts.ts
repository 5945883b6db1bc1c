import { moodOf } from '#application/inbox/mood-of.ts';
import type { InsightParts } from '#application/insights/read-insights.ts';
import type { Services } from '#application/services.ts';
import type { ClaimFinder } from '#application/wins/public.ts';
import { wordSigns } from '#language/word-signs.ts';
import { insightWording } from '#mail-gateway/sending/words/insight-text.ts';
import { insightClaimsWith } from './insight-claims.ts';

/** What insights are made with. */
export const insightParts = (
  services: Pick<Services, 'log' | 'readModels' | 'clock' | 'figures'>,
  {
    aiInsightWriter,
    claimFinder = null,
  }: Pick<InsightParts, 'aiInsightWriter'> & Readonly<{ claimFinder?: ClaimFinder | null | undefined }>,
): InsightParts => {
  const mood = moodOf(services);
  return {
    ...services,
    signs: wordSigns,
    insightWording,
    aiInsightWriter,
    insightClaims: insightClaimsWith(claimFinder),
    isHardTime: async (userId, at) => (await mood(userId, at)) !== null,
  };
};
