import { germanAny, germanCategories } from './german-categories.ts';
import { germanDeeds } from './german-deeds.ts';
import { germanStrong } from './german-strong.ts';
import type { Lines } from './lines.ts';

const who = (said: string): string => {
  const words = said.trim().split(' ');
  if (
    words.some((word) => /^(?:ich|wir|und|aber|hat|haben|sich|mich|mir|er|es|sie|das|die|der)$/iu.test(word)) &&
    words.length === 1
  )
    return '';
  if (words.some((word) => /^(?:ich|wir|und|aber|hat|haben|sich|mich|mir|ist|war)$/iu.test(word))) return '';
  return words
    .join(' ')
    .replace(/^mein(?=\p{L}* )/iu, 'dein')
    .replace(/^unser(?=\p{L}* )/iu, 'euer')
    .replace(/^euere/u, 'eure');
};

export const german: Lines = {
  strong: germanStrong,
  deeds: germanDeeds,
  categories: germanCategories,
  any: germanAny,
  denied:
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|fast|beinahe|wenn|falls|würde\p{L}*|wollte\p{L}*|will|möchte\p{L}*|hoffe|hoffentlich|soll\p{L}*|versuch\p{L}*|müsste|statt|ohne|niemand)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:er|sie|hat|ihr|jemand|wer|(?:mein|unser|der|die|das|sein|ihr)\p{L}{0,2} (?:\p{L}+ )?(?:sohn|tochter|kind|kinder|frau|mann|mama|papa|mutter|vater|schwester|bruder|freund\p{L}*|kolleg\p{L}+|chef\p{L}*|azubi\p{L}*|schüler\p{L}*|lehrling\p{L}*|praktikant\p{L}*|patient\p{L}*|kund\p{L}+)|alle (?:\p{L}+ )?|beide )(?!\p{L})/u,
  joint: /[.;:!?,()–—]| und (?!ich )| aber | weil | damit | - /u,
  who,
  forCv: (line) => `Für deinen Lebenslauf: ${line}.`,
};
