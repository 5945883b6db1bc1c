import type { Services } from '#application/services.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Source } from '#domain/wins/events.ts';
import type { EvidenceType } from '#domain/wins/evidence-file.ts';
import { documentsOf } from './documents-of.ts';
import { evidenceFileName } from './evidence-file-name.ts';
import type { ExportOf } from './parts.ts';

/** As the read model `wins` has it. */
type WinDocument = Readonly<{
  date: string;
  recordedAt: string;
  source: Source;
  mailId: string | null;
  conversationId: string | null;
  text: string;
  category: string;
  foundCategory: string;
  private: boolean;
  publicText: string;
  analysis: string;
  skills: readonly string[];
  evidence: readonly Readonly<{ id: string; name: string; type: EvidenceType; size: number }>[];
}> &
  JsonObject;

export type ExportedWin = ReturnType<typeof exported>;

const NEWEST_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;

/** All of them, newest first. */
export async function* exportedWins(
  { readModels }: Pick<Services, 'readModels'>,
  { userId }: ExportOf,
): AsyncGenerator<ExportedWin> {
  const wins = documentsOf<WinDocument>(readModels, { model: 'wins', userId, sort: NEWEST_FIRST });
  for await (const { id, document } of wins) yield exported(id, document);
}

const exported = (id: string, win: WinDocument) => ({
  id,
  date: win.date,
  recordedAt: win.recordedAt,
  source: win.source,
  originalMessage: win.text,
  analysisResult:
    win.foundCategory === '' ? null : { category: win.foundCategory, analysis: win.analysis, skills: win.skills },
  category: win.category === '' ? null : win.category,
  private: win.private,
  publicText: win.publicText === '' ? null : win.publicText,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
  evidence: win.evidence.map(({ id: fileId, name, type, size }) => ({
    id: fileId,
    name,
    type,
    size,
    file: evidenceFileName(win.date, { id: fileId, type }),
  })),
});
