import { join } from 'node:path';
import test from 'ava';
import type { ListedEvent } from '#application/engine/find-events.ts';
import type { EventNode } from '#application/operators/event-tree.ts';
import { branchesOf } from '#infrastructure/cli/event-tree.ts';
import { delayInWords } from '#infrastructure/cli/event-words.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { sharedApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw } from '#test/support/send-mail.ts';
import { aUser, checkInFor, mailTo } from '#test/support/user.ts';
import { lines, cairn as run, startCairn } from './cairn.ts';

const app = sharedApp(test);
let control: ReturnType<typeof startControl> | null = null;
test.after.always(async () => (await control)?.close());

const listening = async (): Promise<string> => {
  control ??= startControl(join(app().folder, 'control.sock'), app());
  await control;
  return app().folder;
};
const cairn = async (...words: string[]) => run(await listening(), words);
const json = async <Line>(...words: string[]): Promise<readonly Line[]> => {
  const { code, out, error } = await cairn('--json', ...words);
  if (code !== 0) throw new Error(error);
  return lines(out).map((line) => JSON.parse(line) as Line);
};

test('a mail, by its id, is drawn with all that followed from it, and each stream of it can be read', async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  await sendRaw(
    app(),
    { from: user.email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, user.email, 'Trained two new nurses on the triage protocol.'),
  );
  await mailTo(app(), user.email, /^Re: /);
  const [received] = await json<ListedEvent>('events', 'tail', '--user', user.email, '--type', 'MailReceived');
  const mailId = received?.correlationId ?? '';

  const { out, code } = await cairn('events', 'tree', mailId);
  t.is(code, 0);
  t.regex(out, new RegExp(`^correlation ${mailId}\nevent +happened +after +stream +by +id +personal\nMailReceived `));
  t.regex(out, /\n[├└]─ MailUnderstood +2\S+Z +\+\S+ \w+ +mail-\S+@\d+ +user/);
  t.regex(out, /\n[│ ] {2}[├└]─ WinRecorded .* sealed, \d+ bytes\n/);
  const nodes = await json<EventNode>('events', 'tree', mailId);
  t.true(nodes.some(({ type, depth }) => type === 'WinRecorded' && depth === 2));
  const win = nodes.find(({ type }) => type === 'WinRecorded');
  t.regex((await cairn('events', 'tree', win?.id ?? '')).out, /WinRecorded ◂ /);

  const read = await cairn('events', 'read', win?.stream ?? '');
  t.regex(
    read.out,
    /^revision +happened +event +by +id +personal +data\n0 +2\S+Z +WinRecorded +user +\S{36} +sealed, \d+ bytes +\{"winId":/,
  );
  const stream = await json<ListedEvent>('events', 'read', win?.stream ?? '');
  t.deepEqual(
    stream.map(({ revision }) => revision),
    stream.map((_, at) => at),
  );
  t.true(stream.length >= 2);
  const newest = await json<ListedEvent>('events', 'read', win?.stream ?? '', '--newest', '--limit', '1');
  t.deepEqual(newest, stream.slice(-1));
  for (const word of ['triage', 'nurses', user.email])
    t.false(`${out}${read.out}${JSON.stringify([nodes, stream])}`.includes(word), word);
});

test('the tail goes on with each event that comes, until it is stopped', async (t) => {
  const folder = await listening();
  const user = await aUser(app());
  const write = (originalMessage: string) => user.call('POST', '/api/achievements', { originalMessage });
  await write('Closed the audit.');
  const wins = ['events', 'tail', '--user', String(user.userId), '--type', 'WinRecorded'];
  const following = startCairn(folder, ['--json', ...wins, '--follow']);
  await eventually('the first', async () => lines(following.out()).length === 1);
  await write('Repaired the pump.');
  await write('Painted hall 4.');
  await eventually('the others', async () => lines(following.out()).length === 3);
  following.child.kill('SIGINT');
  t.is((await following.ended).code, 0);
  const all = await json<ListedEvent>(...wins);
  t.deepEqual(
    lines((await following.ended).out).map((line) => JSON.parse(line) as ListedEvent),
    all,
  );
  const shown = await cairn(...wins, '--limit', '2');
  t.regex(
    shown.out,
    /^happened +event +stream +by +id +personal\n(2\S+Z +WinRecorded +win-\S+@0 +user +\S{8} +sealed, \d+ bytes\n){2}$/,
  );
});

test('following ends when nobody reads it any more', async (t) => {
  const folder = await listening();
  const following = startCairn(folder, ['events', 'tail', '--follow']);
  await eventually('the first rows', async () => following.out() !== '');
  following.child.stdout.destroy();
  const user = await aUser(app());
  await user.call('POST', '/api/achievements', { originalMessage: 'Closed the audit.' });
  t.is((await following.ended).code, 0);
});

test('what is not there, or no word of ours, is one clear line', async (t) => {
  const wrong: readonly (readonly [string[], number, RegExp])[] = [
    [['read', 'win-none'], 1, /there is no stream win-none/],
    [['read'], 2, /missing required argument 'stream'/],
    [['tree', 'none'], 1, /no event, mail or correlation has the id none/],
    [['tail', '--type', 'WinRecordd'], 2, /did you mean WinRecorded\?/],
    [['tail', '--limit', '0'], 2, /a number from 1 to 1000/],
  ];
  for (const [words, code, line] of wrong) {
    const ended = await cairn('events', ...words);
    t.deepEqual([ended.code, ended.out, lines(ended.error).length], [code, '', 1], words.join(' '));
    t.regex(ended.error, line);
  }
  for (const name of ['read', 'tail', 'tree'])
    t.regex((await cairn('events', name, '--help')).out, /Examples:\n {2}cairn events/, name);
});

test('branches are drawn as far as siblings come, and delays are told in one unit', (t) => {
  t.deepEqual(branchesOf([0, 1, 2, 3, 2, 1, 2, 0, 1]), [
    ...['', '├─ ', '│  ├─ ', '│  │  └─ ', '│  └─ ', '└─ ', '   └─ ', '', '└─ '],
  ]);
  const delays: readonly (readonly [number, string])[] = [
    [0, '+0 ms'],
    [350, '+350 ms'],
    [2432, '+2.4 s'],
    [60_000, '+1 min'],
    [5_400_000, '+1.5 h'],
    [31 * 86_400_000, '+31 d'],
    [-3, '+0 ms'],
    [-1200, '−1.2 s'],
  ];
  for (const [milliseconds, words] of delays) t.is(delayInWords(milliseconds), words);
});
