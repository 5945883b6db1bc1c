import { foldText } from '#domain/text/fold.ts';
import { phrases } from '../phrases.ts';

/** Text as the rules see it: small letters, no accents, straight apostrophes, single spaces. */
export const plainly = (text: string): string =>
  foldText(text)
    .replace(/[\u2018\u2019\u00B4`\u02BC]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const END = /[.!?\u2026]+["'\u201D\u2019)\]]*(?=\s)/gu;
const ABBREVIATION = new RegExp(
  phrases`
    (?:^|[\s(])(?:mrs?|ms|dr|prof|st|vs|e\.g|i\.e|approx|no|nr|inc|ltd|co|jr
    |sr|dept|fig|al|z\.\s?b|bzw|ca|u\.s|a\.m|p\.m|\p{Lu})\.$
  `,
  'iu',
);

/** Begins words addressed to us, even in the middle of a sentence about something else. */
const ADDRESSED = new RegExp(
  phrases`
    (?:\s?[,;–—]|\s-)?\s(?:(?:and|but|so|also)\s){0,3}(?=(?:please|pls|can you|could you|would you
    |kindly|bitte|s'il (?:te|vous) pla[iî]t|por favor)\s+\S)
  `,
  'i',
);

/** The sentences of a paragraph; what is addressed to us is cut from the sentence it hangs on. */
export const sentencesOf = (paragraph: string): readonly string[] => {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: mark } of paragraph.matchAll(END)) {
    const end = index + mark.length;
    const sentence = paragraph.slice(start, end);
    if (mark === '.' && ABBREVIATION.test(sentence)) continue;
    sentences.push(sentence);
    start = end;
  }
  sentences.push(paragraph.slice(start));
  return sentences
    .flatMap(cutAddressed)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
};

const cutAddressed = (sentence: string): readonly string[] => {
  const found = ADDRESSED.exec(sentence);
  if (!found || sentence.slice(0, found.index).trim().split(/\s+/).length < 2) return [sentence];
  return [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
};
