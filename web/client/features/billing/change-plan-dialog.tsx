import { Button, Modal } from 'antd';
import { useState } from 'react';
import useSWR from 'swr';
import { type PlanQuote, planQuote } from '#web/contract/billing.ts';
import type { PlanType } from '#web/contract/fields.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { money } from '../../shared/money.ts';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import styles from './billing.module.css';
import { copy } from './copy.ts';
import { useBillingActions } from './use-billing-actions.ts';

const words = copy.change;

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
      if (to === 'nowhere') return complain(copy.tryLater);
      toast({ title: words.done });
      await props.onChanged();
    } catch (failed) {
      complain(wordsFor(failed, copy.tryLater));
    } finally {
      setBusy(false);
      props.onClose();
    }
  };
  return (
    <Modal open={props.open} title={words.title(copy.plans[props.plan])} footer={null} onCancel={props.onClose}>
      {error !== undefined && (
        <div className={styles.quote}>
          <Alert title={words.loadFailed} detail={wordsFor(error, copy.tryLater)} />
          <div>
            <Button onClick={retry}>{copy.retry}</Button>
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

/** What changing to this plan charges now; `round` asks anew, as the amount changes with time. */
const usePlanQuote = (plan: PlanType, round: number) => {
  const api = useApi();
  const path = `/api/billing/change-plan?planType=${plan}`;
  const { data, error, isValidating, mutate } = useSWR(
    [path, round],
    () => retrying(() => api.get(path, planQuote), { times: 1, delay: 1000 }),
    { keepPreviousData: false },
  );
  return { quote: data, error: isValidating ? undefined : (error as unknown), retry: () => void mutate() };
};
