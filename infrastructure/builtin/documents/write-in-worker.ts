import { answerTasks } from '#application/engine/threads/answer-tasks.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { builtinDocumentWriter } from './writer.ts';
import type { WritingTask } from './writer-thread.ts';

answerTasks<WritingTask, WrittenDocument>(({ brief, sources }) => builtinDocumentWriter.write(brief, sources));
