import { answerTasks } from '#application/engine/threads/answer-tasks.ts';
import { learnedAboutWin } from './learned-about-win.ts';

answerTasks(learnedAboutWin);
