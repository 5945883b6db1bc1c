import type { Language } from '#domain/facts.ts';
import { tokensOf } from '../reader/model/tokens.ts';
import { plainly } from '../reader/words/sentences.ts';
import type { Meaning } from './meanings/english.ts';
import { meaningsIn } from './meanings/meanings-in.ts';

const DONE_TO_ONE: ReadonlySet<string> = new Set<Meaning>([
  'hit',
  'threaten',
  'force',
  'control',
  'bruise',
  'outside',
  'flee',
  'excuse',
  'door',
]);
const BY_SOMEBODY: ReadonlySet<string> = new Set<Meaning>([
  'they',
  'partner',
  'parent',
  'sibling',
  'friend',
  'boss',
  'colleague',
]);
/** Where one of these is said, the life of its author is what must be answered. */
const OF_ONES_LIFE: ReadonlySet<string> = new Set<Meaning>([
  'myself',
  'die',
  'kill',
  'suicide',
  'gone',
  'withoutMe',
  'live',
  'wake',
  'goodbye',
  'letter',
  'giveAway',
  'burden',
  'point',
  'cope',
  'pills',
  'rope',
  'blade',
  'gun',
  'height',
  'crash',
  'method',
  'limb',
]);

/** What is said on other hard days too: "I cannot think any more", "sat in the car park". */
const OF_ANY_HARD_DAY: ReadonlySet<string> = new Set<Meaning>([
  'myself',
  'wake',
  'cope',
  'letter',
  'height',
  'crash',
  'limb',
  'door',
  'outside',
  'excuse',
]);

const OF_DANGER_ALONE: ReadonlySet<string> = OF_ONES_LIFE.union(DONE_TO_ONE).difference(OF_ANY_HARD_DAY);

/** Signs that a hard day may be more than one. */
const OF_MORE: ReadonlySet<string> = new Set<Meaning>([
  ...(['myself', 'die', 'kill', 'suicide', 'gone', 'withoutMe', 'live', 'wake', 'goodbye', 'burden', 'point'] as const),
  ...([
    'cope',
    'pills',
    'rope',
    'blade',
    'gun',
    'height',
    'crash',
    'method',
    'empty',
    'hopeless',
    'alone',
    'hate',
  ] as const),
  ...([
    'dark',
    'cut',
    'withTheDead',
    'hit',
    'neck',
    'threaten',
    'force',
    'control',
    'bruise',
    'outside',
    'flee',
  ] as const),
]);

const speaksOf = (some: ReadonlySet<string>, text: string, language: Language | null): boolean =>
  language !== null &&
  meaningsIn(tokensOf(text), language).some(({ meanings }) =>
    [...meanings].some((name) => some.has(name.replace(/^-/, ''))),
  );

/** Whether words mean something that a crisis speaks of, also where they deny it: "I don't want to live". */
export const speaksOfDanger = (text: string, language: Language | null): boolean =>
  speaksOf(OF_ONES_LIFE, text, language) || speaksOf(DONE_TO_ONE, text, language);

/** The same without what any other hard day says as well. */
export const speaksOfDangerAlone = (text: string, language: Language | null): boolean =>
  speaksOf(OF_DANGER_ALONE, text, language);

/** Whether a hard day may be more than one, by what its words mean. */
export const speaksOfMore = (text: string, language: Language | null): boolean => speaksOf(OF_MORE, text, language);

/** Whether somebody near is spoken of, or one who is above or beside them at work. */
export const speaksOfSomebody = (text: string, language: Language | null): boolean =>
  speaksOf(BY_SOMEBODY, text, language);

/** "I have put the papers in order, and the cat is with the neighbour": last things, told calmly. */
const OF_LAST_THINGS: ReadonlySet<string> = new Set<Meaning>([
  'arrange',
  'calm',
  'partner',
  'height',
  'limb',
  'want',
  'pet',
  'rope',
]);
const OF_EVERY_DAY: ReadonlySet<string> = new Set<Meaning>(['they', 'number', 'again', 'we']);

/** How many meanings of last things, and of any day, words have; they tell a crisis from a hard day where the model hears both. */
export const lastThings = (text: string, language: Language | null): Readonly<{ last: number; everyDay: number }> => {
  const said = language === null ? [] : meaningsIn(tokensOf(text), language);
  const names = new Set(said.flatMap(({ meanings }) => [...meanings]));
  return { last: names.intersection(OF_LAST_THINGS).size, everyDay: names.intersection(OF_EVERY_DAY).size };
};

/** Whether a crisis that no rule heard is of somebody who hurts its author, or of its author's own life. */
export const kindOfCrisis = (text: string, language: Language | null): 'life' | 'violence' => {
  const said = language === null ? [] : meaningsIn(tokensOf(text), language);
  const has = (some: ReadonlySet<string>, meanings: ReadonlySet<string>) =>
    [...meanings].some((name) => some.has(name));
  const isOfLife = said.some(({ meanings }) => has(OF_ONES_LIFE, meanings));
  const isDone = said.some(({ meanings }) => has(DONE_TO_ONE, meanings));
  if (!isOfLife && DONE_TO_ME.test(plainly(text))) return 'violence';
  return !isOfLife && isDone && said.some(({ meanings }) => has(BY_SOMEBODY, meanings)) ? 'violence' : 'life';
};

/** "A patient grabbed me by the throat": whoever it was, it was done to its author. */
const DONE_TO_ME =
  /\b(?:grabbed|choked|strangled|punched|kicked|slapped|attacked|assaulted|hit|beat) me\b|\b(?:hat|haben) mich (?:\w+ ){0,4}(?:gewurgt|geschlagen|getreten|gepackt|angegriffen)\b|\b(?:hat|haben) (?:\w+ ){0,3}zugeschlagen\b|\bauf mich (?:eingeschlagen|eingetreten)\b|\bm'(?:a|ont) (?:\w+ ){0,2}(?:frappee?|etranglee?|giflee?|agressee?|attrapee?|empoignee?)\b|\bme (?:ha |han )?(?:pego|pegado|pegaron|golpeo|golpeado|estrangulo|agredio|agredido|agarro del cuello)\b/;
