import { WIN_TIMES, type WinTimesDocument } from '#application/wins/win-times.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

type Changed = Readonly<{ winId: string; at: string }>;
type Beginning = Changed & Readonly<{ userId: number; date: string }>;

const begins = ({ winId, userId, date, at }: Beginning, recordedAt: string) => [
  one<WinTimesDocument>(winId, () => ({ userId, date, recordedAt, changedAt: at })),
];
const changes = ({ winId, at, date }: Changed & Readonly<{ date?: string }>) => [
  one<WinTimesDocument>(winId, (win) => win && { ...win, ...(date !== undefined && { date }), changedAt: at }),
];

/** When wins were written and last changed, as far as what is counted from them shows it. */
export const winTimes = projector<WinEvent | AccountErased>()(WIN_TIMES, {
  version: '1',
  readsPersonal: false,
  on: {
    WinRecorded: (data) => begins(data, data.at),
    WinRestored: (data) => begins(data, data.recordedAt),
    WinAnalysed: changes,
    WinReworded: changes,
    WinExtended: changes,
    WinDateChanged: changes,
    WinCategoryChosen: changes,
    WinSkillsChosen: changes,
    WinMerged: changes,
    WinRemoved: changes,
    WinPrivacyChosen: () => [],
    WinPublicTextChosen: () => [],
    EvidenceAdded: () => [],
    EvidenceLinkAdded: () => [],
    EvidenceRemoved: () => [],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
