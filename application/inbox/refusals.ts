import { type Clock, timestamp } from '#application/engine/ports/clock.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import type { RefusalReason } from './mail-intake.ts';

/** A mail that was turned away: why, when, and how large it was; never whose. */
export type Refused = Readonly<{ at: string; reason: RefusalReason; size: number }>;

export interface Refusals {
  note(reason: RefusalReason, size: number): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<readonly Refused[]>;
}

const KEPT = 500;
const NOTED_A_SECOND = 20;
const KIND = 'refusal';

/**
 * The latest refusals, in a ring of registers: what a stranger causes never makes a store grow, nor keeps a disk busy
 * (of a flood, only so many a second are noted).
 */
export const createRefusals = (
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  onError: (error: unknown) => void,
): Refusals => {
  let tail: Promise<number | null> = Promise.resolve(null);
  let second = { number: 0, noted: 0 };
  const tooMany = () => {
    const number = Math.floor(clock.now() / 1000);
    second = number === second.number ? { number, noted: second.noted + 1 } : { number, noted: 1 };
    return second.noted > NOTED_A_SECOND;
  };
  const latest = async (limit: number) => {
    const refused = (await registers.list(KIND, KEPT)).map(({ value }) => value as Refused);
    return refused.sort((one, other) => (one.at < other.at ? 1 : -1)).slice(0, limit);
  };
  const firstSlot = async () => {
    const [newest] = await latest(1);
    const registered = await registers.list(KIND, KEPT);
    return Number(registered.find(({ value }) => value.at === newest?.at)?.key ?? -1) + 1;
  };
  const write = async (slot: number, reason: RefusalReason, size: number) => {
    const key = String(slot % KEPT);
    const before = await registers.read(KIND, key);
    const value = { at: timestamp(clock), reason, size };
    await registers.write(KIND, key, value, { expected: before?.revision ?? 'absent', endsAt: null });
  };
  const next = async (slot: number | null, reason: RefusalReason, size: number) => {
    try {
      const here = slot ?? (await firstSlot());
      await write(here, reason, size);
      return here + 1;
    } catch (error) {
      onError(error); // a refusal that is not noted changes nothing for anyone
      return slot;
    }
  };
  return {
    latest,
    async note(reason, size) {
      if (tooMany()) return;
      tail = tail.then((slot) => next(slot, reason, size));
      await tail;
    },
  };
};
