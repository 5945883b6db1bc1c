import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import { DAMAGED, type EventLog, isEventDamaged } from '#application/engine/ports/event-log.ts';
import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import { type Damage, PARTS } from '../support/damage.ts';
import { at, erased, followStream, proven, raw, started, won } from '../support/log-events.ts';
import type { LogPlace } from './event-log.contract.ts';

/** What an event log finds of what a disk has done to it. */
export const eventLogDamageContract = (adapter: string, place: () => Promise<LogPlace>) => {
  const promise = (title: string, check: (setting: Setting, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { store, vault, elsewhere, damage, remove } = await place();
      t.teardown(async () => {
        await Promise.all([store.close(), vault.close(), elsewhere.close()]);
        await remove();
      });
      await Promise.all([vault.make(1), vault.make(2)]);
      const reported: string[] = [];
      const onUnreadable = (code: string, event: Readonly<{ id: string; stream: string }>) =>
        void reported.push(`${code} ${event.stream}`);
      const log = createSealedLog(store, vault, { onUnreadable });
      await check({ log, store, vault, damage, reported, stream: `test-${randomUUID()}` }, t);
    });

  promise('finds any flipped bit of any part of an event, and nobody folds that event', async (setting, t) => {
    const { log, damage, reported } = setting;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PARTS), fc.nat(), async (part, bit) => {
        const stream = `test-${randomUUID()}`;
        await log.append(stream, [started, won(1), won(2)], 'no-stream');
        damage.flip(stream, 1, part, bit);
        for (const reading of [log.read(stream), log.readSealed(stream)])
          t.true(isEventDamaged(await t.throwsAsync(reading)), `${part} ${bit}`);
        t.true(reported.includes(`event-damaged ${stream}`));
        const followed = await followStream(log, stream, 3);
        t.deepEqual(
          followed.map(({ type, personal, revision }) => [type, personal, revision]),
          [
            ['ReactionStarted', 'none', 0],
            [DAMAGED, 'damaged', 1],
            ['WinRecorded', 'open', 2],
          ],
        );
        t.deepEqual(followed[1]?.data, { at: '' });
      }),
      { numRuns: 60 },
    );
  });

  promise('finds a flipped bit in what stands clear of an erased user', async ({ log, vault, damage, stream }, t) => {
    await log.append(stream, [won(1), proven(1), erased(1)], 'no-stream');
    await vault.destroy(1);
    t.deepEqual(
      (await log.read(stream)).map(({ personal }) => personal),
      ['destroyed', 'none', 'none'],
    );
    damage.flip(stream, 0, 'data', 77);
    t.true(isEventDamaged(await t.throwsAsync(log.readSealed(stream))));
    t.deepEqual(
      (await followStream(log, stream, 3)).map(({ personal }) => personal),
      ['damaged', 'none', 'none'],
    );
  });

  promise('finds an event that was written for another place', async ({ log, store, damage, stream }, t) => {
    for (const order of [[0], [1, 0]]) {
      const [from, to] = [`${stream}-${order.length}`, `${stream}-${order.length}-elsewhere`];
      await log.append(from, [proven(1), proven(2)], 'no-stream');
      const kept = await store.read(from);
      for (const revision of [1, 0]) damage.lose(from, revision);
      await store.append(
        to,
        order.flatMap((at) => kept[at] ?? []),
        'no-stream',
      );
      t.true(isEventDamaged(await t.throwsAsync(log.read(to))));
    }
  });

  promise('finds that an event of a stream is gone', async ({ log, damage, stream }, t) => {
    await log.append(stream, [proven(1), proven(2), proven(1)], 'no-stream');
    damage.lose(stream, 1);
    t.true(isEventDamaged(await t.throwsAsync(log.read(stream))));
  });

  promise('takes an event for damaged that was put there by somebody without its key', async (setting, t) => {
    const { log, store, stream } = setting;
    await log.append(stream, [started], 'no-stream');
    const forged = raw('ReactionStarted', { reaction: 'forged', at });
    await store.append(stream, [forged], 0);
    await store.append(`${stream}-alone`, [{ ...forged, id: randomUUID(), mac: new Uint8Array() }], 'no-stream');
    for (const [name, count] of [
      [stream, 2],
      [`${stream}-alone`, 1],
    ] as const) {
      t.true(isEventDamaged(await t.throwsAsync(log.read(name))));
      t.is((await followStream(log, name, count)).at(-1)?.personal, 'damaged');
    }
  });

  promise('takes a type, an owner or a time that damage has made for damage', async ({ log, store, stream }, t) => {
    await log.append(stream, [won(1)], 'no-stream');
    const [kept] = await store.read(stream);
    if (!kept) return t.fail();
    const odd = [
      { ...kept, type: 'WinRecordfd' },
      { ...raw('WinRecorded', { at }), sealed: kept.sealed },
      raw('ReactionStarted', {}),
    ];
    for (const [index, event] of odd.entries()) {
      const name = `${stream}-${index}`;
      await store.append(name, [{ ...event, id: randomUUID() }], 'no-stream');
      t.true(isEventDamaged(await t.throwsAsync(log.read(name))), String(index));
      t.is((await followStream(log, name, 1))[0]?.personal, 'damaged');
    }
  });
};

type Setting = Readonly<{
  log: EventLog;
  store: EventStore & EventFinder;
  vault: Vault;
  damage: Damage;
  reported: readonly string[];
  stream: string;
}>;
