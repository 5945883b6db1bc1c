import type {
  DocumentFile,
  DocumentFormats,
  DocumentPages,
  FileRefusal,
  FileSource,
} from '#application/documents/document-formats.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { createThreadPool } from '#application/engine/threads/thread-pool.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import type { FormatTask } from './make-in-worker.ts';

/** In characters: some eighty pages, far above any CV and any article. */
const LONGEST = 300_000;

/**
 * Makes files in threads of their own: no document, however it came to be, holds the event loop or more than a thread's memory.
 * One that breaks a limit is refused as too long.
 */
export const createDocumentFormats = ({
  workers = 1,
  timeLimitMs = 20_000,
  memoryLimitMb = 768,
} = {}): DocumentFormats => {
  const pool = createThreadPool<FormatTask, DocumentFile | DocumentPages | Refusal<FileRefusal>>({
    module: new URL('./make-in-worker.ts', import.meta.url),
    workers,
    timeLimitMs,
    memoryLimitMb,
    closed: () => new Fault('formats-closed', 'What makes files of documents is closed'),
  });
  const asked = async <Answer>(task: FormatTask, made: string): Promise<Answer | Refusal<'too-long'>> => {
    if (lengthOf(task.source) > LONGEST) return refuse('too-long');
    const outcome = await pool.ask(() => ({ task, moved: [] }));
    if ('answer' in outcome) return outcome.answer as Answer; // the thread answers each kind of task with its own
    if (outcome.broke === 'failed') throw new Fault('format-failed', `No ${made} could be made of a document`);
    return refuse('too-long');
  };
  return {
    fileOf: (source, wish) => asked({ is: 'file', source, wish }, wish.format),
    pagesOf: (source, wish) => asked({ is: 'pages', source, wish }, 'pictures'),
    close: () => pool.close(),
  };
};

const lengthOf = (source: FileSource): number => {
  if (source.is === 'edited') return source.markdown.length;
  const { title, blocks } = source.document;
  const headings = blocks.map((block) => (block.is === 'heading' ? block.text.length : 0));
  const sentences = sentencesOf(source.document).map(({ text }) => text.length);
  return [...headings, ...sentences].reduce((sum, length) => sum + length, title.length);
};
