import { overviewOf } from '#application/operators/overview.ts';
import { overview } from '#web/contract/admin/overview.ts';
import { route } from '../route.ts';

export const overviewRoutes = [
  route({
    method: 'get',
    path: '/api/admin/overview',
    summary: 'Everything at a glance, with charts of the last 24 hours and 30 days',
    answers: { 200: overview },
    access: 'operator',
    handle: async ({ parts }) => ({ body: { success: true, ...(await overviewOf(parts, parts.operators)) } }),
  }),
];
