import test from 'ava';
import type { InsightAnswer, InsightsAnswer } from '#web/contract/insights.ts';
import { sharedApp } from '../../support/app.ts';
import { movableClock } from '../../support/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { aUser, type User } from '../../support/user.ts';

const TODAY = '2026-11-21';

const clock = movableClock(Date.parse(`${TODAY}T09:00:00Z`));
const app = sharedApp(test, { clock });
const someone = () => aUser(app());

const write = async (user: User, ...wins: readonly (readonly [date: string, text: string])[]) => {
  for (const [date, originalMessage] of wins) await user.call('POST', '/api/achievements', { date, originalMessage });
  await eventually('their analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
};
const insightOf = async (user: User, period: string) =>
  (await user.call<InsightAnswer>('GET', `/api/growth-insights/${user.userId}/${period}`)).body.insight;
const allOf = async (user: User, query = '') =>
  (await user.call<InsightsAnswer>('GET', `/api/growth-insights/${user.userId}/all${query}`)).body;
const generate = (user: User, period: string, body: object = { forceRefresh: true }) =>
  user.call<InsightAnswer>('POST', `/api/growth-insights/generate/${user.userId}/${period}`, body);

test('without wins there is none yet, and none is made', async (t) => {
  const user = await someone();
  for (const period of ['week', 'month', 'year', 'summary']) {
    t.is(await insightOf(user, period), null);
    t.deepEqual((await generate(user, period)).body, { success: true, insight: null });
  }
  t.deepEqual(await allOf(user), { success: true, insights: [], nextCursor: null });
});

test('the newest week, month and year that have wins, and all time: counted, told, with links to the wins', async (t) => {
  const user = await someone();
  await write(
    user,
    ['2026-10-02', 'Trained two nurses on triage.'],
    ['2026-10-03', 'Cut the nightly build from 40 to 9 minutes.'],
    ['2026-10-03', 'Closed the audit with no findings.'],
    ['2025-12-30', 'Won the tender of the city.'],
  );
  const month = await insightOf(user, 'month');
  t.like(month, { periodStart: '2026-10-01', periodEnd: '2026-10-31', isOver: true, comparison: null });
  t.deepEqual(month?.counts, { wins: 3, days: 2, bestStreak: 2 });
  t.regex(month?.summary ?? '', /^In October your journal grew by three wins\.\s/);
  t.is(month?.paragraphs.map((said) => said.map(({ text }) => text).join(' ')).join('\n\n'), month?.summary);
  const ids = (await user.wins()).map(({ id }) => id);
  const cited = month?.paragraphs.flat().flatMap(({ winIds }) => winIds) ?? [];
  t.true(cited.length > 2 && cited.every((id) => ids.includes(id)));
  t.true(month?.highlights.every(({ winId }) => ids.includes(winId)));
  t.is(month?.highlights.length, 3);
  t.like(await insightOf(user, 'week'), { periodStart: '2026-09-28', periodEnd: '2026-10-04' });
  t.like(await insightOf(user, 'year'), { periodStart: '2026-01-01', isOver: false });
  t.like(await insightOf(user, 'summary'), { periodStart: '2025-12-30', periodEnd: '2026-10-03' });
  t.deepEqual(
    (await allOf(user)).insights.map(({ periodStart }) => periodStart),
    ['2026-10-01', '2025-12-01'],
  );
  const first = await allOf(user, '?limit=1');
  t.deepEqual([first.insights.length, first.nextCursor], [1, '2026-10']);
  const second = await allOf(user, `?limit=1&cursor=${first.nextCursor}`);
  t.deepEqual([second.insights[0]?.periodStart, second.nextCursor], ['2025-12-01', null]);
});

test('what was made is kept, and is told anew as soon as a win in it changes, goes or comes back', async (t) => {
  const user = await someone();
  await write(user, ['2026-11-02', 'Trained two nurses on triage.'], ['2026-11-03', 'Won the tender of the city.']);
  const made = (await generate(user, 'month')).body.insight;
  t.regex(made?.summary ?? '', /Won the tender of the city\./);
  t.false(made?.stale);
  clock.move(60_000);
  const read = async () => insightOf(user, 'month');
  t.like(await read(), { createdAt: made?.createdAt, updatedAt: made?.updatedAt, summary: made?.summary });
  t.is((await generate(user, 'month', {})).body.insight?.updatedAt, made?.updatedAt, 'nothing has changed');
  t.not((await generate(user, 'month')).body.insight?.updatedAt, made?.updatedAt, 'it was wanted anew');

  const [win] = await user.wins();
  await user.call('PUT', `/api/achievements/${win?.id}`, { originalMessage: 'Won the tender of the county.' });
  t.true((await read())?.highlights.some(({ text }) => text === 'Won the tender of the county.'));
  await user.call('DELETE', `/api/achievements/${win?.id}`);
  const one = await read();
  t.like(one, { counts: { wins: 1 }, stale: true, createdAt: made?.createdAt });
  t.regex(one?.summary ?? '', /there is one win, from November 2: “Trained two nurses on triage\.”/);
  t.is((await allOf(user)).insights[0]?.summary, one?.summary);
  await user.call('POST', `/api/achievements/${win?.id}/restore`);
  t.like((await read())?.highlights[0], { winId: win?.id, text: 'Won the tender of the county.' });
  t.false((await generate(user, 'month', {})).body.insight?.stale, 'made anew');
  t.like(await read(), { stale: false, counts: { wins: 2 } });
});

test.serial(
  'it is dated by the first win of its time and the last change of one, never by when it is read',
  async (t) => {
    const user = await someone();
    const at = () => new Date(clock.now()).toISOString();
    const dates = async (period: string) => {
      const { createdAt, updatedAt } = (await insightOf(user, period)) ?? {};
      return [createdAt, updatedAt];
    };
    const come = (period: string, createdAt: string, updatedAt: string) =>
      eventually(`${period} of ${updatedAt}`, async () => {
        const found = await dates(period);
        return found[0] === createdAt && found[1] === updatedAt;
      });
    const first = at();
    await write(user, ['2026-10-02', 'Trained two nurses on triage.']);
    clock.move(60_000);
    const second = at();
    await write(user, ['2026-11-03', 'Won the tender of the city.']);
    clock.move(60_000);
    await come('month', second, second);
    await come('summary', first, second);
    const october = async () => (await allOf(user)).insights.find(({ periodStart }) => periodStart === '2026-10-01');
    t.like(await october(), { createdAt: first, updatedAt: first });

    const reworded = at();
    const [newest] = await user.wins();
    await user.call('PUT', `/api/achievements/${newest?.id}`, { originalMessage: 'Won the tender of the county.' });
    await eventually('its analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
    clock.move(60_000);
    await come('month', second, reworded);
    t.like(await october(), { createdAt: first, updatedAt: first });

    const made = at();
    await generate(user, 'month');
    clock.move(60_000);
    t.deepEqual(await dates('month'), [second, made], 'it is the one that was counted before');
    const removed = at();
    await user.call('DELETE', `/api/achievements/${newest?.id}`);
    clock.move(60_000);
    t.deepEqual(await dates('month'), [first, first], 'that of October');
    await come('year', first, removed);
  },
);

test('a week that was made stands in the list behind its month, for as long as it has wins', async (t) => {
  const user = await someone();
  await write(user, ['2026-11-03', 'Won the tender of the city.'], ['2026-11-18', 'Trained two nurses on triage.']);
  await generate(user, 'week');
  const kinds = async () =>
    (await allOf(user)).insights.map(({ periodType, periodStart }) => [periodType, periodStart]);
  t.deepEqual(await kinds(), [
    ['month', '2026-11-01'],
    ['week', '2026-11-16'],
  ]);
  const [newest] = await user.wins();
  await user.call('DELETE', `/api/achievements/${newest?.id}`);
  t.deepEqual(await kinds(), [['month', '2026-11-01']]);
});

test('somebody else’s are not there, nor are times that nobody knows', async (t) => {
  const user = await someone();
  const other = await someone();
  await write(user, ['2026-11-03', 'Won the tender of the city.']);
  for (const period of ['month', 'summary', 'all']) {
    const foreign = await other.call('GET', `/api/growth-insights/${user.userId}/${period}`);
    const nobody = await other.call('GET', `/api/growth-insights/1/${period}`);
    t.deepEqual([foreign.status, foreign.body], [404, nobody.body]);
  }
  t.is((await other.call('POST', `/api/growth-insights/generate/${user.userId}/month`, {})).status, 404);
  t.is((await user.call('GET', `/api/growth-insights/${user.userId}/decade`)).status, 404);
  t.is((await user.call('POST', `/api/growth-insights/generate/${user.userId}/all`, {})).status, 404);
  t.is((await user.call('GET', `/api/growth-insights/${user.userId}/all?cursor=yesterday`)).status, 400);
});
