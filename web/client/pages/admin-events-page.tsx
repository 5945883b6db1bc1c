import { AdminHead } from '../features/admin/admin-head.tsx';
import { copy } from '../features/admin/events/copy.ts';
import { EventList, ViewChoice } from '../features/admin/events/event-list.tsx';

/** Events of the log, and new ones as they come. */
export default function AdminEventsPage() {
  return (
    <>
      <AdminHead title={copy.title} lead={copy.lead} actions={<ViewChoice />} />
      <EventList />
    </>
  );
}
