import { AdminHead } from '../features/admin/admin-head.tsx';
import { copy } from '../features/admin/work/copy.ts';
import { Jobs } from '../features/admin/work/jobs.tsx';
import { Pools } from '../features/admin/work/pools.tsx';

/** Waiting, running and parked jobs. */
export default function AdminWorkPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} />
      <Jobs />
      <Pools />
    </>
  );
}
