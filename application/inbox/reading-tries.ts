import type { Clock } from '#application/engine/ports/clock.ts';
import { Fault, hasCode } from '#application/engine/ports/fault.ts';
import type { Registers } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';

const KIND = 'reading-tries';
/** A process may be killed for other reasons while it reads, several times running; no win may be lost by that. */
const MAX_TRIES = 10;
/** Far longer than work waits for its next try. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Reads what strangers wrote, and gives up where reading it ends this whole process again and again: each try is written down
 * when the reading begins (`read` calls `onBegin` then, and not while it waits for its turn) and taken back when it has come to
 * an end, a fault included. After ten that never did it answers `unreadable` without reading. `key` names what is read. A child
 * that dies of it is the reader's own matter.
 */
export const readWithTries = async <Read>(
  { registers, clock }: Readonly<{ registers: Registers; clock: Clock }>,
  key: string,
  read: (onBegin: () => Promise<void>) => Promise<Read>,
  unreadable: Read,
): Promise<Read> => {
  let isNoted = false;
  const onBegin = async (): Promise<void> => {
    if (isNoted) return; // a second child reads what the first one died of
    const noted = await changeRegister(registers, KIND, key, (before) => {
      const tries = before ? Number(before.value.tries) : 0;
      return tries >= MAX_TRIES ? null : { value: { tries: tries + 1 }, endsAt: clock.now() + KEPT_MS };
    });
    if (noted === null) throw new Fault('too-many-tries', `reading ${key} has ended its process ${MAX_TRIES} times`);
    isNoted = true;
  };
  try {
    return await read(onBegin);
  } catch (error) {
    if (hasCode(error, 'too-many-tries')) return unreadable;
    throw error;
  } finally {
    if (isNoted) await registers.remove(KIND, key);
  }
};
