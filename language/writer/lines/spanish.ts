import type { Lines } from './lines.ts';
import { spanishAny, spanishCategories } from './spanish-categories.ts';
import { spanishDeeds } from './spanish-deeds.ts';
import { spanishStrong } from './spanish-strong.ts';

const who = (said: string): string => {
  const words = said.trim().split(' ');
  if (
    words.some((word) =>
      /^(?:yo|nosotr\p{L}+|y|pero|que|quien|me|nos|ha|han|es|era|él|ella|ellos|con|para|por)$/iu.test(word),
    )
  )
    return '';
  return words
    .join(' ')
    .replace(/^mi /iu, 'tu ')
    .replace(/^mis /iu, 'tus ')
    .replace(/^nuestr([oa]s?) /iu, 'vuestr$1 ');
};

export const spanish: Lines = {
  strong: spanishStrong,
  deeds: spanishDeeds,
  categories: spanishCategories,
  any: spanishAny,
  denied:
    /(?<!\p{L})(?:no|nunca|jamás|casi|si|ojalá|quiero|quería|quisiera|espero|intent\p{L}+|debería\p{L}*|sin|nadie|en vez|todavía)(?!\p{L})/u,
  others:
    /(?<!\p{L})(?:él|ella|ellos|ellas|quien|alguien|(?:mi|mis|nuestr[oa]s?|su|el|la|los|las) (?:\p{L}+ )?(?:hij[oa]s?|niñ[oa]s?|mujer|marido|madre|padre|herman[oa]|amig[oa]|compañer[oa]s?|jef[ea]|alumn[oa]s?|aprendi\p{L}+|becari[oa]|paciente|cliente|estudiantes?)|tod[oa]s)(?!\p{L})/u,
  joint: /[.;:!?¡¿,()–—]| y (?!yo |he )| pero | porque | para que | - /u,
  who,
  forCv: (line) => `Para tu currículum: ${line}.`,
};
