import { useOnline } from '../shared/connection.ts';
import { copy } from './copy.ts';
import styles from './shell.module.css';

/** Says quietly that nothing can be read or sent just now; it goes by itself. */
export const OfflineBar = () => {
  const online = useOnline();
  return <div role="status">{!online && <p className={styles.offline}>{copy.offline}</p>}</div>;
};
