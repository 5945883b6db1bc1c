import test, { type ExecutionContext } from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { publishDateOf } from '#application/documents/posting/publish-date.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import type { DocumentEvent } from '#domain/documents/events.ts';
import type { DocumentAnswer, DocumentEntity } from '#web/contract/documents.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { deletedDocument, keptDocument, onDocument } from '../support/kept-document.ts';
import { aUser, outboxOf, type User } from '../support/user.ts';

/** Friday, November 20, 2026; clocks of Berlin go back on October 31, 2027, and forward on March 28, 2027. */
const aFriday = async (t: ExecutionContext, zone = 'Europe/Berlin') => {
  const clock = movableClock(Date.parse('2026-11-20T09:00:00Z'));
  const app = await runningApp(t, { clock });
  const user = await aUser(app, undefined, zone);
  const until = (moment: string) => clock.move(Date.parse(moment) - clock.now());
  return { app, user, until };
};

const schedule = async (app: RunningApp, { userId }: User, documentId: string, wish: string) => {
  const account = await accountOf(app.services, userId);
  const at = timestamp(app.services.clock);
  const due = account && publishDateOf(account.schedule, wish, at);
  if (!due || 'refused' in due) throw new Error('no such date');
  await onDocument(app, documentId, { type: 'ScheduleDocument', data: { documentId, userId, at, ...due } });
  return due;
};

const aPost = (app: RunningApp, user: User, text: string) =>
  keptDocument(app, user, `---\n\n${text}\n`, 'linkedin-post');

const edit = (app: RunningApp, { userId }: User, documentId: string, text: string) => {
  const at = timestamp(app.services.clock);
  const data = { documentId, userId, at, expected: 1, personal: { markdown: `---\n\n${text}\n` } };
  return onDocument(app, documentId, { type: 'EditDocument', data });
};

const eventsOf = async ({ services }: RunningApp, documentId: string): Promise<readonly DocumentEvent[]> =>
  services.log.read<DocumentEvent>(streams.document(documentId));
const once = (app: RunningApp, documentId: string, type: DocumentEvent['type']) =>
  eventually(`${type} of ${documentId}`, async () =>
    (await eventsOf(app, documentId)).findLast((event) => event.type === type),
  );
const posts = async (app: RunningApp, { email }: User) =>
  (await outboxOf(app, email)).filter(({ subject }) => /post for today/.test(subject));
const move = async (t: ExecutionContext, user: User, where: Readonly<{ timezone: string; messageTime?: string }>) =>
  t.is((await user.call('PUT', '/api/user/profile', where)).status, 200);

test('on its date, at the hour of its author, a post comes as its text is by then, and says that it was sent', async (t) => {
  const { app, user, until } = await aFriday(t);
  const documentId = await aPost(app, user, 'Cut the build.');
  t.is((await schedule(app, user, documentId, '2026-11-23')).dueAt, '2026-11-23T06:00:00.000Z');
  await edit(app, user, documentId, 'Cut the nightly build to 9 minutes.');
  until('2026-11-23T05:59:00Z');
  t.is((await posts(app, user)).length, 0);
  until('2026-11-23T06:00:00Z');
  const mail = await eventually('the post', async () => (await posts(app, user))[0]);
  t.is(mail.subject, 'Your LinkedIn post for today');
  t.true(mail.text.includes('Cut the nightly build to 9 minutes.'));
  const sent = await once(app, documentId, 'DocumentMailed');
  t.like(sent.data, { version: 2, occasion: 'scheduled' });
  until('2026-11-24T06:00:00Z');
  t.is((await posts(app, user)).length, 1);
});

test('a date that was changed or taken away is not the one on which it comes', async (t) => {
  const { app, user, until } = await aFriday(t);
  const [first, second] = [await aPost(app, user, 'One.'), await aPost(app, user, 'Two.')];
  await schedule(app, user, first, '2026-11-23');
  await schedule(app, user, second, '2026-11-23');
  await schedule(app, user, first, '2026-11-24');
  const at = timestamp(app.services.clock);
  const data = { documentId: second, userId: user.userId, at, reason: 'asked' } as const;
  await onDocument(app, second, { type: 'UnscheduleDocument', data });
  const third = await aPost(app, user, 'Three.');
  await schedule(app, user, third, '2026-11-23');
  until('2026-11-23T06:00:00Z');
  await eventually('the third', async () => (await posts(app, user)).length === 1);
  until('2026-11-24T06:00:00Z');
  await once(app, first, 'DocumentMailed');
  const texts = (
    await eventually('two posts', async () => {
      const found = await posts(app, user);
      return found.length === 2 && found;
    })
  ).map(({ text }) => text);
  t.false(texts.some((text) => text.includes('Two.')));
});

