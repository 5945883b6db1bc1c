import type { Filter } from '#application/engine/read-model.ts';

const MOST = 2000;

/**
 * Counts of one user's documents, known for as long as none of them changes: lists say how many there are with every page,
 * and counting reads the whole of an index. The stamp is read before they are counted.
 */
export const createKnownCounts = (stampOf: (model: string, userId: number) => string | null) => {
  const known = new Map<string, unknown>();

  const keyOf = (model: string, filter: Filter, by: string | null): string | null => {
    const userId = filter.equals?.userId;
    const stamp = typeof userId === 'number' ? stampOf(model, userId) : null;
    return stamp && JSON.stringify([stamp, filter, by]);
  };
  return {
    async of<Count>(model: string, filter: Filter, by: string | null, count: () => Promise<Count>): Promise<Count> {
      const key = keyOf(model, filter, by);
      if (key === null) return count();
      const before = known.get(key) as Count | undefined;
      known.delete(key); // and last in line to go again
      const counted = before ?? (await count());
      known.set(key, counted);
      const oldest = known.size > MOST ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return counted;
    },
  };
};
