import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);
const DOMAIN = 'bench.localhost';

/** Beside these, its settings are the ones Debian ships: they name the place, and what happens after a mail is queued. */
const settings = (folder: string): Readonly<Record<string, string>> => ({
  queue_directory: join(folder, 'queue'),
  data_directory: join(folder, 'data'),
  inet_interfaces: '127.0.0.1',
  inet_protocols: 'ipv4',
  myhostname: DOMAIN,
  mydestination: DOMAIN,
  local_recipient_maps: '',
  local_transport: 'discard:',
  alias_maps: '',
  alias_database: '',
});

/** How it differs from an installed Postfix, in words for a report. */
export const postfixSetting =
  'default queue (each mail a file, fsynced before 250), then delivered to discard; no chroot';

export type Postfix = Readonly<{ version: string; port: number; domain: string; stop(): Promise<void> }>;

/** A Postfix of its own in this folder, beside any that runs; or why there can be none here. */
export const startPostfix = async (folder: string): Promise<Postfix | string> => {
  const version = await run('postconf', ['-h', 'mail_version']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (version === null) return 'Postfix is not installed (apt-get install postfix)';
  if (process.getuid?.() !== 0) return 'Postfix can be started by root alone';
  const port = await freePort();
  const config = join(folder, 'config');
  await cp('/etc/postfix', config, { recursive: true });
  await chmod(folder, 0o755); // its processes run as a user of their own
  for (const place of ['queue', 'data']) await mkdir(join(folder, place));
  const { stdout: owner } = await run('id', ['-u', 'postfix']);
  await chown(join(folder, 'data'), Number(owner), -1);
  await writeFile(join(config, 'master.cf'), servicesOf(await readFile('/etc/postfix/master.cf', 'utf8'), port));
  const pairs = Object.entries(settings(folder)).map(([name, value]) => `${name}=${value}`);
  await run('postconf', ['-c', config, '-e', ...pairs]);
  const leave = () => void spawnSync('postfix', ['-c', config, 'stop']);
  process.once('exit', leave); // it would outlive a measuring that was broken off
  await run('postfix', ['-c', config, 'start']);
  await untilItListens(port);
  const stop = async () => {
    process.off('exit', leave);
    await run('postfix', ['-c', config, 'stop']);
  };
  return { version, port, domain: DOMAIN, stop };
};

/** The table of services as it was shipped, its SMTP server on our port, nothing in a chroot that nobody has filled. */
const servicesOf = (shipped: string, port: number): string =>
  shipped
    .replace(/^smtp(\s+inet)/m, `127.0.0.1:${port}$1`)
    .replace(/^(\S+\s+(?:inet|unix|unix-dgram|fifo|pass)\s+\S+\s+\S+\s+)[y-](\s)/gm, '$1n$2');

const untilItListens = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 500; tries += 1) {
    const listens = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (listens) return;
    await wait(20);
  }
  throw new Error('Postfix did not start');
};
