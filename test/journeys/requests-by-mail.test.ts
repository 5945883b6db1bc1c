import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { corresponding, DOCX, flat, someDocuments } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, sendRaw } from '../support/send-mail.ts';
import { aUser, outboxOf } from '../support/user.ts';

const PUMP = 'Fixed the pump in hall 3.';
const NURSES = 'Trained two nurses on triage.';

const running = sharedApp(test, { documents: someDocuments });

const setting = async () => {
  const app = running();
  const user = await aUser(app, undefined, 'America/New_York');
  const { first, say, letter } = await corresponding(app, user);
  const me = async () => (await user.call<Record<string, unknown>>('GET', '/api/auth/me')).body;
  const texts = async () => (await user.wins()).map(({ originalMessage }) => originalMessage).sort();
  return { app, user, first, say, letter, me, texts };
};

test('a mail changes when check-ins come, and its answer says what holds now and which are next', async (t) => {
  const { first, say, me } = await setting();
  const answer = await say(first, 'Please send my check-ins at 19:30 on weekdays.');
  t.regex(flat(answer), /your check-ins come from Monday to Friday at 7:30 PM/);
  t.is(answer.text.match(/^- \w+day, .* at 7:30 PM$/gm)?.length, 3);
  t.like(await me(), { messageFrequency: 'daily-weekdays', messageTime: '19:30' });
});

test('a mail pauses check-ins until a date, one stops them, and one brings them back', async (t) => {
  const { first, say } = await setting();
  const year = new Date().getUTCFullYear() + 1;
  const until = new Date().getUTCMonth() < 6 ? `${year - 1}-12-15` : `${year}-05-15`; // within a year of today
  const paused = await say(first, `Pause my check-ins until ${until}.`);
  t.regex(flat(paused), /your check-ins rest until (?:May|December) 15, 20\d\d/);
  t.regex(flat(paused), /The next ones, .*(?:May|December) 15 at/);
  const stopped = await say(paused, 'stop');
  t.regex(flat(stopped), /no more check-ins/);
  t.notRegex(flat(stopped), /The next ones/);
  const resumed = await say(stopped, 'resume please');
  t.regex(flat(resumed), /your check-ins come again every day in the morning/);
  t.regex(flat(resumed), /The next ones/);
});

test('“drop 2” drops the second win of the list that it answers, and no other', async (t) => {
  const { first, say, texts } = await setting();
  const kept = await say(first, `${PUMP}\n\n${NURSES}`);
  const list = await say(kept, 'list my last wins');
  const second = /2\. “(.*?)”/.exec(flat(list))?.[1] ?? '';
  const dropped = await say(list, 'drop 2');
  t.true(flat(dropped).includes(`Number 2 is dropped: “${second}”`), flat(dropped));
  t.regex(flat(dropped), /brought back for 30 days/);
  t.deepEqual(
    await texts(),
    [PUMP, NURSES].filter((text) => text !== second),
  );
  const schedule = await say(dropped, 'Please send my check-ins at 19:30 on weekdays.');
  const later = await say(schedule, 'drop 1');
  t.regex(flat(later), /Number 1 is dropped/, 'the numbers are still those of the newest list');
  t.deepEqual(await texts(), []);
});

test('a mail that names none of ours speaks of the last list of its conversation', async (t) => {
  const { app, user, first, say, texts } = await setting();
  const kept = await say(first, `${PUMP}\n\n${NURSES}`);
  const raw = `From: ${user.email}\r\nSubject: one thing\r\nMessage-ID: <bare@example.com>\r\n\r\ndrop 1\r\n`;
  t.is((await sendRaw(app, { from: user.email, to: replyAddressOf(kept) }, raw)).code, 250);
  await eventually('the win to go', async () => (await texts()).length === 1);
  t.deepEqual(await texts(), [NURSES]);
});

test('the wins of one mail stand in lists in the order in which it tells them', async (t) => {
  const { user, first, say } = await setting();
  for (const told of [
    ['Fixed the pump in hall 3.', 'Trained two nurses on triage.', 'Closed the ward audit.'],
    ['Signed the Miller contract.', 'Wrote the guide for new drivers.', 'Repaired the boiler.'],
    ['Shipped the new search.', 'Won the design award.', 'Taught a class of 20 pupils.'],
  ]) {
    await say(first, told.join('\n\n'));
    t.deepEqual(
      (await user.wins()).slice(0, 3).map(({ originalMessage }) => originalMessage),
      told,
    );
  }
});

