import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import type { Block, Setting } from '../template.ts';
import { quoted } from '../words/manner.ts';
import { leftOutWords } from './left-out-words.ts';

/** What of a mail has not become anything, and where it waits for its user. */
export const leftOutBlocks = (
  { leftOut, filesAside, asideOf }: AnswerFacts,
  { language, publicUrl }: Setting,
): readonly Block[] => {
  const words = leftOutWords[language];
  const url = `${publicUrl}/wins`;
  return [
    ...(filesAside > 0 ? [paragraph(words.aside(filesAside))] : []),
    ...(leftOut === 'cv' ? [paragraph(words.cv(`${publicUrl}/profile`))] : []),
    ...(leftOut === 'job-advert' ? [paragraph(words.advert(`${publicUrl}/content/cover-letter`))] : []),
    ...(leftOut === 'too-much' ? [paragraph(words.tooMuch(url))] : []),
    ...(leftOut === 'beside' ? [paragraph(words.beside(quoted(oneLine(asideOf, LONGEST_QUOTE), language), url))] : []),
    ...(leftOut === 'not-understood' ? [paragraph(words.notUnderstood(url))] : []),
  ];
};

/** What was said beside wins and requests to us, of plans or of a hard day, in one line. */
export const besideBlocks = (
  { tone, besideThem }: AnswerFacts,
  { language, publicUrl, supportEmail }: Setting,
): readonly Block[] => {
  const words = leftOutWords[language];
  const said = quoted(oneLine(besideThem, LONGEST_QUOTE), language);
  if (besideThem === '') return [];
  switch (tone) {
    case 'account':
      return [paragraph(words.account(`${publicUrl}/profile`, `${publicUrl}/billing`, supportEmail))];
    case 'to-us':
      return [paragraph(words.toUs(said, supportEmail))];
    case 'ahead':
      return [paragraph(words.ahead(said))];
    case 'quiet':
      return [paragraph(words.quiet)];
    default:
      return [];
  }
};

const LONGEST_QUOTE = 120;
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
