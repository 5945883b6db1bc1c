import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { builtinDocumentWriter } from './writer.ts';
import type { WritingTask } from './writer-in-child.ts';

answerTasks<WritingTask, WrittenDocument>(({ brief, sources }) => builtinDocumentWriter.write(brief, sources));
