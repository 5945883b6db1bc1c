import type { FileSource, FileWish, PageWish } from '#application/documents/document-formats.ts';
import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { makeFile, makePages } from './making.ts';

/** A file, or a look at its pages. */
export type FormatTask =
  | Readonly<{ is: 'file'; source: FileSource; wish: FileWish }>
  | Readonly<{ is: 'pages'; source: FileSource; wish: PageWish }>;

answerTasks(
  (task: FormatTask): Promise<Awaited<ReturnType<typeof makeFile | typeof makePages>>> =>
    task.is === 'file' ? makeFile(task.source, task.wish) : makePages(task.source, task.wish),
);
