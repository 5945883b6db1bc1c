import type { DocumentFormats, FileSource } from '#application/documents/document-formats.ts';
import { createAtMost } from '#application/engine/at-most.ts';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import type { FileTask, FormatAnswer, FormatTask } from './make-in-child.ts';
import { lengthOfTask, readText, type TextTask } from './text-tasks.ts';

/** In characters: some eighty pages, far above any CV and any article. */
const LONGEST = 300_000;
/** In bytes. */
const MAX_FILE = 64 * 1024 * 1024;
/** Files are made rarely: the memory is given back sooner. */
const IDLE_MS = 60_000;
/** In characters: two pages of a CV. The worst text of this length is read within a few milliseconds, so no process is asked. */
const MAX_READ_HERE = 8_000;
/** Each takes the process for a fifth of a second at most. */
const MAX_WAITING = 24;
const READING = 'the reading of documents';

/**
 * Makes files in a process of its own: no document, however it came to be, holds the event loop or ends the server.
 * One that breaks a limit is refused as too long. Long texts are read in the same process.
 */
export const createDocumentFormats = ({ timeLimitMs = 20_000, heapMb = 768 } = {}): DocumentFormats => {
  const pool = createChildPool<FormatTask, FormatAnswer>({
    module: new URL('./make-in-child.ts', import.meta.url),
    children: 1,
    timeLimitMs,
    heapMb,
    dataMb: 1024,
    maxAnswerBytes: MAX_FILE,
    idleMs: IDLE_MS,
    closed: () => new Fault('formats-closed', 'What makes files of documents is closed'),
  });
  const asked = async <Answer>(task: FileTask, made: string): Promise<Answer | Refusal<'too-long'>> => {
    if (lengthOf(task.source) > LONGEST) return refuse('too-long');
    const outcome = await pool.ask(() => task);
    if ('answer' in outcome) return outcome.answer as Answer; // the child answers each kind of task with its own
    if (outcome.broke === 'failed') throw new Fault('format-failed', `No ${made} could be made of a document`);
    return refuse('too-long');
  };
  const bounded = createAtMost(MAX_WAITING, READING);
  const read = async <Answer>(task: TextTask): Promise<Answer> => {
    if (lengthOfTask(task) <= MAX_READ_HERE) return readText(task) as Answer; // each kind of task has its own answer
    const outcome = await bounded(() => pool.ask(() => task));
    if ('answer' in outcome) return outcome.answer as Answer;
    if (outcome.broke === 'failed') throw new Fault('format-failed', 'The text of a document could not be read');
    throw unavailable(READING, undefined, outcome.broke);
  };
  return {
    htmlOf: (text, withContact) => read({ is: 'html', text, withContact }),
    sentencesOf: (wish) => read({ is: 'sentences', wish }),
    differencesOf: (before, after) => read({ is: 'differences', before, after }),
    mergedOf: (texts) => read({ is: 'merge', texts }),
    postsOf: (text) => read({ is: 'posts', text }),
    fileOf: (source, wish) => asked({ is: 'file', source, wish }, wish.format),
    pagesOf: (source, wish) => asked({ is: 'pages', source, wish }, 'pictures'),
    close: () => pool.close(),
  };
};

const lengthOf = (source: FileSource): number => {
  if (source.is === 'edited') return source.markdown.length;
  const { title, blocks } = source.document;
  const headings = blocks.map((block) => (block.type === 'heading' ? block.text.length : 0));
  const sentences = sentencesOf(source.document).map(({ text }) => text.length);
  return [...headings, ...sentences].reduce((sum, length) => sum + length, title.length);
};
