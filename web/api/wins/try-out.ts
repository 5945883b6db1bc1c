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
    async handle({ parts, body, network, language: pageLanguage }) {
      const { message: words, timezone = 'UTC' } = body;
      const tried = await tryWin(parts, { words, timezone, pageLanguage }, network);
      if ('refused' in tried) throw tooMany(({ wins }) => wins.triedTooOften);
      if (tried.heard === 'crisis') throw refusedWithHelp(parts, tried.hardDay, '');
      return { body: { success: true, heard: tried.heard, wins: tried.heard === 'wins' ? tried.wins : [] } };
    },
  }),
];
