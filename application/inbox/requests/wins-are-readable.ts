import { WORK } from '#application/engine/ports/work.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Services } from '#application/services.ts';
import { WINS } from '#application/wins/wins.ts';

/** Waits, two seconds at most, until the wins can be read that the work was waiting for: what it saw, they show too. */
export const winsAreReadable = async ({ readModels }: Pick<Services, 'readModels'>): Promise<void> => {
  const seen = await readModels.checkpoint(WORK);
  if (seen) await waitForReadModels(readModels, [WINS], seen.position);
};
