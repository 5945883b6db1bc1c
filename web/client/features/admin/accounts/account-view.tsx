import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shownAccount } from '#web/contract/admin/accounts.ts';
import { hasStatus } from '../../../shared/api/api-error.ts';
import { AdminHead } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { useMayAct } from '../operator.ts';
import { Empty, Reading } from '../states.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountBilling } from './account-billing.tsx';
import { AccountCheckIns } from './account-check-ins.tsx';
import { AccountFacts, AccountSessions, AccountStorage } from './account-facts.tsx';
import styles from './accounts.module.css';
import { copy } from './copy.ts';

const EVERY_MS = 15_000;

/** One account: what is known of it without a word of its owner, and what can be done for it. */
export const AccountView = ({ id }: { id: string }) => {
  const read = useAdminRead(`/api/admin/accounts/${id}`, shownAccount, { every: EVERY_MS, list: 'admin:accounts' });
  const mayAct = useMayAct();
  const account = hasStatus(read.error, 404) ? null : read.data?.account;
  return (
    <>
      <AdminHead
        title={copy.account(id)}
        back={<Link to="/admin/accounts">{copy.back}</Link>}
        actions={mayAct && account && <AccountActions account={account} onDone={() => void read.readAgain()} />}
      />
      {hasStatus(read.error, 404) ? (
        <Empty title={copy.gone} />
      ) : (
        <Reading read={read} lines={12}>
          {({ account: shown }) =>
            shown === null ? (
              <Empty title={copy.closed} />
            ) : (
              <>
                <AccountFacts account={shown} />
                <MoreOf id={id} />
                <AccountBilling billing={shown.billing} complimentary={shown.complimentary} />
                <AccountCheckIns account={shown} />
                <AccountSessions sessions={shown.sessions} />
                <AccountStorage stored={shown.stored} />
              </>
            )
          }
        </Reading>
      )}
    </>
  );
};

const MoreOf = ({ id }: { id: string }) => {
  const { links } = copy;
  const places: readonly (readonly [address: string, name: ReactNode])[] = [
    [`mail?userId=${id}`, links.mailIn],
    [`mail?box=out&userId=${id}`, links.mailOut],
    [`work?userId=${id}`, links.work],
    [`events?accountId=${id}`, links.events],
    [`audit?accountId=${id}`, links.audit],
  ];
  return (
    <nav aria-label={copy.linksLabel}>
      <ul className={styles.links}>
        {places.map(([address, name]) => (
          <li key={address}>
            <AdminLink to={address}>{name}</AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
