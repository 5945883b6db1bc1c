import { REMOVED_WINS } from '#application/wins/removed-wins.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The wins that were removed, or merged into another. */
export const removedWins = projector<WinEvent | AccountErased>()(REMOVED_WINS, {
  version: '1',
  readsPersonal: false,
  on: {
    WinRemoved: ({ winId, userId, at }) => [one(winId, () => ({ userId, removedAt: at }))],
    WinMerged: ({ winId, userId, at }) => [one(winId, () => ({ userId, removedAt: at }))],
    WinRestored: ({ winId }) => [one(winId, () => null)],
    WinRecorded: () => [],
    WinAnalysed: () => [],
    WinReworded: () => [],
    WinExtended: () => [],
    WinDateChanged: () => [],
    WinCategoryChosen: () => [],
    WinSkillsChosen: () => [],
    WinPrivacyChosen: () => [],
    WinPublicTextChosen: () => [],
    EvidenceAdded: () => [],
    EvidenceLinkAdded: () => [],
    EvidenceRemoved: () => [],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
