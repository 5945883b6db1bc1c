import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { done } from '#web/contract/answers.ts';
import { loginRequest } from '#web/contract/auth.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { CodeForm } from './code-form.tsx';
import { copy } from './copy.ts';
import styles from './sign-in-card.module.css';
import { SignInCard } from './token-sign-in.tsx';

const words = copy.login;

/**
 * Asks for an address and has a login link sent there; then takes the code of the same mail. `alert` says what went wrong
 * before, `otherWay` is another way to sign in, shown below the first form.
 */
export const LoginForm = (props: { alert?: ReactNode; sentNote?: ReactNode; otherWay?: ReactNode }) => {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <SignInCard title={words.sent}>
        <p className={styles.lead} role="status">
          {words.sentTo(sentTo)}
        </p>
        {props.sentNote}
        <CodeForm email={sentTo} />
        <Button type="link" onClick={() => setSentTo(undefined)}>
          {words.again}
        </Button>
      </SignInCard>
    );
  }
  return (
    <SignInCard title={words.heading}>
      <p className={styles.lead}>{words.lead}</p>
      {props.alert}
      <AddressForm onSent={setSentTo} />
      {props.otherWay}
      <p className={styles.after}>
        {words.noAccount} <Link to="/register">{words.subscribe}</Link>
      </p>
    </SignInCard>
  );
};

const AddressForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const api = useApi();
  return (
    <SchemaForm
      className={styles.form}
      schema={loginRequest}
      initialValues={{ email: '' }}
      failure={words.sendFailedDetail}
      onSubmit={async (request) => {
        await api.auth('POST', '/api/auth/login', request, done);
        onSent(request.email);
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
  );
};
