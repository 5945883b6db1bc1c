import { BillingInformation } from '../features/billing/billing-information.tsx';
import { copy } from '../features/billing/copy.ts';
import { useSession } from '../features/session/session-context.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './page.module.css';

/** Billing Information. */
export default function BillingPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const session = useSession();
  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
      </div>
      <BillingInformation onChanged={() => void session.reload()} />
    </div>
  );
}
