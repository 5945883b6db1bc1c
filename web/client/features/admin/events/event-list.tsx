import { Link } from 'react-router-dom';
import { eventList } from '#web/contract/admin/events.ts';
import { hasStatus, wordsFor } from '../../../shared/api/api-error.ts';
import { CheckLine } from '../../../shared/forms/check-line.tsx';
import { useAdminList } from '../admin-reads.ts';
import { useFilters } from '../filters.tsx';
import { Code, Empty, Listing, Reading } from '../states.tsx';
import { copy } from './copy.ts';
import { EventFilters, useEventFilters } from './event-filters.tsx';
import { eventsPath } from './event-parts.tsx';
import { EventTable } from './event-table.tsx';
import { EventTreeOf } from './event-tree.tsx';
import styles from './events.module.css';
import { LOOK_EVERY_MS, useTail } from './use-tail.ts';

type Filters = ReturnType<typeof useEventFilters>;

const useView = () => useFilters(['view']);

/** Whether the page shows events as they come. */
export const LiveSwitch = () => {
  const { values, set } = useView();
  return (
    <CheckLine checked={values.view === 'live'} onChange={(on) => set('view', on ? 'live' : '')}>
      {copy.live.label}
    </CheckLine>
  );
};

/** The log: by filters that stand in the address, as it grows, or all that followed from one thing as a tree. */
export const EventList = () => {
  const filters = useEventFilters();
  const { view } = useView().values;
  const { correlation } = filters.values;
  return (
    <>
      <EventFilters filters={filters} live={view === 'live'} />
      {view === 'live' ? (
        <LiveEvents filters={filters} />
      ) : view === 'tree' && correlation !== '' ? (
        <>
          <Above correlation={correlation} view="tree" />
          <EventTreeOf id={correlation} />
        </>
      ) : (
        <FoundEvents filters={filters} />
      )}
    </>
  );
};

const FoundEvents = ({ filters }: { filters: Filters }) => {
  const list = useAdminList('/api/admin/events', filters.values, eventList);
  const rows = list.pages?.flatMap(({ events }) => events) ?? [];
  const first = list.pages?.[0];
  if (hasStatus(list.error, 400)) return <Empty title={wordsFor(list.error, copy.badFilter)} />;
  return (
    <>
      {first && first.behind > 0 && <p className={styles.above}>{copy.behind(first.behind)}</p>}
      {first?.correlation && rows.length > 0 && <Above correlation={first.correlation} view="list" />}
      <Listing list={list} rows={rows} nothing={copy.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(events) => <EventTable events={events} />}
      </Listing>
    </>
  );
};

/** What a correlation was found by, and the other way to show it. */
const Above = ({ correlation, view }: { correlation: string; view: 'list' | 'tree' }) => (
  <div className={styles.above}>
    <p>
      {copy.followedFrom} <Code>{correlation}</Code>
    </p>
    {view === 'list' ? (
      <Link to={eventsPath({ correlation, view: 'tree' })}>{copy.views.tree}</Link>
    ) : (
      <Link to={eventsPath({ correlation, order: 'oldest' })}>{copy.views.list}</Link>
    )}
  </div>
);

const LiveEvents = ({ filters: { values } }: { filters: Filters }) => {
  const { type, stream, userId, correlation } = values;
  const { rows, failed, behind, readAgain } = useTail({ type, stream, userId, correlation });
  return (
    <Reading read={{ data: rows, failed, readAgain }}>
      {(events) => (
        <>
          <p className={styles.above}>{behind > 0 ? copy.behind(behind) : copy.live.detail(LOOK_EVERY_MS / 1000)}</p>
          {events.length === 0 ? <Empty title={copy.noneYet} /> : <EventTable events={events} />}
        </>
      )}
    </Reading>
  );
};
