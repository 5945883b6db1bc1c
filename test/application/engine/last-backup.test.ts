import test from 'ava';
import { lastBackupAt } from '#application/engine/last-backup.ts';
import { embeddedServices } from '#test/support/stores.ts';

test('there is no last backup until one is written down', async (t) => {
  const { registers } = await embeddedServices(t);
  t.is(await lastBackupAt(registers), null);
  const at = '2026-11-20T03:00:00.000Z';
  await registers.write('last-backup', 'complete', { at }, { expected: 'absent', endsAt: null });
  t.is(await lastBackupAt(registers), Date.parse(at));
});
