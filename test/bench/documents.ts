import { unsupportedIn } from '#application/documents/check-document.ts';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { table } from '#infrastructure/cli/pages.ts';
import { claims as documentClaims } from '#language/claims/claims.ts';
import { briefOf, briefs, manyWins, professions, sourcesOf } from '../infrastructure/builtin/documents/fixtures.ts';
import type { Bench } from './bench.ts';
import { writeTold } from './many-wins.ts';
import { measureRequests, type RequestCase, type StallRow } from './request-stalls.ts';

/** Milliseconds of processor, the longest of all professions: to write a document, and to check it. */
type DocumentRow = Readonly<{ name: string; wins: number; written: number; checked: number }>;

const MOST_DOCUMENT_MS = 1_000;
const COUNTS = [50, 500, 5_000];
/** Of somebody who asks for documents over HTTP. */
const ASKED_COUNTS = [5_000, 50_000];

export const documentsBench: Bench = {
  name: 'documents',
  help: 'each kind by the builtin writer out of 50, 500 and 5,000 wins, and its check; documents asked for over HTTP',
  async run() {
    const rows = await measureDocuments();
    console.log(
      table(
        ['document', 'wins', 'ms to write', 'ms to check', 'goal'],
        rows.map(({ name, wins, written, checked }) => [
          name,
          String(wins),
          written.toFixed(0),
          checked.toFixed(0),
          `< ${MOST_DOCUMENT_MS}`,
        ]),
      ),
    );
    const asked = [];
    for (const wins of ASKED_COUNTS)
      for (const row of await measureGeneration(wins, console.log)) asked.push({ ...row, wins });
    console.log(
      table(
        ['asked for over HTTP', 'wins', 'ms', 'longest stop ms', '/healthz p99 ms', 'goal'],
        asked.map(({ name, wins, took, stop, p99 }) => [
          name,
          String(wins),
          took.toFixed(0),
          stop.toFixed(1),
          p99.toFixed(1),
          `< ${MOST_DOCUMENT_MS}`,
        ]),
      ),
    );
    const times = [...rows.map(({ written }) => written), ...asked.map(({ took }) => took)];
    return { figures: { rows, asked }, isKept: times.every((ms) => ms < MOST_DOCUMENT_MS) };
  },
};

const took = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Of somebody with so many wins, as whoever waits before a page asks for them; `/healthz` is read all the while. */
const measureGeneration = (wins: number, say: (line: string) => void): Promise<readonly StallRow[]> => {
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
const measureDocuments = async (): Promise<readonly DocumentRow[]> => {
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
