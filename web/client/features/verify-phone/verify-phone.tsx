import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CodeRequest } from '#web/contract/phone.ts';
import { Banner, FormPage } from '../../shared/forms/form-page.tsx';
import { ChangeNumber } from './change-number.tsx';
import { CodeForm } from './code-form.tsx';
import { texts } from './texts.ts';
import { useCodeSending } from './use-code-sending.ts';
import styles from './verify-phone.module.css';

/**
 * The page that verifies a number. `first` has a code sent as it opens. `later` is where those go who do not want to now.
 */
export const VerifyPhone = (props: {
  request: CodeRequest;
  first: boolean;
  paid: boolean;
  later: string;
  onChanged: (request: CodeRequest) => void;
  onVerified: () => Promise<void>;
}) => {
  const { request, later } = props;
  const [changing, setChanging] = useState(false);
  const { sent, left, send } = useCodeSending(request, props.first);
  return (
    <FormPage
      title={texts.heading}
      lead={sent ? texts.lead : texts.leadUnsent}
      notice={props.paid && <Banner title={texts.paid}>{texts.paidDetail}</Banner>}
    >
      {changing ? (
        <ChangeNumber left={left} onChanged={props.onChanged} onCancel={() => setChanging(false)} />
      ) : (
        <>
          <CodeForm request={request} onVerified={props.onVerified} />
          <div className={styles.ways}>
            <Button type="link" disabled={left > 0} onClick={send}>
              {left > 0 ? texts.resendIn(left) : sent ? texts.resend : texts.send}
            </Button>
            <Button type="link" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
            <Link to={later} className={styles.later}>
              {texts.later}
            </Link>
          </div>
        </>
      )}
    </FormPage>
  );
};
