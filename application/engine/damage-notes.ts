import { isRegisterMoved, type Registers } from './ports/registers.ts';
import { remembered } from './remembered.ts';

/** An event of the log that cannot be read as it was written, and why: `event-damaged`, `sealed-damaged`, `key-missing`. */
export type Damaged = Readonly<{ id: string; stream: string; code: string }>;

export interface DamageNotes {
  /** Notes it for whoever looks after this Cairn; resolves when it stands there, or when there are enough. */
  note(damaged: Damaged): Promise<void>;
  /** What is known to be damaged, up to `KNOWN_AT_MOST`; what another process noted is known within seconds. */
  known(): Promise<readonly Damaged[]>;
  /** After the whole log was read: nothing but this is. */
  replace(found: readonly Damaged[]): Promise<void>;
}

const KIND = 'damaged-event';
const KNOWN_AT_MOST = 1000;

/** In registers, so that every process knows and a restart forgets none. */
export const createDamageNotes = (registers: Registers): DamageNotes => {
  const noted = new Map<string, Promise<void>>();
  const write = async ({ id, stream, code }: Damaged): Promise<void> => {
    try {
      await registers.write(KIND, id, { stream, code }, { expected: 'absent', endsAt: null });
    } catch (error) {
      if (isRegisterMoved(error)) return; // another process has noted it
      noted.delete(id);
      throw error;
    }
  };
  const listed = async (): Promise<readonly Damaged[]> =>
    (await registers.list(KIND, KNOWN_AT_MOST)).map(({ key, value }) => ({
      id: key,
      stream: String(value.stream),
      code: String(value.code),
    }));
  /** By this process, whether or not it could be written. */
  const met = new Map<string, Damaged>();
  const inMemory = remembered('the registers', listed);
  /** Many folds meet the same event: it is written once. */
  const note = (damaged: Damaged): Promise<void> => {
    const begun = noted.get(damaged.id);
    if (begun || noted.size >= KNOWN_AT_MOST) return begun ?? Promise.resolve();
    const writing = write(damaged).finally(inMemory.forget);
    noted.set(damaged.id, writing);
    met.set(damaged.id, damaged);
    return writing;
  };
  return {
    note,
    async known() {
      const all = new Map((await inMemory.ask()).map((damaged) => [damaged.id, damaged]));
      for (const [id, damaged] of met) all.set(id, damaged);
      return [...all.values()];
    },
    async replace(found) {
      const still = new Set(found.map(({ id }) => id));
      for (const { id } of await listed()) {
        if (still.has(id)) continue;
        await registers.remove(KIND, id);
        noted.delete(id);
      }
      for (const id of met.keys()) if (!still.has(id)) met.delete(id);
      for (const one of found) await note(one);
      inMemory.forget();
    },
  };
};
