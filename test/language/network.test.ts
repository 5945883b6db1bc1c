import { readFileSync, statSync } from 'node:fs';
import test from 'ava';
import fc from 'fast-check';
import { divided } from '#language/reader/model/divided.ts';
import { type Gap, gapNames } from '#language/reader/model/gaps.ts';
import { networkFrom, networkReading } from '#language/reader/model/network.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { learned } from '#language/reader/model/weights.ts';

const FILE = new URL('../../language/reader/model/network.bin', import.meta.url);
const AS_TAUGHT = new URL('fixtures/network-as-taught.json', import.meta.url);
/** `cut`: from and to which token each unit goes, and the number of the gap before it. */
type AsTaught = Readonly<{
  text: string;
  cut: [number, number, number][];
  units: number[][];
  requests: number[][];
  tones: number[];
}>;

const heard = (text: string) => divided(tokensOf(text), learned()).heard;
const sumOf = (logarithms: Float32Array): number => logarithms.reduce((sum, log) => sum + Math.exp(log), 0);
const differsBy = (row: Float32Array, other: readonly number[]): number =>
  Math.max(...other.map((number, at) => Math.abs(number - (row[at] as number))));

test('a message is heard as it was by the program that taught the network', (t) => {
  const asTaught = JSON.parse(readFileSync(AS_TAUGHT, 'utf8')) as AsTaught[];
  t.true(asTaught.length >= 40);
  for (const { text, cut, units, requests, tones } of asTaught) {
    const found = networkReading(
      learned().network,
      tokensOf(text),
      cut.map(([from, to, gap]) => ({ from, to, gap: gapNames[gap] as Gap })),
    );
    t.is(found.units.length, units.length, text);
    for (const [at, unit] of units.entries()) t.true(differsBy(found.units[at] as Float32Array, unit) < 0.002, text);
    for (const [at, unit] of requests.entries())
      t.true(differsBy(found.requests[at] as Float32Array, unit) < 0.002, text);
    t.true(differsBy(found.tones, tones) < 0.002, text);
  }
});

test('what it makes of a unit and of the whole are probabilities, whatever is said', (t) => {
  const isSound = fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) =>
    [...heard(text).units, ...heard(text).requests, heard(text).tones].every((row) => Math.abs(sumOf(row) - 1) < 1e-4),
  );
  t.notThrows(() => fc.assert(isSound, { numRuns: 200 }));
});

test('what is said beyond its reach it does not know, and hears the beginning all the same', (t) => {
  const { units, requests } = heard('I won the case.\n'.repeat(3000));
  t.true(differsBy(units.at(-1) as Float32Array, Array(10).fill(Math.log(0.1))) < 1e-5);
  t.true(differsBy(requests.at(-1) as Float32Array, Array(23).fill(Math.log(1 / 23))) < 1e-5);
  t.true((units[0]?.[0] as number) > Math.log(0.5));
});

test('a file that ends too early is no network', (t) => {
  const bytes = readFileSync(FILE);
  t.is(bytes.length, statSync(FILE).size);
  t.throws(() => networkFrom(bytes.subarray(0, 20_000)), { instanceOf: RangeError });
});

test('a text without words is heard as nothing', (t) => {
  const { network } = learned();
  const { units, requests, tones } = networkReading(network, [], []);
  t.deepEqual(units, []);
  t.deepEqual(requests, []);
  t.true(Math.abs(sumOf(tones) - 1) < 1e-6);
});
