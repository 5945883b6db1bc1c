import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../shared/parts/panel.tsx';
import { copy } from './copy.ts';
import { InsightBody } from './insight-body.tsx';
import styles from './summary-card.module.css';
import { type Summary, useSummary } from './use-insights.ts';

const words = copy.summary;
/** The summary of all wins, on the dashboard. */
export const SummaryCard = ({ userId }: { userId: number }) => (
  <section className={styles.card} aria-labelledby="summary-of-wins">
    <h3 id="summary-of-wins" className={styles.title}>
      {words.title}
    </h3>
    <Content {...useSummary(userId)} />
  </section>
);

const Content = ({ insight, failed, retry }: Summary) => {
  if (failed)
    return (
      <div className={styles.failed} role="alert">
        <p>{words.failed}</p>
        <Button onClick={retry}>{words.retry}</Button>
      </div>
    );
  if (insight === undefined) return <Skeleton label={words.loading} lines={5} />;
  if (insight === null) return <p className={styles.none}>{words.none}</p>;
  return (
    <>
      <InsightBody insight={insight} />
      <p className={styles.grounds}>{words.grounds}</p>
      <Link to="/wins?tab=timeline" className={styles.way}>
        {words.detailed} →
      </Link>
    </>
  );
};
