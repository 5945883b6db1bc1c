import type { Shape } from '#application/engine/ports/read-models.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import type { WinView } from '#domain/wins/win-view.ts';
import type { Achievement } from '#web/contract/achievements.ts';

/** Every field that goes out is picked by name. */
export const presentAchievement = (id: string, win: WinView): Achievement => ({
  id,
  userId: win.userId,
  originalMessage: win.text,
  analysisResult:
    win.foundCategory === '' ? null : { category: win.foundCategory, analysis: win.analysis, skills: [...win.skills] },
  date: win.date,
  category: win.category === '' ? null : win.category,
  private: win.private,
  publicText: win.publicText === '' ? null : win.publicText,
  isDeleted: false,
  source: win.source,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
  evidence: win.evidence.map(({ fileId, name, type, size }) => ({ id: fileId, name, type, size })),
});

/** The same for lists, which a thread of the store's makes: what this file imports, that thread loads. */
export const achievementShape: Shape<WinDocument> = {
  module: import.meta.url,
  name: 'achievementShape',
  show: presentAchievement,
};
