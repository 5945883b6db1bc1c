import { answerTasks } from '../../threads/answer-tasks.ts';
import { learnedAboutWin } from './learned-about-win.ts';

answerTasks(learnedAboutWin);
