import { dayOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Banner } from '../../shared/forms/form-page.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import styles from './billing.module.css';
import { CancelSubscription } from './cancel-subscription.tsx';
import { OpenPortal } from './open-portal.tsx';
import type { ShownBilling } from './read-billing.ts';
import { RefundNews } from './refund.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { texts } from './texts.ts';

/** What the subscription is, and what can be done to it here. */
export const SubscriptionPanel = ({
  billing,
  onChanged,
}: {
  billing: ShownBilling;
  onChanged: () => Promise<void>;
}) => {
  const runs = billing.status === 'active' || billing.status === 'past_due';
  const cancellable = runs && billing.plan !== null && !billing.complimentary;
  return (
    <Panel title={texts.subscription}>
      <Standing billing={billing} />
      {billing.refund && <RefundNews refund={billing.refund} />}
      <SubscriptionFacts billing={billing} />
      {billing.sandbox && billing.plan !== null && <p className={styles.note}>{texts.sandbox}</p>}
      {(billing.portal || cancellable) && (
        <div className={styles.actions}>
          {billing.portal && <OpenPortal />}
          {cancellable && <CancelSubscription until={billing.currentPeriodEnd} onCancelled={onChanged} />}
        </div>
      )}
    </Panel>
  );
};

/** The one sentence that matters most, where there is one. */
const Standing = ({ billing }: { billing: ShownBilling }) => {
  const { status, complimentary, portal } = billing;
  const until = billing.accessUntil ?? billing.currentPeriodEnd;
  if (complimentary) return <Banner title={texts.complimentary} />;
  switch (status) {
    case 'active':
      return null;
    case 'cancelled':
      return until === null ? null : <Banner title={texts.cancelledUntil(dayOf(until))} />;
    case 'inactive':
      return <Banner title={texts.inactive} />;
    case 'past_due':
      return (
        <Alert
          title={until === null ? texts.otherStatus(status) : texts.pastDue(dayOf(until))}
          detail={portal ? texts.pastDueAction : texts.pastDueSupport}
        />
      );
    default:
      return <Banner title={texts.otherStatus(status)} />;
  }
};
