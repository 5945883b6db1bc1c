import type { FileFormat } from '#application/documents/document-formats.ts';
import { isRefusal } from '#domain/decider.ts';
import { table } from '#infrastructure/cli/pages.ts';
import { createDocumentFormats } from '#infrastructure/formats/formats.ts';
import { noCareer } from '../support/career.ts';
import * as samples from '../support/sample-documents.ts';
import type { Bench } from './bench.ts';

/** A file that is asked for by a click is there before anybody wonders. */
const MOST_FILE_MS = 1000;
const LONGEST_STOP_MS = 50;
const TIMES = 12;

type FormatRow = Readonly<{
  name: string;
  firstMs: number;
  ms: number;
  mostMs: number;
  ownMs: number;
  bytes: number;
}>;
type FormatsFigure = Readonly<{ rows: readonly FormatRow[]; stopMs: number; rssMib: number; before: number }>;

export const formatsBench: Bench = {
  name: 'formats',
  help: 'files of documents: the first of a thread, later ones, and what each takes of the thread that serves',
  async run() {
    const figures = await measureFormats();
    const { rows, stopMs, rssMib, before } = figures;
    console.log(
      table(
        ['file', 'first of a thread, ms', 'median, ms', 'most, ms', 'bytes'],
        rows.map(({ name, firstMs, ms, mostMs, bytes }) => [
          name,
          firstMs.toFixed(0),
          ms.toFixed(1),
          mostMs.toFixed(0),
          bytes,
        ]),
      ),
    );
    console.log(`most of the thread that serves ${stopMs.toFixed(1)} ms (goal: < ${LONGEST_STOP_MS})`);
    console.log(`memory: ${before.toFixed(0)} MiB before, ${rssMib.toFixed(0)} MiB at the end`);
    return { figures, isKept: stopMs < LONGEST_STOP_MS && rows.every(({ ms }) => ms < MOST_FILE_MS) };
  },
};

/**
 * What each file takes, the first of a thread and later ones. `ownMs` is the processor's time that one took of the thread that
 * serves at most: no stop of its event loop is longer.
 */
const measureFormats = async (): Promise<FormatsFigure> => {
  const before = process.memoryUsage.rss() / 2 ** 20;
  const rows: FormatRow[] = [];
  for (const [name, document] of [
    ['CV, 1 page', samples.nurseCv],
    ['CV, 2 pages', samples.engineerCv],
    ['CV, 4 pages, Greek and Cyrillic', samples.researcherCv],
    ['CV, Arabic, Hebrew, Chinese, Korean', samples.arabicCv],
    ['letter', samples.germanLetter],
    ['article', samples.article],
  ] as const)
    for (const format of ['pdf', 'docx', 'txt'] as const)
      rows.push({ name: `${name}: ${format}`, ...(await measured(document, format)) });
  return {
    rows,
    stopMs: Math.max(...rows.map(({ ownMs }) => ownMs)),
    rssMib: process.memoryUsage.rss() / 2 ** 20,
    before,
  };
};

/** The first in a thread that has just begun: it reads its faces. */
const measured = async (
  document: (typeof samples)['nurseCv'],
  format: FileFormat,
): Promise<Omit<FormatRow, 'name'>> => {
  const formats = createDocumentFormats();
  const times: number[] = [];
  let [bytes, ownMs] = [0, 0];
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now();
    const before = process.threadCpuUsage();
    const wish = { format, look: 'classic', paper: 'a4', career: noCareer } as const;
    const file = await formats.fileOf(
      { is: 'written', document, person: 'Jane Doe', called: 'CV', letter: null },
      wish,
    );
    times.push(performance.now() - begun);
    const { user, system } = process.threadCpuUsage(before);
    ownMs = Math.max(ownMs, (user + system) / 1000);
    bytes = isRefusal(file) ? 0 : file.bytes.length;
  }
  await formats.close();
  const [firstMs = 0, ...later] = times;
  const sorted = later.sort((one, other) => one - other);
  return { firstMs, ms: sorted[Math.floor(sorted.length / 2)] ?? 0, mostMs: sorted.at(-1) ?? 0, ownMs, bytes };
};
