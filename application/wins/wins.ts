import { readModel } from '#application/engine/read-model.ts';
import type { Source } from '#domain/wins/events.ts';
import type { EvidenceType } from '#domain/wins/evidence-file.ts';

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
export const WINS = readModel<WinDocument>()({
  name: 'wins',
  indexes: [
    ['userId', 'date', 'recordedAt'],
    ['userId', 'category', 'date', 'recordedAt'],
  ],
  searched: ['searchText'],
});
