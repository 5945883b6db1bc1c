import type { User } from '#web/contract/account.ts';
import { Menu } from '../shared/menu/menu.tsx';
import styles from './header.module.css';
import { texts } from './texts.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, and how to leave. */
export const AccountMenu = ({ user }: { user: User }) => {
  const signOut = useSignOut();
  return (
    <div className={styles.account}>
      <Menu
        label={texts.account}
        button={
          <>
            {texts.account}
            <svg width="10" height="7" viewBox="0 0 10 7" fill="currentColor" aria-hidden="true">
              <path d="M0 .5h10L5 6.500z" />
            </svg>
          </>
        }
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
        items={[{ label: texts.signOut, onSelect: signOut }]}
      />
    </div>
  );
};
