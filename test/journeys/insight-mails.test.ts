import test, { type ExecutionContext } from 'ava';
import { chooseInsightMails, pauseCheckIns } from '#application/accounts/check-in-settings.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { sendInsight } from '#application/insights/send-insight.ts';
import { streams } from '#application/streams.ts';
import { type InsightEvent, insightSkipped } from '#domain/insights/events.ts';
import type { PauseReason } from '#domain/schedule/events.ts';
import { insightParts } from '#infrastructure/wiring/insight-parts.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import type { InsightAnswer } from '#web/contract/insights.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { anyOf } from '../support/named-model.ts';
import { aUser, outboxOf, type User } from '../support/user.ts';

const WEEKLY = { weekly: true, monthly: false } as const;

/** Wednesday, November 18, 2026, for somebody in Berlin. */
const aWednesday = async (t: ExecutionContext) => {
  const clock = movableClock(Date.parse('2026-11-18T09:00:00Z'));
  const app = await runningApp(t, { clock });
  const user = await aUser(app, undefined, 'Europe/Berlin');
  const until = (moment: string) => clock.move(Date.parse(moment) - clock.now());
  return { app, user, until };
};

const choose = (app: RunningApp, { userId }: User, wanted: Readonly<{ weekly: boolean; monthly: boolean }>) =>
  chooseInsightMails(app.services, userId, wanted);
const wins = async (user: User, date: string, ...texts: readonly string[]) => {
  for (const originalMessage of texts) {
    const { status, body } = await user.call('POST', '/api/achievements', { originalMessage, date });
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  }
};
const insights = async (app: RunningApp, { email }: User) =>
  (await outboxOf(app, email)).filter(({ subject }) => /^Your (?:week|November)/.test(subject)).reverse();
const said = async ({ services }: RunningApp, { userId }: User, week: string): Promise<readonly InsightEvent[]> =>
  (await services.log.read(streams.insight(`${userId}-${week}`))) as unknown as readonly InsightEvent[];
const once = (app: RunningApp, user: User, week: string, type: InsightEvent['type']) =>
  eventually(`${type} of ${week}`, async () => (await said(app, user, week)).findLast((event) => event.type === type));
/** Insight mails that were asked for, sent or not. */
const askedFor = async ({ services: { log } }: RunningApp, { userId }: User): Promise<number> => {
  const mailId = derivedId('insight-mail', `${userId}-week-2026-11-16`);
  return (await log.readSealed(streams.outgoingMail(mailId))).length;
};
const openJobs = (readModels: ReadModels, userId: number) =>
  readModels.countBy(anyOf(WORK), { equals: { userId } }, 'reaction');

test('on Monday at eight of her zone the week is told, once, and the next is planned', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  const planned = await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  t.like(planned.data, { end: '2026-11-22', dueAt: '2026-11-23T07:00:00.000Z' });
  await wins(user, '2026-11-18', 'Cut the nightly build from 40 to 9 minutes.', 'Taught two colleagues how we deploy.');

  until('2026-11-23T06:59:00Z');
  await wins(user, '2026-11-20', 'Closed the audit with no findings.');
  t.is((await insights(app, user)).length, 0);
  until('2026-11-23T07:00:00Z');
  const mail = await eventually('the insight', async () => (await insights(app, user))[0]);
  t.is(mail.subject, 'Your week, November 16 – 22: 3 wins');
  const text = mail.text.replace(/\s+/g, ' ');
  t.regex(text, /In the week of November 16 – 22 .{0,40}three wins/);
  t.true(text.includes('“Cut the nightly build from 40 to 9 minutes.”'), text);
  const week = await user.call<InsightAnswer>('GET', `/api/growth-insights/${user.userId}/week`);
  const { summary = '', updatedAt, isOver } = week.body.insight ?? {};
  t.true(isOver && summary !== '' && text.includes(summary.replace(/\s+/g, ' ')), 'the page says the same');
  const [id] = (await user.wins())
    .filter(({ originalMessage }) => originalMessage.startsWith('Cut'))
    .map((win) => win.id);
  t.true(text.includes(`/wins/edit/${id}`), 'and leads to the wins');
  t.is((await said(app, user, 'week-2026-11-16')).find(({ type }) => type === 'InsightGenerated')?.data.at, updatedAt);
  t.regex(mail.headers['list-unsubscribe'] ?? '', /\/unsubscribe\?token=/);
  t.like((await once(app, user, 'week-2026-11-23', 'InsightPlanned')).data, { dueAt: '2026-11-30T07:00:00.000Z' });

  until('2026-11-24T09:00:00Z');
  await wins(user, '2026-11-24', 'Won the tender of the city.');
  until('2026-11-30T07:00:00Z');
  await eventually('the next one', async () => (await insights(app, user)).length === 2);
  t.deepEqual((await insights(app, user)).map(({ subject }) => subject).slice(1), [
    'Your week, November 23 – 29: one win',
  ]);
});

