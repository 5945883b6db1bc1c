import test from 'ava';
import { eventually } from '#test/support/eventually.ts';
import { heldMail } from '#test/support/held-mail.ts';
import { replyAddressOf } from '#test/support/send-mail.ts';
import { outboxOf } from '#test/support/user.ts';
import { isForOperators } from '#web/api/admin/operators-only.ts';
import type { AuditList } from '#web/contract/admin/audit.ts';
import type { EventList, ShownEvent } from '#web/contract/admin/events.ts';
import type { JobList } from '#web/contract/admin/work.ts';
import { everyCall, pathOf } from '../sweep.ts';
import { withOperators } from './an-operator.ts';

const WORD = 'zanzibarquilt';
/** What is a role's to read, and what its owner has released, is words of theirs by design. */
const SHOWS_WORDS = new Set([
  'get /api/admin/mails/role',
  'get /api/admin/mails/role/:id',
  'post /api/admin/mails/:id/read',
]);

test('no answer to an operator holds a word, a name, an address or a token of a user', async (t) => {
  const { app, operator, viewer, user } = await withOperators(t);
  await user.call('POST', '/api/achievements', { originalMessage: `Sewed the ${WORD} for the fair` });
  await user.call('PUT', '/api/user/profile', { firstName: `Ada${WORD}`, lastName: `Lovelace${WORD}`, company: WORD });
  await user.call('POST', '/api/documents/generate', { type: 'custom', prompt: `A post about ${WORD}` });
  await user.call('POST', '/api/messages', { message: `Sold the ${WORD} today.` });
  const held = await heldMail(app, `Also the second ${WORD} is done.`);
  await operator.call('POST', `/api/admin/accounts/${user.userId}/login-mail`, { reason: 'They asked for it' });
  const link = await eventually('the login mail', async () =>
    (await outboxOf(app, user.email)).map(({ text }) => /token=(\S+)/.exec(text)?.[1]).find(Boolean),
  );
  const secrets = [WORD, 'Ada', 'Lovelace', user.email, held.user.email, user.session, link, 'elsewhere.example'];
  secrets.push(replyAddressOf(held.checkIn));
  const { jobs } = (await viewer.call<JobList>('GET', '/api/admin/jobs?state=open')).body;
  const { actions } = (await viewer.call<AuditList>('GET', '/api/admin/audit')).body;
  const eventsOf = async (userId: number) =>
    (await viewer.call<EventList>('GET', `/api/admin/events?userId=${userId}&limit=200`)).body.events;
  const events = [...(await eventsOf(user.userId)), ...(await eventsOf(held.user.userId)), ...(await eventsOf(0))];
  t.true(events.filter(({ sealedBytes }) => sealedBytes > 0).length > 10);
  for (const { id, type } of events) {
    const { body } = await viewer.call<ShownEvent>('GET', `/api/admin/events/${id}`);
    for (const secret of secrets) t.false(JSON.stringify(body).includes(secret ?? ''), `${type} shows ${secret}`);
  }
  const ids = [user.userId, held.user.userId, held.need.id, jobs[0]?.id, actions[0]?.id, events[0]?.id, 'wins', 'none'];
  let answers = 0;
  for (const { route, name, body } of everyCall()) {
    if (!isForOperators(route) || SHOWS_WORDS.has(name)) continue;
    const isErasure = name.endsWith('/erase/confirm');
    for (const id of route.path.includes(':id') ? ids : [undefined]) {
      const path = pathOf(route, String(id ?? ''));
      const queries =
        route.method === 'get' && !route.path.includes(':id') ? ['', `?userId=${user.userId}&limit=200`] : [''];
      for (const query of isErasure ? [] : queries) {
        const answer = await operator.call<unknown>(route.method.toUpperCase(), `${path}${query}`, body);
        answers += 1;
        const said = JSON.stringify(answer.body) + JSON.stringify([...answer.headers]);
        for (const secret of secrets) t.false(said.includes(secret ?? ''), `${name} says ${secret}`);
      }
    }
  }
  t.true(answers > 60, String(answers));
});
