import { access } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { engine } from '#test/support/engines.ts';
import { startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { freePort } from '#test/support/free-port.ts';
import { mongoDatabase } from '#test/support/mongo-database.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { cairn as run } from './cairn.ts';

const person = ['--email', 'sub@example.com', '--first-name', 'Sub', '--last-name', 'Scriber'];
const SECRET = 'a secret that only this test of the command line knows';

/** `cairn` with both engines, on a log and a database of the test's own, and nobody beside it. */
const onEngines = async (t: ExecutionContext, mongoUrl: string) => {
  const folder = await temporaryFolder();
  const database = mongoDatabase(mongoUrl);
  const double = await startDouble();
  t.teardown(async () => {
    await double.stop();
    await database.drop();
    await folder.remove();
  });
  const env = { SECRET, EVENTSTORE_URL: double.url, MONGODB_URL: database.url };
  return {
    folder: folder.path,
    env,
    cairn: (words: readonly string[], other: Record<string, string> = {}) =>
      run(folder.path, words, { ...env, ...other }),
  };
};

const mongoUrl = engine('MONGODB_URL', 'operators’ commands on engines');
if (mongoUrl) {
  test('with engines operators’ commands need no server: they are done on the engines themselves', async (t) => {
    const { cairn, folder } = await onEngines(t, mongoUrl);
    const opened = await cairn(['--json', 'account', 'open', ...person]);
    t.is(opened.code, 0, opened.error);
    const { userId, loginUrl } = JSON.parse(opened.out) as { userId: number; loginUrl: string };
    t.true(URL.canParse(loginUrl));
    const link = await cairn(['account', 'login-link', '--json', '--email', 'sub@example.com']);
    t.is((JSON.parse(link.out) as { userId: number }).userId, userId);
    await t.throwsAsync(access(join(folder, 'control.sock')), { code: 'ENOENT' });

    const listed = await cairn(['--json', 'projections', 'list']);
    const { projections } = JSON.parse(listed.out) as { projections: { name: string; lag: number }[] };
    t.true(
      projections.every(({ lag }) => lag > 0),
      'nobody keeps them up',
    );
    const rebuilt = await cairn(['projections', 'rebuild', 'accounts']);
    t.is(rebuilt.code, 0, rebuilt.error);
    t.regex(rebuilt.out, /^accounts was rebuilt from \d+ events/);
    t.is((await cairn(['projections', 'verify', 'accounts'])).code, 0);

    const search = ['events', 'find', '--user', String(userId)];
    t.regex((await cairn(search)).out, /^no event was found\nthe newest \d events are not indexed yet/);
    t.is((await cairn(['projections', 'rebuild', 'event-index'])).code, 0);
    t.regex((await cairn(search)).out, /AccountOpened +account-\d+@0 +operator:cli .* sealed, \d+ bytes\n/);
  });

  test('what cannot be done is one line and 1, wrong words are 2, with engines too', async (t) => {
    const { cairn } = await onEngines(t, mongoUrl);
    await cairn(['account', 'open', ...person]);
    const impossible: readonly (readonly [string[], RegExp])[] = [
      [['account', 'open', ...person], /already/],
      [['account', 'login-link', '--email', 'nobody@example.com'], /no account/],
      [['projections', 'rebuild', 'nothing'], /no read model nothing/],
      [['parked', 'retry', 'nothing'], /not parked/],
    ];
    for (const [words, why] of impossible) {
      const { code, error } = await cairn(words);
      t.is(code, 1);
      t.regex(error, why);
      t.regex(error, /^cairn: [^\n]+\n$/);
    }
    t.is((await cairn(['projections', 'forget'])).code, 2);
  });

  test('with the wrong secret, or with an engine away, it says so in one line', async (t) => {
    const { cairn } = await onEngines(t, mongoUrl);
    t.is((await cairn(['account', 'open', ...person])).code, 0);
    const away = await freePort();
    const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ SECRET: 'another secret than the one these engines know' }, /secret/i],
      [{ MONGODB_URL: `mongodb://127.0.0.1:${away}/cairn` }, /MongoDB is not reachable/],
    ];
    for (const [env, why] of wrong) {
      const { code, error } = await cairn(['parked', 'list'], env);
      t.is(code, 1);
      t.regex(error, why);
      t.regex(error, /^cairn: [^\n]+\n$/);
    }
  });
}
