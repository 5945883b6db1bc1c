import { requestCheckIn } from '#application/use-cases/request-check-in.ts';
import { notSignedIn, tooMany } from '../errors.ts';
import { route } from '../route.ts';

export const checkInRoutes = [
  route({
    method: 'post',
    path: '/api/send-checkin',
    access: 'session',
    async handle({ parts, userId, header }) {
      const key = header('Idempotency-Key').slice(0, 255);
      const requested = await requestCheckIn(parts, userId, key || null);
      if (!('refused' in requested)) return { body: { success: true, message: 'Your check-in is on its way.' } };
      if (requested.refused === 'too-often')
        throw tooMany('A check-in was sent a moment ago. Please wait ten minutes.');
      throw notSignedIn();
    },
  }),
];
