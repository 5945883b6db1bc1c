import type { ReactNode } from 'react';
import { dayOf } from '../../shared/calendar.ts';
import styles from './billing.module.css';
import type { ShownBilling } from './read-billing.ts';
import { money, texts } from './texts.ts';

/** Plan, status, period, card and next payment. */
export const SubscriptionFacts = ({ billing }: { billing: ShownBilling }) => {
  const { plan, status, complimentary } = billing;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.plan}>{planOf(billing)}</Fact>
      <Fact name={texts.status}>
        <span className={styles.status} data-status={status}>
          {isKnown(status) ? texts.statuses[status] : status.replaceAll('_', ' ')}
        </span>
      </Fact>
      {(plan !== null || !complimentary) && <Payments billing={billing} />}
    </dl>
  );
};

const planOf = ({ plan, complimentary }: ShownBilling): string => {
  if (complimentary) return texts.complimentaryPlan;
  return plan === null ? texts.noPlan : texts.plans[plan];
};

const Payments = ({ billing }: { billing: ShownBilling }) => {
  const { status, upcomingInvoice: next } = billing;
  return (
    <>
      <Fact name={status === 'inactive' ? texts.lastPeriod : texts.period}>{periodOf(billing)}</Fact>
      <Fact name={texts.method}>
        <Card method={billing.paymentMethod} />
      </Fact>
      <Fact name={texts.next}>
        {next === null ? texts.nothing : texts.nextOn(money(next.amount), dayOf(next.date))}
      </Fact>
    </>
  );
};

/** One that was given back has ended before its day. */
const periodOf = ({ status, currentPeriodStart: start, currentPeriodEnd: end }: ShownBilling): string => {
  if (start === null || end === null) return texts.nothing;
  const endedEarly = status === 'inactive' && Date.parse(end) > Date.now();
  return endedEarly ? texts.began(dayOf(start)) : texts.from(dayOf(start), dayOf(end));
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Card = ({ method }: { method: ShownBilling['paymentMethod'] }) => {
  if (method === null) return texts.nothing;
  const { brand, last4, expMonth, expYear } = method;
  return (
    <>
      {texts.card(brand.charAt(0).toUpperCase() + brand.slice(1), last4)}
      <span className={styles.expires}>{texts.expires(String(expMonth).padStart(2, '0'), expYear)}</span>
    </>
  );
};

const isKnown = (status: string): status is keyof typeof texts.statuses => Object.hasOwn(texts.statuses, status);
