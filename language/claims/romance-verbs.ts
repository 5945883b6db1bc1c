import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/** Participles whose other forms no rule gives. */
const FRENCH: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mis: 'mettant',
    fait: 'faisant',
    pris: 'prenant',
    appris: 'apprenant',
    repris: 'reprenant',
    écrit: 'écrivant',
    réécrit: 'réécrivant',
    conduit: 'conduisant',
    construit: 'construisant',
    reconstruit: 'reconstruisant',
    introduit: 'introduisant',
    traduit: 'traduisant',
    établi: 'établissant',
    rétabli: 'rétablissant',
    réuni: 'réunissant',
    défini: 'définissant',
    redéfini: 'redéfinissant',
    ouvert: 'ouvrant',
    suivi: 'suivant',
    revu: 'revoyant',
    résolu: 'résolvant',
  }),
);

/** "rédigé" → "rédigeant"; null where it is not known. */
export const frenchGerundOf = (participle: string): string | null => {
  const known = FRENCH.get(participle);
  if (known !== undefined) return known;
  return /^\p{Ll}{2,}é$/u.test(participle) ? frenchRegular(participle) : null;
};

const frenchRegular = (participle: string): string =>
  `${participle.slice(0, -1).replace(/g$/u, 'ge').replace(/c$/u, 'ç')}ant`;

/** First persons whose verb no rule gives: infinitive and gerund. */
const SPANISH: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries({
    escribí: ['escribir', 'escribiendo'],
    reescribí: ['reescribir', 'reescribiendo'],
    dirigí: ['dirigir', 'dirigiendo'],
    corregí: ['corregir', 'corrigiendo'],
    definí: ['definir', 'definiendo'],
    redefiní: ['redefinir', 'redefiniendo'],
    añadí: ['añadir', 'añadiendo'],
    abrí: ['abrir', 'abriendo'],
    construí: ['construir', 'construyendo'],
    convertí: ['convertir', 'convirtiendo'],
    sustituí: ['sustituir', 'sustituyendo'],
    reuní: ['reunir', 'reuniendo'],
    introduje: ['introducir', 'introduciendo'],
    traduje: ['traducir', 'traduciendo'],
    conduje: ['conducir', 'conduciendo'],
    hice: ['hacer', 'haciendo'],
    rehíce: ['rehacer', 'rehaciendo'],
    puse: ['poner', 'poniendo'],
    propuse: ['proponer', 'proponiendo'],
    resolví: ['resolver', 'resolviendo'],
    establecí: ['establecer', 'estableciendo'],
    aprendí: ['aprender', 'aprendiendo'],
    obtuve: ['obtener', 'obteniendo'],
    conseguí: ['conseguir', 'consiguiendo'],
  }),
);

/** "cambié" → "cambiar", "cambiando"; null where they are not known. */
export const spanishFormsOf = (firstPerson: string): readonly [string, string] | null => {
  const known = SPANISH.get(firstPerson);
  if (known) return known;
  return /^\p{Ll}{2,}é$/u.test(firstPerson) ? spanishRegular(firstPerson) : null;
};

/** "busqué" is of "buscar", "llegué" of "llegar", "organicé" of "organizar". */
const spanishRegular = (firstPerson: string): readonly [string, string] => {
  const stem = firstPerson.slice(0, -1);
  const spelled = /[gq]u$/u.test(stem) ? stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g') : stem.replace(/c$/u, 'z');
  return [`${spelled}ar`, `${spelled}ando`];
};

/** Other forms of a verb that a source may have, without accents, as words are compared: an infinitive, a gerund. */
export const otherForms = (word: string, language: Language): readonly string[] => {
  const forms =
    language === 'fr'
      ? [FOLDED_FRENCH.get(word) ?? (/^\p{Ll}{2,}e$/u.test(word) ? frenchRegular(word) : '')]
      : language === 'es'
        ? (FOLDED_SPANISH.get(word) ?? (/^\p{Ll}{2,}e$/u.test(word) ? spanishRegular(word) : []))
        : [];
  return forms.filter((form) => form !== '').map(foldText);
};

const FOLDED_FRENCH: ReadonlyMap<string, string> = new Map([...FRENCH].map(([word, form]) => [foldText(word), form]));
const FOLDED_SPANISH: ReadonlyMap<string, readonly [string, string]> = new Map(
  [...SPANISH].map(([word, forms]) => [foldText(word), forms]),
);
