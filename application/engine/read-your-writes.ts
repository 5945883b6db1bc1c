import type { Position } from './ports/event-store.ts';
import { isUnavailable } from './ports/fault.ts';
import type { Named, ReadModels } from './ports/read-models.ts';

const LONGEST_WAIT_MS = 2000;
const FIRST_LOOK_MS = 2;
const LONGEST_LOOK_MS = 50;

/** Waits, at most two seconds, until the read models have reached a position; answers the names of those that have not. */
export const waitForReadModels = async (
  readModels: ReadModels,
  models: readonly Named[],
  position: Position,
): Promise<readonly string[]> => {
  const behind = await Promise.all(models.map((model) => isBehind(readModels, model, position)));
  return models.filter((_, index) => behind[index]).map(({ name }) => name);
};

const isBehind = async (readModels: ReadModels, model: Named, position: Position): Promise<boolean> => {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 2, LONGEST_LOOK_MS)) {
    const reached = await readModels.checkpoint(model).catch(awayIsBehind);
    if (reached !== null && reached.position >= position) return false;
    if (performance.now() > end) return true;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};

/** What was written stays written when the read models are away: it can only not be shown yet. */
const awayIsBehind = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};
