import type { AccountErased } from '#domain/accounts/events.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** No word of theirs: those are read from the win's own events while it can be brought back. */
export type RemovedWinDocument = Readonly<{ userId: number; removedAt: string }>;

/** The wins that were removed, or merged into another. */
export const removedWins = projector<WinEvent | AccountErased>()<RemovedWinDocument>({
  name: 'removed-wins',
  version: '1',
  readsPersonal: false,
  indexes: [['userId', 'removedAt']],
  on: {
    WinRemoved: ({ winId, userId, at }) => [one(winId, () => ({ userId, removedAt: at }))],
    WinMerged: ({ winId, userId, at }) => [one(winId, () => ({ userId, removedAt: at }))],
    WinRestored: ({ winId }) => [one(winId, () => null)],
    WinRecorded: () => [],
    WinAnalysed: () => [],
    WinReworded: () => [],
    WinJoined: () => [],
    WinDateChanged: () => [],
    WinCategoryChosen: () => [],
    WinPrivacyChosen: () => [],
    WinPublicTextChosen: () => [],
    EvidenceKeptV2: () => [],
    EvidenceRemoved: () => [],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
