import type { ModelChanged } from '#application/engine/ports/change-feed.ts';

/** `users` null: everyone's. */
export type Pending = Readonly<{
  anything: boolean;
  changed: readonly Readonly<{ model: string; users: readonly number[] | null }>[];
}>;

/** More users than this at one moment are not named. */
const MOST_USERS = 1000;

/** What is still to be told, by model. However much comes while it cannot be told, it stays as small. */
export const createPendingChanges = () => {
  let models = new Map<string, Set<number> | 'everyone'>();
  let anything = false;
  return {
    add({ model, users }: ModelChanged) {
      const known = models.get(model) ?? new Set();
      const both = users === 'everyone' || known === 'everyone' ? 'everyone' : known.union(users);
      models.set(model, both !== 'everyone' && both.size > MOST_USERS ? 'everyone' : both);
    },
    isEmpty: () => models.size === 0 && !anything,
    /** What was taken last could not be told. */
    lose() {
      anything = true;
    },
    /** All of it; null when there is nothing. */
    take(): Pending | null {
      if (models.size === 0 && !anything) return null;
      const changed = [...models].map(([model, users]) => ({
        model,
        users: users === 'everyone' ? null : [...users],
      }));
      const taken = { anything, changed: anything ? [] : changed };
      models = new Map();
      anything = false;
      return taken;
    },
  };
};
