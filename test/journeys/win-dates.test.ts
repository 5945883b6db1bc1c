import test from 'ava';
import { runningApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { corresponding, flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, type User } from '../support/user.ts';

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
