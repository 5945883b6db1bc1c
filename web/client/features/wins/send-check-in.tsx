import { Button } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useWinActions } from './use-win-actions.ts';

const words = copy.checkIn;

/** Has a check-in mail sent at once. */
export const SendCheckIn = () => {
  const { sendCheckIn } = useWinActions();
  const [sending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      toast({ title: words.sent, description: (await sendCheckIn()).message });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button onClick={send} loading={sending}>
      {words.send}
    </Button>
  );
};
