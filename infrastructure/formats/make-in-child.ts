import type {
  DocumentFile,
  DocumentPages,
  FileRefusal,
  FileSource,
  FileWish,
  PageWish,
} from '#application/documents/document-formats.ts';
import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import type { Refusal } from '#domain/decider.ts';
import { readText, type TextAnswer, type TextTask } from './text-tasks.ts';

/** A file, or a look at its pages. */
export type FileTask =
  | Readonly<{ is: 'file'; source: FileSource; wish: FileWish }>
  | Readonly<{ is: 'pages'; source: FileSource; wish: PageWish }>;
/** One of those, or a reading of a text. */
export type FormatTask = FileTask | TextTask;
export type FormatAnswer = DocumentFile | DocumentPages | Refusal<FileRefusal> | TextAnswer;

/** Fonts and their libraries are loaded once a file is asked for: a text needs none of them. */
const made = async (task: FileTask): Promise<FormatAnswer> => {
  const { makeFile, makePages } = await import('./making.ts');
  return task.is === 'file' ? makeFile(task.source, task.wish) : makePages(task.source, task.wish);
};

answerTasks((task: FormatTask): FormatAnswer | Promise<FormatAnswer> =>
  task.is === 'file' || task.is === 'pages' ? made(task) : readText(task),
);
