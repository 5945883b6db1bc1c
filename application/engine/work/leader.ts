import { isUnavailable } from '../ports/fault.ts';
import type { Logger } from '../ports/logger.ts';
import type { Leases } from './leases.ts';

/** What one process at a time does. */
type Duty = Readonly<{ stop(): Promise<void> }>;

export type Leader<Does extends Duty> = Readonly<{
  /** What this process does while it leads; null while another one does, or nobody yet. */
  duty(): Does | null;
  /** Leaves it to others for good: stops, and asks for the lease no more. */
  resign(): Promise<void>;
}>;

type Options = Readonly<{
  leases: Pick<Leases, 'hold' | 'release'>;
  name: string;
  logger: Logger;
  lookEveryMs?: number;
}>;

const LOOK_EVERY_MS = 3000;
/** Pages stand still for so long after a kill; a busy machine must not lose it by being late once. */
const LEASE_MS = 10_000;

/**
 * Has one process of many do something: the one that holds the lease. Those that wait take it over once it is given back,
 * or has ended as its holder was killed. Whoever lost it stops; for a moment two may do it, so it must bear that. The first
 * start is waited for, and what fails there is thrown; later ones are tried again at each look.
 */
export const lead = async <Does extends Duty>(
  { leases, name, logger, lookEveryMs = LOOK_EVERY_MS }: Options,
  start: () => Promise<Does>,
): Promise<Leader<Does>> => {
  let starting: Promise<Does> | null = null;
  let duty: Does | null = null;
  let resigned = false;

  const begin = async () => {
    starting ??= start();
    try {
      duty = await starting;
    } catch (error) {
      starting = null;
      throw error;
    }
  };
  const end = async () => {
    const ending = starting;
    starting = null;
    duty = null;
    const begun = await ending?.catch(() => null); // who waits for the start is told why it failed
    await begun?.stop();
  };
  const look = async () => {
    const isMine = (await leases.hold(name, LEASE_MS)) !== null;
    if (resigned) return;
    if (isMine && !starting) void begin().catch((error: unknown) => logger.error(`${name} could not be begun`, error));
    if (!isMine && starting) await end();
  };
  /** While the store of the leases is away nobody else gets one. */
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      if (!isUnavailable(error)) logger.error(`the lease of ${name} could not be looked at`, error);
    });
  }, lookEveryMs);

  const leader: Leader<Does> = {
    duty: () => duty,
    async resign() {
      if (resigned) return;
      resigned = true;
      clearInterval(timer);
      await looking;
      await end();
      await leases.release(name).catch((error: unknown) => {
        if (!isUnavailable(error)) logger.error(`the lease of ${name} could not be given back`, error);
      });
    },
  };
  try {
    if (await leases.hold(name, LEASE_MS)) await begin();
  } catch (error) {
    await leader.resign();
    throw error;
  }
  return leader;
};
