import { Button, Modal } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { Banner } from '../../shared/forms/form-page.tsx';
import { money } from '../../shared/money.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { SettingRow, SettingRows } from '../../shared/parts/setting-rows.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import styles from './billing.module.css';
import { ChangePlan } from './change-plan.tsx';
import { copy } from './copy.ts';
import { NothingToRefund, OfferRefund, RefundNews } from './refund.tsx';
import { useAskedOpen } from './use-asked-open.ts';
import type { ShownBilling } from './use-billing.ts';
import { useBillingActions } from './use-billing-actions.ts';

type Shown = Readonly<{ billing: ShownBilling; onChanged: () => Promise<void> }>;

/** What the subscription is, and what can be done to each part of it. */
export const SubscriptionPanel = ({ billing, onChanged }: Shown) => (
  <Panel title={copy.subscription}>
    <Standing billing={billing} />
    {billing.refund && <RefundNews refund={billing.refund} />}
    {billing.refund === null && <NothingToRefund />}
    <SettingRows>
      <SettingRow label={copy.plan}>{planOf(billing)}</SettingRow>
      {billing.status === 'active' && billing.plan !== null && !billing.complimentary && (
        <ChangePlan plan={billing.plan} onChanged={onChanged} />
      )}
      <StatusRow billing={billing} onChanged={onChanged} />
      {(billing.plan !== null || !billing.complimentary) && <Payments billing={billing} />}
      {billing.refund?.state === 'offered' && <OfferRefund refund={billing.refund} onChanged={onChanged} />}
    </SettingRows>
    {billing.sandbox && billing.plan !== null && <p className={styles.note}>{copy.sandbox}</p>}
  </Panel>
);

/** The one sentence that matters most, where there is one. */
const Standing = ({ billing }: { billing: ShownBilling }) => {
  const { status, complimentary, portal } = billing;
  const until = billing.accessUntil ?? billing.currentPeriodEnd;
  if (complimentary) return <Banner title={copy.complimentary} />;
  switch (status) {
    case 'active':
      return null;
    case 'cancelled':
      return until === null ? null : <Banner title={copy.cancelledUntil(dayOf(until))} />;
    case 'inactive':
      return <Banner title={copy.inactive} />;
    case 'past_due':
      return (
        <Alert
          title={until === null ? copy.otherStatus(status) : copy.pastDue(dayOf(until))}
          detail={portal ? copy.pastDueAction : copy.pastDueSupport}
        />
      );
    default:
      return <Banner title={copy.otherStatus(status)} />;
  }
};

const StatusRow = ({ billing: { status, plan, complimentary, currentPeriodEnd }, onChanged }: Shown) => {
  const runs = status === 'active' || status === 'past_due';
  const cancellable = runs && plan !== null && !complimentary;
  return (
    <SettingRow
      label={copy.status}
      action={cancellable ? <CancelSubscription until={currentPeriodEnd} onCancelled={onChanged} /> : undefined}
    >
      <span className={styles.status} data-status={status}>
        {isKnown(status) ? copy.statuses[status] : status.replaceAll('_', ' ')}
      </span>
    </SettingRow>
  );
};

const planOf = ({ plan, complimentary }: ShownBilling): string => {
  if (complimentary) return copy.complimentaryPlan;
  return plan === null ? copy.noPlan : copy.plans[plan];
};

/** Period, card and next payment. */
const Payments = ({ billing }: { billing: ShownBilling }) => {
  const { status, upcomingInvoice: next } = billing;
  return (
    <>
      <SettingRow label={status === 'inactive' ? copy.lastPeriod : copy.period}>{periodOf(billing)}</SettingRow>
      <SettingRow label={copy.method} action={billing.portal ? <OpenPortal /> : undefined}>
        <Card method={billing.paymentMethod} />
      </SettingRow>
      <SettingRow label={copy.next}>
        {next === null ? copy.nothing : copy.nextOn(money(next.amount), dayOf(next.date))}
      </SettingRow>
    </>
  );
};

/** One that was given back has ended before its day. */
const periodOf = ({ status, currentPeriodStart: start, currentPeriodEnd: end }: ShownBilling): string => {
  if (start === null || end === null) return copy.nothing;
  const endedEarly = status === 'inactive' && Date.parse(end) > Date.now();
  return endedEarly ? copy.began(dayOf(start)) : copy.from(dayOf(start), dayOf(end));
};

const Card = ({ method }: { method: ShownBilling['paymentMethod'] }) => {
  if (method === null) return copy.nothing;
  const { brand, last4, expMonth, expYear } = method;
  return (
    <>
      {copy.card(brand.charAt(0).toUpperCase() + brand.slice(1), last4)}
      <span className={styles.expires}>{copy.expires(String(expMonth).padStart(2, '0'), expYear)}</span>
    </>
  );
};

const isKnown = (status: string): status is keyof typeof copy.statuses => Object.hasOwn(copy.statuses, status);

const cancelWords = copy.cancel;

/** Ends the subscription with its period, after asking. */
const CancelSubscription = (props: { until: string | null; onCancelled: () => Promise<void> }) => {
  const { cancel } = useBillingActions();
  const [open, setOpen] = useAskedOpen('cancel');
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      const { accessUntil } = await cancel();
      toast({ title: cancelWords.done, description: cancelWords.doneDetail(dayOf(accessUntil)) });
      await props.onCancelled();
    } catch (error) {
      toast({ title: cancelWords.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{cancelWords.open}</Button>
      <Modal open={open} title={cancelWords.title} footer={null} onCancel={() => setOpen(false)}>
        <p>{props.until === null ? cancelWords.detailUndated : cancelWords.detail(dayOf(props.until))}</p>
        <div className={dialog.actions}>
          <Button onClick={() => setOpen(false)}>{cancelWords.keep}</Button>
          <Button danger loading={busy} onClick={confirm}>
            {cancelWords.confirm}
          </Button>
        </div>
      </Modal>
    </>
  );
};

/** Leads to the payment provider's own page. */
const OpenPortal = () => {
  const { portal } = useBillingActions();
  const { leaving, leaveFor } = useLeaving();
  const [asking, setAsking] = useState(false);
  const complain = (description: string): void =>
    toast({ title: copy.manageFailed, description, variant: 'destructive' });
  const open = async (): Promise<void> => {
    setAsking(true);
    try {
      const to = await portal();
      if (typeof to === 'object') leaveFor(to.leaveFor);
      else complain(copy.tryLater);
    } catch (error) {
      complain(wordsFor(error, copy.tryLater));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button onClick={open} loading={asking || leaving}>
      {copy.manage}
    </Button>
  );
};
