import { useParams } from 'react-router-dom';
import { ProjectionView } from '../features/admin/projections/projection-view.tsx';

/** One read model. */
export default function AdminProjectionPage() {
  const { id = '' } = useParams();
  return <ProjectionView name={id} />;
}
