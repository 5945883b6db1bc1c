import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { createDiskSpace } from '#infrastructure/files/disk-space.ts';
import { movableClock } from '../support/clock.ts';
import { aGateway } from '../support/gateway.ts';
import { replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const MAIL = 'From: sub@example.com\r\n\r\nI did it.\r\n.\r\n';

test('while the disk is all but full a mail is put off before it is begun; then it comes in', async (t) => {
  let hasSpace = false;
  const { port, intake } = await aGateway(t, { hasDiskSpace: async () => hasSpace });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  t.regex(await client.say('MAIL FROM:<sub@example.com>'), /^452 4\.3\.1 /);
  t.regex(await client.say(`RCPT TO:<${replyAddress}>`), /^503 /);
  hasSpace = true;
  await client.begin(replyAddress);
  await client.write(MAIL);
  t.regex(await client.reply(), /^250 /);
  t.is(intake.kept.length, 1);
});

test('a disk of which nobody can tell puts mail off too, and is told of', async (t) => {
  const hasDiskSpace = async (): Promise<boolean> => {
    throw new Error('no such folder');
  };
  const { port, logged } = await aGateway(t, { hasDiskSpace });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  t.regex(await client.say('MAIL FROM:<sub@example.com>'), /^451 /);
  t.deepEqual(logged, ['nobody could tell what space the disk has']);
});

test('the disk is looked at once a second, however many ask', async (t) => {
  const clock = movableClock();
  let looks = 0;
  let free = 99;
  const hasSpace = createDiskSpace('/data', 100, clock, async () => {
    looks += 1;
    return free;
  });
  t.deepEqual(await Promise.all([hasSpace(), hasSpace(), hasSpace()]), [false, false, false]);
  t.is(looks, 1);
  free = 100;
  clock.move(999);
  t.false(await hasSpace());
  clock.move(1);
  t.true(await hasSpace());
  t.is(looks, 2);
  clock.move(-60_000);
  t.true(await hasSpace());
  t.is(looks, 3);
});

test('a real folder has space for a byte, and for no more than a disk can hold', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-test-'));
  t.teardown(() => rm(folder, { recursive: true }));
  t.true(await createDiskSpace(folder, 1, movableClock())());
  t.false(await createDiskSpace(folder, 2 ** 60, movableClock())());
  await t.throwsAsync(createDiskSpace(join(folder, 'gone'), 1, movableClock())(), { code: 'ENOENT' });
});
