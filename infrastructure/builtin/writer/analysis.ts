import type { WinSetting } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { changeIn, changeSaid } from './change.ts';
import { countIn, shareIn, shareSaid } from './counts.ts';
import { journalLine } from './journal.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { speeches } from './speech/speeches.ts';

/**
 * What is known of a win beyond its words: a change and its size, a share, how many, whom it was for, and what the journal
 * adds. '' where that is nothing; no line of it would fit another win.
 */
export const analysisOf = (text: string, setting: WinSetting): string => {
  const sentences = sentencesOf(text);
  const size = sizeSaid(sentences, setting.language);
  const whom = size.isCount ? '' : firstOf(sentences, (sentence) => whomSaid(sentence, setting.language));
  return [size.said, whom, journalLine(sentences, setting)].filter((line) => line !== '').join(' ');
};

const firstOf = (sentences: readonly Sentence[], say: (sentence: Sentence) => string): string => {
  for (const sentence of sentences) {
    const said = say(sentence);
    if (said !== '') return said;
  }
  return '';
};

const sizeSaid = (sentences: readonly Sentence[], language: Language): Readonly<{ said: string; isCount: boolean }> => {
  const changed = firstOf(sentences, (sentence) => {
    const change = changeIn(sentence, language);
    return change ? changeSaid(change, language) : '';
  });
  if (changed !== '') return { said: changed, isCount: false };
  const shared = firstOf(sentences, (sentence) => {
    const share = shareIn(sentence, language);
    return share ? shareSaid(share, language) : '';
  });
  if (shared !== '') return { said: shared, isCount: false };
  const counted = firstOf(sentences, (sentence) => {
    const words = countIn(sentence, language)?.words;
    return words ? `${words}.` : '';
  });
  return { said: counted, isCount: counted !== '' };
};

const whomSaid = ({ text, small }: Sentence, language: Language): string => {
  const speech = speeches[language];
  const found = speech.forWhom.exec(small);
  const whom = found?.groups?.whom;
  if (!found || whom === undefined || speech.doubt.test(small)) return '';
  const from = small.indexOf(whom, found.index);
  return speech.say.forWhom(text.slice(from, from + whom.length));
};
