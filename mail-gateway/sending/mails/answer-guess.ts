import type { Language } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Category } from '#domain/wins/categories.ts';
import type { Block } from '../template.ts';
import { categoryInWords } from '../words/category-names.ts';
import type { InLanguages } from '../words/in-languages.ts';

type GuessWords = Readonly<{
  named(category: string): string;
  putRight(reply: string): string;
  is(number: number): string;
}>;

const guessWords: InLanguages<GuessWords> = {
  en: {
    named: (category) => `${category} (a guess)`,
    putRight: (reply) => `If a guess is wrong, reply with a better category, such as “${reply}”.`,
    is: (number) => `${number} is`,
  },
  de: {
    named: (category) => `${category} (vermutet)`,
    putRight: (reply) => `Wenn wir falsch vermuten, antworte mit einer besseren Kategorie, etwa „${reply}“.`,
    is: (number) => `${number} ist`,
  },
  fr: {
    named: (category) => `${category} (supposition)`,
    putRight: (reply) =>
      `Si une supposition est fausse, répondez avec une meilleure catégorie, par exemple « ${reply} ».`,
    is: (number) => `${number} est`,
  },
  es: {
    named: (category) => `${category} (suposición)`,
    putRight: (reply) => `Si una suposición no es correcta, responde con una categoría mejor, por ejemplo «${reply}».`,
    is: (number) => `${number} es`,
  },
};

/** A category that is only a guess, as the answer names it beside its win. */
export const guessedCategory = (category: string, language: Language): string =>
  guessWords[language].named(categoryInWords(category, language));

/** Says once, for all wins of an answer, which words put a guess right; the number is needed only beside other wins. */
export const guessBlocks = (wins: AnswerFacts['wins'], language: Language): readonly Block[] => {
  const at = wins.findIndex(({ categoryIsGuess }) => categoryIsGuess);
  if (at < 0) return [];
  const { is, putRight } = guessWords[language];
  const other: Category = wins[at]?.category === 'Teaching' ? 'Customers' : 'Teaching';
  const name = categoryInWords(other, language);
  return [{ kind: 'paragraph', text: putRight(wins.length === 1 ? name : `${is(at + 1)} ${name}`) }];
};
