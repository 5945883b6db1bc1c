import { Button } from 'antd';
import type { Insight } from '#web/contract/insights.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { BareGround, Stone } from '../../shared/cairn/cairn.tsx';
import { monthOf } from '../../shared/calendar.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import { ShowMore } from '../../shared/lists/show-more.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { InsightBody } from './insight-body.tsx';
import styles from './timeline.module.css';
import { type Months, useMakeMonth, useMonths } from './use-insights.ts';

/** The months that have wins, newest first, in whatever state they are. `hasWins`: there is something to tell of. */
export const Timeline = ({ userId, hasWins }: { userId: number; hasWins: boolean }) => {
  const read = useMonths(userId);
  const { isMaking, make } = useMakeMonth(userId);
  const refresh = async (): Promise<void> => {
    try {
      await make();
      toast({ title: copy.updated });
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    }
  };
  const isEmpty = read.months?.length === 0;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{copy.heading}</h2>
        {!isEmpty && (
          <Button onClick={() => void refresh()} loading={isMaking} disabled={read.months === undefined}>
            {copy.refresh}
          </Button>
        )}
      </div>
      <Content read={read} hasWins={hasWins} isMaking={isMaking} onGenerate={() => void refresh()} />
    </>
  );
};

const Content = (props: { read: Months; hasWins: boolean; isMaking: boolean; onGenerate: () => void }) => {
  const { months, failed, retry } = props.read;
  if (months === undefined) return failed ? <FailedNotice words={copy.loadFailed} onRetry={retry} /> : <Skeletons />;
  if (months.length === 0) return <None {...props} />;
  return (
    <>
      <ol className={styles.months} aria-busy={props.read.isReading}>
        {months.map((month) => (
          <Month key={month.id} month={month} />
        ))}
      </ol>
      {failed && <FailedNotice words={copy.loadFailed} onRetry={retry} />}
      {props.read.hasMore && !failed && (
        <ShowMore
          more={copy.earlier}
          reading={copy.loadingEarlier}
          isReading={props.read.isReading}
          onMore={props.read.showMore}
        />
      )}
    </>
  );
};

const Month = ({ month }: { month: Insight }) => (
  <li className={styles.month}>
    <div className={styles.stone}>
      <Stone seed={month.id} category={month.categories[0]?.name ?? null} />
    </div>
    <article className={styles.card}>
      <h3 className={styles.name}>
        {monthOf(month.periodStart)}
        {!month.isOver && <span> {copy.soFar}</span>}
      </h3>
      <InsightBody insight={month} />
    </article>
  </li>
);

const None = ({ hasWins, isMaking, onGenerate }: { hasWins: boolean; isMaking: boolean; onGenerate: () => void }) => (
  <Notice
    role="status"
    level={2}
    title={copy.empty}
    picture={<BareGround width={150} />}
    actions={
      <Button type="primary" onClick={onGenerate} loading={isMaking} disabled={!hasWins}>
        {hasWins ? copy.generate : copy.addFirst}
      </Button>
    }
  >
    <p>{copy.emptyDetail}</p>
  </Notice>
);

/** Stands where the cards will: the same places, no words yet. */
const Skeletons = () => (
  <div role="status">
    <span className="visually-hidden">{copy.loading}</span>
    <div className={styles.months} aria-hidden="true">
      {['one', 'two', 'three', 'four'].map((month) => (
        <div key={month} className={styles.month}>
          <div className={styles.stone}>
            <div className={styles.pebble} />
          </div>
          <div className={`${styles.card} ${styles.blank}`}>
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  </div>
);
