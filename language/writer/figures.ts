import type { Language } from '#domain/facts.ts';
import { changeIn, changeSaid } from './change.ts';
import { shareIn, shareSaid } from './counts.ts';
import type { Sentence } from './sentences.ts';

/** The change that a win tells and its size, or a share; '' where it tells none for certain. */
export const figureSaid = (sentences: readonly Sentence[], language: Language): string =>
  changeToldBy(sentences, language) ||
  firstOf(sentences, (sentence) => {
    const share = shareIn(sentence, language);
    return share ? shareSaid(share, language) : '';
  });

/** The change alone. */
export const changeToldBy = (sentences: readonly Sentence[], language: Language): string =>
  firstOf(sentences, (sentence) => {
    const change = changeIn(sentence, language);
    return change ? changeSaid(change, language) : '';
  });

const firstOf = (sentences: readonly Sentence[], say: (sentence: Sentence) => string): string => {
  for (const sentence of sentences) {
    const said = say(sentence);
    if (said !== '') return said;
  }
  return '';
};
