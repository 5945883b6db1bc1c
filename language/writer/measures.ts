import type { Language } from '#domain/facts.ts';
import { type Amount, amountAt, amountPattern } from './amounts.ts';
import { changeIn } from './change.ts';
import type { Sentence } from './sentences.ts';
import { speeches } from './speech/speeches.ts';

/** What is measured again and again, by its one word, and how much it is now. */
type Measure = Readonly<{ name: string; amount: Amount }>;

const compiled = (language: Language) =>
  new RegExp(String.raw`^(?<between>[^\d.!?,;]{0,24}?) ?${amountPattern(speeches[language], 'B')}`, 'u');
const AMOUNTS = { en: compiled('en'), de: compiled('de'), fr: compiled('fr'), es: compiled('es') };
/** It is one end of more than one amount. */
const GOES_ON = /^\s*(?:to|or|of|bis|auf|oder|von|à|ou|sur|a|o|de)\b/u;

export const measureIn = (sentence: Sentence, language: Language): Measure | null => {
  const { small } = sentence;
  const speech = speeches[language];
  const name = speech.measures.exec(small);
  if (!name || speech.doubt.test(small)) return null;
  const changed = changeIn(sentence, language);
  if (changed) return { name: name[0], amount: changed.to };
  const rest = small.slice(name.index + name[0].length).trimStart();
  const found = AMOUNTS[language].exec(rest);
  if (!found?.groups || !speech.stands.test((found.groups.between ?? '').trim())) return null;
  const amount = amountAt(found.groups, 'B', language);
  if (!amount || GOES_ON.test(`${amount.noun}${rest.slice(found[0].length)}`)) return null;
  return { name: name[0], amount: { value: amount.value, unit: amount.unit ?? '' } };
};
