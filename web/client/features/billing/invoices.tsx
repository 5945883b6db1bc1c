import useSWR from 'swr';
import { type BilledInvoice, invoiceList } from '#web/contract/billing.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { dayOf } from '../../shared/calendar.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { money } from '../../shared/money.ts';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';
import { whereTo } from './use-billing-actions.ts';

const words = copy.invoices;

/** What was charged, with the provider's own pages of each invoice and its receipt. */
export const Invoices = () => {
  const { invoices, failed, read } = useInvoices();
  if (failed)
    return (
      <FailedNotice
        words={{ title: words.failed, detail: words.failedDetail, retry: copy.retry }}
        onRetry={() => void read()}
      />
    );
  return (
    <Panel title={words.title}>
      {invoices === undefined && <Skeleton label={words.loading} lines={2} />}
      {invoices?.length === 0 && <p className={styles.none}>{words.none}</p>}
      {invoices !== undefined && invoices.length > 0 && (
        <ul className={styles.list} aria-label={words.title}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const useInvoices = () => {
  const api = useApi();
  const version = useListVersion('subscriptions');
  const { data, error, isValidating, mutate } = useSWR(['/api/billing/invoices', version], () =>
    api.get('/api/billing/invoices', invoiceList),
  );
  const failed = data === undefined && error !== undefined && !isValidating;
  return { invoices: data?.invoices, failed, read: () => mutate() };
};

const Invoice = ({ invoice: { number, date, amount, currency, state, invoiceUrl, receiptUrl } }: Props) => {
  const day = dayOf(date);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span>{day}</span>
        {number !== null && <span className={styles.number}>{number}</span>}
      </span>
      <span className={styles.amount}>
        {money(amount, currency)} <span className={styles.state}>{words.states[state]}</span>
      </span>
      <span className={styles.pages}>
        <Page url={invoiceUrl} label={words.invoice} name={words.invoiceOf(day)} />
        <Page url={receiptUrl} label={words.receipt} name={words.receiptOf(day)} />
      </span>
    </li>
  );
};

type Props = Readonly<{ invoice: BilledInvoice }>;

/** In a tab of its own: what is read there is no step of this page. A page that is nobody's we know is not linked. */
const Page = ({ url, label, name }: { url: string | null; label: string; name: string }) => {
  const to = whereTo(url ?? undefined, location.origin);
  if (typeof to === 'string') return null;
  return (
    <a href={to.leaveFor} target="_blank" rel="noreferrer" aria-label={name}>
      {label}
    </a>
  );
};
