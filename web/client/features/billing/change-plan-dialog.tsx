import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { PlanQuote } from '#web/contract/billing.ts';
import type { PlanType } from '#web/contract/fields.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import styles from './billing.module.css';
import { money, texts } from './texts.ts';
import { useBillingActions } from './use-billing-actions.ts';
import { usePlanQuote } from './use-plan-quote.ts';

const words = texts.change;

/** Says what the change charges now, before it is made. Each `round` asks anew. */
export default function ChangePlanDialog(props: {
  plan: PlanType;
  round: number;
  open: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
}) {
  const { quote, error, retry } = usePlanQuote(props.plan, props.round);
  const { changePlan } = useBillingActions();
  const { leaving, leaveFor } = useLeaving();
  const [busy, setBusy] = useState(false);
  const complain = (description: string): void => toast({ title: words.failed, description, variant: 'destructive' });
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const to = await changePlan(props.plan);
      if (typeof to === 'object') return leaveFor(to.leaveFor);
      if (to === 'nowhere') return complain(texts.tryLater);
      toast({ title: words.done });
      await props.onChanged();
    } catch (failed) {
      complain(wordsFor(failed, texts.tryLater));
    } finally {
      setBusy(false);
      props.onClose();
    }
  };
  return (
    <Modal open={props.open} title={words.title(texts.plans[props.plan])} footer={null} onCancel={props.onClose}>
      {error !== undefined && (
        <div className={styles.quote}>
          <Alert title={words.loadFailed} detail={wordsFor(error, texts.tryLater)} />
          <div>
            <Button onClick={retry}>{texts.retry}</Button>
          </div>
        </div>
      )}
      {error === undefined && quote === undefined && <Skeleton label={words.loading} lines={2} />}
      {quote !== undefined && <Quote quote={quote} />}
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button type="primary" disabled={quote === undefined} loading={busy || leaving} onClick={confirm}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}

const Quote = ({ quote: { amount, currency, nextPayment } }: { quote: PlanQuote }) => (
  <div className={styles.quote}>
    <p>{charged(amount, currency)}</p>
    <p>{words.next(dayOf(nextPayment))}</p>
  </div>
);

const charged = (amount: number, currency: string): string => {
  if (amount === 0) return words.free;
  return amount > 0 ? words.pay(money(amount, currency)) : words.credit(money(-amount, currency));
};
