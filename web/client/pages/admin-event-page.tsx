import { useParams } from 'react-router-dom';
import { EventDetail } from '../features/admin/events/event-detail.tsx';

/** One event with its causes and effects. */
export default function AdminEventPage() {
  const { id = '' } = useParams();
  return <EventDetail key={id} id={id} />;
}