test('after the clocks have changed it comes at the same hour of the wall', async (t) => {
  const { app, user, until } = await aFriday(t);
  const documentId = await aPost(app, user, 'Spring.');
  t.is((await schedule(app, user, documentId, '2027-03-29')).dueAt, '2027-03-29T05:00:00.000Z');
  until('2027-03-29T05:00:00Z');
  await once(app, documentId, 'DocumentMailed');
  t.pass();
});

test('whoever moves east gets it at their hour there, not on the day after', async (t) => {
  const { app, user, until } = await aFriday(t, 'Pacific/Honolulu');
  const documentId = await aPost(app, user, 'East.');
  t.is((await schedule(app, user, documentId, '2026-11-24')).dueAt, '2026-11-24T17:00:00.000Z');
  await move(t, user, { timezone: 'Pacific/Auckland' });
  const planned = await eventually('the new moment', async () => {
    const found = (await eventsOf(app, documentId)).filter(({ type }) => type === 'DocumentScheduled');
    return found.length === 2 && found[1];
  });
  t.like(planned.data, { date: '2026-11-24', dueAt: '2026-11-23T18:00:00.000Z' });
  until('2026-11-23T18:00:00Z');
  await once(app, documentId, 'DocumentMailed');
});

test('whoever moves west gets it later, as their day begins later', async (t) => {
  const { app, user, until } = await aFriday(t, 'Asia/Tokyo');
  const documentId = await aPost(app, user, 'West.');
  await schedule(app, user, documentId, '2026-11-24');
  await move(t, user, { timezone: 'America/New_York', messageTime: '10:30' });
  await eventually('the new moment', async () =>
    (await eventsOf(app, documentId)).some(
      ({ type, data }) => type === 'DocumentScheduled' && data.dueAt === '2026-11-24T15:30:00.000Z',
    ),
  );
  const other = await aPost(app, user, 'Today.');
  await schedule(app, user, other, '2026-11-23');
  until('2026-11-23T22:00:00Z');
  await once(app, other, 'DocumentMailed');
  t.false((await eventsOf(app, documentId)).some(({ type }) => type === 'DocumentMailed'));
  until('2026-11-24T15:30:00Z');
  await once(app, documentId, 'DocumentMailed');
});

test('a deleted one, and one of a closed account, never comes', async (t) => {
  const { app, user, until } = await aFriday(t);
  const documentId = await aPost(app, user, 'Gone.');
  await schedule(app, user, documentId, '2026-11-23');
  await deletedDocument(app, user, documentId);
  const other = await aPost(app, user, 'Left.');
  await schedule(app, user, other, '2026-11-23');
  t.is((await user.call('DELETE', '/api/user/account')).status, 200);
  const stranger = await aUser(app, undefined, 'Europe/Berlin');
  const third = await aPost(app, stranger, 'Here.');
  await schedule(app, stranger, third, '2026-11-23');
  until('2026-11-23T06:00:00Z');
  await once(app, third, 'DocumentMailed');
  t.is((await posts(app, user)).length, 0);
});

test('what could not go out for a day has no date any more, and its author is told, once', async (t) => {
  const { app, user, until } = await aFriday(t);
  const documentId = await aPost(app, user, 'Late.');
  await schedule(app, user, documentId, '2026-11-23');
  until('2026-11-24T06:00:00Z');
  t.like((await once(app, documentId, 'DocumentUnscheduled')).data, { reason: 'late' });
  const told = await eventually('the mail about it', async () =>
    (await outboxOf(app, user.email)).find(({ subject }) => /did not go out/.test(subject)),
  );
  t.is(told.subject, 'Your post of November 23, 2026 did not go out');
  t.true(told.text.includes(`/content/edit/${documentId}`));
  const shown = () => user.call<DocumentAnswer>('GET', `/api/documents/${documentId}`);
  t.deepEqual((await shown()).body.document.missed, { date: '2026-11-23', because: 'late' });
  const [listed] = (await user.call<DocumentEntity[]>('GET', '/api/documents')).body;
  t.deepEqual(listed?.missed, { date: '2026-11-23', because: 'late' });
  await schedule(app, user, documentId, '2026-11-30');
  t.is((await shown()).body.document.missed, null);
  t.is((await posts(app, user)).length, 0);
});

test('a date in the past is none, today is due at once, and a moment means its day where its author is', async (t) => {
  const { app, user } = await aFriday(t, 'Pacific/Auckland');
  const account = await accountOf(app.services, user.userId);
  if (!account) return t.fail();
  const now = timestamp(app.services.clock);
  t.deepEqual(publishDateOf(account.schedule, '2026-11-19', now), { refused: 'date-past' });
  t.deepEqual(publishDateOf(account.schedule, '2030-11-19', now), { refused: 'date-too-far' });
  t.deepEqual(publishDateOf(account.schedule, '2026-11-20', now), { date: '2026-11-20', dueAt: now });
  t.deepEqual(publishDateOf(account.schedule, '2026-11-21T23:00:00Z', now), {
    date: '2026-11-22',
    dueAt: '2026-11-21T18:00:00.000Z',
  });
});
