import { setUnsubscribed, unsubscribableOf } from '#application/check-ins/unsubscribe.ts';
import { unsubscribeForm, unsubscribeQuery } from '#web/contract/unsubscribe.ts';
import { route } from '../route.ts';
import { pageAnswer } from '../server-page.ts';
import { changedTooOften, noUnsubscribe, unsubscribedPage, unsubscribePage } from './unsubscribe-page.ts';

const PATH = '/unsubscribe';
const HTML = { 200: null } as const;

/** Where `List-Unsubscribe` leads. Scanners open it, so looking changes nothing; mail programs post to it for a reader. */
export const unsubscribeRoutes = [
  route({
    method: 'get',
    path: PATH,
    summary: 'The page that stops check-ins or insight mails, or starts them again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    async handle({ parts, query: { token = '', resume } }) {
      const found = await unsubscribableOf(parts, token);
      return pageAnswer(parts.brandName, found ? unsubscribePage(found, resume !== undefined) : noUnsubscribe);
    },
  }),
  route({
    method: 'post',
    path: PATH,
    summary: 'Stop what a mail belongs to with one click (RFC 8058), or start it again',
    access: 'one-click',
    answers: HTML,
    query: unsubscribeQuery,
    body: unsubscribeForm,
    async handle({ parts, query: { token = '' }, body }) {
      const done = await setUnsubscribed(parts, token, 'resume' in body ? 'resume' : 'stop');
      if (!('refused' in done)) return pageAnswer(parts.brandName, unsubscribedPage(done));
      return pageAnswer(parts.brandName, done.refused === 'too-often' ? changedTooOften : noUnsubscribe);
    },
  }),
];
