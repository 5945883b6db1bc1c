import { Button } from 'antd';
import type { ReactNode } from 'react';
import { eventList } from '#web/contract/admin/events.ts';
import { hasStatus, wordsFor } from '../../../shared/api/api-error.ts';
import { CheckLine } from '../../../shared/forms/check-line.tsx';
import { useAdminList } from '../admin-reads.ts';
import { useFilters } from '../filters.tsx';
import { Code, Empty, Listing, Reading } from '../states.tsx';
import { copy } from './copy.ts';
import { EventFilters, useEventFilters } from './event-filters.tsx';
import { EventTable } from './event-table.tsx';
import { EventTreeOf } from './event-tree.tsx';
import styles from './events.module.css';
import { LOOK_EVERY_MS, useTail } from './use-tail.ts';

type Filters = ReturnType<typeof useEventFilters>;

/** How the log is shown: `view` is `live`, `tree` or ''; `order` is `oldest` or ''. */
const useView = () => useFilters(['view', 'order']);

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
  return (
    <>
      <EventFilters filters={filters} live={view === 'live'} />
      {view === 'live' ? (
        <LiveEvents filters={filters} />
      ) : view === 'tree' && filters.values.correlation !== '' ? (
        <CorrelationTree id={filters.values.correlation} />
      ) : (
        <FoundEvents filters={filters} />
      )}
    </>
  );
};

const FoundEvents = ({ filters }: { filters: Filters }) => {
  const { values, set } = useView();
  const { order } = values;
  const list = useAdminList('/api/admin/events', { ...filters.values, order }, eventList);
  const rows = list.pages?.flatMap(({ events }) => events) ?? [];
  if (hasStatus(list.error, 400)) return <Empty title={wordsFor(list.error, copy.badFilter)} />;
  const { correlation = null, behind = 0 } = list.pages?.[0] ?? {};
  return (
    <>
      <div className={styles.above}>
        {correlation !== null && rows.length > 0 && <FollowedFrom correlation={correlation} />}
        {behind > 0 && <p>{copy.behind(behind)}</p>}
        <div className={styles.views}>
          {correlation !== null && rows.length > 0 && (
            <ViewButton onClick={() => set('view', 'tree')}>{copy.views.tree}</ViewButton>
          )}
          <ViewButton onClick={() => set('order', order === '' ? 'oldest' : '')}>
            {order === '' ? copy.views.oldest : copy.views.newest}
          </ViewButton>
        </div>
      </div>
      <Listing list={list} rows={rows} nothing={copy.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(events) => <EventTable events={events} />}
      </Listing>
    </>
  );
};

const CorrelationTree = ({ id }: { id: string }) => {
  const { set } = useView();
  return (
    <>
      <div className={styles.above}>
        <FollowedFrom correlation={id} />
        <div className={styles.views}>
          <ViewButton onClick={() => set('view', '')}>{copy.views.list}</ViewButton>
        </div>
      </div>
      <EventTreeOf id={id} />
    </>
  );
};

const FollowedFrom = ({ correlation }: { correlation: string }) => (
  <p>
    {copy.followedFrom} <Code>{correlation}</Code>
  </p>
);

const ViewButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button type="link" className={styles.viewButton ?? ''} onClick={onClick}>
    {children}
  </Button>
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
