import test from 'ava';
import fc from 'fast-check';
import { cairnShape, type StoneSeed, seeded, stoneShape, stoneTint } from '#web/client/shared/cairn/cairn-shape.ts';

const seeds = (count: number): StoneSeed[] =>
  Array.from({ length: count }, (_, index) => ({ seed: `win ${index}`, category: null }));

/** Left, right, top and bottom of an outline, by the points it passes. */
const boxOf = (outline: string) => {
  const numbers = [...outline.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
  const points = numbers.slice(2).filter((_, index) => index % 6 >= 4);
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};
const widthOf = ({ left, right }: ReturnType<typeof boxOf>) => right - left;

test('the same wins, the same cairn; another win, another one', (t) => {
  t.deepEqual(cairnShape(seeds(5), 200), cairnShape(seeds(5), 200));
  t.notDeepEqual(cairnShape(seeds(5), 200), cairnShape(seeds(6), 200));
  t.notDeepEqual(stoneShape('one', 48, 25), stoneShape('another', 48, 25));
});

test('shows the newest eight at most, the last of them as the newest', (t) => {
  const { stones } = cairnShape(seeds(20), 200);
  t.deepEqual(
    stones.map(({ seed }) => seed),
    seeds(20)
      .slice(12)
      .map(({ seed }) => seed),
  );
  t.deepEqual(stones.map(({ newest }) => newest).indexOf(true), 7);
  t.is(stones.filter(({ newest }) => newest).length, 1);
});

test('no wins, no stones', (t) => {
  t.deepEqual(cairnShape([], 200).stones, []);
});

test('each stone is narrower than the one below, lies on it, and stays within the picture', (t) => {
  const anySeeds = fc.array(fc.record({ seed: fc.string(), category: fc.constant(null) }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anySeeds, fc.integer({ min: 40, max: 500 }), (wins, width) => {
      const { stones, height, ground } = cairnShape(wins, width);
      const boxes = stones.map(({ shape }) => boxOf(shape.outline));
      for (const [index, stone] of stones.entries()) {
        const [box, below] = [boxes[index], boxes[index - 1]];
        if (!box) return false;
        if (below && widthOf(box) >= widthOf(below)) return false;
        if (index > 0 && stone.y >= (stones[index - 1]?.y ?? 0)) return false;
        if (stone.x + box.left < 0 || stone.x + box.right > width || stone.y + box.top < -1) return false;
      }
      const [first] = boxes;
      return ground < height && Math.abs((stones[0]?.y ?? 0) + (first?.bottom ?? 0) - ground) < 0.1;
    }),
    { numRuns: 200 },
  );
  t.pass();
});

test('a stone fills the box it was asked to fill', (t) => {
  const { left, right, top, bottom } = boxOf(stoneShape('a win', 48, 25).outline);
  t.deepEqual(
    [left, right, top, bottom].map((value) => Math.abs(value)),
    [24, 24, 12.5, 12.5],
  );
});

test('a category has one tint, whatever the page; there are six in all', (t) => {
  const tints = new Set(Array.from({ length: 100 }, (_, index) => stoneTint(`category ${index}`)));
  t.is(stoneTint('Sales'), stoneTint('Sales'));
  t.deepEqual(
    [...tints].sort(),
    Array.from({ length: 6 }, (_, index) => `var(--stone-${index})`),
  );
});

test('seeded numbers stay the same between releases, so that no cairn ever changes its look', (t) => {
  const random = seeded('a win');
  t.deepEqual(
    [random(), random()].map((value) => value.toFixed(8)),
    ['0.73826750', '0.05857462'],
  );
});
