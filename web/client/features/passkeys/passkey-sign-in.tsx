import { Button } from 'antd';
import { useState } from 'react';
import { signedIn } from '#web/contract/auth-answers.ts';
import { passkeyOptions } from '#web/contract/passkeys.ts';
import type { Api } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { knowsPasskeys, signWithPasskey, type Trouble } from './browser-passkeys.ts';
import { copy } from './copy.ts';
import styles from './passkeys.module.css';

const words = copy.signIn;

/** Another way to sign in, where the browser knows it. `onSignedIn` gets the session's token; false when it led nowhere. */
export const PasskeySignIn = ({ onSignedIn }: { onSignedIn: (token: string) => Promise<boolean> }) => {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (!knowsPasskeys()) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      const result = await tokenByPasskey(api);
      if (typeof result !== 'string') setFailed((await onSignedIn(result.token)) ? undefined : words.unknown);
      else if (result !== 'cancelled') setFailed(copy.trouble[result]);
    } catch (error) {
      setFailed(hasStatus(error, 401) ? words.refused : wordsFor(error, words.unknown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.signIn}>
      <Button loading={busy} onClick={signIn} block>
        {busy ? words.busy : words.open}
      </Button>
      {failed !== undefined && <Alert title={words.failed} detail={failed} />}
    </div>
  );
};

const tokenByPasskey = async (api: Api): Promise<Readonly<{ token: string }> | Trouble> => {
  const { options } = await api.auth('POST', '/api/auth/passkeys/options', undefined, passkeyOptions);
  const used = await signWithPasskey(options);
  if (typeof used === 'string') return used;
  return api.auth('POST', '/api/auth/passkeys', { response: used.answer }, signedIn);
};