test('a look back in the mail that tells of a win knows that win', async (t) => {
  const { first, say } = await setting();
  const both = await say(first, `${PUMP}\n\nHow am I doing this week?`);
  t.regex(flat(both), /Your week[^:]*: one win/);
  t.regex(flat(both), /It was about/);
});

test('a cover letter asks back for company and role, and is written once a reply names them', async (t) => {
  const { first, say, texts } = await setting();
  const asked = await say(first, 'Could you write me a cover letter?');
  t.regex(flat(asked), /Which company, and for which role\?/);
  t.deepEqual(asked.attachments, []);
  const company = await say(asked, 'Acme');
  t.regex(flat(company), /For which role\?/);
  const letter = await say(company, 'sales lead');
  t.regex(flat(letter), /sales lead at Acme/);
  t.is(letter.attachments.length, 2);
  t.deepEqual(await texts(), [], 'none of these is a win');
});

test('a CV comes in the mail itself and as PDF and DOCX', async (t) => {
  const { first, say } = await setting();
  const answer = await say(first, 'Please send me my CV.');
  t.regex(flat(answer), /Cut the nightly build from 40 to 9 minutes\./);
  t.deepEqual(
    answer.attachments.map(({ filename, contentType }) => [filename, contentType]),
    [
      ['Sub Scriber.pdf', 'application/pdf'],
      ['Sub Scriber.docx', DOCX],
    ],
  );
});

test('a growth log comes as any other document', async (t) => {
  const { first, say } = await setting();
  const answer = await say(first, 'Please send me my growth log.');
  t.regex(flat(answer), /a growth log.*Cut the nightly build from 40 to 9 minutes\./);
  t.is(answer.attachments.length, 2);
  t.notRegex(flat(answer), /release|yet/);
});

test('a mail with a win and a request gets one answer to both, whose numbers go on', async (t) => {
  const { app, user, first, say, texts } = await setting();
  const before = await say(first, PUMP);
  const both = await say(before, `${NURSES}\n\nCould you list my last 5 wins?`);
  t.true(flat(both).includes(`1. “${NURSES}”`), flat(both));
  t.true(flat(both).includes(`2. “${PUMP}”`), flat(both));
  const dropped = await say(both, 'drop 2');
  t.true(flat(dropped).includes(`Number 2 is dropped: “${PUMP}”`));
  t.deepEqual(await texts(), [NURSES]);
  t.is((await outboxOf(app, user.email)).length, 4);
});

test('a mail that is not clear changes nothing, and its answer asks back', async (t) => {
  const { first, say, me, texts } = await setting();
  const kept = await say(first, PUMP);
  const before = await me();
  const zone = await say(kept, 'Change my time zone to Atlantis.');
  t.regex(flat(zone), /nothing was changed.*Which city, or which time zone\?/);
  const number = await say(kept, 'drop 7');
  t.regex(flat(number), /nothing was changed/);
  const past = await say(kept, 'Pause my check-ins until 2020-01-01.');
  t.regex(flat(past), /nothing was changed|already/);
  t.deepEqual(await me(), before);
  t.deepEqual(await texts(), [PUMP]);
});

test('the same mail twice drops one win and is answered once', async (t) => {
  const { app, user, first, say, letter, texts } = await setting();
  const kept = await say(first, `${PUMP}\n\n${NURSES}`);
  const { to, raw } = letter(kept, 'drop 1', '<drop@example.com>');
  const answers = async () =>
    (await outboxOf(app, user.email)).filter(({ headers }) => headers['in-reply-to'] === '<drop@example.com>');
  t.is((await sendRaw(app, { from: user.email, to }, raw)).code, 250);
  await eventually('the answer', async () => (await answers()).length > 0);
  t.is((await sendRaw(app, { from: user.email, to }, raw)).code, 250);
  await say(kept, 'how am I doing this month?'); // of the same conversation, so that it comes behind that mail
  t.is((await answers()).length, 1);
  t.deepEqual(await texts(), [NURSES]);
});
