import { Link } from 'react-router-dom';
import { copy } from './copy.ts';
import styles from './needs-you.module.css';
import { useNeeds } from './use-needs.ts';

/** One calm line that leads to what waits for the user's word; nothing at all while nothing does. */
export const NeedsYouNotice = () => {
  const total = useNeeds()?.total ?? 0;
  return total === 0 ? null : (
    <p className={styles.notice} role="status">
      <strong>{copy.waiting(total)}</strong>
      <Link to="/wins#needs-you">{copy.look}</Link>
    </p>
  );
};
