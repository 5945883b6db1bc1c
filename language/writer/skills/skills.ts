import { takeTurn } from '#application/engine/turns.ts';
import type { Language } from '#domain/facts.ts';
import { surelyDone } from '../doings.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

type Named = Readonly<{ skill: string; words: RegExp }>;

const compiled = (lines: string): readonly Named[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, skill = '', words = ''] = /^\s*([^:]+): (.+)$/u.exec(line) ?? [];
      return { skill, words: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u') };
    });

const NAMED: Readonly<Record<Language, readonly Named[]>> = {
  en: compiled(english),
  de: compiled(german),
  fr: compiled(french),
  es: compiled(spanish),
};

/** What was there before, is done no more, is somebody else's, or is only said so: it shows no skill of the writer. */
const NOT_OWN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:used to|instead of|closed no|as my|got rid of|without (?:any )?(?:excel|training)|my (?:son|daughter|kid|wife|husband|dad|mum|mom|neighbour))\b/u,
  de: /\b(?:statt|frueher|fruher|vorher|mein(?:e|em|er)? (?:sohn|tochter|mann|frau|vater|mutter|nachbar\w*|schwester|bruder))\b/u,
  fr: /\b(?:au lieu d|avant c'etait|m(?:on|a) (?:fils|fille|mari|femme|pere|mere|voisine?|soeur|frere))\b/u,
  es: /\b(?:en vez de|en lugar de|mi (?:hij[oa]|marido|mujer|padre|madre|vecin[oa]|herman[oa]))\b/u,
};

/** Skills that the words of a win name outright, clause by clause. Others have their turn while patterns are first compiled. */
export const skillsNamedIn = async (text: string, language: Language): Promise<readonly string[]> => {
  const skills = new Set<string>();
  for (const clause of surelyDone(text, language)) {
    if (NOT_OWN[language].test(clause)) continue;
    for (const { skill, words } of NAMED[language]) {
      await takeTurn();
      if (words.test(clause)) skills.add(skill);
    }
  }
  return [...skills];
};
