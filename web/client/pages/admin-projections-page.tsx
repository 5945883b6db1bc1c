import { AdminHead } from '../features/admin/admin-head.tsx';
import { copy } from '../features/admin/projections/copy.ts';
import { ProjectionsView } from '../features/admin/projections/projections-view.tsx';

/** Every read model. */
export default function AdminProjectionsPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} />
      <ProjectionsView />
    </>
  );
}
