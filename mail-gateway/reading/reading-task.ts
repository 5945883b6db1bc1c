import type { DeliveryReport, HeardWords, Reading } from '#application/inbox/mail-reader.ts';
import type { ReadText } from '#application/inbox/words-context.ts';
import type { LearnedAboutWin } from '#domain/wins/learned-about-win.ts';
import { readPlain } from './body-text.ts';
import { readMail } from './read-mail.ts';
import { readReport } from './reports/read-report.ts';
import type { MailContext } from './words-asked.ts';

/**
 * `raw` is a whole mail, or words without one around them; `hear` are words whose tone is asked for; a `report` is read for what it says of another
 * mail; `plain` is a mail to be shown as text; `win` is looked at by the learned model.
 */
export type ReadingTask =
  | Readonly<{ raw: Uint8Array | string; context: MailContext }>
  | Readonly<{ hear: string }>
  | Readonly<{ report: Uint8Array }>
  | Readonly<{ plain: Uint8Array }>
  | Readonly<{ win: string }>;
export type ReadingAnswer = Reading | DeliveryReport | HeardWords | LearnedAboutWin | string;

/** The readers of words, whatever the words came in. */
export type WordReaders = Readonly<{
  readText: ReadText;
  hear(words: string): HeardWords;
  aboutWin(text: string): LearnedAboutWin;
}>;

/** Does the task where it is called: strangers' bytes belong into a child process (see read-in-child.ts). */
export const doReadingTask = async (
  task: ReadingTask,
  { readText, hear, aboutWin }: WordReaders,
): Promise<ReadingAnswer> => {
  if ('hear' in task) return hear(task.hear);
  if ('plain' in task) return readPlain(task.plain);
  if ('win' in task) return aboutWin(task.win);
  if ('report' in task) return readReport(task.report);
  const reading =
    typeof task.raw === 'string' ? readText(task.raw, task.context) : await readMail(task.raw, task.context, readText);
  return task.context.wantsWords ? reading : withoutWords(reading);
};

const withoutWords = (reading: Reading): Reading => {
  if (reading.kind !== 'understood') return reading;
  const { words: _words, ...rest } = reading;
  return rest;
};
