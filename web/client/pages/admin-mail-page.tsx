import { AdminHead } from '../features/admin/admin-head.tsx';
import { copy } from '../features/admin/mail/copy.ts';
import { MailBoxes } from '../features/admin/mail/mail-boxes.tsx';

/** Mail in and out, mail to roles, and what keeps ours from arriving. */
export default function AdminMailPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} />
      <MailBoxes />
    </>
  );
}
