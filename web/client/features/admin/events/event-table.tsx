import type { EventSummary } from '#web/contract/admin/events.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { Code } from '../states.tsx';
import { copy } from './copy.ts';
import { AccountLink, EventLink, HappenedAt, PersonalPart, StreamLink } from './event-parts.tsx';

export const EventTable = ({ events }: { events: readonly EventSummary[] }) => (
  <DataTable caption={copy.caption} columns={columns} rows={events} idOf={({ id }) => id} />
);

const columns: readonly Column<EventSummary>[] = [
  { name: copy.columns.event, show: (event) => <EventLink {...event} /> },
  { name: copy.columns.at, show: (event) => <HappenedAt {...event} /> },
  { name: copy.columns.stream, show: (event) => <StreamLink {...event} /> },
  { name: copy.columns.account, show: (event) => <AccountLink {...event} /> },
  { name: copy.columns.actor, show: ({ actor }) => actor !== '' && <Code>{actor}</Code> },
  { name: copy.columns.personal, show: (event) => <PersonalPart {...event} /> },
];
