import { join } from 'node:path';
import test from 'ava';
import type { EventsVerified } from '#application/engine/verify-events.ts';
import { replayErasures } from '#application/privacy/replay-erasures.ts';
import { streams } from '#application/streams.ts';
import { startControl } from '#infrastructure/control/server.ts';
import { runningApp } from '#test/support/app.ts';
import { sqliteDamage } from '#test/support/damage.ts';
import { aUser, call } from '#test/support/user.ts';
import { cairn as run } from './cairn.ts';

type Ready = { ready: boolean; damaged: number; reasons: string[] };

test('a flipped bit on the disk is named, shown, folded by nobody, and no rebuild loses the win', async (t) => {
  const app = await runningApp(t);
  const control = await startControl(join(app.folder, 'control.sock'), app);
  t.teardown(control.close);
  const cairn = (...words: string[]) => run(app.folder, words);
  const ready = async () => (await call<Ready>(app, 'GET', '/readyz')).body;
  const [user, other] = [await aUser(app), await aUser(app)];
  await user.call('POST', '/api/achievements', { originalMessage: 'Repaired the pump in hall 3' });
  const [win] = await user.wins();
  t.like(await cairn('events', 'verify'), { code: 0 });
  t.like(await ready(), { ready: true, damaged: 0, reasons: [] });

  const stream = streams.win(win?.id ?? '');
  sqliteDamage(join(app.folder, 'events.db')).flip(stream, 0, 'data', 90);
  const found = await cairn('--json', 'events', 'verify');
  t.is(found.code, 1);
  t.like(JSON.parse(found.out) as EventsVerified, { damaged: 1, found: [{ stream, code: 'event-damaged' }] });
  const named = await cairn('events', 'verify');
  t.is(named.code, 1);
  t.true(named.out.includes(stream) && /put the log back from a backup/.test(named.out));
  t.like(await ready(), { ready: true, damaged: 1 });
  t.regex((await ready()).reasons.join(), /damaged: cairn events verify/);

  const changed = await user.call('DELETE', `/api/achievements/${win?.id}`);
  t.is(changed.status, 500, 'nothing is decided by what may not be true');
  t.is((await other.call('POST', '/api/achievements', { originalMessage: 'Painted hall 4' })).status, 201);

  const rebuilt = await cairn('projections', 'rebuild', 'wins');
  t.is(rebuilt.code, 1);
  t.regex(rebuilt.error, /nothing was changed.*--accept-damage/);
  const verified = await cairn('projections', 'verify', 'wins');
  t.is(verified.code, 1);
  t.regex(verified.error, /do not rebuild it/);
  t.is((await user.wins())[0]?.originalMessage, 'Repaired the pump in hall 3');
  const accepted = await cairn('projections', 'rebuild', 'wins', '--accept-damage');
  t.is(accepted.code, 0, accepted.error);
  t.regex(accepted.out, /1 of them are damaged and not in it/);
  t.deepEqual(await user.wins(), []);
});

test('damage in the stream of an account that was erased keeps no server from starting', async (t) => {
  const first = await runningApp(t);
  const user = await aUser(first);
  await first.services.vault.destroy(user.userId); // as a restored log would have it: it knows of no erasure
  await first.stop();
  sqliteDamage(join(first.folder, 'events.db')).flip(streams.account(user.userId), 0, 'data', 90);
  const again = await runningApp(t, { folder: first.folder });
  await t.notThrowsAsync(replayErasures(again.services));
  t.is((await call<Ready>(again, 'GET', '/readyz')).body.damaged, 1);
});
