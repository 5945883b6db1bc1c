import { Button } from 'antd';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { type PlanRequest, planRequest } from '#web/contract/billing.ts';
import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { planChoices } from '../../shared/plan-choices.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { useLeaving } from '../../shared/use-leaving.ts';
import styles from './billing.module.css';
import type { ShownBilling } from './read-billing.ts';
import { texts } from './texts.ts';
import { useBillingActions } from './use-billing-actions.ts';

const words = texts.resubscribe;

/** The way back: takes the cancellation back, or leads to a checkout. */
export const Resubscribe = ({ billing, onChanged }: { billing: ShownBilling; onChanged: () => Promise<void> }) => {
  const { resubscribe } = useBillingActions();
  const { leaving, leaveFor } = useLeaving();
  const [noWay, setNoWay] = useState(false);
  const submit = async ({ planType }: PlanRequest): Promise<void> => {
    setNoWay(false);
    const to = await resubscribe(planType);
    if (to === 'nowhere') return setNoWay(true);
    if (to !== 'here') return leaveFor(to.leaveFor);
    toast({ title: words.done });
    await onChanged();
  };
  return (
    <Panel title={words.heading}>
      <SchemaForm
        className={page.form}
        schema={planRequest}
        initialValues={{ planType: billing.plan ?? 'monthly' }}
        failure={texts.tryLater}
        onSubmit={submit}
      >
        {({ submitting, error }) => (
          <>
            <ChoiceField name="planType" label={words.plan} choices={planChoices} />
            <WhatComes billing={billing} />
            {error !== undefined && <Alert title={words.failed} detail={error} />}
            {noWay && !submitting && <Alert title={words.noUrl} detail={words.noUrlDetail} />}
            <div>
              <Button type="primary" htmlType="submit" loading={submitting || leaving}>
                {submitting || leaving ? words.submitting : words.submit}
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
  return <p className={styles.note}>{chosen === plan ? words.same(date) : words.other(date)}</p>;
};
