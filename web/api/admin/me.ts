import { countPasskeys } from '#application/access/public.ts';
import { operatorSelf } from '#web/contract/admin/me.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';

export const meRoutes = [
  route({
    method: 'get',
    path: '/api/admin/me',
    summary: 'Who asks, as an operator, and what they still need to act; 404 to everybody else',
    answers: { 200: operatorSelf },
    access: 'operator',
    async handle({ parts, userId, operator }) {
      if (!operator) throw notFound();
      const hasPasskey = (await countPasskeys(parts, userId)) > 0;
      return { body: { success: true, ...operator, hasPasskey } };
    },
  }),
];
