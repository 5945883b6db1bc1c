import { createHash } from 'node:crypto';
import type { Clock } from './ports/clock.ts';
import type { Registers } from './ports/registers.ts';
import { changeRegister } from './registers.ts';

/** At most `most` in any one window of `seconds`. */
export type Limit = Readonly<{ name: string; most: number; seconds: number }>;

/**
 * Takes one from a limit, for whoever `who` is; false when it is used up. `id` makes taking the same one twice count
 * once. Kept in the registers, so a restart gives nothing back. Whom it concerns is stored as a hash.
 */
export const takeFrom = async (
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  limit: Limit,
  who: string,
  id: string,
): Promise<boolean> => {
  const now = clock.now();
  const key = `${limit.name}:${createHash('sha256').update(who).digest('base64url')}`;
  let granted = false;
  await changeRegister(registers, 'limit', key, (before) => {
    const taken = asTaken(before?.value.taken).filter(({ at }) => at > now - limit.seconds * 1000);
    const known = taken.some((one) => one.id === id);
    granted = known || taken.length < limit.most;
    if (known || !granted) return null;
    return { value: { taken: [...taken, { id, at: now }] }, endsAt: now + limit.seconds * 1000 };
  });
  return granted;
};

type Taken = Readonly<{ id: string; at: number }>;

/** What `takeFrom` itself has written. */
const asTaken = (value: unknown): readonly Taken[] => (Array.isArray(value) ? (value as readonly Taken[]) : []);
