import { accountOf } from '#application/accounts/find-account.ts';
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
      const account = await accountOf(parts, userId);
      const hasPasskey = (account?.passkeys ?? []).length > 0;
      return { body: { success: true, ...operator, hasPasskey } };
    },
  }),
];
