import { tryWin } from '#application/inbox/try-win.ts';
import { tryOutAnswer, tryOutRequest } from '#web/contract/try-out.ts';
import { tooMany } from '../errors.ts';
import { route } from '../route.ts';
import { refusedWithHelp } from './refuse-crisis.ts';

export const tryOutRoutes = [
  route({
    method: 'post',
    path: '/api/try',
    summary: 'Say what would become of a line that a visitor tries; nothing of it is kept',
    answers: { 200: tryOutAnswer },
    access: 'public',
    body: tryOutRequest,
    async handle({ parts, body, network }) {
      const tried = await tryWin(parts, { words: body.message, timezone: body.timezone ?? 'UTC' }, network);
      if ('refused' in tried) throw tooMany('That was a lot for one hour. Please come back a little later.');
      if (tried.heard === 'crisis') throw refusedWithHelp(parts, tried.hardDay, '');
      return { body: { success: true, heard: tried.heard, wins: tried.heard === 'wins' ? tried.wins : [] } };
    },
  }),
];
