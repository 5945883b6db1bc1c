import { eventList } from '#web/contract/admin/events.ts';
import { hasStatus, wordsFor } from '../../../shared/api/api-error.ts';
import { useAdminList } from '../admin-reads.ts';
import { Choice } from '../choice.tsx';
import { useFilters } from '../filters.tsx';
import { Code, Empty, Listing, Reading } from '../states.tsx';
import { copy } from './copy.ts';
import { EventFilters, useEventFilters, VIEWS, type View } from './event-filters.tsx';
import { EventTable } from './event-table.tsx';
import { EventTreeOf } from './event-tree.tsx';
import styles from './events.module.css';
import { LOOK_EVERY_MS, useTail } from './use-tail.ts';

type Filters = ReturnType<typeof useEventFilters>;

const useView = (
  correlation: string,
): Readonly<{ view: View; offered: readonly View[]; choose: (view: View) => void }> => {
  const { values, set } = useFilters(['view']);
  const offered = correlation === '' ? VIEWS.filter((view) => view !== 'tree') : VIEWS;
  return {
    view: offered.find((view) => view === values.view) ?? 'newest',
    offered,
    choose: (view) => set('view', view === 'newest' ? '' : view),
  };
};

/** The choice between the ways in which the log is shown. */
export const ViewChoice = () => {
  const { view, offered, choose } = useView(useEventFilters().values.correlation);
  return (
    <Choice
      label={copy.view}
      options={offered.map((value) => ({ value, label: copy.views[value] }))}
      chosen={view}
      onChoose={choose}
    />
  );
};

/** The log: by filters that stand in the address, as it grows, or all that followed from one thing as a tree. */
export const EventList = () => {
  const filters = useEventFilters();
  const { correlation } = filters.values;
  const { view } = useView(correlation);
  return (
    <>
      <EventFilters filters={filters} view={view} />
      {view === 'live' ? (
        <LiveEvents filters={filters} />
      ) : view === 'tree' ? (
        <EventTreeOf id={correlation} />
      ) : (
        <FoundEvents filters={filters} order={view} />
      )}
    </>
  );
};

const FoundEvents = ({ filters, order }: { filters: Filters; order: 'newest' | 'oldest' }) => {
  const list = useAdminList('/api/admin/events', { ...filters.values, order }, eventList);
  const rows = list.pages?.flatMap(({ events }) => events) ?? [];
  if (hasStatus(list.error, 400)) return <Empty title={wordsFor(list.error, copy.badFilter)} />;
  const { correlation = null, behind = 0 } = list.pages?.[0] ?? {};
  return (
    <>
      {correlation !== null && rows.length > 0 && (
        <p className={styles.above}>
          {copy.followedFrom} <Code>{correlation}</Code>
        </p>
      )}
      {behind > 0 && <p className={styles.above}>{copy.behind(behind)}</p>}
      <Listing list={list} rows={rows} nothing={copy.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(events) => <EventTable events={events} />}
      </Listing>
    </>
  );
};

const LiveEvents = ({ filters: { values } }: { filters: Filters }) => {
  const { type, stream, userId, correlation } = values;
  const { rows, behind, ...read } = useTail({ type, stream, userId, correlation });
  return (
    <Reading read={{ data: rows, ...read }}>
      {(events) => (
        <>
          <p className={styles.above}>{behind > 0 ? copy.behind(behind) : copy.live(LOOK_EVERY_MS / 1000)}</p>
          {events.length === 0 ? <Empty title={copy.noneYet} /> : <EventTable events={events} />}
        </>
      )}
    </Reading>
  );
};
