import { randomBytes } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import { isSealedDamaged, open, SEAL_BYTES, seal } from '#infrastructure/shared/cipher.ts';

const aKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const bytes = fc.uint8Array({ maxLength: 2000 });

test('opens whatever it sealed, for any key, bytes and purpose', (t) => {
  fc.assert(
    fc.property(aKey, bytes, fc.string({ unit: 'binary' }), (key, plain, purpose) => {
      const sealed = seal(key, plain, purpose);
      t.is(sealed.length, plain.length + SEAL_BYTES);
      t.deepEqual(new Uint8Array(open(key, sealed, purpose)), plain);
    }),
  );
});

test('takes any changed bit for damage', (t) => {
  fc.assert(
    fc.property(aKey, bytes, fc.nat(), fc.integer({ min: 0, max: 7 }), (key, plain, place, bit) => {
      const sealed = Uint8Array.from(seal(key, plain, 'a'));
      const at = place % sealed.length;
      sealed[at] = (sealed[at] ?? 0) ^ (1 << bit);
      t.true(isSealedDamaged(t.throws(() => open(key, sealed, 'a'))));
    }),
  );
});

test('takes anything cut short or lengthened for damage', (t) => {
  const key = randomBytes(32);
  const sealed = seal(key, Buffer.from('words'), 'a');
  for (let length = 0; length < sealed.length; length++)
    t.true(isSealedDamaged(t.throws(() => open(key, sealed.subarray(0, length), 'a'))));
  t.true(isSealedDamaged(t.throws(() => open(key, Buffer.concat([sealed, Buffer.of(0)]), 'a'))));
});

test('opens with its own key and for its own purpose only', (t) => {
  const key = randomBytes(32);
  const sealed = seal(key, Buffer.from('words'), 'a');
  t.true(isSealedDamaged(t.throws(() => open(randomBytes(32), sealed, 'a'))));
  t.true(isSealedDamaged(t.throws(() => open(key, sealed, 'b'))));
});

test('never seals the same bytes to the same', (t) => {
  const key = randomBytes(32);
  const sealed = Array.from({ length: 1000 }, () => Buffer.from(seal(key, Buffer.from('words'), 'a')));
  t.is(new Set(sealed.map((each) => each.toString('hex'))).size, 1000);
  t.is(new Set(sealed.map((each) => each.subarray(1, 13).toString('hex'))).size, 1000);
  t.false(sealed.some((each) => each.includes('words')));
});
