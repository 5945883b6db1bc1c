import type { EventSummary } from '#web/contract/admin/events.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { Code } from '../states.tsx';
import { copy } from './copy.ts';
import { AccountLink, EventLink, HappenedAt, PersonalPart, StreamLink } from './event-parts.tsx';
import styles from './events.module.css';

export const EventTable = ({ events }: { events: readonly EventSummary[] }) => (
  <DataTable caption={copy.caption} columns={columns} rows={events} idOf={({ id }) => id} />
);

const columns: readonly Column<EventSummary>[] = [
  { name: copy.columns.event, show: (event) => <Named event={event} /> },
  { name: copy.columns.at, show: (event) => <HappenedAt {...event} /> },
  { name: copy.columns.stream, show: (event) => <StreamLink {...event} /> },
  { name: copy.columns.account, show: (event) => <AccountLink {...event} /> },
  { name: copy.columns.actor, show: ({ actor }) => actor !== '' && <Code>{actor}</Code> },
];

const Named = ({ event }: { event: EventSummary }) => (
  <div className={styles.named}>
    <EventLink {...event} />
    <PersonalPart {...event} />
  </div>
);