test('a week without a word is skipped, and the chain goes on', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  until('2026-11-23T07:00:00Z');
  t.like((await once(app, user, 'week-2026-11-16', 'InsightSkipped')).data, { reason: 'nothing' });
  await once(app, user, 'week-2026-11-23', 'InsightPlanned');
  t.is((await insights(app, user)).length, 0);
});

test('a job that is done once more after its week was skipped sends nothing, whatever was told meanwhile', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  until('2026-11-23T07:00:00Z');
  await once(app, user, 'week-2026-11-16', 'InsightSkipped');
  await wins(user, '2026-11-18', 'Won the tender of the city.');
  const stream = streams.insight(`${user.userId}-week-2026-11-16`);
  const job = { reaction: 'send-insight', stream, key: stream.slice('insight-'.length), userId: user.userId } as Job;
  t.truthy(await sendInsight(insightParts(app.services, { aiInsightWriter: null })).run(job));
  const types = (await said(app, user, 'week-2026-11-16')).map(({ type }) => type);
  t.deepEqual(types, ['InsightPlanned', 'InsightSkipped']);
  t.is(await askedFor(app, user), 0);
});

test('a month is told of on the first, whoever is a holiday away', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, { weekly: false, monthly: true });
  await once(app, user, 'month-2026-11-01', 'InsightPlanned');
  await wins(user, '2026-11-02', 'Won the tender of the city.');
  await pauseCheckIns(app.services, user.userId, { until: '2026-12-10', reason: 'asked' });
  until('2026-12-01T07:00:00Z');
  const mail = await eventually('the insight', async () => (await insights(app, user))[0]);
  t.is(mail.subject, 'Your November: one win');
  await once(app, user, 'month-2026-12-01', 'InsightPlanned');
});

test('switched off, none comes and none is planned; switched on once more in the same week, it comes', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  await wins(user, '2026-11-18', 'Won the tender of the city.');
  await choose(app, user, { weekly: false, monthly: false });
  await choose(app, user, WEEKLY);
  await eventually('the second plan', async () => (await said(app, user, 'week-2026-11-16')).length === 2);
  until('2026-11-23T07:00:00Z');
  await eventually('the insight', async () => (await insights(app, user)).length === 1);
  await once(app, user, 'week-2026-11-23', 'InsightPlanned');
  await wins(user, '2026-11-23', 'Closed the audit.');
  await choose(app, user, { weekly: false, monthly: false });
  until('2026-11-30T07:00:00Z');
  t.like((await once(app, user, 'week-2026-11-23', 'InsightSkipped')).data, { reason: 'off' });
  await eventually('no job that is left', async () => {
    const open = await openJobs(app.services.readModels, user.userId);
    return !open.has('plan-insight') && !open.has('send-insight');
  });
  t.deepEqual(await said(app, user, 'week-2026-11-30'), []);
  t.is((await insights(app, user)).length, 1);
});

for (const after of ['they were switched off', 'the account was deleted'])
  test(`a skip that was decided before, and written down after ${after}, leaves no job for ever`, async (t) => {
    const { app, user, until } = await aWednesday(t);
    const { services } = app;
    await choose(app, user, WEEKLY);
    await once(app, user, 'week-2026-11-16', 'InsightPlanned');
    if (after === 'they were switched off') await choose(app, user, { weekly: false, monthly: false });
    else {
      t.is((await user.call('DELETE', '/api/user/account')).status, 200);
      until('2026-11-18T10:00:00Z'); // no longer is the receipt waited for
      await eventually('the erasure', async () => {
        const events = await services.log.readSealed(streams.account(user.userId));
        return events.some(({ type }) => type === 'AccountErased');
      });
    }
    const { userId } = user;
    const skip = { insightId: `${userId}-week-2026-11-09`, userId, at: '2026-11-18T09:00:00.000Z' };
    await services.log.append(
      streams.insight(skip.insightId),
      [insightSkipped({ ...skip, period: 'week', start: '2026-11-09', reason: 'nothing' })],
      'no-stream',
    );
    const reason = after === 'they were switched off' ? 'off' : 'closed';
    await eventually('the plan', async () => (await said(app, user, 'week-2026-11-16')).length === 2);
    until('2026-11-23T08:00:00Z');
    t.like((await once(app, user, 'week-2026-11-16', 'InsightSkipped')).data, { reason });
    await eventually('no job that is left', async () => {
      const open = await openJobs(services.readModels, userId);
      return !open.has('plan-insight') && !open.has('send-insight');
    });
    t.is((await insights(app, user)).length, 0);
  });

