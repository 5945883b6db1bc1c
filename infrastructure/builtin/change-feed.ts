import type { Change, ChangeFeed } from '#application/engine/ports/change-feed.ts';

/** Within one process: whoever listens is told at once, before `publish` returns. */
export const createLocalChangeFeed = (): ChangeFeed => {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish(changed) {
      for (const hear of listeners) hear(changed);
    },
    async listen(hear) {
      const own = (change: Change) => hear(change); // the same function twice is two listeners
      listeners.add(own);
      return () => listeners.delete(own);
    },
    close: async () => listeners.clear(),
  };
};
