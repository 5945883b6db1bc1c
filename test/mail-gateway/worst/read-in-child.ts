import { answerTasks } from '#application/engine/children/answer-tasks.ts';
import { entryPoints } from './entry-points.ts';

/** One text at one entry point, and how often it is put there. */
export type WorstTask = Readonly<{ entryPoint: string; text: string }>;

/** Milliseconds that this thread itself was at work, however busy the machine is. */
const readingTime = async ({ entryPoint, text }: WorstTask): Promise<number> => {
  const before = process.threadCpuUsage();
  await entryPoints.get(entryPoint)?.read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

answerTasks(readingTime);
