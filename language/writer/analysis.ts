import type { WinSetting } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { changeIn, changeSaid } from './change.ts';
import { shareIn, shareSaid } from './counts.ts';
import { journalLine } from './journal.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/**
 * What follows from a win beyond its words: a change and its size, a share, and what the journal adds. How many there were and
 * whom it was for, the win says itself: '' where there is nothing more; no line of it would fit another win.
 */
export const analysisOf = (text: string, setting: WinSetting): string => {
  const sentences = sentencesOf(text);
  return [sizeSaid(sentences, setting.language), journalLine(sentences, setting)]
    .filter((line) => line !== '')
    .join(' ');
};

const sizeSaid = (sentences: readonly Sentence[], language: Language): string =>
  firstOf(sentences, (sentence) => {
    const change = changeIn(sentence, language);
    return change ? changeSaid(change, language) : '';
  }) ||
  firstOf(sentences, (sentence) => {
    const share = shareIn(sentence, language);
    return share ? shareSaid(share, language) : '';
  });

const firstOf = (sentences: readonly Sentence[], say: (sentence: Sentence) => string): string => {
  for (const sentence of sentences) {
    const said = say(sentence);
    if (said !== '') return said;
  }
  return '';
};
