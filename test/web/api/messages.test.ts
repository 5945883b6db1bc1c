import test from 'ava';
import { MESSAGES } from '#application/inbox/messages.ts';
import { sharedApp } from '#test/support/app.ts';
import { sayOnTheWeb, someDocuments, turnsOf } from '#test/support/conversing.ts';
import { eventually } from '#test/support/eventually.ts';
import { aUser, call, mailTo, outboxOf } from '#test/support/user.ts';
import type { MessagePage, MessageTaken } from '#web/contract/messages.ts';

const PUMP = 'Fixed the pump in hall 3.';
const NURSES = 'Trained two nurses on triage.';
const app = sharedApp(test, { documents: someDocuments });

test('a message becomes a win, and is answered in the conversation and not by mail', async (t) => {
  const user = await aUser(app());
  const { status, body } = await user.call<MessageTaken>('POST', '/api/messages', { message: `  ${PUMP} ` });
  t.is(status, 202);
  t.like(body, { success: true, message: 'We are reading your message.' });
  const [said] = await turnsOf(user);
  t.is(said?.text, PUMP, 'who wrote it sees it at once');
  const [answer, message] = await eventually('the answer', async () => {
    const turns = await turnsOf(user);
    return turns.length === 2 && turns;
  });
  t.like(message, { id: body.id, from: 'you', text: PUMP, state: 'answered' });
  const [win] = await user.wins();
  t.like(win, { originalMessage: PUMP, source: 'web', emailMessageId: body.id });
  t.like(answer, { from: 'cairn', winIds: [win?.id] });
  t.regex(answer?.text ?? '', /1\. “Fixed the pump in hall 3\.”/);
  t.deepEqual(await outboxOf(app(), user.email), []);
});

test('numbers speak of the answer before: “drop 2” after a list drops its second win', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, `${PUMP}\n\n${NURSES}`);
  const list = await sayOnTheWeb(user, 'list my last wins');
  t.is(list.winIds.length, 2);
  const dropped = await sayOnTheWeb(user, 'drop 2');
  t.regex(dropped.text, /Number 2 is dropped/);
  t.deepEqual(
    (await user.wins()).map(({ id }) => id),
    list.winIds.slice(0, 1),
  );
});

test('a cover letter is asked back and completed as by mail; its files go to the mailbox', async (t) => {
  const user = await aUser(app());
  const asked = await sayOnTheWeb(user, 'Could you write me a cover letter?');
  t.regex(asked.text, /Which company, and for which role\?/);
  const letter = await sayOnTheWeb(user, 'Acme, sales lead');
  t.regex(letter.text, /sales lead at Acme/);
  t.regex(letter.text, /on its way to your mailbox/);
  const mail = await mailTo(app(), user.email, /./);
  t.is(mail.attachments.length, 2);
  t.is((await outboxOf(app(), user.email)).length, 1);
});

test('numbers stay those of the newest answer that names wins', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, `${PUMP}\n\n${NURSES}`);
  const list = await sayOnTheWeb(user, 'list my last wins');
  await sayOnTheWeb(user, 'Please send my check-ins at 19:30 on weekdays.');
  await sayOnTheWeb(user, 'How am I doing this month?');
  t.regex((await sayOnTheWeb(user, 'drop 2')).text, /Number 2 is dropped/);
  t.deepEqual(
    (await user.wins()).map(({ id }) => id),
    list.winIds.slice(0, 1),
  );
});

test('an answer on the web neither thanks in every turn nor leads to the page that it stands on', async (t) => {
  const user = await aUser(app());
  for (const message of [PUMP, 'list my last wins', 'How am I doing this month?'])
    t.notRegex((await sayOnTheWeb(user, message)).text, /Thank you|Your journal:|\/wins/, message);
});

test('words that complete a request stand apart from it when both are quoted', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, 'Could you write me a cover letter?');
  await sayOnTheWeb(user, 'Acme');
  t.regex((await sayOnTheWeb(user, 'hmm, not sure')).text, /./);
  const quotes = (await turnsOf(user)).map(({ text }) => text).join(' ');
  t.regex(quotes, /You asked: “Could you write me a cover letter: Acme”/);
});

