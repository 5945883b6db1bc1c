import { Fault } from '#application/engine/ports/fault.ts';
import type { AsWritten, Language } from '#domain/facts.ts';
import type { Category } from '#domain/wins/categories.ts';
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

const RESULTS = [
  'What changed because of it?',
  'What came of it in the end?',
  'What is different now that it is done?',
] as const;

/** What was asked about a win of each category, before questions were chosen by what is missing. Events name the places: one that was ever asked keeps its words. */
export const winQuestions: Readonly<Record<Category, readonly string[]>> = {
  Delivery: ['Who uses it now, and how many are they?', ...RESULTS],
  'Process improvement': [
    'About how much time does it save, and how often?',
    'How long did it take before, and how long does it take now?',
    ...RESULTS,
  ],
  'Problem solving': ['How many people did the problem touch?', 'How long had it been going on?', ...RESULTS],
  People: ['How many people was it for?', 'What did it change for the people it was for?'],
  Leadership: ['How many people did you lead through it?', ...RESULTS],
  Communication: ['Who was it for, and how many were they?', 'What came of it with the people it was for?'],
  Customers: ['What did it change for the customer?', 'How many customers did it reach?'],
  Sales: ['About how much is it worth?', 'How did it compare with your goal?'],
  'Quality and safety': ['What did it prevent, or how often did it happen before?', ...RESULTS],
  Care: ['How many people did it help?', 'What changed for the person you cared for?'],
  Teaching: ['How many learners were there?', 'What can the learners do now that they could not do before?'],
  Research: ['What did it show, in a number if there is one?', 'Who will use what you found?'],
  Learning: ['What can you do now that you could not do before?', 'Where will you use it first?'],
  Creativity: ['Who saw it, and what did those people say?', ...RESULTS],
  Organisation: ['How many people or things did it put in order?', ...RESULTS],
  Other: ['How many people or hours was it about, roughly?', ...RESULTS],
};

/**
 * The question about a win, in the language of the answer that asks it; without one as its event has it. A release that does
 * not have it says so: `unknown-question`.
 */
export const winQuestion = (asked: WinQuestion | AsWritten, language?: Language): string => {
  if ('asWritten' in asked) return asked.asWritten;
  if ('asks' in asked) return missingQuestions[language ?? asked.language][asked.asks];
  const { category, place } = asked;
  const words = Object.hasOwn(winQuestions, category) ? winQuestions[category][place] : undefined;
  if (words === undefined) throw new Fault('unknown-question', `there is no question ${place} about ${category}`);
  return words;
};
