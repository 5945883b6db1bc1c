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

/** Endings that make a plural, the first that fits: in English, and of German, French and Spanish what is beyond doubt. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=\p{L}{2}(?:ung|heit|keit|schaft|tion))en$/u, ''],
  [/(?<=\p{L}{2}c)iones$/u, 'ion'],
  [/(?<=\p{L}{2}[bcdfghklmnprtvz])ies$/u, 'y'],
  [/(?<=\p{L}{2}(?:ss|sh|ch|x|zz))es$/u, ''],
  [/(?<=\p{L}{3}[^\P{L}aisuy])s$/u, ''],
];

/** Of plain letters alone: `Node.js` and `C++` are names. */
const singularOf = (word: string): string => {
  if (!/^\p{L}+$/u.test(word) || NO_PLURALS.has(word)) return word;
  const [ending, singular] = PLURALS.find(([plural]) => plural.test(word)) ?? [];
  return ending && singular !== undefined ? word.replace(ending, singular) : word;
};
