import { moodOf } from '#application/inbox/mood-of.ts';
import type { InsightParts } from '#application/insights/read-insights.ts';
import type { Services } from '#application/services.ts';
import { wordSigns } from '#mail-gateway/reading/word-signs.ts';
import { insightWording } from '#mail-gateway/sending/words/insight-text.ts';

/** What insights are made with. */
export const insightParts = (services: Pick<Services, 'log' | 'readModels' | 'clock'>): InsightParts => {
  const mood = moodOf(services);
  return {
    ...services,
    signs: wordSigns,
    insightWording,
    isHardTime: async (userId, at) => (await mood(userId, at)) !== null,
  };
};
