import { Button } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { useAccountActions } from './use-account-actions.ts';

const words = copy.unproven;

/** Says why no check-ins come yet, and has the mail that changes it sent again. */
export const UnprovenBanner = ({ email }: { email: string }) => {
  const { sendProof } = useAccountActions();
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await sendProof();
      toast({ title: words.sent, description: words.sentDetail(email) });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.banner} aria-label={words.title}>
      <div className={styles.inside}>
        <p>
          <strong>{words.title}</strong>
          {words.detail(email)}
        </p>
        <Button onClick={send} loading={sending}>
          {words.send}
        </Button>
      </div>
    </section>
  );
};
