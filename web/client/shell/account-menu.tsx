import { useNavigate } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { Menu } from '../shared/parts/menu.tsx';
import { AccountWords } from './account-label.tsx';
import { copy } from './copy.ts';
import styles from './header.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, the pages of their account, and how to leave. */
export default function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <div className={styles.account}>
      <Menu
        label={copy.account}
        button={<AccountWords />}
        buttonClass={styles.accountButton}
        head={
          <>
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <br />
            {user.email}
          </>
        }
        items={[
          { label: copy.profile, onSelect: () => navigate('/profile') },
          { label: copy.billing, onSelect: () => navigate('/billing') },
          { label: copy.signOut, onSelect: signOut },
        ]}
      />
    </div>
  );
}
