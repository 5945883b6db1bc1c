import { answerTasks } from '#application/engine/threads/answer-tasks.ts';
import { readCareerFile } from './reading.ts';

answerTasks((bytes: Uint8Array) => readCareerFile(bytes));
