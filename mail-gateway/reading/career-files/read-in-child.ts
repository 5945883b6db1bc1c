import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { readCareerFile } from './reading.ts';

answerTasks((bytes: Uint8Array) => readCareerFile(bytes));
