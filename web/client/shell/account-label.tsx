import { copy } from './copy.ts';
import styles from './header.module.css';

/** What the account menu's button looks like; it stands in its place until the menu has come, so that nothing moves. */
export const AccountLabel = () => (
  <div className={styles.account}>
    <span className={styles.accountButton}>
      <AccountWords />
    </span>
  </div>
);

export const AccountWords = () => (
  <>
    {copy.account}
    <svg width="10" height="7" viewBox="0 0 10 7" fill="currentColor" aria-hidden="true">
      <path d="M0 .5h10L5 6.500z" />
    </svg>
  </>
);
