import type { Language } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Category } from '#domain/wins/categories.ts';
import type { Block } from '../template.ts';
import { categoryInWords } from '../words/category-names.ts';
import type { InLanguages } from '../words/in-languages.ts';

type GuessWords = InLanguages<
  Readonly<{ one(category: string, better: string): string; several(number: number, better: string): string }>
>;

const words: GuessWords = {
  en: {
    one: (category, better) => `${category} is a guess; reply with a better category, such as “${better}”.`,
    several: (number, better) =>
      `Categories with a question mark are guesses; reply with a better one, such as “${number} is ${better}”.`,
  },
  de: {
    one: (category, better) => `${category} ist nur vermutet; antworte mit einer besseren Kategorie, etwa „${better}“.`,
    several: (number, better) =>
      `Kategorien mit Fragezeichen sind nur vermutet; antworte mit einer besseren, etwa „${number} ist ${better}“.`,
  },
  fr: {
    one: (category, better) =>
      `${category} est une supposition ; répondez avec une meilleure catégorie, par exemple « ${better} ».`,
    several: (number, better) =>
      `Les catégories suivies d’un point d’interrogation sont des suppositions ; répondez avec une meilleure, par exemple « ${number} est ${better} ».`,
  },
  es: {
    one: (category, better) =>
      `${category} es una suposición; responde con una categoría mejor, por ejemplo «${better}».`,
    several: (number, better) =>
      `Las categorías con signo de interrogación son suposiciones; responde con una mejor, por ejemplo «${number} es ${better}».`,
  },
};

/** Says once of all wins of an answer that a category is only a guess, and which words put it right. */
export const guessBlocks = (wins: AnswerFacts['wins'], language: Language): readonly Block[] => {
  const at = wins.findIndex(({ categoryIsGuess }) => categoryIsGuess);
  const guessed = wins[at];
  if (!guessed) return [];
  const other: Category = guessed.category === 'Teaching' ? 'Customers' : 'Teaching';
  const better = categoryInWords(other, language);
  const text =
    wins.length === 1
      ? words[language].one(categoryInWords(guessed.category, language), better)
      : words[language].several(at + 1, better);
  return [{ kind: 'paragraph', text }];
};
