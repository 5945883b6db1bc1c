import type { AccountErased } from '#domain/accounts/events.ts';
import { foldText } from '#domain/text/fold.ts';
import { categoryOf } from '#domain/wins/categories.ts';
import type { Source, WinEvent } from '#domain/wins/events.ts';
import type { EvidenceType } from '#domain/wins/evidence-file.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** A picture or a PDF; `size` in bytes. */
export type KeptEvidence = Readonly<{ id: string; name: string; type: EvidenceType; size: number }>;

/**
 * `foundCategory` is '' until the analysis is there, `category` is the one that its user chose, if any, over that;
 * `searchText` is what a search looks in. A private win never enters a document, where `publicText` stands in for `text`
 * unless it is ''.
 */
export type WinDocument = Readonly<{
  userId: number;
  date: string;
  recordedAt: string;
  source: Source;
  mailId: string | null;
  conversationId: string | null;
  text: string;
  searchText: string;
  wording: number;
  category: string;
  chosenCategory: string;
  foundCategory: string;
  private: boolean;
  publicText: string;
  analysis: string;
  skills: readonly string[];
  evidence: readonly KeptEvidence[];
}>;

/** The wins page: one document per win. */
export const wins = projector<WinEvent | AccountErased>()<WinDocument>({
  name: 'wins',
  version: `3-unicode-${process.versions.unicode}`, // a runtime with other tables folds words differently
  readsPersonal: true,
  indexes: [
    ['userId', 'date', 'recordedAt'],
    ['userId', 'category', 'date', 'recordedAt'],
  ],
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
