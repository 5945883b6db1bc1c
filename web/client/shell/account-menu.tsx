import { useNavigate } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { Menu } from '../shared/parts/menu.tsx';
import { AccountWords } from './account-label.tsx';
import styles from './header.module.css';
import { texts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, the pages of their account, and how to leave. */
export default function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <div className={styles.account}>
      <Menu
        label={texts.account}
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
          { label: texts.profile, onSelect: () => navigate('/profile') },
          { label: texts.billing, onSelect: () => navigate('/billing') },
          { label: texts.signOut, onSelect: signOut },
        ]}
      />
    </div>
  );
}
