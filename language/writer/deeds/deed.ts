import type { Category } from '#domain/wins/categories.ts';

/**
 * What people do at work, as a clause says that its writer did it. `did` stands where the clause has its verb, over small
 * letters without accents; where a verb alone may be another thing, its object stands with it. `category` is null where the
 * deed belongs to several, `skill` is '' where it shows none.
 */
export type Doing = Readonly<{ did: string; category: Category | null; skill: string }>;

/** How a language says that somebody did it: `before` what stands between the beginning of a clause and `did`. */
export type Doings = Readonly<{ before: string; all: readonly Doing[] }>;

/** One line for each: the category or `-`, what is done, and behind `=` the skill. */
export const doingsOf = (lines: string): readonly Doing[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, category = '', did = '', skill = ''] = /^\s*([^:]+): (.+?)(?: = (.+))?$/u.exec(line) ?? [];
      return { did, category: category === '-' ? null : (category as Category), skill };
    });
