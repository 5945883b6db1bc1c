import { AdminHead } from '../features/admin/admin-head.tsx';
import { AuditExport, AuditList } from '../features/admin/audit/audit-list.tsx';
import { copy } from '../features/admin/audit/copy.ts';

/** Everything operators did. */
export default function AdminAuditPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} actions={<AuditExport />} />
      <AuditList />
    </>
  );
}
