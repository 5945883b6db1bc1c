import type { Overview } from '#web/contract/admin/overview.ts';
import { AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { countOf, sumOf } from '../figures.ts';
import { copy } from './copy.ts';
import styles from './people.module.css';
import { beginOf, type Span, valuesOf } from './series.ts';

const words = copy.people;
const STATES = ['active', 'ending', 'pastDue', 'ended', 'complimentary', 'unproven'] as const;
const CHANGES = [
  ['account.opened', words.opened, 'AccountOpened'],
  ['account.closed', words.closed, 'AccountClosed'],
  ['subscription.started', words.started, 'SubscriptionStarted'],
  ['subscription.ended', words.over, 'SubscriptionEnded'],
  ['payment.failed', words.failed, 'PaymentFailed'],
  ['refund.issued', words.refunds, 'RefundIssued'],
] as const;

/** Subscribers by state, and what changed about them. */
export const People = ({ now, span }: { now: Overview; span: Span }) => {
  const counted = span === 'day' ? now.hours : now.days;
  return (
    <AdminSection title={words.title} lead={words.lead}>
      <div className={styles.people}>
        <dl className={styles.states}>
          {STATES.map((state) => (
            <div key={state} className={styles.state}>
              <dt>{words[state]}</dt>
              <dd>
                <AdminLink to="accounts">{countOf(now.subscribers[state])}</AdminLink>
              </dd>
            </div>
          ))}
        </dl>
        <dl className={styles.changes}>
          {CHANGES.map(([name, label, type]) => (
            <div key={name} className={styles.change}>
              <dt>{label}</dt>
              <dd>
                <AdminLink to={`events?${new URLSearchParams({ type, from: beginOf(counted) })}`}>
                  {countOf(sumOf(valuesOf(counted, span, (one) => one === name)))}
                </AdminLink>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </AdminSection>
  );
};
