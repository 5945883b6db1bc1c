import {
  type Asker,
  dismissMail,
  disownMail,
  disownMails,
  originalOf,
  releaseMail,
  showHeldMail,
} from '#application/inbox/held-mail.ts';
import { keepLeftWords } from '#application/inbox/keep-left-words.ts';
import { listNeeds, NEEDS_YOU } from '#application/inbox/needs-you.ts';
import { WINS } from '#application/wins/wins.ts';
import { done } from '#web/contract/answers.ts';
import { heldDecision, heldMailAnswer, heldMails, heldQuery, needList } from '#web/contract/needs-you.ts';
import { conflict, notFound, notSignedIn } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';

const SHOWS = [NEEDS_YOU] as const;

/** The token of a mail, where there is one, else the session. */
const askerOf = (userId: number, token: string | undefined): Asker => {
  if (token !== undefined) return { token };
  if (userId === 0) throw notSignedIn();
  return { userId };
};

type Decide = typeof releaseMail;

const decided = async (decide: Decide, parts: ApiParts, id: string, asker: Asker, message: string) => {
  const handled = await decide(parts, id, asker);
  if (!('refused' in handled)) return { body: { success: true, message }, position: handled.position };
  throw handled.refused === 'not-held' ? conflict(({ messages }) => messages.decidedAlready) : notFound();
};

export const needsYouRoutes = [
  route({
    method: 'get',
    path: '/api/needs-you',
    summary: 'Mails that need your answer: held until you say whose they are, not readable, or not kept whole',
    answers: { 200: needList },
    access: 'session',
    lists: SHOWS,
    handle: async ({ parts, userId }) => ({ body: { success: true, ...(await listNeeds(parts.readModels, userId)) } }),
  }),
  route({
    method: 'post',
    path: '/api/needs-you/disown',
    summary: 'Say that several held mails are not yours',
    answers: { 200: done },
    access: 'session',
    body: heldMails,
    shows: SHOWS,
    async handle({ parts, userId, body: { ids }, words }) {
      const { position } = await disownMails(parts, ids, userId);
      return { body: { success: true, message: words.messages.allDisowned }, position };
    },
  }),
  route({
    method: 'post',
    path: '/api/needs-you/:id/dismiss',
    summary: 'Done with a mail that could not be read',
    answers: { 200: done },
    access: 'session',
    shows: SHOWS,
    async handle({ parts, userId, params, words }) {
      const dismissed = await dismissMail(parts, params.id ?? '', userId);
      if ('refused' in dismissed) throw notFound();
      return { body: { success: true, message: words.messages.dismissed }, position: dismissed.position };
    },
  }),
  route({
    method: 'post',
    path: '/api/needs-you/:id/keep',
    summary: 'Keep the words of a mail that were left out, as wins',
    answers: { 200: done },
    access: 'session',
    shows: [NEEDS_YOU, WINS],
    async handle({ parts, userId, params, words: { messages } }) {
      const left = await keepLeftWords(parts, params.id ?? '', userId);
      if ('refused' in left) throw notFound();
      return {
        body: { success: true, message: left.isWhole ? messages.keptNow : messages.keptInPart },
        position: left.position,
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/needs-you/:id/original',
    summary: 'A mail that could not be read, as it came',
    answers: { 200: null },
    access: 'session',
    async handle({ parts, userId, params }) {
      const raw = await originalOf(parts, params.id ?? '', userId);
      if (!raw) throw notFound();
      const headers = {
        'Content-Type': 'message/rfc822',
        'Content-Disposition': 'attachment; filename="mail.eml"',
        'Content-Security-Policy': "sandbox; default-src 'none'",
      };
      return { body: Buffer.from(raw), headers };
    },
  }),
  route({
    method: 'get',
    path: '/api/held/:id',
    summary: 'A mail that is held until its user says whose it is; looking changes nothing',
    answers: { 200: heldMailAnswer },
    access: 'link',
    query: heldQuery,
    async handle({ parts, userId, params, query }) {
      const mail = await showHeldMail(parts, params.id ?? '', askerOf(userId, query.token));
      if (!mail) throw notFound();
      return { body: { success: true, mail } };
    },
  }),
  route({
    method: 'post',
    path: '/api/held/:id/release',
    summary: 'Say that a held mail is yours: its wins are kept, and nothing is changed that it asks to change',
    answers: { 200: done },
    access: 'link',
    body: heldDecision,
    shows: SHOWS,
    handle: async ({ parts, userId, params, body, words }) =>
      decided(releaseMail, parts, params.id ?? '', askerOf(userId, body.token), words.messages.released),
  }),
  route({
    method: 'post',
    path: '/api/held/:id/disown',
    summary: 'Say that a held mail is not yours: nothing of it is kept as a win or answered',
    answers: { 200: done },
    access: 'link',
    body: heldDecision,
    shows: SHOWS,
    handle: async ({ parts, userId, params, body, words }) =>
      decided(disownMail, parts, params.id ?? '', askerOf(userId, body.token), words.messages.disowned),
  }),
];
