import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { doReadingTask, type ReadingTask } from '#mail-gateway/reading/reading-task.ts';
import { wordReaders } from './word-readers.ts';

answerTasks((task: ReadingTask) => doReadingTask(task, wordReaders));
