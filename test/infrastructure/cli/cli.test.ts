import { access } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'ava';
import { Fault } from '#application/engine/ports/fault.ts';
import { WORK } from '#application/engine/ports/work.ts';
import type { Writer } from '#application/wins/writer.ts';
import { createCommands } from '#infrastructure/control/commands.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { type RunningApp, runningApp, sharedApp } from '#test/support/app.ts';
import { movableClock } from '#test/support/clock.ts';
import { eventually } from '#test/support/eventually.ts';
import { anyOf } from '#test/support/named-model.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { aUser, call } from '#test/support/user.ts';
import { lines, cairn as run } from './cairn.ts';

const app = sharedApp(test);
let control: ReturnType<typeof startControl> | null = null;
test.after.always(async () => (await control)?.close());

const cairn = async (...words: string[]) => {
  control ??= startControl(join(app().folder, 'control.sock'), app());
  await control;
  return run(app().folder, words);
};
const person = (email: string) => ['--email', email, '--first-name', 'Sub', '--last-name', 'Scriber'];
const anAddress = () => `sub-${crypto.randomUUID()}@example.com`;

test('account open prints a login link that signs in', async (t) => {
  const opened = await cairn('account', 'open', ...person(anAddress()), '--timezone', 'Europe/Paris');
  t.is(opened.code, 0, opened.error);
  const token = /token=(\S+)/.exec(opened.out)?.[1] ?? '';
  const signedIn = await call<{ user: { timezone: string } }>(app(), 'POST', '/api/auth/token', { token });
  t.is(signedIn.status, 200);
  t.is(signedIn.body.user.timezone, 'Europe/Paris');
});

test('with --json, before the command or after it, it prints what scripts can read and nothing else', async (t) => {
  const before = await cairn('--json', 'account', 'open', ...person(anAddress()));
  const email = anAddress();
  const after = await cairn('account', 'open', '--json', ...person(email));
  for (const { code, out, error } of [before, after]) {
    t.is(code, 0, error);
    t.is(lines(out).length, 1);
    const { userId, loginUrl } = JSON.parse(out) as { userId: number; loginUrl: string };
    t.true(Number.isSafeInteger(userId));
    t.true(URL.canParse(loginUrl));
  }
  const link = await cairn('account', 'login-link', '--json', '--email', email.toUpperCase());
  t.is((JSON.parse(link.out) as { userId: number }).userId, (JSON.parse(after.out) as { userId: number }).userId);
});

test('what cannot be done is said in one line, and ends with 1', async (t) => {
  const user = await aUser(app());
  const impossible: readonly (readonly [string[], RegExp])[] = [
    [['account', 'open', ...person(user.email)], /already/],
    [['account', 'open', ...person('nobody')], /no mail address/],
    [['account', 'open', ...person(anAddress()), '--timezone', 'local'], /no time zone/],
    [['account', 'login-link', '--email', 'nobody@example.com'], /no account/],
    [['check-in', 'send', '--email', 'nobody@example.com'], /no account/],
    [['projections', 'rebuild', 'nothing'], /no read model nothing/],
    [['parked', 'retry', 'nothing'], /not parked/],
  ];
  for (const [words, line] of impossible) {
    const { code, out, error } = await cairn(...words);
    t.is(code, 1, words.join(' '));
    t.is(out, '');
    t.is(lines(error).length, 1, error);
    t.regex(error, /^cairn: /);
    t.regex(error, line);
  }
});

test('wrong words get one clear line, and 2', async (t) => {
  const wrong: readonly (readonly [string[], RegExp])[] = [
    [['acount', 'open'], /unknown command 'acount'/],
    [['account', 'opne'], /unknown command 'opne'/],
    [['account', 'open'], /--email/],
    [['account', 'open', ...person(anAddress()), '--colour', 'red'], /unknown option '--colour'/],
    [['mail', 'list', '--limit', 'many'], /--limit/],
    [['mail', 'list', '--limit', '0'], /from 1 to 1000/],
    [['projections', 'rebuild'], /missing required argument 'name'/],
    [['parked', 'list', 'everything'], /too many arguments/],
  ];
  for (const [words, line] of wrong) {
    const { code, out, error } = await cairn(...words);
    t.is(code, 2, words.join(' '));
    t.is(out, '');
    t.is(lines(error).length, 1, error);
    t.regex(error, line);
  }
});

test('--help explains every command that the server takes', async (t) => {
  const { code, out } = await cairn('--help');
  t.is(code, 0);
  for (const name of Object.keys(createCommands(app()))) t.true(out.includes(`  ${name}`), name);
  for (const group of ['account', 'projections', 'parked']) t.is((await cairn(group, '--help')).code, 0);
});

test('with no server on the data folder it says so, and makes nothing there', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const missing = join(folder.path, 'not-there');
  for (const path of [folder.path, missing]) {
    const { code, error } = await run(path, ['parked', 'list']);
    t.is(code, 1);
    t.deepEqual(lines(error), [
      'cairn: no server is running on this data folder: start one with npm start (or set DATA_DIR)',
    ]);
  }
  await t.throwsAsync(access(missing), { code: 'ENOENT' });
});

