import type { EvidenceType } from '#domain/incoming-mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Source } from '#domain/win/events.ts';
import type { Services } from '../services.ts';
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

const exported = (
  id: string,
  { date, recordedAt, source, mailId, conversationId, text, category, analysis, skills, evidence }: WinDocument,
) => ({
  id,
  date,
  recordedAt,
  source,
  originalMessage: text,
  analysisResult: category === '' ? null : { category, analysis, skills },
  messageThreadId: conversationId,
  emailMessageId: mailId,
  evidence: evidence.map(({ id: fileId, name, type, size }) => ({
    id: fileId,
    name,
    type,
    size,
    file: evidenceFileName(date, { id: fileId, type }),
  })),
});
