import { randomBytes } from 'node:crypto';
import test from 'ava';
import { hasCode } from '#application/engine/ports/fault.ts';
import { isWrongSecret } from '#application/engine/ports/vault.ts';
import { isSealedDamaged } from '#infrastructure/shared/cipher.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';

const [first, second] = ['a secret that is long enough, and old', 'ein neues Geheimnis mit Umlauten: äöü'];
const old = createKeyWrap([first]);
const both = createKeyWrap([second, first]);
const next = createKeyWrap([second]);
const key = randomBytes(32);

test('unwraps what it wrapped, also in another process with the same secret', (t) => {
  t.deepEqual(Buffer.from(createKeyWrap([first]).unwrap(old.wrap(key, 'user-1'), 'user-1')), key);
});

test('wraps with the newest of two secrets and unwraps with either', (t) => {
  t.deepEqual(Buffer.from(both.unwrap(old.wrap(key, 'user-1'), 'user-1')), key);
  t.deepEqual(Buffer.from(next.unwrap(both.wrap(key, 'user-1'), 'user-1')), key);
  t.true(isWrongSecret(t.throws(() => old.unwrap(both.wrap(key, 'user-1'), 'user-1'))));
});

test('tells secrets apart by fingerprints that hold nothing of them', (t) => {
  t.deepEqual(both.fingerprints, [...next.fingerprints, ...old.fingerprints]);
  t.not(next.fingerprints[0], old.fingerprints[0]);
  t.true(both.fingerprints.every((fingerprint) => /^[0-9a-f]{16}$/.test(fingerprint)));
});

test('opens a wrapped key under its own label only', (t) => {
  t.true(isSealedDamaged(t.throws(() => old.unwrap(old.wrap(key, 'user-1'), 'user-2'))));
});

test('does not start without a secret', (t) => {
  t.true(
    hasCode(
      t.throws(() => createKeyWrap([])),
      'no-secret',
    ),
  );
});
