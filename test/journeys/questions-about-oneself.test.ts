import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, outboxOf, type User } from '../support/user.ts';

const app = sharedApp(test, { clock: movableClock(Date.parse('2026-11-21T09:00:00Z')) });

const ENGLISH = [
  ['2026-10-02', 'Trained two nurses on triage. They thanked me for taking the time.'],
  ['2026-10-09', 'Cut the nightly build from 40 to 9 minutes, which saves us 31 minutes every night.'],
  ['2026-10-20', 'I forgot to order the gloves and we ran out. I made a checklist so that it cannot happen again.'],
  ['2026-11-03', 'Saved 300 euros a month by moving the old server.'],
  ['2026-11-05', 'I was promoted to team lead! I would like to learn more about budgets.'],
] as const;
const GERMAN = [
  ['2026-10-02', 'Zwei neue Kolleginnen eingearbeitet, beide kommen jetzt allein zurecht.'],
  ['2026-10-09', 'Die Übergabe von 45 auf 25 Minuten gebracht und damit 20 Minuten am Tag gespart.'],
  ['2026-10-20', 'Mist gebaut: den falschen Schlauch bestellt. Ab jetzt prüfe ich die Nummer zweimal.'],
] as const;

const someoneWith = async (wins: readonly (readonly [string, string])[]): Promise<User> => {
  const user = await aUser(app());
  for (const [date, originalMessage] of wins) await user.call('POST', '/api/achievements', { date, originalMessage });
  await eventually('their analysis', async () => (await user.wins()).every(({ analysisResult }) => analysisResult));
  return user;
};

/** Each question in the box on the web, and what was answered. */
const askedOnTheWeb = async (user: User, message: string) => {
  await user.call('POST', '/api/messages', { message, userId: user.userId });
  return eventually(`the answer to ${message}`, async () => {
    const { body: list } = await user.call('GET', '/api/messages');
    return JSON.stringify(list).includes(message) && JSON.stringify(list).includes('"cards":[{') ? list : null;
  });
};

test('by mail: a question about oneself is answered from the wins, each with the way to it', async (t) => {
  const user = await someoneWith(ENGLISH);
  const checkIn = await checkInFor(app(), user);
  const ids = new Map((await user.wins()).map(({ id, originalMessage }) => [originalMessage, id]));
  const ask = async (question: string) => {
    const answers = async () =>
      (await outboxOf(app(), user.email)).filter(({ headers }) => headers['in-reply-to'] !== undefined);
    const before = new Set((await answers()).map(({ text }) => text));
    await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, question));
    const answer = await eventually(question, async () => (await answers()).find(({ text }) => !before.has(text)));
    return answer.text.replace(/\s+/g, ' ');
  };
  const saved = await ask('Which win saved most money?');
  t.regex(
    saved,
    /One of your wins puts a figure on what it saved: .*“Saved 300 euros a month by moving the old server\.”/,
  );
  t.true(saved.includes(`/wins/edit/${ids.get(ENGLISH[3][1])}`));
  t.false(saved.includes('nightly build'), 'time is no money');

  const work = await ask('What should I work on?');
  t.regex(work, /named yourself: .*“.*I would like to learn more about budgets\.”/);
  const mistakes = await ask('What did I do wrong this year?');
  t.regex(
    mistakes,
    /“I forgot to order the gloves and we ran out\. I made a checklist so that it cannot happen again\.”/,
  );
  const review = await ask('Can you help me prepare for my annual review?');
  t.regex(review, /What you achieved: .*What did not go well, and what you changed: \d/);
  t.regex(review, /1\. “I was promoted to team lead!/);
  const none = await ask('Have I got any experience with forklifts?');
  t.regex(none, /I find nothing about “forklifts” in your wins\. That does not mean there is nothing/);
  const beyond = await ask('Write my resignation letter');
  t.regex(beyond, /made of something other than your wins.*a CV, a cover letter/);
  t.regex(await ask('What can you do?'), /CVs, cover letters, reviews, posts and articles/);
  t.is((await user.wins()).length, ENGLISH.length, 'no question became a win');
});

test('in the box on the web, in German', async (t) => {
  const user = await someoneWith(GERMAN);
  const list = JSON.stringify(await askedOnTheWeb(user, 'Was hat am meisten Zeit gespart, von meinen Erfolgen?'));
  t.true(list.includes('nennt eine Zahl dafür, was er gespart hat'), list);
  const win = (await user.wins()).find(({ originalMessage }) => originalMessage.startsWith('Die Übergabe'));
  t.true(list.includes(`"id":"${win?.id}"`), 'the win is shown, and leads to its page');
  t.is((await user.wins()).length, GERMAN.length);
});
