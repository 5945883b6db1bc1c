import test from 'ava';
import { type EventLog, eventDamaged, unknownEvent } from '#application/engine/ports/event-log.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { besideNewerRelease } from '#infrastructure/wiring/newer-release.ts';
import { silentLogger } from '#test/support/silent-logger.ts';

const met = (error: Error) => {
  const told: string[] = [];
  const read = () => Promise.reject(error);
  const logger = { ...silentLogger, warn: () => void told.push('said') };
  const log = { read, readSealed: read } as never as EventLog;
  return { told, log: besideNewerRelease(log, logger) };
};

test('a stream that only a newer release can read waits for one, and is told of once', async (t) => {
  const { log, told } = met(unknownEvent('WinFramed'));
  for (const read of [log.read, log.readSealed]) t.true(isUnavailable(await t.throwsAsync(read('win-1'))));
  t.deepEqual(told, ['said']);
});

test('whatever else a stream fails with stays what it is', async (t) => {
  const { log, told } = met(eventDamaged('e-1', 'win-1'));
  for (const read of [log.read, log.readSealed]) await t.throwsAsync(read('win-1'), { code: 'event-damaged' });
  t.deepEqual(told, []);
});
