import { askRefund } from '#application/billing/refund.ts';
import { closeAccount } from '#application/privacy/delete-account.ts';
import { deletionQuery } from '#web/contract/account.ts';
import { done } from '#web/contract/answers.ts';
import { billingOrThrow } from '../billing/billing.ts';
import { dropCookie, SESSION_COOKIE, SIGN_UP_COOKIE } from '../cookies.ts';
import { notSignedIn } from '../errors.ts';
import { route } from '../route.ts';

export const accountRoutes = [
  route({
    method: 'delete',
    path: '/api/user/account',
    summary: 'Delete the account, with a refund or without; needs a sign-in within the last 15 minutes',
    answers: { 200: done },
    access: 'recent',
    query: deletionQuery,
    async handle({ parts, userId, words, query, header }) {
      if (query.refund === '1')
        billingOrThrow(await askRefund(parts, { userId, key: header('Idempotency-Key').slice(0, 255) || null }));
      const closed = await closeAccount(parts, userId);
      if ('refused' in closed) throw notSignedIn();
      const headers = {
        'Set-Cookie': [SESSION_COOKIE, SIGN_UP_COOKIE].map(dropCookie),
        'Clear-Site-Data': '"storage"',
      };
      return { body: { success: true, message: words.account.deleted }, headers };
    },
  }),
];
