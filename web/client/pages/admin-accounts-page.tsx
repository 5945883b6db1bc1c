import { copy } from '../features/admin/accounts/copy.ts';
import { FindAccount } from '../features/admin/accounts/find-account.tsx';
import { AdminHead } from '../features/admin/admin-head.tsx';

/** The way to an account. */
export default function AdminAccountsPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} />
      <FindAccount />
    </>
  );
}
