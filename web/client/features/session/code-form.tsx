import { Button } from 'antd';
import { useState } from 'react';
import { codeSignIn } from '#web/contract/auth.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import { useSession } from './session-context.tsx';
import styles from './sign-in-card.module.css';

const words = copy.login;

/**
 * Signs in with the six digits of the mail that was just sent. Once the user has arrived, the page around this form gives
 * way to where they were going. Whoever is signed in already, and does so again, stays: `onSignedIn` comes instead.
 */
export const CodeForm = ({ email, onSignedIn }: { email: string; onSignedIn?: () => void }) => {
  const session = useSession();
  const [failed, setFailed] = useState<'refused' | 'unknown'>();
  return (
    <SchemaForm
      className={styles.form}
      schema={codeSignIn}
      initialValues={{ email, code: '' }}
      failure={copy.link.unknown}
      onSubmit={async (typed) => {
        setFailed(undefined);
        const result = await session.signInWithCode(typed);
        if (result !== 'signed-in') return setFailed(result === 'refused' ? 'refused' : 'unknown');
        if (onSignedIn) return onSignedIn();
        if (!(await session.arrive())) setFailed('unknown');
      }}
    >
      {({ submitting }) => (
        <>
          <TextField name="code" label={words.code} hint={words.codeHint} look={{ kind: 'code' }} />
          {failed !== undefined && (
            <Alert title={copy.link.failed} detail={failed === 'refused' ? words.codeRefused : copy.link.unknown} />
          )}
          <Button type="primary" htmlType="submit" loading={submitting} block>
            {submitting ? words.codeSending : words.codeSend}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};
