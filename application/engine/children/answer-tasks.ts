import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { serialize } from 'node:v8';
import { boundRegexps } from './bounded-regexps.ts';
import type { ChildMessage, TaskFailure } from './child.ts';

/** Below the process that serves: a task that takes all of a processor must not delay requests. */
const PRIORITY = 5;

/**
 * The whole life of a child of a pool: one task after another, each answered by `answer`. A task that throws is answered with its
 * failure, and ends this process; so does the end of the parent.
 */
export const answerTasks = <Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void => {
  if (!process.send) throw new Error('This module runs in a child process only');
  const send = (message: ChildMessage, sent: () => void = () => {}): void => void process.send?.(message, sent);
  // A terminal or a service manager signals every process of the group; only the parent decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  if (getPriority() < PRIORITY) setPriority(PRIORITY); // only root may raise it
  boundRegexps();
  let isFirst = true;
  process.on('message', async (task: Task) => {
    try {
      send({ answer: serialize(await answer(task)), rss: process.memoryUsage.rss() });
    } catch (error) {
      send({ failure: failureOf(error) }, () => process.exit(1));
      return;
    }
    if (isFirst) setImmediate(flushCompileCache); // this process is killed in the end and would not write it
    isFirst = false;
  });
  send({ ready: true });
};

/** V8 has no code for a buffer that could not be allocated, and Node has one for some. */
const OUT_OF_MEMORY = /allocat/i;

const failureOf = (error: unknown): TaskFailure =>
  error instanceof Error && OUT_OF_MEMORY.test(error.message) ? 'too-much-memory' : 'failed';
