import test from 'ava';
import fc from 'fast-check';
import { commonSequence } from '#application/documents/editing/common-sequence.ts';
import { differencesOf } from '#application/documents/editing/differences.ts';
import { keyOf, unitsOf } from '#application/documents/editing/units.ts';

test('a changed paragraph shows its words, another one shows as it is', (t) => {
  const before = '# Letter\n\nDear team,\n\nI cut the build from 40 to 9 minutes.\n\nBye.\n';
  const after = '# Letter\n\nDear team,\n\nI cut the nightly build from 40 to 7 minutes.\n\nP.S. Thank you.\n';
  t.deepEqual(differencesOf(before, after), [
    { is: 'same', text: '# Letter' },
    { is: 'same', text: 'Dear team,' },
    {
      is: 'changed',
      words: [
        { is: 'same', text: 'I cut the ' },
        { is: 'added', text: 'nightly ' },
        { is: 'same', text: 'build from 40 to ' },
        { is: 'removed', text: '9' },
        { is: 'added', text: '7' },
        { is: 'same', text: ' minutes.' },
      ],
    },
    { is: 'removed', text: 'Bye.' },
    { is: 'added', text: 'P.S. Thank you.' },
  ]);
});

const text = fc
  .array(
    fc.constantFrom('one two three', 'one two four', '- five six', '- five seven', '## eight', '', '---', 'nine'),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'));

test('both versions can be read out of what differs', (t) => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const differences = differencesOf(before, after);
      const side = (gone: 'added' | 'removed') =>
        differences.flatMap((one) =>
          one.is === 'changed'
            ? [
                one.words
                  .filter(({ is }) => is !== gone)
                  .map((word) => word.text)
                  .join(''),
              ]
            : one.is === gone
              ? []
              : [one.text],
        );
      const keys = (markdown: string) => unitsOf(markdown).map(({ key }) => key);
      t.deepEqual(side('added').map(keyOf), keys(before));
      t.deepEqual(side('removed').map(keyOf), keys(after));
    }),
    { numRuns: 2_000 },
  );
});

const lengthOfLongest = (one: readonly string[], other: readonly string[]): number => {
  const best = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      (best[a] as number[])[b] =
        one[a] === other[b] ? 1 + (best[a + 1]?.[b + 1] ?? 0) : Math.max(best[a + 1]?.[b] ?? 0, best[a]?.[b + 1] ?? 0);
  return best[0]?.[0] ?? 0;
};

test('what two lists have in common is in order, the same in both, and as long as can be', (t) => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 18 });
  fc.assert(
    fc.property(list, list, (one, other) => {
      const pairs = commonSequence(one, other);
      for (const [at, [a, b]] of pairs.entries()) {
        t.is(one[a], other[b]);
        t.true(at === 0 || (a > (pairs[at - 1]?.[0] ?? 0) && b > (pairs[at - 1]?.[1] ?? 0)));
      }
      t.is(pairs.length, lengthOfLongest(one, other));
    }),
    { numRuns: 3_000 },
  );
});
