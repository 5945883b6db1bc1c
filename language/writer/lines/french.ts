import { frenchAny, frenchCategories } from './french-categories.ts';
import { frenchDeeds } from './french-deeds.ts';
import { frenchStrong } from './french-strong.ts';
import type { Lines } from './lines.ts';

const who = (said: string): string => {
  const words = said.trim().split(' ');
  if (
    words.some((word) =>
      /^(?:je|j'ai|nous|on|et|mais|qui|que|a|ont|est|suis|il|elle|ils|elles|pour|avec)$/iu.test(word),
    )
  )
    return '';
  return words
    .join(' ')
    .replace(/^(?:mon|ma) /iu, 'votre ')
    .replace(/^notre /iu, 'votre ')
    .replace(/^(?:mes|nos) /iu, 'vos ');
};

export const french: Lines = {
  strong: frenchStrong,
  deeds: frenchDeeds,
  categories: frenchCategories,
  any: frenchAny,
  denied:
    /(?<!\p{L})(?:ne|n'\p{L}*|pas|jamais|presque|si|voudrais|voulais|veux|espère|essay\p{L}*|devrais|sans|personne|au lieu|bientôt)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:il|elle|ils|elles|qui|quelqu'un|(?:mon|ma|mes|notre|nos|son|sa|le|la|les) (?:\p{L}+ )?(?:fils|fille|enfants?|femme|mari|mère|père|sœur|frère|amie?|collègues?|chef|patronn?e?|élèves?|apprentie?|stagiaire|patiente?|cliente?|étudiante?)|tous|toutes)(?!\p{L})/u,
  joint: /[.;:!?,()–—]| et (?!j'| on )| mais | parce que | pour que | - /u,
  who,
  forCv: (line) => `Pour votre CV : ${line}.`,
};
