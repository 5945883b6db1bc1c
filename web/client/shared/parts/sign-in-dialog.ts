import { type ReactNode, useState } from 'react';

/**
 * What a page hands to a feature whose call may need a recent sign-in: a dialog that mails a login link and takes the code
 * of that mail. `reason` says what it is for and what comes after it.
 */
export type SignInDialog = (
  props: Readonly<{ open: boolean; reason?: string; onSignedIn: () => void; onClose: () => void }>,
) => ReactNode;

/** `ask` opens the dialog; `onSignedIn` comes once it has closed by a sign-in. Nothing is rendered before it is asked for. */
export const useSignInDialog = (
  render: SignInDialog,
  { reason, onSignedIn }: Readonly<{ reason?: string; onSignedIn?: () => void }> = {},
): Readonly<{ ask: () => void; dialog: ReactNode }> => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const onClose = () => setState('closed');
  const dialog =
    state !== 'never' &&
    render({
      open: state === 'open',
      ...(reason !== undefined && { reason }),
      onClose,
      onSignedIn() {
        onClose();
        onSignedIn?.();
      },
    });
  return { ask: () => setState('open'), dialog };
};