test('a change of schedule and one that is not clear', async (t) => {
  const user = await aUser(app());
  const changed = await sayOnTheWeb(user, 'Please send my check-ins at 19:30 on weekdays.');
  t.regex(changed.text, /from Monday to Friday at 7:30 PM/);
  const unclear = await sayOnTheWeb(user, 'Change my time zone to Atlantis.');
  t.regex(unclear.text, /nothing was changed/);
  const again = await sayOnTheWeb(user, 'Berlin');
  t.regex(again.text, /Europe\/Berlin/);
  t.like((await user.call('GET', '/api/auth/me')).body, { messageTime: '19:30', timezone: 'Europe/Berlin' });
});

test('what is no message is told so, and is none', async (t) => {
  const user = await aUser(app());
  const wrong: readonly (readonly [unknown, number])[] = [
    [{ message: '   ' }, 400],
    [{}, 400],
    [{ message: 'x'.repeat(8001) }, 400],
    [{ message: PUMP, more: 1 }, 400],
    [{ message: PUMP, userId: 'me' }, 400],
    [{ message: PUMP, userId: user.userId + 1 }, 404],
  ];
  for (const [body, status] of wrong)
    t.is((await user.call('POST', '/api/messages', body)).status, status, JSON.stringify(body).slice(0, 60));
  const { body } = await user.call<{ message: string }>('POST', '/api/messages', { message: '' });
  t.is(body.message, 'Message is required');
  t.deepEqual(await turnsOf(user), []);
  t.is((await user.call('POST', '/api/messages', { message: PUMP, userId: user.userId })).status, 202);
});

test('nobody sees or says anything for others', async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  await sayOnTheWeb(one, PUMP);
  t.deepEqual(await turnsOf(other), []);
  t.is((await call(app(), 'GET', '/api/messages')).status, 401);
  t.is((await call(app(), 'POST', '/api/messages', { message: PUMP })).status, 401);
});

test('the same Idempotency-Key is the same message', async (t) => {
  const user = await aUser(app());
  const send = () =>
    call<MessageTaken>(app(), 'POST', '/api/messages', { message: PUMP }, user.session, { 'Idempotency-Key': 'once' });
  const [one, other] = [await send(), await send()];
  t.is(one.body.id, other.body.id);
  await eventually('the answer', async () => (await turnsOf(user)).length === 2);
  t.is((await user.wins()).length, 1);
});

test('sixty messages an hour, and then a kind no', async (t) => {
  const user = await aUser(app());
  const statuses = new Set<number>();
  for (let n = 0; n < 60; n += 1) statuses.add((await user.call('POST', '/api/messages', { message: 'ok' })).status);
  t.deepEqual([...statuses], [202]);
  const refused = await user.call<{ message: string }>('POST', '/api/messages', { message: PUMP });
  t.is(refused.status, 429);
  t.regex(refused.body.message, /try again a little later/);
});

test('the newest come first, a page at a time', async (t) => {
  const user = await aUser(app());
  for (const message of ['list my last wins', 'How am I doing this week?', PUMP]) await sayOnTheWeb(user, message);
  const page = async (query: string) => (await user.call<MessagePage>('GET', `/api/messages?${query}`)).body;
  const first = await page('limit=2');
  t.deepEqual(
    first.messages.filter(({ from }) => from === 'you').map(({ text }) => text),
    [PUMP, 'How am I doing this week?'],
  );
  const rest = await page(`limit=2&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  t.is(rest.messages.at(-1)?.text, 'list my last wins');
  t.is(rest.nextCursor, null);
  t.is((await user.call('GET', '/api/messages?cursor=none')).status, 400);
});

test('an erased account leaves no message behind', async (t) => {
  const user = await aUser(app());
  await sayOnTheWeb(user, PUMP);
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  await eventually('the erasure', async () => {
    const left = await app().services.readModels.count(MESSAGES, { equals: { userId: user.userId } });
    return left === 0;
  });
  t.pass();
});
