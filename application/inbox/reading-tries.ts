import type { Clock } from '#application/engine/ports/clock.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';

const KIND = 'reading-tries';
/** A process may be killed for other reasons while it reads, several times running; no win may be lost by that. */
const MAX_TRIES = 10;
/** Far longer than work waits for its next try. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Reads what strangers wrote, and gives up where reading it ends this whole process again and again: each try is written down
 * before it begins and taken back when it has come to an end, a fault included. After ten that never did it answers `unreadable`
 * without reading. `key` names what is read. A child that dies of it is the reader's own matter.
 */
export const readWithTries = async <Read>(
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  key: string,
  read: () => Promise<Read>,
  unreadable: Read,
): Promise<Read> => {
  const begun = await changeRegister(registers, KIND, key, (before) => {
    const tries = before ? Number(before.value.tries) : 0;
    return tries >= MAX_TRIES ? null : { value: { tries: tries + 1 }, endsAt: clock.now() + KEPT_MS };
  });
  if (begun === null) return unreadable;
  try {
    return await read();
  } finally {
    await registers.remove(KIND, key);
  }
};
