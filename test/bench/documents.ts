import { unsupportedIn } from '#application/documents/check-document.ts';
import { documentClaims } from '#infrastructure/builtin/claims/document-claims.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { briefOf, briefs, manyWins, professions, sourcesOf } from '../infrastructure/builtin/documents/fixtures.ts';
import { writeTold } from './many-wins.ts';
import { measureRequests, type RequestCase, type StallRow } from './request-stalls.ts';

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

/** Of somebody with so many wins, as whoever waits before a page asks for them; `/healthz` is read all the while. */
export const measureGeneration = (wins: number, say: (line: string) => void): Promise<readonly StallRow[]> => {
  const asking = (body: object) => ({ method: 'POST', path: '/api/documents/generate', body });
  const cases: readonly RequestCase[] = [
    { name: 'the first document', ...asking({ type: 'twitter-post' }) },
    { name: 'a CV', ...asking({ type: 'cv' }) },
    { name: 'a growth log', ...asking({ type: 'growth-log' }) },
    { name: 'an article', ...asking({ type: 'custom', prompt: 'an article about my year' }) },
    { name: 'a performance review', ...asking({ type: 'custom', kind: 'performance-review' }) },
    { name: 'the list of documents', path: '/api/documents', times: 5 },
  ];
  const told = manyWins('engineer', wins).map(({ date, ...win }) => ({ ...win, at: `${date}T12:00:00.000Z` }));
  return measureRequests(cases, (app, userId) => writeTold(app, userId, told), say);
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
