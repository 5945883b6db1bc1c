import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { lockFolder } from '#infrastructure/sqlite/lock.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

test('who tells npm to end ends the server with it', async (t) => {
  const folder = await temporaryFolder();
  const [PORT, SMTP_PORT] = [String(await freePort()), String(await freePort())];
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, DATA_DIR: folder.path, PORT, SMTP_PORT, EVENTSTORE_URL: '', MONGODB_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // a group of its own, so that a server it left behind can be found
  });
  t.teardown(async () => {
    endGroup(npm.pid);
    await folder.remove();
  });
  let said = '';
  const greeted = new Promise<void>((resolve) =>
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('is running')) resolve();
    }),
  );
  await Promise.race([greeted, once(npm, 'exit')]);
  t.true(said.includes('is running'), said);
  t.throws(() => lockFolder(folder.path));
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  t.notThrows(() => lockFolder(folder.path).release(), 'the server goes on without npm');
});

const endGroup = (leader: number | undefined): void => {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // all of it has ended
  }
};
