import { tooMany, unavailableNow } from './errors.ts';
import type { Route } from './route.ts';

/** Of one user, and of all. */
const MOST = { user: 3, all: 24 };

/**
 * An uploaded file is held in memory from its first byte until its answer, and whoever sends may take their time: only so
 * many are held at once, and one too many is refused before any of it is read.
 */
export const createFilesAtOnce = () => {
  const held: number[] = [];
  return async ({ largestFile }: Route, userId: number, work: () => Promise<void>): Promise<void> => {
    if (largestFile === 0) return work();
    if (held.filter((one) => one === userId).length >= MOST.user) throw tooMany('Please add a few files at a time.');
    if (held.length >= MOST.all) throw unavailableNow();
    held.push(userId);
    try {
      await work();
    } finally {
      held.splice(held.indexOf(userId), 1);
    }
  };
};
