import type { Metrics } from '#application/engine/ports/metrics.ts';

/** Figures that are looked for in a store when somebody asks for the page. */
export type Collector = Readonly<{ name: string; collect(): Promise<void> }>;

const FRESH_MS = 10_000;
const PATIENCE_MS = 2_000;

type Options = Readonly<{ now?: () => number; patienceMs?: number }>;

/**
 * Answers how to bring all figures up to date. Each collector runs at most once in ten seconds and never twice at once, however many
 * ask, and the answer waits two seconds for it at most: what is older stays on the page. `cairn_collector_success` says
 * which of them did not come to their end.
 */
export const createCollection = (
  collectors: readonly Collector[],
  metrics: Metrics,
  { now = () => performance.now(), patienceMs = PATIENCE_MS }: Options = {},
): (() => Promise<void>) => {
  const refreshing = collectors.map(({ name, collect }) => {
    let begunAt = Number.NEGATIVE_INFINITY;
    let running: Promise<void> | null = null;
    const ended = (isDone: boolean) => metrics.set('cairn_collector_success', { collector: name }, isDone ? 1 : 0);
    return async () => {
      if (running === null && now() - begunAt >= FRESH_MS) {
        begunAt = now();
        running = collect()
          .then(
            () => ended(true),
            () => ended(false),
          )
          .finally(() => {
            running = null;
          });
      }
      if (running && !(await isDoneWithin(patienceMs, running))) ended(false);
    };
  });
  return async () => void (await Promise.all(refreshing.map((refresh) => refresh())));
};

const isDoneWithin = async (limitMs: number, work: Promise<void>): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), limitMs);
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
};
