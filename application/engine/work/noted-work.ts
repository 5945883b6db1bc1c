import type { Clock } from '../ports/clock.ts';
import type { Registers } from '../ports/registers.ts';
import { changeRegister } from '../registers.ts';
import type { WorkNow } from './reactor.ts';

const KIND = 'work-now';
const NOTED_EVERY_MS = 5000;
/** How long a process's note counts: one that was killed notes nothing more. */
const COUNTS_FOR_MS = 15_000;
const MAX_PROCESSES = 200;

type Parts = Readonly<{ registers: Registers; clock: Clock }>;

/** Notes what this process does where all others can read it, until it is stopped. A store that is away misses a note. */
export const noteWorkNow = (
  { registers, clock }: Parts,
  processId: string,
  now: () => WorkNow,
): Readonly<{ note(): Promise<void>; stop(): Promise<void> }> => {
  let noting: Promise<void> = Promise.resolve();
  const note = () => {
    noting = noting
      .then(async () => {
        const endsAt = clock.now() + COUNTS_FOR_MS;
        await changeRegister(registers, KIND, processId, () => ({ value: { ...now() }, endsAt }));
      })
      .catch(() => undefined);
    return noting;
  };
  const timer = setInterval(note, NOTED_EVERY_MS).unref();
  void note();
  return {
    note,
    async stop() {
      clearInterval(timer);
      await noting;
      await registers.remove(KIND, processId).catch(() => undefined);
    },
  };
};

/** The work of all processes together; null where none of them works. A pool is paused where it is in any of them. */
export const workOfAll = async ({ registers }: Pick<Parts, 'registers'>): Promise<WorkNow | null> => {
  const noted = (await registers.list(KIND, MAX_PROCESSES)).map(({ value }) => value as WorkNow);
  if (noted.length === 0) return null;
  const pools = Map.groupBy(
    noted.flatMap((one) => one.pools),
    ({ name }) => name,
  );
  return {
    pools: [...pools].map(([name, ones]) => ({
      name,
      atOnce: ones[0]?.atOnce ?? 0,
      running: ones.reduce((sum, { running }) => sum + running, 0),
      paused: ones.some(({ paused }) => paused),
    })),
    running: noted.flatMap(({ running }) => running),
  };
};