test('bad settings are told line by line', async (t) => {
  const { code, error } = await run(app().folder, ['parked', 'list'], { PORT: 'x', LOG_LEVEL: 'loud' });
  t.is(code, 1);
  t.is(lines(error).length, 2);
});

test('a server that goes away in the middle of an answer is told as that', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const server = createServer((_, response) => {
    response.write('{"progress":{"events":1,"total":2}}\n');
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(join(folder.path, 'control.sock'), resolve));
  t.teardown(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { code, error } = await run(folder.path, ['projections', 'rebuild', 'wins']);
  t.is(code, 1);
  t.regex(error, /^cairn: the server went away before it was done$/m);
});

test('check-in send asks for one mail, and for no second one at once', async (t) => {
  const user = await aUser(app());
  const sent = await cairn('--json', 'check-in', 'send', '--email', user.email);
  t.is(sent.code, 0, sent.error);
  t.is((JSON.parse(sent.out) as { userId: number }).userId, user.userId);
  const again = await cairn('check-in', 'send', '--email', user.email);
  t.is(again.code, 1);
  t.regex(again.error, /ten minutes/);
});

test('projections are listed, rebuilt with progress, and compared', async (t) => {
  const user = await aUser(app());
  for (let time = 0; time < 5; time += 1)
    await user.call('POST', '/api/achievements', { originalMessage: `Win ${time}` });
  const listed = await cairn('projections', 'list');
  for (const name of ['accounts', 'mails', 'outbox', 'wins', 'work']) t.regex(listed.out, new RegExp(`^${name} `, 'm'));
  const before = await user.wins();
  const rebuilt = await cairn('projections', 'rebuild', 'wins');
  t.is(rebuilt.code, 0, rebuilt.error);
  t.regex(rebuilt.out, /^wins was rebuilt from \d+ events$/m);
  t.regex(rebuilt.error, /\d+ % +\d+ of \d+ events +\d+ events\/s/);
  t.deepEqual(await user.wins(), before);
  const verified = await cairn('--json', 'projections', 'verify', 'wins');
  t.is(verified.code, 0, verified.error);
  t.like(JSON.parse(verified.out), { name: 'wins', equal: true });
  t.is(verified.error, '');
});

test('mails are listed with their ends, and those turned away with the reason', async (t) => {
  await app().refusals.note('too-large', 12_345);
  const table = await cairn('mail', 'list', '--limit', '5');
  t.regex(table.out, /^received +end +bytes +reason +id$/m);
  t.regex(table.out, /refused +12345 +too-large$/m);
  const listed = await cairn('--json', 'mail', 'list');
  t.like((JSON.parse(listed.out) as { mails: object[] }).mails[0], { end: 'refused', size: 12_345 });
});

test('parked work is listed with its reason, and goes on when an operator says so', async (t) => {
  const clock = movableClock(Date.now());
  let broken = true;
  const writer: Writer = {
    async analyse() {
      if (broken) throw new Fault('broken', 'words that nobody may read');
      return { category: 'Other', categoryIsGuess: true, analysis: 'Mended.', skills: [] };
    },
  };
  const own = await runningApp(t, { clock, writer });
  const control = await startControl(join(own.folder, 'control.sock'), own);
  t.teardown(control.close);
  const user = await aUser(own);
  await user.call('POST', '/api/achievements', { originalMessage: 'Finished the survey' });
  for (const seconds of [2, 8, 32, 128]) {
    await eventually('a failure', async () =>
      (await ownWork(own)).some(({ until }) => Date.parse(until) > clock.now()),
    );
    clock.move(seconds * 1000);
  }
  await eventually('the parking', async () => (await ownWork(own)).some(({ state }) => state === 'parked'));
  const table = await run(own.folder, ['parked', 'list']);
  t.regex(table.out, /^job +account +tries +reason$/m);
  t.regex(table.out, new RegExp(`^analyse-win:\\S+ +${user.userId} +5 +broken$`, 'm'));
  const listed = await run(own.folder, ['parked', 'list', '--json']);
  const [{ id }] = (JSON.parse(listed.out) as { parked: [{ id: string }] }).parked;
  broken = false;
  t.is((await run(own.folder, ['parked', 'retry', id])).code, 0);
  await eventually('the analysis', async () => (await user.wins())[0]?.analysisResult?.analysis === 'Mended.');
});

// The insights of the week, month and year wait beside it for their hour.
const ownWork = async ({ services: { readModels } }: RunningApp) => {
  const query = { filter: {}, sort: [['opened', 'ascending']] as const, limit: 10 };
  const { found } = await readModels.page(anyOf(WORK), query);
  return found.map(({ document }) => document).filter(({ reaction }) => reaction === 'analyse-win');
};
