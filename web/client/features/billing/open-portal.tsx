import { Button } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import { texts } from './texts.ts';
import { useBillingActions } from './use-billing-actions.ts';

/** Leads to the payment provider's own page. */
export const OpenPortal = () => {
  const { portal } = useBillingActions();
  const { leaving, leaveFor } = useLeaving();
  const [asking, setAsking] = useState(false);
  const complain = (description: string): void =>
    toast({ title: texts.manageFailed, description, variant: 'destructive' });
  const open = async (): Promise<void> => {
    setAsking(true);
    try {
      const to = await portal();
      if (typeof to === 'object') leaveFor(to.leaveFor);
      else complain(texts.tryLater);
    } catch (error) {
      complain(wordsFor(error, texts.tryLater));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button onClick={open} loading={asking || leaving}>
      {texts.manage}
    </Button>
  );
};
