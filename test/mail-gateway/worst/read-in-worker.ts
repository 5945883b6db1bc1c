import { answerTasks } from '#mail-gateway/threads/answer-tasks.ts';
import { doors } from './doors.ts';

/** One text at one door, and how often it is put there. */
export type WorstTask = Readonly<{ door: string; text: string }>;

/** Milliseconds that this thread itself was at work, however busy the machine is. */
const readingTime = async ({ door, text }: WorstTask): Promise<number> => {
  const before = process.threadCpuUsage();
  await doors.get(door)?.read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

answerTasks(readingTime);
