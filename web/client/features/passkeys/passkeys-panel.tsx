import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { knowsPasskeys } from './browser-passkeys.ts';
import styles from './passkeys.module.css';
import { texts } from './texts.ts';
import { type Passkey, usePasskeys } from './use-passkeys.ts';

const RemovePasskeyDialog = lazy(() => import('./remove-passkey-dialog.tsx'));

/**
 * The passkeys of the account; one can be added, each can be removed. `signInAgain` renders what has someone sign in once
 * more, where the last time is too long ago.
 */
export const PasskeysPanel = ({ signInAgain }: { signInAgain: (onSignedIn: () => void) => ReactNode }) => {
  const { passkeys, failed, retry, ask, add, remove } = usePasskeys();
  const [removal, setRemoval] = useState<Readonly<{ passkey: Passkey; open: boolean }>>();
  const able = knowsPasskeys();
  return (
    <Panel
      title={texts.heading}
      lead={able ? texts.lead : texts.unfit}
      action={able && <AddPasskey ask={ask} add={add} signInAgain={signInAgain} />}
    >
      {passkeys === undefined && !failed && <Skeleton label={texts.loading} lines={1} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={texts.loadFailed} />
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {passkeys?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoval({ passkey, open: true })} />
          ))}
        </ul>
      )}
      <Suspense>
        {removal !== undefined && (
          <RemovePasskeyDialog {...removal} remove={remove} onClose={() => setRemoval({ ...removal, open: false })} />
        )}
      </Suspense>
    </Panel>
  );
};

const Row = ({ passkey: { label, addedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <p className={styles.when}>{texts.added(dayOf(addedAt))}</p>
    </div>
    <Button aria-label={texts.remove.openOf(label)} onClick={onRemove}>
      {texts.remove.open}
    </Button>
  </li>
);
