import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { doReadingTask } from './reading-task.ts';

answerTasks(doReadingTask);
