import { randomBytes } from 'node:crypto';
import test from 'ava';
import { createKeyCache } from '#infrastructure/shared/key-cache.ts';

test('remembers a key for a minute after it was read, however often it is asked for', (t) => {
  let now = 0;
  const [cache, key] = [createKeyCache(() => now), randomBytes(32)];
  const remember = cache.remembering();
  now = 10_000;
  remember('user-1', key);
  now = 59_999;
  t.is(cache.get('user-1'), key);
  now = 60_000;
  t.is(cache.get('user-1'), null);
});

test('remembers nothing of a reading during which something was forgotten', (t) => {
  const cache = createKeyCache(() => 0);
  const [before, key] = [cache.remembering(), randomBytes(32)];
  cache.forget('user-1');
  t.is(before('user-1', key), key);
  t.is(cache.get('user-1'), null);
  cache.remembering()('user-1', key);
  t.is(cache.get('user-1'), key);
});

test('remembers ten thousand keys at most, and gives up the oldest', (t) => {
  const [cache, key] = [createKeyCache(() => 0), randomBytes(32)];
  const remember = cache.remembering();
  for (let n = 0; n <= 10_000; n++) remember(`user-${n}`, key);
  t.is(cache.get('user-0'), null);
  t.is(cache.get('user-1'), key);
  t.is(cache.get('user-10000'), key);
});
