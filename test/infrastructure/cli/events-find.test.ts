import { join } from 'node:path';
import test from 'ava';
import type { EventsFound } from '#application/engine/find-events.ts';
import { nearest } from '#infrastructure/cli/events.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { sharedApp } from '#test/support/app.ts';
import { replyAddressOf, replyTo, sendRaw } from '#test/support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '#test/support/user.ts';
import { lines, cairn as run } from './cairn.ts';

const app = sharedApp(test);
let control: ReturnType<typeof startControl> | null = null;
test.after.always(async () => (await control)?.close());

const cairn = async (...words: string[]) => {
  control ??= startControl(join(app().folder, 'control.sock'), app());
  await control;
  return run(app().folder, words);
};
const found = async (...words: string[]): Promise<EventsFound> => {
  const { code, out, error } = await cairn('--json', 'events', 'find', ...words);
  if (code !== 0) throw new Error(error);
  return JSON.parse(out) as EventsFound;
};
const typesOf = ({ events }: EventsFound): readonly string[] => events.map(({ type }) => type);

test('one id, of a mail, of its answer or of an event between, shows all from the mail to the answer and no word of it', async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  await sendRaw(
    app(),
    { from: user.email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, user.email, 'Trained two new nurses on the triage protocol.'),
  );
  await mailTo(app(), user.email, /^Re: /);

  const [received] = (await found('--user', user.email, '--type', 'MailReceived')).events;
  const mailId = received?.stream.replace(/^mail-/, '') ?? '';
  const chain = await found('--correlation', mailId);
  t.like(chain, { correlation: mailId, nextCursor: null, behind: 0 });
  for (const type of ['MailReceived', 'MailUnderstood', 'WinRecorded', 'MailRequested', 'MailSent'])
    t.true(typesOf(chain).includes(type), type);
  const ofType = (type: string) => chain.events.find((event) => event.type === type);
  const answerId = ofType('MailRequested')?.stream.replace(/^outgoing-/, '') ?? '';
  for (const id of [answerId, ofType('WinRecorded')?.id ?? '', received?.id ?? ''])
    t.deepEqual(typesOf(await found('--correlation', id)).slice(0, 8), typesOf(chain).slice(0, 8), id);

  const { out, code } = await cairn('events', 'find', '--correlation', answerId);
  t.is(code, 0);
  t.regex(
    out,
    new RegExp(
      `^all of it followed from ${mailId}\nhappened +event +stream +by +id +caused by +correlation +personal\n`,
    ),
  );
  t.regex(out, /\n2\S+Z +WinRecorded +win-\S+@0 +user .* sealed, \d+ bytes\n/);
  const json = await cairn('--json', 'events', 'find', '--correlation', mailId);
  for (const word of ['triage', 'nurses', user.email]) t.false(`${out}${json.out}`.includes(word), word);
  t.true(chain.events.some(({ sealedBytes, data }) => sealedBytes > 0 && !('personal' in data)));
});

test('criteria are combined, pages go on by their cursor, and the newest may come first', async (t) => {
  const user = await aUser(app());
  for (const originalMessage of ['Closed the audit.', 'Repaired the pump.', 'Painted hall 4.'])
    await user.call('POST', '/api/achievements', { originalMessage });
  const wins = ['--user', String(user.userId), '--type', 'WinRecorded'];
  const all = (await found(...wins)).events.map(({ id }) => id);
  t.is(all.length, 3);
  t.deepEqual(
    (await found(...wins, '--newest')).events.map(({ id }) => id),
    all.toReversed(),
  );
  const first = await found(...wins, '--limit', '2');
  const rest = await found(...wins, '--limit', '2', '--cursor', first.nextCursor ?? '');
  t.deepEqual(
    [...first.events, ...rest.events].map(({ id }) => id),
    all,
  );
  t.is(rest.nextCursor, null);
  t.deepEqual((await found(...wins, '--limit', '1', '--all')).events.length, 3);
  t.regex((await cairn('events', 'find', ...wins, '--limit', '2')).out, /\nthere are more: --all, or --cursor \S+\n$/);

  const day = (await found(...wins)).events[0]?.at.slice(0, 10) ?? '';
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  t.is((await found(...wins, '--from', day, '--to', next)).events.length, 3);
  t.is((await found(...wins, '--to', `${day}T00:00+14:00`)).events.length, 0);
  t.is((await cairn('events', 'find', ...wins, '--to', '2001-01-01')).out, 'no event was found\n');
});

test('words that make no search are answered in one clear line', async (t) => {
  const wrong: readonly (readonly [string[], number, RegExp])[] = [
    [[], 2, /say what to look for: --correlation, --type/],
    [['--type', 'WinRecordd'], 2, /no event is of the type WinRecordd: did you mean WinRecorded\?/],
    [['--from', 'yesterday'], 2, /--from.*a date such as 2026-11-21/],
    [['--from', '2026-11-21T08:00'], 2, /a time with its zone/],
    [['--to', '2026-06-31'], 2, /--to.*a date such as/],
    [['--from', '2026-11-21', '--to', '2026-11-20'], 2, /--from must be before --to/],
    [['--type', 'WinRecorded', '--limit', '1001'], 2, /a number from 1 to 1000/],
    [['--user', 'nobody@example.com'], 1, /no account for nobody@example.com/],
    [['--type', 'WinRecorded', '--cursor', 'elsewhere'], 1, /this cursor is not one that this list has given/],
  ];
  for (const [words, code, line] of wrong) {
    const ended = await cairn('events', 'find', ...words);
    t.is(ended.code, code, words.join(' '));
    t.is(ended.out, '');
    t.is(lines(ended.error).length, 1, ended.error);
    t.regex(ended.error, line);
  }
});

test('the nearest word is the one with the fewest letters changed, in any case', (t) => {
  const words = ['MailSent', 'MailReceived', 'WinRecorded'];
  t.is(nearest('mailsend', words), 'MailSent');
  t.is(nearest('MailRecieved', words), 'MailReceived');
  t.is(nearest('record', words), 'WinRecorded');
});
