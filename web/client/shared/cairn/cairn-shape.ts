/** What one stone stands for. */
export type StoneSeed = Readonly<{ seed: string; category: string | null }>;

type PlacedStone = Readonly<{
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
type CairnShape = Readonly<{ width: number; height: number; ground: number; stones: readonly PlacedStone[] }>;

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

type Ellipse = Readonly<{ cx: number; cy: number; rx: number; ry: number }>;

/** A stone around (0, 0), ready to be drawn: its outline, the darker belly, the lighter brow and some specks. */
export type StoneShape = Readonly<{
  outline: string;
  belly: Ellipse;
  brow: Ellipse;
  specks: readonly Ellipse[];
}>;

const corners = 28;
const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a pebble: a super-ellipse, its radius swelling and sinking a little by three seeded waves. */
const pebble = (random: () => number, width: number, height: number): readonly (readonly [number, number])[] => {
  const exponent = 2 / (2.35 + random() * 0.5);
  const waves = [1, 2, 3].map((turns) => ({
    turns,
    size: (0.05 / turns) * (0.5 + random()),
    at: random() * 2 * Math.PI,
  }));
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** exponent;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const swell = 1 + waves.reduce((sum, { turns, size, at }) => sum + size * Math.sin(turns * angle + at), 0);
    return [(width / 2) * swell * bend(Math.cos(angle)), (height / 2) * swell * bend(Math.sin(angle))] as const;
  });
};

/** Scales and moves points so that they fill exactly the box they were asked to fill. */
const fitted = (points: readonly (readonly [number, number])[], width: number, height: number) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return points.map(
    ([x, y]) => [((x - left) / (right - left) - 0.5) * width, ((y - top) / (bottom - top) - 0.5) * height] as const,
  );
};

/** A closed smooth curve through all points (Catmull-Rom, written as cubic Béziers). */
const smooth = (points: readonly (readonly [number, number])[]): string => {
  const at = (index: number) => points.at(index % points.length) ?? ([0, 0] as const);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    return `C${[...control, ...to].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${curves.join('')}Z`;
};

const speck = (random: () => number, width: number, height: number): Ellipse => {
  const angle = random() * 2 * Math.PI;
  const reach = Math.sqrt(random()) * 0.4;
  const size = Math.min(width, height) * (0.012 + random() * 0.018);
  return {
    cx: round(Math.cos(angle) * reach * width),
    cy: round(Math.sin(angle) * reach * height),
    rx: round(size * (1.2 + random() * 0.8)),
    ry: round(size),
  };
};

/** The stone of a seed, filling `width` by `height`. The same seed and size: the same stone. */
export const stoneShape = (seed: string, width: number, height: number): StoneShape => {
  const random = seeded(seed);
  const outline = smooth(fitted(pebble(random, width, height), width, height));
  const lean = (random() - 0.5) * 0.24;
  return {
    outline,
    belly: { cx: round(lean * width), cy: round(height * 0.52), rx: round(width * 0.46), ry: round(height * 0.32) },
    brow: {
      cx: round(-lean * width - width * 0.1),
      cy: round(-height * 0.52),
      rx: round(width * 0.52),
      ry: round(height * 0.4),
    },
    specks: Array.from({ length: 4 + Math.floor(random() * 5) }, () => speck(random, width, height)),
  };
};

const tints = 6;

/** By these words the categories of the house take the six hues evenly, and those met most often each one of their own. */
const EVENLY = 'hue 20847';

/** The colour of a stone, by the category of its win: one of the six of the palette. */
export const stoneTint = (category: string | null): string =>
  `var(--stone-${category === null ? tints - 1 : Math.floor(seeded(`${EVENLY} ${category}`)() * tints)})`;

/** Numbers in [0, 1) that are always the same for the same seed: a hash of the words (FNV-1a) drives mulberry32. */
export const seeded = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from words, the same on every machine. */
const hash = (words: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};
