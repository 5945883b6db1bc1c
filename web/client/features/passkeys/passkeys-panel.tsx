import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import type { AddStep } from './add-passkey-dialog.tsx';
import { knowsPasskeys } from './browser-passkeys.ts';
import { copy } from './copy.ts';
import styles from './passkeys.module.css';
import { type Passkey, type PasskeyActions, usePasskeys } from './use-passkeys.ts';

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
      title={copy.heading}
      lead={able ? copy.lead : copy.unfit}
      action={able && <AddPasskey ask={ask} add={add} signInAgain={signInAgain} />}
    >
      {passkeys === undefined && !failed && <Skeleton label={copy.loading} lines={1} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={copy.loadFailed} />
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      )}
      {passkeys?.length === 0 && <p className={styles.none}>{copy.none}</p>}
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
      <p className={styles.when}>{copy.added(dayOf(addedAt))}</p>
    </div>
    <Button aria-label={copy.remove.openOf(label)} onClick={onRemove}>
      {copy.remove.open}
    </Button>
  </li>
);

const words = copy.add;
const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx'));

/**
 * The button, and the dialog that it opens. The server is asked before that: some browsers make a passkey only right after
 * a click, with nothing to wait for in between.
 */
const AddPasskey = (
  props: Pick<PasskeyActions, 'ask' | 'add'> & { signInAgain: (onSignedIn: () => void) => ReactNode },
) => {
  const [asking, setAsking] = useState(false);
  const [step, setStep] = useState<AddStep>();
  const [open, setOpen] = useState(false);
  const begin = async (): Promise<void> => {
    setAsking(true);
    try {
      setStep({ name: 'label', asked: await props.ask() });
      setOpen(true);
    } catch (error) {
      if (hasStatus(error, 403)) {
        setStep({ name: 'sign-in' });
        setOpen(true);
      } else toast({ title: words.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button loading={asking && !open} onClick={begin}>
        {words.open}
      </Button>
      <Suspense>
        {step !== undefined && (
          <AddPasskeyDialog
            open={open}
            step={step}
            add={props.add}
            signInAgain={props.signInAgain(() => void begin())}
            onClose={() => setOpen(false)}
            onClosed={() => setStep(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};
