import { Button } from 'antd';
import { type CSSProperties, memo, type RefObject, useId, useMemo } from 'react';
import { BareGround } from '../../shared/cairn/cairn.tsx';
import { monthOf } from '../../shared/calendar.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import type { ReadStatus } from '../../shared/lists/read-status.ts';
import { ShowMore } from '../../shared/lists/show-more.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { byMonth, type MonthOfWins } from './by-month.ts';
import { copy } from './copy.ts';
import { PebbleLight } from './pebble.tsx';
import { areNone, type Filters, sameFilters, type WinList as Wins } from './read-pages.ts';
import type { RowActions } from './row-actions.ts';
import { useRowKeys } from './row-keys.ts';
import type { Selection } from './selection.ts';
import { useArrivals } from './use-arrivals.ts';
import styles from './win-list.module.css';
import { WinRow } from './win-row.tsx';

type Shown = Readonly<{
  list: Wins | undefined;
  status: ReadStatus;
  filters: Filters;
  open: ReadonlySet<string>;
  selection: Selection;
  actions: RowActions;
  container: RefObject<HTMLDivElement | null>;
  onMore: () => void;
  onRetry: () => void;
  onClearFilters: () => void;
}>;

/** The wins in whatever state they are: loading, failed, none at all, none that match, or a list with more to come. */
export const WinList = (props: Shown) => {
  const { list, status, filters } = props;
  const isOther = list !== undefined && !sameFilters(list.filters, filters);
  if (status === 'failed' && (list === undefined || isOther))
    return <FailedNotice words={copy.failed} onRetry={props.onRetry} />;
  if (list === undefined) return <WinSkeletons />;
  if (list.wins.length > 0) return <Months {...props} list={list} />;
  if (list.nextCursor !== null) return <More {...props} />; // all that was read is being removed
  return areNone(list.filters) ? <None /> : <NoneFound onClear={props.onClearFilters} />;
};

const Months = (props: Shown & { list: Wins }) => {
  const { list, status, container } = props;
  const months = useMemo(() => byMonth(list), [list]);
  useArrivals(container, list);
  useRowKeys(container, props.actions);
  return (
    <>
      <PebbleLight />
      <div ref={container} aria-busy={status === 'reading'}>
        {months.map((month) => (
          <Month
            key={month.month}
            {...month}
            isAll={month.count === list.total}
            open={props.open}
            selection={props.selection}
            actions={props.actions}
          />
        ))}
      </div>
      <More {...props} />
    </>
  );
};

const More = ({ list, status, onMore, onRetry }: Shown) => {
  if (status === 'failed') return <FailedNotice words={copy.failedMore} onRetry={onRetry} />;
  if (!list || list.nextCursor === null) return null;
  return <ShowMore more={copy.more} reading={copy.loadingMore} isReading={status === 'reading'} onMore={onMore} />;
};

/** About as high as a closed row and a heading: so far a month that was never in sight is guessed to reach. */
const ROW_PX = 69;
const HEADING_PX = 64;

/** `isAll`: there is no other month, and the count of all stands above. */
type MonthProps = MonthOfWins & Pick<Shown, 'open' | 'selection' | 'actions'> & Readonly<{ isAll: boolean }>;

/** The wins of a month under its name. What is far from sight is not laid out, however many months there are. */
const Month = memo(({ month, count, wins, isAll, open, selection, actions }: MonthProps) => {
  const id = useId();
  const reach: CSSProperties = { containIntrinsicBlockSize: `auto ${HEADING_PX + wins.length * ROW_PX}px` };
  return (
    <section className={styles.month} style={reach} aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 id={id}>{monthOf(`${month}-01`)}</h3>
        {!isAll && <span className={styles.count}>{copy.count(count)}</span>}
      </div>
      <ul className={styles.rows}>
        {wins.map((win) => (
          <WinRow
            key={win.id}
            win={win}
            isOpen={open.has(win.id)}
            isSelected={selection.isOn ? selection.ids.has(win.id) : null}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
});

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <Notice
    role="status"
    level={2}
    title={copy.noneFound.title}
    actions={<Button onClick={onClear}>{copy.noneFound.clear}</Button>}
  >
    <p>{copy.noneFound.detail}</p>
  </Notice>
);

const None = () => (
  <Notice role="status" level={2} title={copy.none.title} picture={<BareGround width={150} />}>
    <p>{copy.none.detail}</p>
    <p>{copy.none.more}</p>
  </Notice>
);

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Stands where the rows will: the same size, no words yet. */
const WinSkeletons = () => (
  <div role="status">
    <span className="visually-hidden">{copy.loading}</span>
    <div className={styles.month} aria-hidden="true">
      <div className={styles.heading}>
        <div className={styles.line} />
      </div>
      <div className={styles.rows}>
        {PLACES.map((place) => (
          <div key={place} className={styles.skeleton}>
            <div className={styles.stone} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  </div>
);
