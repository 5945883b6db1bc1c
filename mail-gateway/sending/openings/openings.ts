import type { Language } from '#domain/facts.ts';
import type { OpeningFacts } from '#domain/inbox/request/opening.ts';
import type { Openings } from './catalogue.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const OPENINGS: Readonly<Record<Language, Openings>> = { en: english, de: german, fr: french, es: spanish };

/** The first sentence of an answer to wins. `name` may be ''. */
export const openingWords = ({ occasion, language, wording, count }: OpeningFacts, name: string): string => {
  const openings = OPENINGS[language];
  const said = openings[occasion];
  const number = openings.numbers[count - 2] ?? String(count);
  return (said[wording % said.length] ?? '')
    .replace('{name}', name === '' ? '' : `, ${name}`)
    .replace('{count}', number)
    .replace(
      '{Count}',
      number.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    );
};
