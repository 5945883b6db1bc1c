import test from 'ava';
import type { Turn } from '#web/contract/messages.ts';
import { sharedApp } from '../support/app.ts';
import { corresponding, flat, sayOnTheWeb, turnsOf } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { aUser, type User } from '../support/user.ts';

const running = sharedApp(test);

const WINS = [
  ['2026-11-10', 'Repaired the boiler of the north depot.'],
  ['2026-11-15', 'Trained two new colleagues on triage.'],
  ['2026-11-20', 'Closed the contract with Miller and Sons.'],
] as const;

const someone = async (): Promise<User> => {
  const user = await aUser(running());
  for (const [date, originalMessage] of WINS) await user.call('POST', '/api/achievements', { date, originalMessage });
  await eventually('their analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  return user;
};

const droppedIn = ({ cards }: Extract<Turn, { from: 'cairn' }>) => cards.flatMap(({ droppedWinIds }) => droppedWinIds);
const textsOf = async (user: User) => (await user.wins()).map(({ originalMessage }) => originalMessage);

test('what is deleted by words is what stands there in the list, is shown, and comes back', async (t) => {
  const user = await someone();
  await sayOnTheWeb(user, 'list my last wins');
  const done = await sayOnTheWeb(user, 'delete the last one');
  t.regex(done.text, /Number 3 is dropped: “Repaired the boiler of the north depot\.”/);
  t.deepEqual(await textsOf(user), [WINS[2][1], WINS[1][1]]);
  const [winId] = droppedIn(done);
  t.is((await user.call('POST', `/api/achievements/${winId}/restore`)).status, 200);
  t.is((await user.wins()).length, 3);
  const again = (await turnsOf(user)).find(({ id }) => id === done.id);
  t.deepEqual(again?.from === 'cairn' && droppedIn(again), [], 'what is back needs no undo');
});

test('“that one” of several is asked, and the number that is answered deletes it', async (t) => {
  const user = await someone();
  await sayOnTheWeb(user, 'list my last wins');
  const asked = await sayOnTheWeb(user, 'delete that one');
  t.regex(asked.text, /Which of these\?/);
  t.is((await user.wins()).length, 3);
  const done = await sayOnTheWeb(user, '2');
  t.regex(done.text, /“Trained two new colleagues on triage\.”/);
  t.is(droppedIn(done).length, 1);
  t.deepEqual(await textsOf(user), [WINS[2][1], WINS[0][1]]);
});

test('“undo” brings back what the answer before it deleted, and says which', async (t) => {
  const user = await someone();
  await sayOnTheWeb(user, 'list my last wins');
  await sayOnTheWeb(user, 'delete the last one');
  const back = await sayOnTheWeb(user, 'undo');
  t.regex(back.text, /This win is back in your journal:\s+. ?“Repaired the boiler of the north depot\.”/);
  t.is(back.cards[0]?.about, 'corrected');
  t.is((await user.wins()).length, 3);
  const nothing = await sayOnTheWeb(user, 'undo');
  t.regex(nothing.text, /in the list of removed wins/, 'there is nothing more to undo');
});

test('a reply to the mail that confirmed a removal or a merge undoes it, all or the one that it names', async (t) => {
  const user = await someone();
  const { first, say } = await corresponding(running(), user);
  const list = await say(first, 'list my last wins');
  const texts = await textsOf(user);
  const dropped = await say(list, 'drop 1 and 3');
  t.deepEqual(await textsOf(user), [texts[1]]);
  const one = await say(dropped, 'restore the last one');
  t.regex(flat(one), /This win is back in your journal: .*“Repaired the boiler of the north depot\.”/);
  t.deepEqual((await textsOf(user)).sort(), [texts[1], texts[2]].sort());
  t.regex(flat(await say(dropped, 'Mach das rückgängig')), /Closed the contract/);
  t.deepEqual((await textsOf(user)).sort(), [...texts].sort());
  const merged = await say(list, 'merge 1, 2 and 3');
  t.is((await user.wins()).length, 1);
  const apart = await say(merged, 'bring them back');
  t.regex(flat(apart), /These wins are back in your journal:/);
  t.deepEqual((await textsOf(user)).sort(), [...texts].sort(), 'each says what it said');
});
