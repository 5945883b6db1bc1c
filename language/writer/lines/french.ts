import { frenchPlain } from './french-plain.ts';
import { frenchStrong } from './french-strong.ts';
import { type Lines, words } from './lines.ts';

export const french: Lines = {
  strong: frenchStrong,
  plain: frenchPlain,
  kept: {
    say: ['À retenir : « {part} »', 'À noter : « {part} »', 'À garder : « {part} »'],
    outcome: words(
      String.raw`<(?:maintenant|désormais|depuis|au lieu de|fonctionne\p{L}*|a marché|a dit oui|ont dit oui|a demandé|utilisent?|validée?s?|trouvée?s?|économisée?s?)>`,
    ),
    proud: words('<(?:fière?s?|fierté|ma meilleure?|mon meilleur)>'),
    unkept: words(
      String.raw`<(?:pas|ne|n'\p{L}+|jamais|personne|rien|malheureusement|erreurs?|faux|fausse|faute|perdu\p{L}*|raté\p{L}*|triste|mal|pire|mauvaise?s?|honte|faible|malade|peur|énerv\p{L}*|colère|catastrophe|décès|enterrement|divorce|enceinte|cancer|peut-être|espère|vais|va|devrais|voudrais|pourrais|serait|retard|merde|putain|nul|nulle)>`,
    ),
    leans: words(
      '^(?:et (?!j|on )|(?:mais|car|parce|que|qui|dont|où|si|quand|alors|donc|ou|afin|pour que|comme|bien que)>)',
    ),
    takesBack: words('^(?:mais|sauf|seulement|cependant|pourtant|je crois|je pense|si|que|qui|parce)>'),
    parts:
      /; | [–—-] | et (?=(?:j'|je |nous |on |il |elle |ils |elles ))|, (?=(?:j'|je |nous |on |elle |il |ils |elles ))/gu,
  },
  denied:
    /(?<!\p{L})(?:ne|n'\p{L}*|pas|jamais|presque|si|voudrais|voulais|veux|espère|essay\p{L}*|devrais|sans|personne|au lieu|bientôt)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:il|elle|ils|elles|qui|quelqu'un|(?:mon|ma|mes|notre|nos|son|sa|le|la|les) (?:\p{L}+ )?(?:fils|fille|enfants?|femme|mari|mère|père|sœur|frère|amie?|collègues?|chef|patronn?e?|élèves?|apprentie?|stagiaire|patiente?|cliente?|étudiante?)|tous|toutes)(?!\p{L})/u,
  joint: /[.;:!?,()–—]| et (?!j'| on )| mais | parce que | pour que | - /u,
  forCv: (line) => `Pour votre CV : ${line}.`,
};
