import { unsupportedIn } from '#application/documents/check-document.ts';
import { documentClaims } from '#infrastructure/builtin/claims/document-claims.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { briefOf, briefs, manyWins, professions, sourcesOf } from '../infrastructure/builtin/documents/fixtures.ts';

/** Milliseconds of processor, the longest of all professions: to write a document, and to check it. */
export type DocumentRow = Readonly<{ name: string; wins: number; written: number; checked: number }>;

export const MOST_DOCUMENT_MS = 1_000;
const COUNTS = [50, 500, 5_000];

const took = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Every kind, out of few wins and out of many. The first document of all warms up, and is not counted. */
export const measureDocuments = async (): Promise<readonly DocumentRow[]> => {
  await builtinDocumentWriter.write(briefOf('engineer', 'cv'), sourcesOf('engineer'));
  const rows: DocumentRow[] = [];
  for (const wins of COUNTS)
    for (const name of Object.keys(briefs)) {
      let [written, checked] = [0, 0];
      for (const profession of professions) {
        const [brief, sources] = [briefOf(profession, name), sourcesOf(profession, manyWins(profession, wins))];
        written = Math.max(written, await took(() => builtinDocumentWriter.write(brief, sources)));
        const document = await builtinDocumentWriter.write(brief, sources);
        checked = Math.max(checked, await took(() => unsupportedIn(documentClaims, { document, brief, sources })));
      }
      rows.push({ name, wins, written, checked });
    }
  return rows;
};
