import type { Services } from '#application/services.ts';
import type { ExportWords } from './export-words.ts';
import type { ExportOf } from './parts.ts';
import { exportedWins } from './wins.ts';

/** The wins to be read, by month, newest first. */
export async function* journal(
  services: Pick<Services, 'readModels'> & Readonly<{ words: ExportWords }>,
  of: ExportOf,
  name: string,
): AsyncGenerator<string> {
  const { journal: words } = services.words;
  yield words.title(name);
  let month = '';
  for await (const win of exportedWins(services, of)) {
    if (win.date.slice(0, 'yyyy-MM'.length) !== month) {
      month = win.date.slice(0, 'yyyy-MM'.length);
      yield words.month(month);
    }
    yield words.win(win);
  }
  if (month === '') yield words.empty;
}
