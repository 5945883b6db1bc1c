import { useParams } from 'react-router-dom';
import { AccountView } from '../features/admin/accounts/account-view.tsx';

/** One account. */
export default function AdminAccountPage() {
  const { id = '' } = useParams();
  return <AccountView key={id} id={id} />;
}
