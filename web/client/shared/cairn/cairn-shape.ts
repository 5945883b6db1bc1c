import { seeded } from './seeded.ts';
import { type StoneShape, stoneShape } from './stone-shape.ts';

/** What one stone stands for. */
export type StoneSeed = Readonly<{ seed: string; category: string | null }>;

export type PlacedStone = Readonly<{
  seed: string;
  category: string | null;
  shape: StoneShape;
  x: number;
  y: number;
  /** Degrees. */
  tilt: number;
  newest: boolean;
}>;

/** A cairn in a box of `width` by `height`, its ground line at `ground`. Stones come bottom first. */
export type CairnShape = Readonly<{ width: number; height: number; ground: number; stones: readonly PlacedStone[] }>;

const mostStones = 8;
const widest = 0.98;
const narrowest = 0.36;

/**
 * Piles up at most eight stones, oldest at the bottom, each narrower than the one below; the last is the newest. The
 * same seeds in the same order: the same cairn.
 */
export const cairnShape = (seeds: readonly StoneSeed[], width: number): CairnShape => {
  const kept = seeds.slice(-mostStones);
  const base = width * 0.86;
  const step = (widest - narrowest) / Math.max(kept.length - 1, 3);
  const stones: PlacedStone[] = [];
  let top = 0;
  for (const [index, { seed, category }] of kept.entries()) {
    const random = seeded(`${seed} placed`);
    const across = base * (widest - step * index);
    const high = across * (0.33 + random() * 0.09) + base * 0.02;
    const last = index === kept.length - 1;
    stones.push({
      seed,
      category,
      shape: stoneShape(seed, across, high),
      x: width / 2 + (index === 0 ? 0 : (random() - 0.5) * base * 0.07),
      y: top - high / 2,
      tilt: index === 0 ? 0 : (random() - 0.5) * 7,
      newest: last,
    });
    top -= high * (last ? 1 : 0.94);
  }
  const margin = width * 0.03;
  const height = margin - top + width * 0.05;
  const ground = margin - top;
  return { width, height, ground, stones: stones.map((stone) => ({ ...stone, y: stone.y + ground })) };
};
