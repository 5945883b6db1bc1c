import { closeAccount } from '#application/privacy/delete-account.ts';
import { done } from '#web/contract/answers.ts';
import { dropCookie, SESSION_COOKIE, SIGN_UP_COOKIE } from '../cookies.ts';
import { notSignedIn } from '../errors.ts';
import { route } from '../route.ts';

export const accountRoutes = [
  route({
    method: 'delete',
    path: '/api/user/account',
    summary: 'Delete the account and everything in it; needs a sign-in within the last 15 minutes',
    answers: { 200: done },
    access: 'recent',
    async handle({ parts, userId, words }) {
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
