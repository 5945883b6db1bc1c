import type { FileSource, FileWish } from '#application/documents/document-formats.ts';
import { answerTasks } from '#application/engine/threads/answer-tasks.ts';
import { makeFile } from './making.ts';

answerTasks(({ source, wish }: Readonly<{ source: FileSource; wish: FileWish }>) => makeFile(source, wish));
