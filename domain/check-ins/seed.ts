const DAY = 24 * 60 * 60_000;
const DAYS = 100_000;
const HANDS = 0xff_ff_ff;

/**
 * What stands for a check-in's question in its event: a number drawn from the user and the date (`yyyy-MM-dd`), from
 * which, and from what is known by then, the question follows. Always above the places of the seven questions that the
 * oldest events name themselves.
 */
export const seedFor = (userId: number, date: string): number =>
  (1 + mixed(userId)) * DAYS + Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

/** Day and user apart again: `day` counts from 1970, `hand` is how this user's cards are shuffled. */
export const readSeed = (seed: number): Readonly<{ day: number; hand: number }> => ({
  day: seed % DAYS,
  hand: Math.floor(seed / DAYS),
});

/** Neighbouring ids come out far apart. */
const mixed = (userId: number): number => {
  let hash = Math.imul(userId % 0x1_0000_0000, 0x9e37_79b1) ^ Math.floor(userId / 0x1_0000_0000);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % HANDS;
};
