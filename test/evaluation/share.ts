/** Set by `npm run evaluate`; without it, as in `npm test`, an evaluation looks at its sample. */
export const EVALUATE = 'EVALUATE';
export type Extent = 'sample' | 'more' | 'whole';

const extent = (process.env[EVALUATE] ?? 'sample') as Extent;

/** Standard errors that a figure of a sample may be off by chance. */
const ERRORS = 3;

/**
 * How much an evaluation looks at: `sample` is the share of its cases for every run of the tests (a few seconds), `more` the share
 * that CI takes when what it measures has changed and all of it would take too long.
 */
export const evaluation = (shares: Readonly<{ sample: number; more?: number }>) => {
  const share = extent === 'whole' ? 1 : ((extent === 'more' ? shares.more : shares.sample) ?? 1);
  return {
    isWhole: share === 1,
    isSample: extent === 'sample',
    /** The same cases in every run, spread evenly; another `from` takes others. */
    some: <Case>(all: readonly Case[], from = 0): readonly Case[] =>
      all.filter((_, at) => Math.floor((at + from + 1) * share) > Math.floor((at + from) * share)),
    /** Of a number of cases that are made up, at least one. */
    count: (all: number): number => Math.max(1, Math.round(all * share)),
    /** The floor (0 to 1) under a share of `cases` in a sample, where chance counts for more than in the whole. */
    floor: (whole: number, cases: number): number =>
      share === 1 ? whole : whole - ERRORS * Math.sqrt(Math.max(whole * (1 - whole), 0.01) / Math.max(cases, 1)),
  };
};
