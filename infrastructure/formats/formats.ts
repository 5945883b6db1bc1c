import type {
  DocumentFile,
  DocumentFormats,
  DocumentPages,
  FileRefusal,
  FileSource,
} from '#application/documents/document-formats.ts';
import { createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { sentencesOf } from '#domain/documents/document.ts';
import type { FormatTask } from './make-in-child.ts';

/** In characters: some eighty pages, far above any CV and any article. */
const LONGEST = 300_000;
/** In bytes. */
const MAX_FILE = 64 * 1024 * 1024;
/** Files are made rarely: the memory is given back sooner. */
const IDLE_MS = 60_000;

/**
 * Makes files in a process of its own: no document, however it came to be, holds the event loop or ends the server.
 * One that breaks a limit is refused as too long.
 */
export const createDocumentFormats = ({ timeLimitMs = 20_000, heapMb = 768 } = {}): DocumentFormats => {
  const pool = createChildPool<FormatTask, DocumentFile | DocumentPages | Refusal<FileRefusal>>({
    module: new URL('./make-in-child.ts', import.meta.url),
    children: 1,
    timeLimitMs,
    heapMb,
    dataMb: 1024,
    maxAnswerBytes: MAX_FILE,
    idleMs: IDLE_MS,
    closed: () => new Fault('formats-closed', 'What makes files of documents is closed'),
  });
  const asked = async <Answer>(task: FormatTask, made: string): Promise<Answer | Refusal<'too-long'>> => {
    if (lengthOf(task.source) > LONGEST) return refuse('too-long');
    const outcome = await pool.ask(() => task);
    if ('answer' in outcome) return outcome.answer as Answer; // the child answers each kind of task with its own
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
