import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { done } from '#web/contract/answers.ts';
import { loginRequest } from '#web/contract/auth.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { texts } from './texts.ts';

const words = texts.login;

/** Asks for an address and has a login link sent there. `alert` says what went wrong before. */
export const LoginForm = ({ alert, sentNote }: { alert?: ReactNode; sentNote?: ReactNode }) => {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <SignInCard title={words.sent}>
        <p className={styles.lead} role="status">
          {words.sentTo(sentTo)}
        </p>
        {sentNote}
        <Button onClick={() => setSentTo(undefined)}>{words.again}</Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      {alert}
      <SchemaForm
        className={styles.form}
        schema={loginRequest}
        initialValues={{ email: '' }}
        failure={words.sendFailedDetail}
        onSubmit={async (request) => {
          await api.auth('POST', '/api/auth/login', request, done);
          setSentTo(request.email);
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="email" label={words.email} look={{ kind: 'email', autoComplete: 'email' }} />
            {error !== undefined && <Alert title={words.sendFailed} detail={error} />}
            <Button type="primary" htmlType="submit" loading={submitting} block>
              {submitting ? words.sending : words.send}
            </Button>
          </>
        )}
      </SchemaForm>
    </SignInCard>
  );
};

/** Something about signing in went wrong, or ended. */
export const Alert = ({ title, detail }: { title: string; detail?: string }) => (
  <div className={styles.alert} role="alert">
    <strong>{title}</strong>
    {detail}
  </div>
);
