import { Button } from 'antd';
import { momentOf } from '../../shared/calendar.ts';
import styles from './sessions-panel.module.css';
import { texts } from './texts.ts';
import type { Session } from './use-sessions.ts';

/** One device, and since when it is signed in. */
export const SessionRow = (props: { session: Session; ending: boolean; onEnd: () => void }) => {
  const { device, openedAt, usedAt, current } = props.session;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.here}>{texts.here}</span>}
        </p>
        <p className={styles.times}>
          <span>{texts.used(momentOf(usedAt))}</span>
          <span>{texts.opened(momentOf(openedAt))}</span>
        </p>
      </div>
      {!current && (
        <Button aria-label={texts.endOf(device)} loading={props.ending} onClick={props.onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
};
