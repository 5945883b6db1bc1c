import { categories } from '#domain/wins/categories.ts';

/** What a unit of a message is; with `+` it goes on with the part before it. */
export const unitLabels = [
  'win',
  'win+',
  'setback',
  'distress',
  'crisis',
  'request',
  'request+',
  'question',
  'correction',
  'chat',
] as const;
export const kinds =
  'cv cover-letter linkedin-post article thread growth-log document schedule time-zone pause resume stop lookback list drop merge split restore profile billing delete-account export login'.split(
    ' ',
  );
export const languages = ['en', 'de', 'fr', 'es'];
export { categories };
