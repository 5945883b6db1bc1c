import { requestCheckIn } from '#application/use-cases/mail/request-check-in.ts';
import { done } from '#web/contract/answers.ts';
import { ApiError, notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';

const sent = {
  'check-in': 'Your check-in is on its way.',
  welcome: 'Please confirm your address first: answer the welcome mail, or follow its link. We sent it once more.',
} as const;

export const checkInRoutes = [
  route({
    method: 'post',
    path: '/api/send-checkin',
    summary: 'Send a check-in mail now',
    answers: { 200: done },
    access: 'session',
    async handle({ parts, userId, header }) {
      const key = header('Idempotency-Key').slice(0, 255);
      const requested = await requestCheckIn(parts, userId, key || null);
      if (!('refused' in requested)) return { body: { success: true, message: sent[requested.kind] } };
      if (requested.refused === 'too-often')
        throw tooMany('A check-in was sent a moment ago. Please wait ten minutes.');
      if (requested.refused === 'inactive')
        throw new ApiError(402, 'Your subscription has ended. Subscribe again under Billing to get check-ins.');
      throw notSignedIn();
    },
  }),
];
