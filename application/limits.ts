import { createHash } from 'node:crypto';
import type { Clock } from './ports/clock.ts';
import type { Registers } from './ports/registers.ts';
import { changeRegister } from './registers.ts';

/** At most `most` in any one window of `seconds`, which together cost at most `budget` where there is one. */
export type Limit = Readonly<{ name: string; most: number; seconds: number; budget?: number }>;

/**
 * Takes one from a limit, for whoever `who` is; false when it is used up. `id` makes taking the same one twice count
 * once. Kept in the registers, so a restart gives nothing back.
 */
export const takeFrom = async (
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  limit: Limit,
  who: string,
  id: string,
  cost = 0,
): Promise<boolean> => {
  const now = clock.now();
  let granted = false;
  await changeRegister(registers, 'limit', keyOf(limit, who), (before) => {
    const taken = asTaken(before?.value.taken).filter(({ at }) => at > now - limit.seconds * 1000);
    const known = taken.some((one) => one.id === id);
    const spent = taken.reduce((sum, one) => sum + (one.cost ?? 0), cost);
    granted = known || (taken.length < limit.most && spent <= (limit.budget ?? Number.POSITIVE_INFINITY));
    if (known || !granted) return null;
    return { value: { taken: [...taken, { id, at: now, cost }] }, endsAt: now + limit.seconds * 1000 };
  });
  return granted;
};

/** Puts back what was taken with this id, if it still counts. */
export const giveBack = async (registers: Registers, limit: Limit, who: string, id: string): Promise<void> => {
  await changeRegister(registers, 'limit', keyOf(limit, who), (before) => {
    const taken = asTaken(before?.value.taken);
    const rest = taken.filter((one) => one.id !== id);
    const newest = rest.at(-1);
    return rest.length === taken.length
      ? null
      : { value: { taken: rest }, endsAt: (newest?.at ?? 0) + limit.seconds * 1000 };
  });
};

/** Whom it concerns is stored as a hash. */
const keyOf = ({ name }: Limit, who: string): string =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

type Taken = Readonly<{ id: string; at: number; cost?: number }>;

/** What `takeFrom` itself has written. */
const asTaken = (value: unknown): readonly Taken[] => (Array.isArray(value) ? (value as readonly Taken[]) : []);
