import type { Missing, WinQuestion } from '#domain/wins/question.ts';
import type { InLanguages } from '../words/in-languages.ts';

/** What is asked for what is missing, in each language: an event names the two, so one that was ever asked keeps its words. */
export const missingQuestions: InLanguages<Readonly<Record<Missing, string>>> = {
  en: {
    result: 'What changed because of it?',
    before: 'How long did it take before, and how long does it take now?',
    whom: 'Who was it for?',
  },
  de: {
    result: 'Was hat sich dadurch geändert?',
    before: 'Wie lange hat es vorher gedauert, und wie lange jetzt?',
    whom: 'Für wen war es?',
  },
  fr: {
    result: 'Qu’est-ce que cela a changé ?',
    before: 'Combien de temps cela prenait-il avant, et maintenant ?',
    whom: 'Pour qui était-ce ?',
  },
  es: {
    result: '¿Qué cambió gracias a ello?',
    before: '¿Cuánto se tardaba antes, y cuánto ahora?',
    whom: '¿Para quién fue?',
  },
};

/** The question about a win, in the language of the answer that asks it. */
export const winQuestion = ({ asks, language }: WinQuestion, inLanguage = language): string =>
  missingQuestions[inLanguage][asks];
