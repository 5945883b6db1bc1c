import test from 'ava';
import fc from 'fast-check';
import type { Json, JsonObject } from '#domain/json.ts';
import { canonicalJson } from '#infrastructure/shared/canonical-json.ts';

test('sorts keys at every depth and writes no spaces', (t) => {
  const value = { b: [{ z: 1, y: null }], a: { d: true, c: 'x y' }, 10: 1, 9: 2 };
  t.is(canonicalJson(value), '{"10":1,"9":2,"a":{"c":"x y","d":true},"b":[{"y":null,"z":1}]}');
});

test('says the same value in the same words, whatever order its keys came in', (t) => {
  const reversed = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(reversed);
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, member]) => [key, reversed(member)]),
    );
  };
  const same = (value: unknown) => t.is(canonicalJson(reversed(value as Json)), canonicalJson(value as Json));
  fc.assert(fc.property(fc.jsonValue(), same));
});

test('reads back as what was written', (t) => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) =>
      t.deepEqual(JSON.parse(canonicalJson(value as Json)), JSON.parse(JSON.stringify(value))),
    ),
  );
});

test('keeps names that objects have for themselves, and leaves out keys without a value', (t) => {
  const proto = '{"__proto__":{"own":1},"constructor":2}';
  t.is(canonicalJson(JSON.parse(proto) as JsonObject), proto);
  t.is(canonicalJson({ a: undefined, b: 1 } as unknown as JsonObject), '{"b":1}');
});

test('gives unpaired surrogates and great integers one form that every engine keeps', (t) => {
  t.is(canonicalJson({ 'k\uD800': 'v\uDC00' }), '{"k\uFFFD":"v\uFFFD"}');
  t.is(canonicalJson([2 ** 53 - 1, 2 ** 60, -0, 1e300, 0.1]), '[9007199254740991,1.152921504606847e+18,0,1e+300,0.1]');
});