test('whoever stopped, complained or is past reach gets none', async (t) => {
  const { app, user, until } = await aWednesday(t);
  const { services } = app;
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];
  const weeks = ['2026-11-16', ...mondays];
  for (const [index, reason] of (['stopped', 'complaint', 'bounces'] as const satisfies PauseReason[]).entries()) {
    await wins(user, weeks[index] ?? '', 'Won the tender of the city.');
    await tellAccount(services, user.userId, {
      type: 'ResumeCheckIns',
      data: { userId: user.userId, at: new Date(services.clock.now()).toISOString() },
    });
    await pauseCheckIns(services, user.userId, { until: null, reason });
    until(`${mondays[index]}T07:00:00Z`);
    t.like((await once(app, user, `week-${weeks[index]}`, 'InsightSkipped')).data, { reason: 'paused' });
    await once(app, user, `week-${mondays[index]}`, 'InsightPlanned');
  }
  await tellAccount(services, user.userId, {
    type: 'NoteDeliveryFailure',
    data: {
      userId: user.userId,
      at: new Date(services.clock.now()).toISOString(),
      mailId: 'a-mail',
      addressName: (await addressName(app, user)) ?? '',
      failure: 'hard',
      status: '5.1.1',
    },
  });
  until('2026-12-14T07:00:00Z');
  t.like((await once(app, user, 'week-2026-12-07', 'InsightSkipped')).data, { reason: 'undeliverable' });
  t.is((await insights(app, user)).length, 0);
});
const addressName = async ({ services }: RunningApp, { userId }: User): Promise<string | null> => {
  const [opened] = await services.log.read(streams.account(userId));
  return opened ? String(opened.data.addressName) : null;
};

test('whoever moves west waits for eight o’clock there, and gets one insight of a week all the same', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  await wins(user, '2026-11-18', 'Won the tender of the city.');
  await user.call('PUT', '/api/user/profile', { timezone: 'America/New_York' });
  until('2026-11-23T07:00:00Z');
  await eventually('the new plan', async () => (await said(app, user, 'week-2026-11-16')).length === 2);
  t.like((await once(app, user, 'week-2026-11-16', 'InsightPlanned')).data, { dueAt: '2026-11-23T13:00:00.000Z' });
  t.is((await insights(app, user)).length, 0);
  until('2026-11-23T13:00:00Z');
  await eventually('the insight', async () => (await insights(app, user)).length === 1);
  await once(app, user, 'week-2026-11-23', 'InsightPlanned');
  await user.call('PUT', '/api/user/profile', { timezone: 'Pacific/Honolulu' });
  await choose(app, user, { weekly: false, monthly: false });
  await choose(app, user, WEEKLY); // where it is still before eight on that Monday
  await eventually('the week after', async () => (await said(app, user, 'week-2026-11-23')).length === 2);
  t.is((await insights(app, user)).length, 1);
});

test('after downtime of more than two days nothing is made up for; a shorter one delays it', async (t) => {
  const { app, user, until } = await aWednesday(t);
  await choose(app, user, WEEKLY);
  await once(app, user, 'week-2026-11-16', 'InsightPlanned');
  await wins(user, '2026-11-18', 'Won the tender of the city.');
  until('2026-11-25T07:00:00Z');
  t.like((await once(app, user, 'week-2026-11-16', 'InsightSkipped')).data, { reason: 'late' });
  await wins(user, '2026-11-25', 'Closed the audit.');
  await once(app, user, 'week-2026-11-23', 'InsightPlanned');
  until('2026-12-02T06:00:00Z');
  await eventually('the insight', async () => (await insights(app, user)).length === 1);
});
