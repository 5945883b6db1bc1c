import { join } from 'node:path';
import test from 'ava';
import { startControl } from '#infrastructure/control/server.ts';
import type { Finding } from '#infrastructure/doctor/finding.ts';
import { runningApp } from '#test/support/app.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { cairn } from './cairn.ts';

test('beside a server it knows what only the server knows, and ends with 0 when all is well', async (t) => {
  const app = await runningApp(t);
  const control = await startControl(join(app.folder, 'control.sock'), app);
  t.teardown(control.close);
  const { code, out, error } = await cairn(app.folder, ['doctor', '--json']);
  t.is(code, 0, error + out);
  const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
  const stateOf = (check: string) => findings.find((one) => one.check === check)?.state;
  for (const check of ['stores', 'read-models', 'work', 'events', 'keys', 'data-folder'])
    t.is(stateOf(check), 'ok', check);
});

test('without a server it says so, and ends with 2 for an error and 1 for a warning', async (t) => {
  const { path, remove } = await temporaryFolder();
  t.teardown(remove);
  const relay = { SMTP_URL: 'smtp://us:hunter2@127.0.0.1:1' };
  const failed = await cairn(path, ['doctor'], relay);
  t.is(failed.code, 2);
  t.regex(
    failed.out,
    /ERROR {3}relay +the relay 127\.0\.0\.1:1 does not answer \(\w+\).*\n +see docs\/operating\.md#the-relay/,
  );
  t.regex(failed.out, /stores +there are no stores yet/);
  t.false(`${failed.out}${failed.error}`.includes('hunter2'));
  const warned = await cairn(path, ['doctor'], { PUBLIC_URL: 'https://localhost:1' });
  t.is(warned.code, 1, warned.out);
  const wrong = await cairn(path, ['doctor'], { PORT: 'nine' });
  t.is(wrong.code, 2);
  t.regex(wrong.out, /^ERROR {3}settings PORT must be a port number/);
});
