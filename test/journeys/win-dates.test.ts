import test from 'ava';
import { accountExport } from '#web/contract/export.ts';
import type { Insight } from '#web/contract/insights.ts';
import type { WinDays, WinsOfDay } from '#web/contract/win-days.ts';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, type User } from '../support/user.ts';
import { exportOf, filesIn } from '../web/api/an-export.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Tuesday, December 1, 2026. */
const NOON = Date.UTC(2026, 11, 1, 12);

const datesOf = async (user: User) =>
  Object.fromEntries(
    (await user.wins()).map(({ originalMessage, date, dateIsApproximate }) => [
      originalMessage,
      `${dateIsApproximate ? 'about ' : ''}${date}`,
    ]),
  );

test('by mail a win is dated by what it says, the answer shows the day, and a few words put it right', async (t) => {
  const app = await runningApp(t, { clock: movableClock(NOON) });
  const user = await aUser(app);
  const { first, say } = await corresponding(app, user);
  const kept = await say(first, 'Yesterday I finished the audit of the north depot.');
  t.regex(flat(kept), /north depot\.” November 30, 2026 · /);
  const vague = await say(kept, 'Im Oktober habe ich die Hausmesse organisiert.');
  t.regex(flat(vague), /etwa Oktober 2026/);
  const now = await say(vague, 'Repaired the gate of the south depot.');
  t.notRegex(flat(now), /2026 · /, 'today needs no date');
  const right = await say(now, 'that was in May');
  t.regex(flat(right), /It is dated around May 2026 now/);
  t.deepEqual(await datesOf(user), {
    'Yesterday I finished the audit of the north depot.': '2026-11-30',
    'Im Oktober habe ich die Hausmesse organisiert.': 'about 2026-10-01',
    'Repaired the gate of the south depot.': 'about 2026-05-01',
  });
});

test('a heading above a list dates its items, by mail and on the web, and an item’s own day stands', async (t) => {
  const app = await runningApp(t, { clock: movableClock(NOON) });
  const user = await aUser(app);
  const { first, say } = await corresponding(app, user);
  const mail = 'Letzte Woche:\n- Den Hansen-Vertrag abgeschlossen\n- Am 12. November das Lager geräumt\n';
  const kept = await say(first, `${mail}\nGestern:\n- Zwei neue Kollegen eingearbeitet`);
  t.regex(flat(kept), /November/);
  await sayOnTheWeb(user, 'Monday:\n- Repaired the conveyor belt\n- Wrote the safety plan');
  t.deepEqual(await datesOf(user), {
    'Den Hansen-Vertrag abgeschlossen': 'about 2026-11-23',
    'Am 12. November das Lager geräumt': '2026-11-12',
    'Zwei neue Kollegen eingearbeitet': '2026-11-30',
    'Repaired the conveyor belt': '2026-11-30',
    'Wrote the safety plan': '2026-11-30',
  });
});

test('on the web a win is dated by its words, but a date that is given stands', async (t) => {
  const app = await runningApp(t, { clock: movableClock(NOON) });
  const user = await aUser(app);
  const post = (body: object) => user.call('POST', '/api/achievements', body);
  await post({ originalMessage: 'Ayer terminé la auditoría del almacén.' });
  await post({ originalMessage: 'Yesterday I closed the Acme deal.', date: '2026-11-20' });
  await sayOnTheWeb(user, 'In March I hired two people for the night shift.');
  t.deepEqual(await datesOf(user), {
    'Ayer terminé la auditoría del almacén.': '2026-11-30',
    'Yesterday I closed the Acme deal.': '2026-11-20',
    'In March I hired two people for the night shift.': 'about 2026-03-01',
  });
  const hired = (await user.wins()).find(({ dateIsApproximate }) => dateIsApproximate);
  await user.call('PUT', `/api/achievements/${hired?.id}`, { date: '2026-03-12' });
  await eventually('the day', async () => Object.values(await datesOf(user)).includes('2026-03-12'));
});

test('a late answer to a check-in has the day of the check-in, unless it names another', async (t) => {
  const clock = movableClock(NOON);
  const app = await runningApp(t, { clock });
  const user = await aUser(app);
  const { first, say } = await corresponding(app, user);
  clock.move(3 * DAY);
  const late = await say(first, 'Replaced the pump in the boiler room.');
  t.regex(flat(late), /December 1, 2026/);
  await say(first, 'Today I trained two new drivers.');
  const later = await say(late, 'Painted the fence of the yard.');
  t.notRegex(flat(later), /2026/);
  t.deepEqual(await datesOf(user), {
    'Replaced the pump in the boiler room.': '2026-12-01',
    'Today I trained two new drivers.': '2026-12-04',
    'Painted the fence of the yard.': '2026-12-04',
  });
});

test('where only the month is known, lists, answers, the year, insights and the export name the month and no day', async (t) => {
  const app = await runningApp(t, { clock: movableClock(NOON) });
  const user = await aUser(app);
  await sayOnTheWeb(user, 'In March I hired two people for the night shift.');
  await sayOnTheWeb(user, 'In March we cut the waiting time from 40 to 9 minutes.');
  await sayOnTheWeb(user, 'On March 3 I passed the audit of the north depot.');
  const { first, say } = await corresponding(app, user);
  const listed = flat(await say(first, 'Please list my wins.'));
  t.regex(listed, /night shift\.” around March 2026/);
  t.notRegex(listed, /March 1\b/);
  const asked = flat(await say(first, 'How was March?'));
  t.notRegex(asked, /March 1\b/);
  t.regex(asked, /On 1 different days|All on one day/);

  const { body: year } = await user.call<WinDays>('GET', '/api/achievements/days');
  t.deepEqual(year.days, [{ date: '2026-03-03', wins: 1 }]);
  t.deepEqual(year.months, [{ month: '2026-03', wins: 2 }]);
  t.is(year.total, 3);
  const { body: first1 } = await user.call<WinsOfDay>('GET', '/api/achievements/days/2026-03-01');
  t.deepEqual(first1.achievements, []);

  const { body } = await user.call<{ insight: Insight }>('GET', `/api/growth-insights/${user.userId}/month`);
  t.deepEqual(body.insight.counts, { wins: 3, days: 1, bestStreak: 1 });
  t.notRegex(body.insight.summary, /March 1\b/);
  t.true(body.insight.highlights.some(({ dateIsApproximate }) => dateIsApproximate));

  const files = await filesIn((await exportOf(app, user)).bytes);
  const text = (end: string) => [...files].find(([path]) => path.endsWith(end))?.[1].toString() ?? '';
  const exported = accountExport.parse(JSON.parse(text('/export.json')));
  t.deepEqual(
    exported.wins.map(({ date, dateIsApproximate }) => [date, dateIsApproximate]),
    [
      ['2026-03-03', false],
      ['2026-03-01', true],
      ['2026-03-01', true],
    ],
  );
  t.regex(text('/journal.md'), /### March 2026/);
});
