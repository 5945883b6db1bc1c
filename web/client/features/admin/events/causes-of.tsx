import { shownJob } from '#web/contract/admin/events.ts';
import { useAdminRead } from '../admin-reads.ts';
import { Empty, Reading } from '../states.tsx';
import { copy } from './copy.ts';
import { EventTree } from './event-tree.tsx';

const EVERY_MS = 10_000;

/** The chain of a job: the event that asked for it, marked in the tree of its causes and effects. */
export const CausesOf = ({ jobId }: { jobId: string }) => {
  const path = `/api/admin/jobs/${encodeURIComponent(jobId)}`;
  const read = useAdminRead(path, shownJob, { every: EVERY_MS, list: 'admin:work' });
  return (
    <Reading read={read}>
      {({ tree }) =>
        tree === null ? <Empty title={copy.tree.none} /> : <EventTree tree={tree} here={copy.tree.openedBy} />
      }
    </Reading>
  );
};
