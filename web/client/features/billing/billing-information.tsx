import { Button } from 'antd';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { type PlanRequest, planRequest } from '#web/contract/billing.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { Panel, Panels, Skeleton } from '../../shared/parts/panel.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import styles from './billing.module.css';
import { copy } from './copy.ts';
import { Invoices } from './invoices.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { type ShownBilling, useBilling } from './use-billing.ts';
import { useBillingActions } from './use-billing-actions.ts';

/**
 * The subscription in whatever state it is: loading, failed, none, or all there is to know and do. `onChanged` comes when
 * it stands elsewhere than before.
 */
export const BillingInformation = ({ onChanged }: { onChanged: () => void }) => {
  const { billing, failed, read } = useBilling();
  const changed = async (): Promise<void> => {
    onChanged();
    await read();
  };
  if (failed)
    return (
      <FailedNotice
        words={{ title: copy.loadFailed, detail: copy.loadFailedDetail, retry: copy.retry }}
        onRetry={() => void read()}
      />
    );
  if (billing === undefined)
    return (
      <Panel title={copy.subscription}>
        <Skeleton label={copy.loading} lines={5} />
      </Panel>
    );
  if (billing === null)
    return (
      <Notice role="status" level={2} title={copy.none.title}>
        <p>{copy.none.detail}</p>
      </Notice>
    );
  return (
    <Panels>
      <SubscriptionPanel billing={billing} onChanged={changed} />
      {isOver(billing) && <Resubscribe billing={billing} onChanged={changed} />}
      {billing.plan !== null && <Invoices />}
    </Panels>
  );
};

const isOver = ({ complimentary, status }: ShownBilling): boolean =>
  !complimentary && (status === 'cancelled' || status === 'inactive');

const resubscribeWords = copy.resubscribe;

/** The way back: takes the cancellation back, or leads to a checkout. */
const Resubscribe = ({ billing, onChanged }: { billing: ShownBilling; onChanged: () => Promise<void> }) => {
  const { resubscribe } = useBillingActions();
  const { leaving, leaveFor } = useLeaving();
  const [noWay, setNoWay] = useState(false);
  const submit = async ({ planType }: PlanRequest): Promise<void> => {
    setNoWay(false);
    const to = await resubscribe(planType);
    if (to === 'nowhere') return setNoWay(true);
    if (to !== 'here') return leaveFor(to.leaveFor);
    toast({ title: resubscribeWords.done });
    await onChanged();
  };
  return (
    <Panel title={resubscribeWords.heading}>
      <SchemaForm
        className={page.form}
        schema={planRequest}
        initialValues={{ planType: billing.plan ?? 'monthly' }}
        failure={copy.tryLater}
        onSubmit={submit}
      >
        {({ submitting, error }) => (
          <>
            <ChoiceField name="planType" label={resubscribeWords.plan} choices={planChoices} />
            <WhatComes billing={billing} />
            {error !== undefined && <Alert title={resubscribeWords.failed} detail={error} />}
            {noWay && !submitting && <Alert title={resubscribeWords.noUrl} detail={resubscribeWords.noUrlDetail} />}
            <div>
              <Button type="primary" htmlType="submit" loading={submitting || leaving}>
                {submitting || leaving ? resubscribeWords.submitting : resubscribeWords.submit}
              </Button>
            </div>
          </>
        )}
      </SchemaForm>
    </Panel>
  );
};

/** When the chosen plan is paid, as long as there is time left that is paid for. */
const WhatComes = ({ billing: { status, plan, currentPeriodEnd } }: { billing: ShownBilling }) => {
  const chosen = useField<string>('planType').input.value;
  if (status !== 'cancelled' || currentPeriodEnd === null) return null;
  const date = dayOf(currentPeriodEnd);
  return <p className={styles.note}>{chosen === plan ? resubscribeWords.same(date) : resubscribeWords.other(date)}</p>;
};
