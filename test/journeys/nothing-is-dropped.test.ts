import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { flat, sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { needsOf } from '../support/held-mail.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo, type User } from '../support/user.ts';

const app = sharedApp(test);

const answerTo = async (user: User, text: string): Promise<string> => {
  const checkIn = await checkInFor(app(), user);
  const raw = replyTo(checkIn, user.email, text);
  const { code, line } = await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, raw);
  if (code !== 250) throw new Error(line);
  return flat(await mailTo(app(), user.email, /^Re: /));
};

const STREETS = ['Oak', 'Elm', 'Birch', 'Cedar', 'Willow', 'Maple', 'Aspen'];
const aList = (count: number) =>
  Array.from({ length: count }, (_, at) => `- Repaired the roof of house ${at + 1} in ${STREETS[at % 7]} Street.`);
const asked = (user: User, id: string, what: string) =>
  user.call<{ message: string }>('POST', `/api/needs-you/${id}/${what}`);

test.serial('a list of 70 is 70 wins', async (t) => {
  const user = await aUser(app());
  const answer = await answerTo(user, aList(70).join('\n'));
  t.true(answer.includes('And 62 more'));
  const wins = await eventually('all wins', async () => {
    const found = await user.wins();
    return found.length >= 70 && found;
  });
  t.is(new Set(wins.map(({ originalMessage }) => originalMessage)).size, 70);
  t.deepEqual(await needsOf(user), []);
});

test.serial('of a list of 205 the answer says that not all is kept, and the rest can be kept in the app', async (t) => {
  const user = await aUser(app());
  const answer = await answerTo(user, aList(205).join('\n'));
  t.true(answer.includes('is not in your journal'), answer);
  const [need] = await needsOf(user);
  t.like(need, { kind: 'left-out', reason: 'too-much' });
  t.is((await asked(user, need?.id ?? '', 'keep')).status, 200);
  const kept = (await user.wins()).map(({ originalMessage }) => originalMessage).join('\n');
  for (const item of aList(205)) t.true(kept.includes(item.slice(2)), item);
  t.deepEqual(await needsOf(user), []);
});

test('a win of 12 KB is kept to its last word', async (t) => {
  const user = await aUser(app());
  const text = `Rebuilt the ledger of the whole company. ${Array.from({ length: 150 }, (_, at) => `Then I moved account ${at} over to the new books and checked it twice.`).join(' ')}`;
  t.true(text.length > 10_000 && text.length < 12_500);
  await answerTo(user, text);
  t.is((await user.wins())[0]?.originalMessage, text);
});

test('a win of 50 KB is kept as far as a win may be long, and its rest waits in the app', async (t) => {
  const user = await aUser(app());
  const text = `Rebuilt the ledger of the whole company. ${Array.from({ length: 700 }, (_, at) => `Then I moved account ${at} over to the new books and checked it twice.`).join(' ')}`;
  const answer = await answerTo(user, text);
  t.true(answer.includes('is not in your journal'));
  const [need] = await needsOf(user);
  t.is((await asked(user, need?.id ?? '', 'keep')).status, 200);
  const wins = (await user.wins()).map(({ originalMessage }) => originalMessage);
  for (let at = 0; at < 700; at += 1)
    t.true(
      wins.some((win) => win.includes(`account ${at} over`)),
      String(at),
    );
  t.true(wins.every(({ length }) => length <= 20_000));
});

for (const [name, between] of [
  ['lines', '\n'],
  ['one endless line', ' '],
] as const)
  test(`a win behind 70 KB of prose in ${name} is not said to be nothing: it waits in the app`, async (t) => {
    const user = await aUser(app());
    const prose = Array.from({ length: 1500 }, (_, at) => `The weather of day ${at} would be grey and it is.`).join(
      between,
    );
    const answer = await answerTo(user, `${prose}${between}Won the Reyes case in court.`);
    t.false(answer.includes('nothing is missing'));
    t.true(answer.includes('is not in your journal'), answer.slice(0, 500));
    const [need] = await needsOf(user);
    t.like(need, { kind: 'left-out', reason: 'too-much' });
    const original = await user.call<string>('GET', `/api/needs-you/${need?.id}/original`);
    t.true(original.body.includes('Won the Reyes case'));
    t.is((await asked(user, need?.id ?? '', 'keep')).status, 200);
    t.true((await user.wins()).some(({ originalMessage }) => originalMessage.includes('Won the Reyes case in court.')));
  });

