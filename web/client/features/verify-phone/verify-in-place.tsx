import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { phoneVerification } from '#web/contract/auth.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import { useCodeSending } from './use-code-sending.ts';
import { useVerifyCode } from './use-verify-code.ts';
import styles from './verify-phone.module.css';

/** Verifies a number where it stands: a code is sent as this opens, unless this tab has just had one sent there. */
export const VerifyInPlace = (props: { phoneNumber: string; onVerified: () => Promise<void>; onClose: () => void }) => {
  const { phoneNumber, onVerified, onClose } = props;
  const { sent, left, send } = useCodeSending({ phoneNumber }, true);
  const verify = useVerifyCode();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []); // a row that was open already, for the number, moves no focus
  return (
    <SchemaForm
      className={styles.inPlace}
      schema={phoneVerification}
      initialValues={{ phoneNumber, code: '' }}
      failure={copy.failedDetail}
      onSubmit={async (typed) => {
        await verify(typed);
        await onVerified();
      }}
    >
      {({ submitting, error }) => (
        <>
          <p>{sent ? copy.sentTo(phoneNumber) : copy.leadUnsent}</p>
          <div ref={field}>
            <TextField name="code" label={copy.code} look={{ kind: 'code' }} />
          </div>
          {error !== undefined && <Alert title={copy.failed} detail={error} />}
          <div className={dialog.actions}>
            <Button type="link" className={styles.again ?? ''} disabled={left > 0} onClick={send}>
              {left > 0 ? copy.resendIn(left) : sent ? copy.resend : copy.send}
            </Button>
            <Button onClick={onClose} disabled={submitting}>
              {copy.cancel}
            </Button>
            <Button type="primary" htmlType="submit" loading={submitting}>
              {submitting ? copy.verifying : copy.verify}
            </Button>
          </div>
        </>
      )}
    </SchemaForm>
  );
};
