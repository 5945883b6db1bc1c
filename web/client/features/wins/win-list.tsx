import { Button } from 'antd';
import { memo, type RefObject, useDeferredValue, useId, useMemo } from 'react';
import { BareGround } from '../../shared/cairn/cairn.tsx';
import { monthOf } from '../../shared/calendar.ts';
import { FailedNotice } from '../../shared/lists/failed-notice.tsx';
import type { ReadStatus } from '../../shared/lists/read-status.ts';
import { ShowMore } from '../../shared/lists/show-more.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { byMonth, ENOUGH, type MonthOfWins, monthsAround } from './by-month.ts';
import { copy } from './copy.ts';
import { PebbleLight } from './pebble.tsx';
import { areNone, type Filters, sameFilters, type WinList as Wins } from './read-pages.ts';
import type { RowActions } from './row-actions.ts';
import { useRowKeys } from './row-keys.ts';
import { isFarFrom, type Selection } from './selection.ts';
import { useArrivals } from './use-arrivals.ts';
import styles from './win-list.module.css';
import { WinRow } from './win-row.tsx';
import { WinSkeletons } from './win-skeletons.tsx';

type Shown = Readonly<{
  list: Wins | undefined;
  status: ReadStatus;
  filters: Filters;
  /** The win that the window comes back to. */
  startAt: string | null;
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

/** Months in sight come at once; the rest of a long list is drawn meanwhile, piece by piece, so that nothing waits for it. */
const Months = (props: Shown & { list: Wins }) => {
  const { list, status, container, startAt } = props;
  const isWhole = useDeferredValue(true, false);
  const selection = useSelectionSoon(props.selection);
  const months = useMemo(() => byMonth(list), [list]);
  const first = useMemo(() => (isWhole ? null : monthsAround(months, startAt)), [isWhole, months, startAt]);
  useArrivals(container, list);
  useRowKeys(container, props.actions);
  return (
    <>
      <PebbleLight />
      <div ref={container} className={styles.months} aria-busy={status === 'reading'}>
        {months.map((month) => (
          <Month
            key={month.month}
            {...month}
            isAll={month.count === list.total}
            isDrawn={first === null || first.has(month.month)}
            open={props.open}
            selection={selection}
            actions={props.actions}
          />
        ))}
      </div>
      <More {...props} />
    </>
  );
};

/** What is ticked is ticked at once; what changes most rows at a time is shown when they are drawn. */
const useSelectionSoon = (selection: Selection): Selection => {
  const settled = useDeferredValue(selection);
  return isFarFrom(settled, selection) ? settled : selection;
};

const More = ({ list, status, onMore, onRetry }: Shown) => {
  if (status === 'failed') return <FailedNotice words={copy.failedMore} onRetry={onRetry} />;
  if (!list || list.nextCursor === null) return null;
  return <ShowMore more={copy.more} reading={copy.loadingMore} isReading={status === 'reading'} onMore={onMore} />;
};

/** `isAll`: there is no other month, and the count of all stands above. `isDrawn`: else its rows are still to come. */
type MonthProps = MonthOfWins &
  Pick<Shown, 'open' | 'selection' | 'actions'> &
  Readonly<{ isAll: boolean; isDrawn: boolean }>;

/** No other month is drawn anew when a row of one opens, is ticked, or comes. */
const showSameMonth = (before: MonthProps, now: MonthProps): boolean =>
  before.count === now.count &&
  before.isAll === now.isAll &&
  before.isDrawn === now.isDrawn &&
  before.actions === now.actions &&
  before.selection.isOn === now.selection.isOn &&
  before.wins.length === now.wins.length &&
  now.wins.every(
    (win, index) =>
      win === before.wins[index] &&
      before.open.has(win.id) === now.open.has(win.id) &&
      before.selection.ids.has(win.id) === now.selection.ids.has(win.id),
  );

/** The wins of a month under its name. What is far from sight is not laid out, however many months there are. */
const Month = memo(({ month, count, wins, isAll, isDrawn, open, selection, actions }: MonthProps) => {
  const id = useId();
  const reach = `calc(var(--heading) + ${wins.length} * var(--row))`; // about, until it was in sight
  return (
    <section
      className={styles.month}
      data-long={wins.length > ENOUGH}
      style={{ containIntrinsicBlockSize: `auto ${reach}`, contentVisibility: isDrawn ? undefined : 'hidden' }}
      aria-labelledby={id}
    >
      <div className={styles.heading}>
        <h3 id={id}>{monthOf(`${month}-01`)}</h3>
        {!isAll && <span className={styles.count}>{copy.count(count)}</span>}
      </div>
      {isDrawn && (
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
      )}
    </section>
  );
}, showSameMonth);

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
