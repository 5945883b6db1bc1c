import { foldText } from '#domain/text.ts';

/**
 * What two spellings of one skill have in common: letter case, accents, blanks and dashes aside, and the plural of the last
 * word where an ending is surely one. Two skills with one key are the same; whether others are, only their user can say.
 */
export const skillKey = (skill: string): string => {
  const words = foldText(skill)
    .split(/[\s\p{Dash}]+/u)
    .filter((word) => word !== '');
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
};

/** Words that mean something else without their last letters, or nothing. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  ...['news', 'goods', 'means', 'arms', 'customs', 'works', 'sales', 'operations', 'series', 'species'],
  ...['rails', 'teams', 'sheets', 'docs', 'forms', 'pages', 'numbers', 'notes'],
  ...['electronics', 'communications', 'relations', 'humanities', 'arts', 'sports', 'windows', 'kubernetes'],
]);

/** What a plural ends in beyond doubt, and its singular: in English, German, French and Spanish. The first that fits holds. */
const PLURALS: readonly (readonly [ending: string, singular: string])[] = [
  ['ungen', 'ung'],
  ['heiten', 'heit'],
  ['keiten', 'keit'],
  ['schaften', 'schaft'],
  ['tionen', 'tion'],
  ['ciones', 'cion'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['ies', 'y'],
];
const SHORTEST_STEM = 3;
/** Before these an s is mostly the word's own: analysis, status, business, canvas. */
const NO_PLURAL_AFTER = 'aisuy';

/** Of plain letters alone: `Node.js` and `C++` are names. */
const singularOf = (word: string): string => {
  if (!/^\p{L}+$/u.test(word) || NO_PLURALS.has(word)) return word;
  const [ending, singular] = PLURALS.find(([plural]) => word.endsWith(plural)) ?? [];
  const stem = word.slice(0, -(ending?.length ?? 1));
  if (stem.length < SHORTEST_STEM) return word;
  if (ending !== undefined) return `${stem}${singular}`;
  return word.endsWith('s') && stem.length > SHORTEST_STEM && !NO_PLURAL_AFTER.includes(stem.at(-1) ?? '')
    ? stem
    : word;
};
