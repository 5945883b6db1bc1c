import type { Language } from '#domain/facts.ts';
import type { RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { InLanguages } from './in-languages.ts';

type Many = 'cv' | 'cover-letter' | 'growth-log' | 'social-thread' | 'linkedin-post' | 'twitter-post' | 'any';

const PLURALS: InLanguages<Readonly<Record<Many, string>>> = {
  en: {
    cv: 'CVs',
    'cover-letter': 'cover letters',
    'growth-log': 'growth logs',
    'social-thread': 'threads for X',
    'linkedin-post': 'LinkedIn posts',
    'twitter-post': 'posts for X',
    any: 'texts of that kind',
  },
  de: {
    cv: 'Lebensläufe',
    'cover-letter': 'Anschreiben',
    'growth-log': 'Entwicklungsberichte',
    'social-thread': 'Threads für X',
    'linkedin-post': 'LinkedIn-Beiträge',
    'twitter-post': 'Beiträge für X',
    any: 'Texte dieser Art',
  },
  fr: {
    cv: 'de CV',
    'cover-letter': 'de lettres de motivation',
    'growth-log': 'de journaux de progression',
    'social-thread': 'de fils pour X',
    'linkedin-post': 'de posts LinkedIn',
    'twitter-post': 'de posts pour X',
    any: 'de textes de ce genre',
  },
  es: {
    cv: 'currículums',
    'cover-letter': 'cartas de presentación',
    'growth-log': 'informes de progreso',
    'social-thread': 'hilos para X',
    'linkedin-post': 'publicaciones de LinkedIn',
    'twitter-post': 'publicaciones para X',
    any: 'textos de ese tipo',
  },
};

/** Documents of a kind, as they stand in the sentence that we cannot write them. */
export const manyOf = (kind: RequestKind, language: Language = 'en'): string => {
  const plurals: Partial<Record<RequestKind | 'any', string>> = PLURALS[language];
  return plurals[kind] ?? PLURALS[language].any;
};

/** What was asked for, as it stands in a sentence. */
export const requestNames: Readonly<Record<RequestKind, string>> = {
  cv: 'a CV',
  'cover-letter': 'a cover letter',
  'growth-log': 'a growth log',
  'social-thread': 'a thread for X',
  'linkedin-post': 'a LinkedIn post',
  'twitter-post': 'a post for X',
  'custom-content': 'a text of your own kind',
  'how-am-i-doing': 'how you are doing',
  'list-wins': 'a list of your wins',
  'change-schedule': 'another time for check-ins',
  pause: 'a pause of check-ins',
  resume: 'check-ins again',
  stop: 'an end of check-ins',
  billing: 'a change of your subscription',
  'correct-wins': 'a correction of wins',
};

/** The same in each language, as the subject of a sentence. */
export const requestNamesIn: InLanguages<Readonly<Record<RequestKind, string>>> = {
  en: requestNames,
  de: {
    cv: 'ein Lebenslauf',
    'cover-letter': 'ein Anschreiben',
    'growth-log': 'ein Entwicklungsbericht',
    'social-thread': 'ein Thread für X',
    'linkedin-post': 'ein LinkedIn-Beitrag',
    'twitter-post': 'ein Beitrag für X',
    'custom-content': 'ein Text nach deinen Wünschen',
    'how-am-i-doing': 'ein Rückblick',
    'list-wins': 'eine Liste deiner Erfolge',
    'change-schedule': 'eine andere Zeit für unsere Fragen',
    pause: 'eine Pause von unseren Fragen',
    resume: 'wieder unsere Fragen',
    stop: 'ein Ende unserer Fragen',
    billing: 'eine Änderung deines Abos',
    'correct-wins': 'eine Korrektur deiner Erfolge',
  },
  fr: {
    cv: 'un CV',
    'cover-letter': 'une lettre de motivation',
    'growth-log': 'un journal de progression',
    'social-thread': 'un fil pour X',
    'linkedin-post': 'un post LinkedIn',
    'twitter-post': 'un post pour X',
    'custom-content': 'un texte à votre façon',
    'how-am-i-doing': 'un bilan',
    'list-wins': 'une liste de vos réussites',
    'change-schedule': 'un autre horaire pour nos questions',
    pause: 'une pause de nos questions',
    resume: 'le retour de nos questions',
    stop: 'la fin de nos questions',
    billing: 'une modification de votre abonnement',
    'correct-wins': 'une correction de vos réussites',
  },
  es: {
    cv: 'un currículum',
    'cover-letter': 'una carta de presentación',
    'growth-log': 'un informe de progreso',
    'social-thread': 'un hilo para X',
    'linkedin-post': 'una publicación de LinkedIn',
    'twitter-post': 'una publicación para X',
    'custom-content': 'un texto a tu medida',
    'how-am-i-doing': 'un balance',
    'list-wins': 'una lista de tus logros',
    'change-schedule': 'otro horario para nuestras preguntas',
    pause: 'una pausa de nuestras preguntas',
    resume: 'otra vez nuestras preguntas',
    stop: 'el fin de nuestras preguntas',
    billing: 'un cambio en tu suscripción',
    'correct-wins': 'una corrección de tus logros',
  },
};
