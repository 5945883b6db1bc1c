import { seeded } from './seeded.ts';

const tints = 6;

/** The colour of a stone, by the category of its win: one of the six of the palette. */
export const stoneTint = (category: string | null): string =>
  `var(--stone-${category === null ? tints - 1 : Math.floor(seeded(`tint ${category}`)() * tints)})`;
