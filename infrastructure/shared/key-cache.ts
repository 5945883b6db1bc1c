import type { Key } from '#application/engine/ports/vault.ts';

/** Another process may have destroyed a key that this one remembers: for no longer than this. */
const LIFE_MS = 60_000;

const LARGEST = 10_000;

export type KeyCache = Readonly<{
  get(label: string): Key | null;
  /** Begins a reading of keys: what it hands on is remembered, unless something was forgotten since it began. */
  remembering(): (label: string, key: Key) => Key;
  forget(label: string): void;
}>;

/** Opened keys in memory: few, for a short time, the oldest giving way. */
export const createKeyCache = (now: () => number): KeyCache => {
  const entries = new Map<string, Readonly<{ key: Key; until: number }>>();
  let forgotten = 0;
  return {
    get(label) {
      const entry = entries.get(label);
      if (entry && entry.until > now()) return entry.key;
      entries.delete(label);
      return null;
    },
    remembering() {
      const before = forgotten;
      const until = now() + LIFE_MS;
      return (label, key) => {
        if (forgotten !== before) return key;
        entries.delete(label);
        entries.set(label, { key, until });
        const oldest = entries.keys().next();
        if (entries.size > LARGEST && !oldest.done) entries.delete(oldest.value);
        return key;
      };
    },
    forget(label) {
      forgotten++;
      entries.delete(label);
    },
  };
};
