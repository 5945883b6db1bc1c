import type { GladnessFacts } from '#domain/inbox/request/answer-facts.ts';
import type { InLanguages } from './in-languages.ts';

/** Answers that somebody said how a win felt, and says nothing of the win; wordings are taken in turn, so none is ever removed. */
const gladness: InLanguages<readonly [string, string, string]> = {
  en: [
    'It is good to read how that felt.',
    'Good that you said how it felt, too.',
    'How it felt belongs to it: good that you wrote it down.',
  ],
  de: [
    'Schön zu lesen, wie sich das angefühlt hat.',
    'Gut, dass du auch sagst, wie es sich angefühlt hat.',
    'Wie es sich angefühlt hat, gehört dazu: gut, dass du es aufgeschrieben hast.',
  ],
  fr: [
    'C’est bon de lire ce que vous avez ressenti.',
    'Vous dites aussi ce que vous avez ressenti, et c’est une bonne chose.',
    'Ce que vous avez ressenti en fait partie : vous avez bien fait de l’écrire.',
  ],
  es: [
    'Qué bueno leer cómo te sentiste.',
    'Qué bien que cuentes también cómo te sentiste.',
    'Lo que sentiste forma parte de ello: qué bien que lo escribieras.',
  ],
};

export const gladnessWords = ({ language, wording }: GladnessFacts): string =>
  gladness[language][wording % 3] ?? gladness[language][0];