test('a short reply above 200 KB of quoted mails is read whole, and nothing is said to be left out', async (t) => {
  const user = await aUser(app());
  const quoted = Array.from({ length: 4000 }, (_, at) => `> In line ${at} of an older mail somebody wrote something.`);
  const answer = await answerTo(
    user,
    `Won the Reyes case in court.\n\nOn Fri, Nov 20, 2026 at 9:00 AM Ann <ann@example.com> wrote:\n${quoted.join('\n')}`,
  );
  t.false(answer.includes('not in your journal'));
  t.deepEqual(await needsOf(user), []);
});

test('what is neither a win nor a request is said to be none, and waits until its writer says what it is', async (t) => {
  const user = await aUser(app());
  const other = await aUser(app());
  const answer = await sayOnTheWeb(user, 'Purple monkey dishwasher green.');
  t.regex(answer.text, /not sure what you mean.*save it as a win here: \S+\/wins/);
  const [need] = await needsOf(user);
  t.like(need, { kind: 'left-out', reason: 'not-understood', text: 'Purple monkey dishwasher green.' });
  t.is((await asked(other, need?.id ?? '', 'keep')).status, 404);
  t.is((await asked(user, need?.id ?? '', 'dismiss')).status, 200);
  t.deepEqual(await needsOf(user), []);
  t.is((await asked(user, need?.id ?? '', 'keep')).status, 404);
  t.deepEqual(await user.wins(), []);
});

test('what stands beside a win is said in the answer, waits in the app and can be kept', async (t) => {
  const user = await aUser(app());
  const aside = 'the dashboard must wait';
  const answer = await answerTo(
    user,
    `- Repaired the roof of the old mill.\n- ${aside}\n\nDo you keep old entries?\n\nThanks!`,
  );
  t.true(answer.includes(`This was left out: “${aside}”`), answer);
  t.true(answer.includes('can be downloaded as one archive'), answer);
  const [need] = await needsOf(user);
  t.like(need, { kind: 'left-out', reason: 'beside', text: aside });
  t.is((await asked(user, need?.id ?? '', 'keep')).status, 200);
  t.deepEqual((await user.wins()).map(({ originalMessage }) => originalMessage).sort(), [
    'Repaired the roof of the old mill.',
    aside,
  ]);
  t.deepEqual(await needsOf(user), []);
});

test('plans and thanks beside a win wait for nobody', async (t) => {
  const user = await aUser(app());
  const answer = await answerTo(
    user,
    'Repaired the roof of the old mill.\n\nTomorrow:\n- call the bank\n\nThanks a lot!',
  );
  t.true(answer.includes('Still to come, so not kept yet: “call the bank”'), answer);
  t.false(answer.includes('left out'), answer);
  t.deepEqual(await needsOf(user), []);
});

test('a file that comes with a request alone is said not to be kept', async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const pdf = Buffer.from(`%PDF-1.7 ${'x'.repeat(4000)}`).toString('base64');
  const raw = written({
    from: user.email,
    to: replyAddressOf(checkIn),
    headers: [`In-Reply-To: ${checkIn.headers['message-id']}`],
    text: '',
  }).replace('Content-Type: text/plain; charset=utf-8', 'Content-Type: multipart/mixed; boundary=b');
  const parts = `--b\r\nContent-Type: text/plain\r\n\r\nHow am I doing this week?\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=ad.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${pdf}\r\n--b--\r\n`;
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, raw + parts);
  const answer = flat(await mailTo(app(), user.email, /^Re: /));
  t.true(answer.includes('The file that came with this is not kept.'), answer);
  t.like((await needsOf(user))[0], { kind: 'left-out', reason: 'only-files', files: 1 });
});

test('a mail pasted below words is named in the answer, and can be kept in the app', async (t) => {
  const user = await aUser(app());
  const praise = 'Your pricing sheet won us the tender against four others.';
  const pasted = `From: Marta <marta@orbit.example>\nTo: Sub <sub@example.com>\nSubject: Tender\n\n${praise}`;
  const answer = await answerTo(user, `Trained two nurses on the new pump.\n\n${pasted}`);
  t.true(answer.includes(`This was left out: “${praise}”`), answer);
  const [need] = await needsOf(user);
  t.like(need, { kind: 'left-out', reason: 'beside', text: praise });
  t.is((await asked(user, need?.id ?? '', 'keep')).status, 200);
  t.true((await user.wins()).some(({ originalMessage }) => originalMessage === praise));
});
