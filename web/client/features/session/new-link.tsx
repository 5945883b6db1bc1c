import { Button } from 'antd';
import { useState } from 'react';
import { Alert } from '../../shared/forms/alert.tsx';
import { useSession } from './session-context.tsx';
import styles from './sign-in-card.module.css';
import { texts } from './texts.ts';

const words = texts.link;

/** The one button that has a new link sent in place of one that is no longer good, to the same address (masked). */
export const NewLink = (props: { link: string; email: string; onSent: () => void }) => {
  const session = useSession();
  const [step, setStep] = useState<'idle' | 'sending' | 'failed'>('idle');
  const send = async (): Promise<void> => {
    setStep('sending');
    await session.sendNewLink(props.link).then(props.onSent, () => setStep('failed'));
  };
  return (
    <div className={styles.newLink}>
      <p className={styles.lead}>{words.newLinkOffer(props.email)}</p>
      {step === 'failed' && <Alert title={words.newLinkFailed} />}
      <Button type="primary" loading={step === 'sending'} onClick={send}>
        {step === 'sending' ? words.newLinkSending : words.newLink}
      </Button>
    </div>
  );
};
