import type { ListedEvent } from '#application/engine/find-events.ts';
import type { Services } from '#application/services.ts';
import { type EventTree, eventTree } from './event-tree.ts';
import { showEvent } from './events.ts';
import type { OperatorParts } from './parts.ts';
import { type ListedJob, showJob } from './work.ts';

/** `openedBy` is the event that asked for the job, `tree` has what came before and after it; both are null where it cannot be found. */
export type JobWithCauses = Readonly<{ job: ListedJob; openedBy: ListedEvent | null; tree: EventTree | null }>;

/** Null for a job that is done, or was never asked for. */
export const jobWithCauses = async (
  parts: Pick<Services, 'log' | 'readModels'> & Pick<OperatorParts, 'workNow'>,
  id: string,
): Promise<JobWithCauses | null> => {
  const job = await showJob(parts, id);
  if (!job) return null;
  const { $causationId: opening } = job.origin;
  if (opening === null) return { job, openedBy: null, tree: null };
  const [openedBy, tree] = await Promise.all([showEvent(parts, opening), eventTree(parts, opening)]);
  return { job, openedBy, tree };
};
