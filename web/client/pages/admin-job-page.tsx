import { useParams } from 'react-router-dom';
import { JobView } from '../features/admin/work/job-view.tsx';

/** One job with its chain of causes. */
export default function AdminJobPage() {
  const { id = '' } = useParams();
  return <JobView key={id} id={id} />;
}
