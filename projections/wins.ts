import { WINS, type WinDocument } from '#application/wins/wins.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { foldText } from '#domain/text/fold.ts';
import { categoryOf } from '#domain/wins/categories.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** The wins page: one document per win. */
export const wins = projector<WinEvent | AccountErased>()(WINS, {
  version: `3-unicode-${process.versions.unicode}`, // a runtime with other tables folds words differently
  readsPersonal: true,
  on: {
    WinRecorded: ({ winId, userId, at, date, source, mailId, conversationId, personal: { text } }) => [
      one(winId, () => ({
        userId,
        date,
        recordedAt: at,
        source,
        mailId,
        conversationId,
        text,
        searchText: foldText(text),
        wording: 0,
        ...NOTHING_CHOSEN,
        ...NOT_ANALYSED,
        evidence: [],
      })),
    ],
    WinAnalysed: ({ winId, wording, personal: { category, analysis, skills } }) => [
      one(winId, (win) =>
        win?.wording === wording ? categorised({ ...win, foundCategory: category, analysis, skills }) : win,
      ),
    ],
    WinReworded: ({ winId, wording, personal: { text } }) => [one(winId, (win) => win && reworded(win, text, wording))],
    WinJoined: ({ winId, wording, personal: { text } }) => [one(winId, (win) => win && reworded(win, text, wording))],
    WinRestored: ({ winId, userId, date, recordedAt, source, mailId, conversationId, wording, files, personal }) => [
      one(winId, () => ({
        userId,
        date,
        recordedAt,
        source,
        mailId,
        conversationId,
        text: personal.text,
        searchText: foldText(personal.text),
        wording,
        ...NOTHING_CHOSEN,
        ...NOT_ANALYSED,
        evidence: files.map(({ fileId, type, size }, at) => ({
          id: fileId,
          name: personal.fileNames[at] ?? '',
          type,
          size,
        })),
      })),
    ],
    WinDateChanged: ({ winId, date }) => [one(winId, (win) => win && { ...win, date })],
    WinCategoryChosen: ({ winId, personal }) => [
      one(winId, (win) => win && categorised({ ...win, chosenCategory: personal.category })),
    ],
    WinPrivacyChosen: ({ winId, private: isPrivate }) => [one(winId, (win) => win && { ...win, private: isPrivate })],
    WinPublicTextChosen: ({ winId, personal: { publicText } }) => [one(winId, (win) => win && { ...win, publicText })],
    EvidenceKeptV2: ({ winId, fileId, type, size, personal: { name } }) => [
      one(winId, (win) => win && { ...win, evidence: [...win.evidence, { id: fileId, name, type, size }] }),
    ],
    EvidenceRemoved: ({ winId, fileId }) => [
      one(winId, (win) => win && { ...win, evidence: win.evidence.filter(({ id }) => id !== fileId) }),
    ],
    WinMerged: ({ winId }) => [one(winId, () => null)],
    WinRemoved: ({ winId }) => [one(winId, () => null)],
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});

const NOTHING_CHOSEN = { category: '', chosenCategory: '', private: false, publicText: '' } as const;
const NOT_ANALYSED = { foundCategory: '', analysis: '', skills: [] } as const;

const categorised = (win: WinDocument): WinDocument => ({ ...win, category: categoryOf(win) });

const reworded = (win: WinDocument, text: string, wording: number): WinDocument =>
  categorised({ ...win, text, searchText: foldText(text), wording, ...NOT_ANALYSED });
