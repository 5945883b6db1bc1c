import type { Language } from '#domain/facts.ts';
import type { Occasion } from '#domain/wins/occasion.ts';
import { saysItFeltGood } from '../reader/replies/felt-good.ts';
import { slotsOf } from './lines/find.ts';
import type { StrongKind } from './lines/kinds.ts';
import { LINES } from './lines/languages.ts';
import { sentencesOf } from './sentences.ts';

type Sign = readonly [Occasion, readonly StrongKind[]];

/** Occasions that come before the number of wins, and those that count for a single win only; the first one found is taken up. */
const BEFORE_NUMBER: readonly Sign[] = [
  ['grief', ['loss', 'grief']],
  ['promoted', ['promoted']],
  ['joy', ['joy']],
  ['congratulations', ['raise', 'offer', 'passed', 'inspected', 'award', 'accepted', 'qualified']],
  ['setback', ['setback']],
  ['sober', ['sober']],
  ['hard', ['private', 'owned', 'rough', 'tired']],
];
const OF_ONE: readonly Sign[] = [
  ['thanked', ['praised', 'thanked']],
  ['first', ['first', 'record']],
  ['nervous', ['nervous', 'spokeUp']],
];
const AT_LAST: readonly Sign[] = [
  ['family', ['family']],
  ['small', ['small']],
];

/** The occasion that the first sentence about these wins takes up; `said` is the text beside them. */
export const occasionOf = (wins: readonly string[], said: string, language: Language): Occasion => {
  const texts = [...wins, said].filter((text) => text !== '');
  const sentences = texts.flatMap((text) => sentencesOf(text));
  const among = (signs: readonly Sign[]) =>
    signs.find(([, kinds]) => kinds.some((kind) => slotsOf(kind, sentences, LINES[language], language)))?.[0];
  const weighty = among(BEFORE_NUMBER);
  if (weighty) return weighty;
  if (wins.length > 1) return 'several';
  return among(OF_ONE) ?? (texts.some(saysItFeltGood) ? 'glad' : (among(AT_LAST) ?? 'ordinary'));
};
