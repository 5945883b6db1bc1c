import type { OpenAccount } from '#web/contract/admin/accounts.ts';
import { AdminSection } from '../admin-head.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { moneyOf } from '../money.ts';
import { Facts, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import styles from './accounts.module.css';
import { copy } from './copy.ts';

const words = copy.billing;
type Billing = OpenAccount['billing'];

/** The plan as it stands, and what was paid. */
export const AccountBilling = (props: { billing: Billing; complimentary: boolean }) => {
  const { status, plan, payment, periodEnd, accessUntil, charges } = props.billing;
  return (
    <AdminSection title={words.title}>
      <Facts
        facts={[
          [
            words.status,
            <StateTag key="status" tone={TONES[status]}>
              {words.statuses[status]}
            </StateTag>,
          ],
          [words.plan, props.complimentary ? words.complimentary : plan === null ? words.none : words.plans[plan]],
          [words.payment, words.payments[payment]],
          ...(periodEnd === null ? [] : [[words.periodEnd, <When key="end" at={periodEnd} />] as const]),
          ...(accessUntil === null ? [] : [[words.accessUntil, <When key="until" at={accessUntil} />] as const]),
        ]}
      />
      <Charges charges={charges} />
    </AdminSection>
  );
};

const TONES = { active: 'good', cancelled: 'warn', past_due: 'bad', inactive: 'quiet' } as const;

const Charges = ({ charges }: Pick<Billing, 'charges'>) => {
  if (charges === null) return <p className={styles.note}>{words.away}</p>;
  if (charges.length === 0) return <p className={styles.note}>{words.noCharges}</p>;
  return (
    <div className={styles.narrow}>
      <h3 className={styles.subtitle}>{words.caption}</h3>
      <DataTable
        caption={words.caption}
        columns={columns}
        rows={charges}
        idOf={(charge) => `${charge.paidAt} ${charges.indexOf(charge)}`}
      />
    </div>
  );
};

const CHARGE_TONES = { paid: 'good', 'given-back': 'quiet', failed: 'bad', disputed: 'bad' } as const;

const columns: readonly Column<NonNullable<Billing['charges']>[number]>[] = [
  { name: words.columns.at, wide: true, show: ({ paidAt }) => <When at={paidAt} /> },
  { name: words.columns.amount, end: true, show: ({ amount, currency }) => moneyOf(amount, currency) },
  {
    name: words.columns.state,
    show: ({ state }) => <StateTag tone={CHARGE_TONES[state]}>{words.states[state]}</StateTag>,
  },
];
