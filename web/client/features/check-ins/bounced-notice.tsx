import { Button } from 'antd';
import { useState } from 'react';
import type { Done } from '#web/contract/answers.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './check-ins-panel.module.css';
import { texts } from './texts.ts';

/** Says that mail came back, and how that is put right. */
export const BouncedNotice = ({ email, proveAgain }: { email: string; proveAgain: () => Promise<Done> }) => {
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      toast({ title: texts.sentAgain, description: (await proveAgain()).message });
    } catch (error) {
      toast({ title: texts.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.failed}>
      <Alert title={texts.bounced(email)} detail={texts.bouncedDetail} />
      <Button loading={sending} onClick={send}>
        {texts.sendAgain}
      </Button>
    </div>
  );
};
