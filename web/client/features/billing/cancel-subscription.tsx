import { Button, Modal } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { dayOf } from '../../shared/calendar.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { texts } from './texts.ts';
import { useBillingActions } from './use-billing-actions.ts';

const words = texts.cancel;

/** Ends the subscription with its period, after asking. */
export const CancelSubscription = (props: { until: string | null; onCancelled: () => Promise<void> }) => {
  const { cancel } = useBillingActions();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { accessUntil } = await cancel();
      toast({ title: words.done, description: words.doneDetail(dayOf(accessUntil)) });
      await props.onCancelled();
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      <Modal open={open} title={words.title} footer={null} onCancel={() => setOpen(false)}>
        <p>{props.until === null ? words.detailUndated : words.detail(dayOf(props.until))}</p>
        <div className={dialog.actions}>
          <Button onClick={() => setOpen(false)}>{words.keep}</Button>
          <Button type="primary" danger loading={busy} onClick={confirm}>
            {words.confirm}
          </Button>
        </div>
      </Modal>
    </>
  );
};
