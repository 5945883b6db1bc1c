import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import type { AddStep } from './add-passkey-dialog.tsx';
import { texts } from './texts.ts';
import type { PasskeyActions } from './use-passkeys.ts';

const words = texts.add;
const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx'));

/**
 * The button, and the dialog that it opens. The server is asked before that: some browsers make a passkey only right after
 * a click, with nothing to wait for in between.
 */
export const AddPasskey = (
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
      } else toast({ title: words.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
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
