import type { Language } from '#domain/facts.ts';
import { tokensOf } from '../learned/tokens.ts';
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

/** Whether a crisis that no rule heard is of somebody who hurts its author, or of its author's own life. */
export const kindOfCrisis = (text: string, language: Language): 'life' | 'violence' => {
  const said = meaningsIn(tokensOf(text), language);
  const has = (some: ReadonlySet<string>, meanings: ReadonlySet<string>) =>
    [...meanings].some((name) => some.has(name));
  const isOfLife = said.some(({ meanings }) => has(OF_ONES_LIFE, meanings));
  const isDone = said.some(({ meanings }) => has(DONE_TO_ONE, meanings));
  return !isOfLife && isDone && said.some(({ meanings }) => has(BY_SOMEBODY, meanings)) ? 'violence' : 'life';
};
