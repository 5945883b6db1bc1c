import type { Services } from '#application/services.ts';
import { allWins } from '#application/wins/list-wins.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import { evidenceFileName } from './evidence-file-name.ts';
import type { ExportOf } from './parts.ts';

export type ExportedWin = ReturnType<typeof exported>;

/** All of them, newest first. */
export async function* exportedWins(
  { readModels }: Pick<Services, 'readModels'>,
  { userId }: ExportOf,
): AsyncGenerator<ExportedWin> {
  for await (const wins of allWins(readModels, userId))
    for (const { id, document } of wins) yield exported(id, document);
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
  evidence: win.evidence.map(({ fileId, name, type, size }) => ({
    id: fileId,
    name,
    type,
    size,
    file: evidenceFileName(win.date, { id: fileId, type }),
  })),
});
