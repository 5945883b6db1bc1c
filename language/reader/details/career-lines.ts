import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { sentencesOf } from '../words/sentences.ts';
import { careerTold } from './career-details.ts';

/** No more is looked for, and none of them where a message is longer. */
const MOST = 5;
const LONGEST = 8_000;

type Told = Readonly<{ career: readonly MailRequest[]; rest: string }>;

/**
 * The lines that tell facts of a career and nothing else, as requests to keep them, and the words without those lines. A line
 * that says anything beside it is read as ever, so that no other message is heard otherwise than before.
 */
export const careerIn = (words: string, today: string): Told => {
  if (words.length > LONGEST) return { career: [], rest: words };
  const career: MailRequest[] = [];
  const rest = words.split('\n').filter((line) => {
    const told = career.length < MOST ? toldBy(line, today) : [];
    career.push(...told);
    return told.length === 0;
  });
  return { career: career.slice(0, MOST), rest: rest.join('\n') };
};

const toldBy = (line: string, today: string): readonly MailRequest[] => {
  const sentences = sentencesOf(line.replace(/^\s*(?:[-–*•·]|\d{1,2}[.)])\s+/u, '').trim());
  const told = sentences.map((text) => ({ text, told: careerTold(text, today) }));
  if (told.some((one) => one.told === null)) return [];
  return told.flatMap(({ text, told: one }) =>
    one ? [{ kind: 'tell-career', text, details: { careerFacts: one.facts }, certain: one.certain }] : [],
  );
};
