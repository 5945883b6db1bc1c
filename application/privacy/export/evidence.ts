import { keyDestroyed } from '#application/engine/ports/vault.ts';
import { winHistory } from '#application/wins/win-history.ts';
import type { ExportFile } from './export-writer.ts';
import { orMissing } from './missing.ts';
import type { ExportOf, ExportParts } from './parts.ts';
import { removedHistories } from './removed-wins.ts';
import { evidenceFileName, exportedWins } from './wins.ts';

/**
 * The pictures and PDFs that are kept with wins, and with those that can be brought back, as they came; which they are is
 * settled at once, their bytes are read later.
 */
export const evidenceFiles = async (parts: ExportParts, of: ExportOf): Promise<readonly ExportFile[]> => {
  const files: ExportFile[] = [];
  for await (const { id: winId, date, evidence } of exportedWins(parts, of)) {
    if (evidence.length === 0) continue;
    const paths = evidence.map(({ file }) => file);
    const history = await orMissing(of.missing, paths, () => winHistory(parts, of.userId, winId));
    const kept = history?.files ?? [];
    for (const { fileId, type, blob } of kept)
      files.push({
        path: evidenceFileName(date, { id: fileId, type }),
        at: of.at,
        content: () => bytesOf(parts, of, blob),
      });
  }
  for await (const { date, files: kept } of removedHistories(parts, of))
    for (const { fileId, type, blob } of kept)
      files.push({
        path: evidenceFileName(date, { id: fileId, type }),
        at: of.at,
        content: () => bytesOf(parts, of, blob),
      });
  return files;
};

async function* bytesOf(parts: ExportParts, { userId }: ExportOf, blob: string): AsyncGenerator<Uint8Array> {
  const bytes = await parts.archive.get(userId, blob);
  if (bytes === 'destroyed') throw keyDestroyed(userId);
  yield bytes;
}
