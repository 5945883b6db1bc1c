import type { Clock } from '../ports/clock.ts';
import { isDeferred, isUnavailable } from '../ports/fault.ts';
import type { PoolName } from '../ports/work.ts';
import { breakerGauge, type Telemetry } from '../telemetry.ts';
import { createBreaker } from './breaker.ts';
import type { Reaction } from './reaction.ts';

/** `breaksAfter`: its provider is left alone for a while when so many jobs in a row found it away. */
type PoolRules = Readonly<{ atOnce: number; breaksAfter?: number }>;

/**
 * How much of each is done at once in one process. The providers of mails and texts have breakers of their own, which know
 * more than that a job failed, and a mail's relay its rate. One domain whose name servers are away is no outage of the DNS.
 * A document takes a minute of a model: those have a pool of their own. What is read may wait for a provider's view of it, never more than half of what is read at once.
 */
export const POOLS: Readonly<Record<PoolName, PoolRules>> = {
  'mail-links': { atOnce: 8 },
  'mail-answers': { atOnce: 8 },
  'mail-bulk': { atOnce: 16 },
  texts: { atOnce: 8 },
  ai: { atOnce: 16, breaksAfter: 3 },
  documents: { atOnce: 8 },
  reading: { atOnce: 32 },
  dns: { atOnce: 16, breaksAfter: 16 },
  payments: { atOnce: 8, breaksAfter: 3 },
  plain: { atOnce: 16 },
  'plain-bulk': { atOnce: 16 },
};

/** Whether a pool is still paused is asked so often: it costs no look at a store. */
const ASK_AGAIN_MS = 250;

/** One pool of a process: what it has under way, and whether more may be begun. */
const createPool = (name: PoolName, reactions: readonly Reaction[], clock: Clock, telemetry: Telemetry) => {
  const { atOnce, breaksAfter } = POOLS[name];
  const breaker =
    breaksAfter === undefined
      ? null
      : createBreaker(clock, `what ${name} work needs`, breaksAfter, breakerGauge(telemetry, `pool-${name}`));
  let underWay = 0;
  return {
    name,
    atOnce,
    /** How many more may be begun. */
    get room() {
      return atOnce - underWay;
    },
    /** Null while its provider is there, else when to ask again. */
    pausedUntil(): number | null {
      const isPaused = breaker?.isOpen || reactions.some((reaction) => reaction.isPaused?.(name));
      return isPaused ? clock.now() + ASK_AGAIN_MS : null;
    },
    async run(work: () => Promise<unknown>): Promise<void> {
      underWay += 1;
      try {
        const met = await work();
        if (isUnavailable(met)) breaker?.away();
        else if (!isDeferred(met)) breaker?.back();
      } finally {
        underWay -= 1;
      }
    },
  };
};
export type Pool = ReturnType<typeof createPool>;

const poolsIn = ({ rules }: Reaction): readonly PoolName[] => [rules.pool, ...(rules.otherPools ?? [])];

/** The pools that these reactions' jobs are in. */
export const poolsOf = (reactions: readonly Reaction[], clock: Clock, telemetry: Telemetry): readonly Pool[] =>
  [...new Set(reactions.flatMap(poolsIn))].map((name) =>
    createPool(
      name,
      reactions.filter((reaction) => poolsIn(reaction).includes(name)),
      clock,
      telemetry,
    ),
  );
