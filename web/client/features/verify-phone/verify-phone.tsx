import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CodeRequest, codeRequest, phoneVerification } from '#web/contract/auth.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { callingCodeOf, likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import page from '../../shared/forms/form-page.module.css';
import { Banner, FormPage } from '../../shared/forms/form-page.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type SignInDialog, useSignInDialog } from '../../shared/parts/sign-in-dialog.ts';
import { copy } from './copy.ts';
import { useCodeSending, useSendCode } from './use-code-sending.ts';
import { useVerifyCode } from './use-verify-code.ts';
import styles from './verify-phone.module.css';

/**
 * The page that verifies a number. `first` has a code sent as it opens. `later` is where those go who do not want to now.
 * `signInDialog` is there for somebody signed in, whose change of number may need another sign-in.
 */
export const VerifyPhone = (props: {
  request: CodeRequest;
  first: boolean;
  paid: boolean;
  later: string;
  signInDialog: SignInDialog | undefined;
  onChanged: (request: CodeRequest) => void;
  onVerified: () => Promise<void>;
}) => {
  const { request, later } = props;
  const [changing, setChanging] = useState(false);
  const { sent, left, send } = useCodeSending(request, props.first);
  return (
    <FormPage
      title={copy.heading}
      lead={sent ? copy.lead : copy.leadUnsent}
      notice={props.paid && <Banner title={copy.paid}>{copy.paidDetail}</Banner>}
    >
      {changing ? (
        <ChangeNumber
          left={left}
          signInDialog={props.signInDialog}
          onChanged={props.onChanged}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <>
          <CodeForm request={request} onVerified={props.onVerified} />
          <div className={styles.ways}>
            <Button type="link" disabled={left > 0} onClick={send}>
              {left > 0 ? copy.resendIn(left) : sent ? copy.resend : copy.send}
            </Button>
            <Button type="link" onClick={() => setChanging(true)}>
              {copy.change}
            </Button>
            <Link to={later} className={styles.later}>
              {copy.later}
            </Link>
          </div>
        </>
      )}
    </FormPage>
  );
};

const schema = dialledIn(codeRequest, callingCodeOf);

/** Takes another number, and has a code sent there once `left` seconds have gone by. */
const ChangeNumber = (props: {
  left: number;
  signInDialog: SignInDialog | undefined;
  onChanged: (request: CodeRequest) => void;
  onCancel: () => void;
}) => {
  const sendCode = useSendCode();
  const signIn = useSignInDialog(props.signInDialog ?? (() => null));
  return (
    <>
      <SchemaForm
        className={page.form}
        schema={schema}
        initialValues={{ phoneNumber: '', phoneCountry: likelyCountry(navigator.languages) }}
        failure={copy.tryLater}
        onSubmit={async (request) => {
          try {
            await sendCode(request);
          } catch (error) {
            if (!hasStatus(error, 403)) throw error;
            return signIn.ask();
          }
          props.onChanged(request);
        }}
      >
        {({ submitting, error }) => (
          <>
            <PhoneField label={copy.newNumber} countryLabel={copy.country} />
            {error !== undefined && <Alert title={copy.resendFailed} detail={error} />}
            <div className={dialog.actions}>
              <Button onClick={props.onCancel}>{copy.cancel}</Button>
              <Button type="primary" htmlType="submit" loading={submitting} disabled={props.left > 0}>
                {props.left > 0 ? copy.sendThereIn(props.left) : copy.sendThere}
              </Button>
            </div>
          </>
        )}
      </SchemaForm>
      {signIn.dialog}
    </>
  );
};

/** Takes the code that was texted to the number. */
const CodeForm = ({ request, onVerified }: { request: CodeRequest; onVerified: () => Promise<void> }) => {
  const verify = useVerifyCode();
  return (
    <SchemaForm
      className={page.form}
      schema={phoneVerification}
      initialValues={{ ...request, code: '' }}
      failure={copy.failedDetail}
      onSubmit={async (typed) => {
        await verify(typed);
        await onVerified();
      }}
    >
      {({ submitting, error }) => (
        <>
          <TextField name="phoneNumber" label={copy.phone} look={{ kind: 'text', autoComplete: 'off' }} readOnly />
          <TextField name="code" label={copy.code} look={{ kind: 'code' }} />
          {error !== undefined && <Alert title={copy.failed} detail={error} />}
          <Button type="primary" htmlType="submit" loading={submitting} block>
            {submitting ? copy.verifying : copy.verify}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};
