import { INSIGHTS, type InsightDocument } from '#application/insights/insights.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import type { InsightEvent } from '#domain/insights/events.ts';
import { insightIdOf, insightKind } from '#domain/insights/insight.ts';
import { wholeSpan } from '#domain/insights/look-back.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

type Dated = Readonly<{ userId: number; date: string; at: string }>;
type Changed = Readonly<{ userId: number; winId: string; at: string }>;

const stale =
  (at: string) =>
  (made: InsightDocument | null): InsightDocument | null =>
    made && made.staleSince === null ? { ...made, staleSince: at } : made;

/** A win came to these times. */
const staleAround = ({ userId, date, at }: Dated) =>
  insightKind.options.map((kind) => {
    const start = kind === 'summary' ? '' : wholeSpan(kind, date).from;
    return one<InsightDocument>(insightIdOf(userId, kind, start), stale(at));
  });

/** A win changed that was read for them. */
const staleWith = ({ userId, winId, at }: Changed) => [
  everyDocumentOf<InsightDocument>(userId, (made) => (made?.winIds.includes(winId) ? stale(at)(made) : made)),
];

/** The insights that were made: of each the last one, and since when it is out of date. */
export const insights = projector<InsightEvent | WinChange | AccountErased>()(INSIGHTS, {
  version: '2',
  readsPersonal: true,
  on: {
    InsightPlanned: () => [],
    InsightMailRequested: () => [],
    InsightSkipped: () => [],
    InsightOmitted: () => [],
    InsightGenerated: ({ insightId, at, personal: { facts, text, winIds }, ...data }) => [
      one(insightId, (before) => ({
        ...data,
        facts,
        text,
        winIds,
        staleSince: null,
        createdAt: before?.createdAt ?? at,
        updatedAt: at,
      })),
    ],
    WinRecorded: staleAround,
    WinRestored: staleAround,
    WinDateChanged: (data) => [...staleAround(data), ...staleWith(data)],
    WinReworded: staleWith,
    WinExtended: staleWith,
    WinRemoved: staleWith,
    WinMerged: staleWith,
    WinCategoryChosen: staleWith,
    WinSkillsChosen: staleWith,
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

type WinChange = Extract<
  WinEvent,
  {
    type:
      | 'WinRecorded'
      | 'WinRestored'
      | 'WinDateChanged'
      | 'WinReworded'
      | 'WinExtended'
      | 'WinRemoved'
      | 'WinMerged'
      | 'WinCategoryChosen'
      | 'WinSkillsChosen';
  }
>;
