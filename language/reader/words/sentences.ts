import { foldText } from '#domain/text.ts';
import { phrases } from '../../text/plain-text.ts';
import { withoutStart } from '../details/start-date.ts';

/** Text as the rules see it: small letters, no accents, straight apostrophes, single spaces. */
export const plainly = (text: string): string =>
  foldText(text)
    .replace(/[\u2018\u2019\u00B4`\u02BC]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** From the first mark of a row on: a row of thousands is looked at once. */
const END = /(?<![.!?\u2026])[.!?\u2026]+["'\u201D\u2019)\]]*(?=\s)/gu;
const ABBREVIATION = new RegExp(
  phrases`
    (?:^|[\s(])(?:mrs?|ms|dr|prof|st|vs|e\.g|i\.e|approx|no|nr|inc|ltd|co|jr
    |sr|dept|fig|al|(?:bis|zum|am|dem|den|vom|seit|ab) \d{1,2}|z\.\s?b|bzw|ca|u\.s|a\.m|p\.m|\p{Lu})\.$
  `,
  'iu',
);

const MAX_ABBREVIATION = 16;

/** Begins words addressed to us, even in the middle of a sentence about something else. */
const ADDRESSED = new RegExp(
  phrases`
    (?:\s?[,;–—]|\s-)?\s(?:(?:and|but|so|also)\s){0,3}(?=(?:please(?! not\b)|pls|can you|could you|would you
    |kindly|bitte(?!\s(?:meine?[nrs]?|eine?[nrs]?|alle)\b)|s'il (?:te|vous) pla[iî]t|por favor)\s+\S)|\s?[,;–—]\s(?:(?:and|but|so)\s)?(?=you can\s(?:now\s)?(?:start|resume|restart|send|pause|stop|continue)\b)|\s?,?\s(?:and|so)\s(?=(?:i\s)?(?:would|want|'d)\s(?:like\s)?(?:you\s)?to\s(?:pause|stop|resume|change|switch|unsubscribe)\b)
  `,
  'i',
);

const WORDLESS = /^\P{L}*$/u;
/** More than anybody writes in the longest mail that is read; what is beyond stays together in the last of them. */
const MOST_SENTENCES = 2_000;

/** The sentences of a paragraph, marks and numbers in a row being one; what is addressed to us is cut from the sentence it hangs on. */
export const sentencesOf = (paragraph: string): readonly string[] =>
  tidied(sentencesWhole(paragraph).flatMap(cutAddressed));

const tidied = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');

/** The same, with what is addressed to us in its place. */
export const sentencesWhole = (paragraph: string): readonly string[] => {
  const sentences: string[] = [];
  let start = 0;
  let wasWordless = false;
  for (const { index, 0: mark } of paragraph.matchAll(END)) {
    if (sentences.length === MOST_SENTENCES) break;
    const end = index + mark.length;
    const sentence = paragraph.slice(start, end);
    if (mark === '.' && ABBREVIATION.test(sentence.slice(-MAX_ABBREVIATION))) continue;
    const isWordless = WORDLESS.test(sentence);
    if (isWordless && wasWordless) sentences[sentences.length - 1] += sentence;
    else sentences.push(sentence);
    wasWordless = isWordless;
    start = end;
  }
  sentences.push(paragraph.slice(start));
  return tidied(sentences);
};

/** What comes next are another's words. */
const QUOTING =
  /\b(?:said|says|shouted|replied|wrote|writes|reads|asked(?: us| me)?|told (?:us|me|them|him|her|the \w+))[,:]?\s*["“]?$/i;

const cutAddressed = (sentence: string): readonly string[] => {
  const found = ADDRESSED.exec(sentence);
  if (!found || QUOTING.test(sentence.slice(0, found.index))) return [sentence];
  const lead = sentence.slice(0, found.index).trim();
  if (lead.split(/\s+/).length < 2 || withoutStart(plainly(lead)) === '') return [sentence];
  return [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
};
