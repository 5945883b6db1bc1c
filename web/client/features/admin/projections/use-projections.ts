import { projectionDetail, projectionList } from '#web/contract/admin/projections.ts';
import { useAdminRead } from '../admin-reads.ts';

/** Progress stands in notes that no list tells of: it is read again this often, while the page can be seen. */
const EVERY_MS = 2000;

export const useProjections = () => useAdminRead('/api/admin/projections', projectionList, { every: EVERY_MS });

export const useProjection = (name: string) =>
  useAdminRead(`/api/admin/projections/${encodeURIComponent(name)}`, projectionDetail, { every: EVERY_MS });
