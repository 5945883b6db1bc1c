import { randomUUID } from 'node:crypto';
import { DAMAGED } from '#application/engine/ports/event-log.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import { appendSigned, proven, raw, won } from '../support/log-events.ts';
import { aStream, type FinderPromise, time } from './event-finder-place.ts';

/** Found events whose words, or all of which, cannot be read. */
export const eventFinderSealedContract = (promise: FinderPromise): void => {
  promise('asks for no key, and finds the events of an erased user with their words sealed', async (setting, t) => {
    const { store, vault, users, settled, append } = setting;
    const [stream, correlation, [userId = 0]] = [aStream(), randomUUID(), users];
    await append(stream, [won(userId), proven(userId)], correlation);
    await vault.destroy(userId);
    await settled();
    const noKeys = { ...vault, open: () => Promise.reject(new Error('asked for keys')) };
    const { events } = await createSealedLog(store, noKeys).find({ userId, correlation, limit: 10 });
    t.deepEqual(
      events.map(({ personal, data, sealedBytes }) => [personal, data.personal, sealedBytes > 20]),
      [
        ['sealed', null, true],
        ['none', undefined, false],
      ],
    );
    t.false(JSON.stringify(events).includes('parser'));
  });

  promise('withholds what a disk has damaged, and what only a later release can read', async (setting, t) => {
    const { log, store, vault, damage, users, settled, append } = setting;
    const [stream, later, correlation, [userId = 0]] = [aStream(), aStream(), randomUUID(), users];
    await append(stream, [won(userId), proven(userId)], correlation);
    await settled();
    damage.flip(stream, 1, 'mac', 3);
    t.deepEqual(
      (await log.find({ correlation, limit: 5 })).events.map(({ type, personal }) => [type, personal]),
      [
        ['WinRecorded', 'sealed'],
        [DAMAGED, 'damaged'],
      ],
    );
    await appendSigned({ store, vault }, later, [raw('WinPainted', { at: time(1), colour: 'red' })], 'no-stream');
    const [found] = (await log.find({ stream: later, limit: 1 })).events;
    t.like(found, { type: 'WinPainted', personal: 'newer', data: { at: time(1) }, metadata: { actor: 'user' } });
    t.false('colour' in (found?.data ?? {}));
  });
};
