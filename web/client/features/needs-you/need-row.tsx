import { Button } from 'antd';
import type { Need } from '#web/contract/needs-you.ts';
import { momentOf } from '../../shared/calendar.ts';
import styles from './needs-you.module.css';
import { texts } from './texts.ts';
import { downloadPath } from './use-needs.ts';

export type NeedAction = 'release' | 'disown' | 'dismiss' | 'keep';

/** One mail that waits, and what its user may say to it. */
export const NeedRow = (props: {
  need: Need;
  doing: NeedAction | undefined;
  onAct: (action: NeedAction) => void;
  onType: () => void;
}) => {
  const { need, doing } = props;
  const subject = need.subject || texts.noSubject;
  const action = (name: NeedAction, label: string, type: 'primary' | 'default' = 'default') => (
    <Button
      type={type}
      aria-label={texts.of(label, subject)}
      loading={doing === name}
      disabled={doing !== undefined && doing !== name}
      onClick={() => props.onAct(name)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.facts}>
          <span>{texts.from(need.from)}</span>
          <span>{momentOf(need.receivedAt)}</span>
        </p>
        <p className={styles.why}>{whyOf(need)}</p>
        {need.text !== '' && <p className={styles.begins}>{texts.begins(need)}</p>}
      </div>
      <div className={styles.actions}>
        {need.kind === 'held' ? (
          <>
            {action('release', texts.mine, 'primary')}
            {action('disown', texts.notMine)}
          </>
        ) : (
          <>
            {need.kind === 'left-out' && need.characters > 0 ? (
              action('keep', texts.keep, 'primary')
            ) : (
              <Button onClick={props.onType}>{texts.type}</Button>
            )}
            {need.size > 0 && (
              <Button href={downloadPath(need.id)} download aria-label={texts.of(texts.download, subject)}>
                {texts.download}
              </Button>
            )}
            {action('dismiss', texts.dismiss)}
          </>
        )}
      </div>
    </li>
  );
};

const whyOf = (need: Need): string => {
  if (need.kind === 'held') return texts.held;
  return need.kind === 'unreadable' ? texts.unreadable(need) : texts.leftOut(need);
};
