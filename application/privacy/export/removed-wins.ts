import { allFound } from '#application/engine/all-pages.ts';
import {
  isStillRestorable,
  REMOVED_WINS,
  restorableUntil,
  type WinHistory,
  winHistory,
} from '#application/wins/public.ts';
import { orMissing } from './missing.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';
import { earlierWordingsIn, evidenceFileName, exportedLinks } from './wins.ts';

/** Wins that were removed, or merged into another, and can still be brought back; the last removed first. */
export async function* removedHistories(parts: ExportParts, of: ExportOf): AsyncGenerator<WinHistory> {
  const removed = allFound((cursor) =>
    parts.readModels.page(REMOVED_WINS, {
      filter: { equals: { userId: of.userId }, atMost: { removedAt: of.at } },
      sort: [['removedAt', 'descending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id } of removed) {
    const history = await orMissing(of.missing, [{ part: 'removed-win', winId: id }], () =>
      winHistory(parts, of.userId, id),
    );
    if (history && isStillRestorable(history, of.at)) yield history;
  }
}

/** The same as `export.json` has them. */
export async function* exportedRemovedWins(parts: ExportParts, of: ExportOf) {
  for await (const history of removedHistories(parts, of)) {
    if (history.state.status !== 'removed') continue;
    const { winId, date, recordedAt, source, text, chosenCategory, publicText, files } = history;
    const { removedAt, mergedInto } = history.state;
    yield {
      id: winId,
      date,
      dateIsApproximate: history.dateIsApproximate === true,
      recordedAt,
      source,
      originalMessage: text,
      chosenCategory: chosenCategory === '' ? null : chosenCategory,
      private: history.private,
      publicText: publicText === '' ? null : publicText,
      earlierWordings: earlierWordingsIn(history),
      removedAt,
      mergedInto,
      restorableUntil: restorableUntil(removedAt),
      evidence: files.map(({ fileId, name, type, size }) => ({
        id: fileId,
        name,
        type,
        size,
        file: evidenceFileName(date, { id: fileId, type }),
      })),
      links: exportedLinks(history),
    };
  }
}
