import { randomUUID } from 'node:crypto';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import type { EventFinder } from '#application/engine/ports/event-finder.ts';
import { type EventLog, isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { type EventStore, isStreamMoved } from '#application/engine/ports/event-store.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import { isKeyDestroyed, isKeyMissing, type Vault } from '#application/engine/ports/vault.ts';
import { isSealedDamaged } from '#infrastructure/shared/cipher.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import type { Damage } from '../support/damage.ts';
import { appendSigned, at, erased, followStream, proven, raw, started, won } from '../support/log-events.ts';

/** An event store, and a vault that can be opened twice: one for the log, one as another process would have it. */
export type LogPlace = Readonly<{
  store: EventStore & EventFinder;
  vault: Vault;
  elsewhere: Vault;
  damage: Damage;
  remove(): Promise<void>;
}>;

/** An event log over any store and vault. The stores may be shared: each test has streams of its own. */
export const eventLogContract = (adapter: string, place: () => Promise<LogPlace>) => {
  const promise = (title: string, check: (setting: Setting, t: ExecutionContext) => Promise<void>) =>
    test(`${adapter} ${title}`, async (t) => {
      const { store, vault, elsewhere, remove } = await place();
      t.teardown(async () => {
        await Promise.all([store.close(), vault.close(), elsewhere.close()]);
        await remove();
      });
      await Promise.all([vault.make(1), vault.make(2)]);
      const log = createSealedLog(store, vault);
      await check({ log, store, vault, elsewhere, stream: `test-${randomUUID()}` }, t);
    });

  promise('hands back what was appended: read, followed, one by one', async ({ log, stream }, t) => {
    const events = [won(1), proven(1), won(2), started];
    const { revision, position } = await log.append(stream, events, 'no-stream');
    t.is(revision, 3);
    const read = await log.read(stream);
    t.deepEqual(
      read.map(({ type, data }) => ({ type, data })),
      events,
    );
    t.deepEqual(
      read.map((event) => [event.stream, event.revision, event.personal]),
      [
        [stream, 0, 'open'],
        [stream, 1, 'none'],
        [stream, 2, 'open'],
        [stream, 3, 'none'],
      ],
    );
    const followed = await followStream(log, stream, 4);
    t.deepEqual(
      followed.map(({ position: _, ...event }) => event),
      read,
    );
    t.is(followed[3]?.position, position);
  });

  promise('reads without words whatever was appended since, by itself or by another', async (setting, t) => {
    const { log, store, elsewhere, stream } = setting;
    const other = createSealedLog(store, elsewhere);
    const types = async () => (await log.readSealed(stream)).map(({ type, revision }) => `${revision} ${type}`);
    t.deepEqual(await types(), []);
    await log.append(stream, [won(1)], 'no-stream');
    t.deepEqual(await types(), ['0 WinRecorded']);
    t.deepEqual(await types(), ['0 WinRecorded']);
    await other.append(stream, [proven(1), won(1)], 0);
    const all = ['0 WinRecorded', `1 ${proven(1).type}`, '2 WinRecorded'];
    t.deepEqual(await types(), all);
    for (const { personal, data } of await log.readSealed(stream)) t.false(personal === 'open' || !!data.personal);
    t.deepEqual(
      (await log.read(stream)).map(({ type, revision }) => `${revision} ${type}`),
      all,
    );
  });

  promise('hands back any words, whatever they are', async ({ log, stream }, t) => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const personal = { text };
        const own = `${stream}-${n++}`;
        await log.append(own, [won(1, personal)], 'no-stream');
        t.deepEqual((await log.read(own))[0]?.data.personal, personal);
      }),
      { numRuns: 50 },
    );
  });

  promise('seals the personal part and nothing else', async ({ log, store, stream }, t) => {
    await log.append(stream, [won(1), proven(1)], 'no-stream');
    const [win, address] = await store.read(stream);
    const { personal, ...rest } = won(1).data;
    t.deepEqual(win?.data, rest);
    t.true(win?.sealed && win.sealed.length > JSON.stringify(personal).length);
    t.false(Buffer.from(win?.sealed ?? '').includes('parser'));
    t.deepEqual([address?.data, address?.sealed], [proven(1).data, null]);
  });

  promise('draws a new id for every attempt', async ({ log, stream }, t) => {
    await log.append(stream, [won(1), won(1)], 'no-stream');
    t.true(isStreamMoved(await t.throwsAsync(log.append(stream, [won(1)], 'no-stream'))));
    await log.append(stream, [won(1)], 1);
    const ids = (await log.read(stream)).map(({ id }) => id);
    t.is(new Set(ids).size, 3);
    t.true(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)));
  });

  promise('gives no personal part to deciders, and asks for no key', async ({ store, vault, log, stream }, t) => {
    await log.append(stream, [won(1), proven(1)], 'no-stream');
    const noKeys = { ...vault, open: () => Promise.reject(new Error('asked for keys')) };
    const read = await createSealedLog(store, noKeys).readSealed(stream);
    t.deepEqual(
      read.map(({ personal, data }) => [personal, data.personal]),
      [
        ['sealed', null],
        ['none', undefined],
      ],
    );
    t.deepEqual(await log.readSealed(`${stream}-not-there`), []);
  });

  promise('says destroyed, and keeps the rest readable, once a key is', async ({ log, vault, stream }, t) => {
    await log.append(stream, [won(1), proven(1), won(2)], 'no-stream');
    await vault.destroy(1);
    const expected = [
      ['destroyed', { ...won(1).data, personal: null }],
      ['none', proven(1).data],
      ['open', won(2).data],
    ];
    t.deepEqual(
      (await log.read(stream)).map(({ personal, data }) => [personal, data]),
      expected,
    );
    const followed = await followStream(log, stream, 3);
    t.deepEqual(
      followed.map(({ personal, data }) => [personal, data]),
      expected,
    );
  });

  promise('appends nothing personal for a destroyed key', async ({ log, vault, stream }, t) => {
    await vault.destroy(1);
    t.true(isKeyDestroyed(await t.throwsAsync(log.append(stream, [erased(1), won(1)], 'no-stream'))));
    t.deepEqual(await log.read(stream), []);
    await log.append(stream, [erased(1)], 'no-stream');
  });

  promise('drops a remembered key when it follows an erasure', async ({ log, elsewhere, stream }, t) => {
    await log.append(stream, [won(1), won(2)], 'no-stream');
    await log.read(stream);
    await elsewhere.destroy(1);
    await log.append(stream, [erased(1)], 1);
    t.is((await followStream(log, stream, 3)).at(-1)?.personal, 'none');
    t.deepEqual(
      (await log.read(stream)).map(({ personal }) => personal),
      ['destroyed', 'open', 'none'],
    );
  });

  promise('takes a missing key for a fault, never for an erasure', async ({ log, store, vault, stream }, t) => {
    t.true(isKeyMissing(await t.throwsAsync(log.append(stream, [won(3)], 'no-stream'))));
    const lost = { ...raw('WinRecorded', { userId: 3, at }), sealed: Buffer.alloc(40) };
    await appendSigned({ store, vault }, stream, [lost], 'no-stream');
    t.true(isKeyMissing(await t.throwsAsync(log.read(stream))));
    t.is((await followStream(log, stream, 1))[0]?.personal, 'unreadable');
    t.deepEqual(await vault.destroyed(), []);
  });

  promise('lets nobody wait for what one user’s words have come to', async ({ store, vault, stream }, t) => {
    const reported: string[] = [];
    const log = createSealedLog(store, vault, { onUnreadable: (code, { id }) => reported.push(`${code} ${id}`) });
    await log.append(stream, [won(1), won(2)], 'no-stream');
    const missing = { ...raw('WinRecorded', { userId: 3, at }), sealed: Buffer.alloc(40) };
    const damaged = { ...raw('WinRecorded', { userId: 2, at }), sealed: Buffer.alloc(40) };
    await appendSigned({ store, vault }, stream, [missing, damaged], 1);
    await log.append(stream, [won(1), proven(3), won(2)], 3);
    await vault.destroy(2);
    await vault.make(4);
    await log.append(stream, [won(4)], 6);
    const followed = await followStream(log, stream, 8);
    t.deepEqual(
      followed.map(({ personal }) => personal),
      ['open', 'destroyed', 'unreadable', 'destroyed', 'open', 'none', 'destroyed', 'open'],
    );
    t.deepEqual(reported, [`key-missing ${missing.id}`]);
    t.deepEqual(followed[2]?.data, { userId: 3, at, personal: null });
    t.deepEqual(followed[4]?.data, won(1).data);
    t.deepEqual(
      followed.map(({ revision }) => revision),
      [0, 1, 2, 3, 4, 5, 6, 7],
    );
    t.deepEqual(await vault.destroyed(), [2]);
  });

  promise('neither writes nor guesses what it does not know, and tells followers of it', async (setting, t) => {
    const { log, store, vault, stream } = setting;
    const unknown = { type: 'WinPainted', data: { at } };
    t.true(isUnknownEvent(await t.throwsAsync(log.append(stream, [unknown], 'no-stream'))));
    const newType = raw('WinPainted', { at });
    const next = raw('ReactionStarted', { reaction: 'answer', at });
    const newVersion = { ...next, schemaVersion: 2 };
    for (const [name, event] of Object.entries({ newType, newVersion })) {
      const own = `${stream}-${name}`;
      await appendSigned({ store, vault }, own, [event], 'no-stream');
      await log.append(own, [started], 0);
      for (const reading of [log.read(own), log.readSealed(own)])
        t.true(isUnknownEvent(await t.throwsAsync(reading)), name);
      const followed = await followStream(log, own, 2);
      t.deepEqual(
        followed.map(({ type, personal, data }) => [type, personal, data]),
        [
          [event.type, 'newer', { at: '' }],
          ['ReactionStarted', 'none', started.data],
        ],
      );
    }
  });

  promise('takes a changed or transplanted personal part for a fault', async ({ log, store, vault, stream }, t) => {
    await log.append(stream, [won(1)], 'no-stream');
    const [event] = await store.read(stream);
    const sealed = Uint8Array.from(event?.sealed ?? []);
    const moved = { ...raw('WinRecorded', { userId: 1, at }), sealed: Uint8Array.from(sealed) };
    await appendSigned({ store, vault }, `${stream}-moved`, [moved], 'no-stream');
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    const changed = { ...raw('WinRecorded', { userId: 1, at }), sealed };
    await appendSigned({ store, vault }, `${stream}-changed`, [changed], 'no-stream');
    const reported: string[] = [];
    const reporting = createSealedLog(store, vault, { onUnreadable: (code) => reported.push(code) });
    for (const name of ['moved', 'changed']) {
      t.true(isSealedDamaged(await t.throwsAsync(log.read(`${stream}-${name}`))));
      t.is((await followStream(reporting, `${stream}-${name}`, 1))[0]?.personal, 'unreadable');
    }
    t.true(reported.length >= 2 && reported.every((code) => code === 'sealed-damaged'));
  });

  promise('refuses a personal part that is nobody’s', async ({ log, stream }, t) => {
    const { userId: _, ...data } = won(1).data;
    t.true(
      hasCode(
        await t.throwsAsync(log.append(stream, [{ type: 'WinRecorded', data }], 'no-stream')),
        'event-without-owner',
      ),
    );
  });

  promise('asks for the keys of a batch at once', async ({ log, store, vault, stream }, t) => {
    await log.append(stream, [won(1), won(2), won(1), proven(1)], 'no-stream');
    const asked: (readonly number[])[] = [];
    const counting: Vault = {
      ...vault,
      open: (userIds) => {
        asked.push(userIds);
        return vault.open(userIds);
      },
    };
    await createSealedLog(store, counting).read(stream);
    t.deepEqual(asked, [[1, 2]]);
  });

  promise('tells where it stands as its store does', async ({ log, store, stream }, t) => {
    const { position } = await log.append(stream, [proven(1)], 'no-stream');
    const [event] = await log.read(stream);
    t.is(await log.idAt(position), event?.id ?? null);
    t.is(await log.identity(), await store.identity());
    t.is(await log.head(), await store.head());
    t.is(await log.countAfter(null, 1), 1);
  });
};

type Setting = Readonly<{
  log: EventLog;
  store: EventStore & EventFinder;
  vault: Vault;
  elsewhere: Vault;
  stream: string;
}>;
