import { copy } from '../features/outbox/copy.ts';
import { OutboxView } from '../features/outbox/outbox-view.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { Waiting } from '../shared/parts/waiting.tsx';
import NotFoundPage from './not-found-page.tsx';
import styles from './page.module.css';

/** The sandbox's mails; where a relay is set, no such page. */
export default function OutboxPage() {
  const { brandName, outbox } = useAppConfig();
  usePageTitle(brandName, copy.title);
  if (outbox === undefined) return <Waiting title={copy.loading} />;
  if (!outbox) return <NotFoundPage />;
  return (
    <div className={styles.wide}>
      <div className={styles.head}>
        <div>
          <h1>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
      </div>
      <OutboxView />
    </div>
  );
}
