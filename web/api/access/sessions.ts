import { endAllSessions, endSessionOf, listSessions } from '#application/access/sign-in/sessions.ts';
import { sessionList, sessionsEnded } from '#web/contract/profile.ts';
import { dropCookie, SESSION_COOKIE } from '../cookies.ts';
import { notFound } from '../errors.ts';
import { route } from '../route.ts';
import { shownDevice } from './device-name.ts';

const iso = (at: number): string => new Date(at).toISOString();

export const sessionRoutes = [
  route({
    method: 'get',
    path: '/api/user/sessions',
    summary: 'Where the account is signed in, the last used first',
    answers: { 200: sessionList },
    access: 'session',
    async handle({ parts, userId, sessionId: own, words }) {
      const sessions = (await listSessions(parts, userId)).map(({ sessionId, device, openedAt, usedAt }) => ({
        id: sessionId,
        device: shownDevice(device, words),
        openedAt: iso(openedAt),
        usedAt: iso(usedAt),
        current: sessionId === own,
      }));
      return { body: { success: true, sessions } };
    },
  }),
  route({
    method: 'delete',
    path: '/api/user/sessions/:id',
    summary: 'End one of one’s own sessions, at once',
    answers: { 200: sessionsEnded },
    access: 'session',
    async handle({ parts, userId, sessionId, params, words }) {
      const ended = await endSessionOf(parts, userId, params.id ?? '');
      if (ended?.refused) throw notFound();
      const headers = params.id === sessionId ? { 'Set-Cookie': dropCookie(SESSION_COOKIE) } : {};
      return { body: { success: true, message: words.signIn.deviceSignedOut }, headers };
    },
  }),
  route({
    method: 'post',
    path: '/api/user/sessions/end-others',
    summary: 'End every session but this one',
    repeatable: true,
    answers: { 200: sessionsEnded },
    access: 'session',
    async handle({ parts, userId, sessionId, words }) {
      await endAllSessions(parts, userId, { but: sessionId === null ? [] : [sessionId] });
      return { body: { success: true, message: words.signIn.othersSignedOut } };
    },
  }),
];
