import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailReader, Reading, ReadingContext } from '../mail-reader.ts';
import { incompleteIn } from './write-document.ts';

type Reader = Pick<MailReader, 'readText' | 'completeRequest'>;

/** What our last answer asked: for what a request still needs, else about a win; null for nothing. */
export const questionIn = (answered: AnswerFacts | null): ReadingContext['asked'] => {
  const incomplete = incompleteIn(answered);
  if (incomplete) return { about: 'request', asks: incomplete.facts.asks };
  return answered?.question ? { about: 'win', question: answered.question.question } : null;
};

/**
 * A reading whose answer says what we asked back for: what was asked then is asked again, complete this time. Words that
 * do not say it stand for themselves.
 */
export const withCompleted = async (
  reader: Reader,
  answered: AnswerFacts | null,
  today: string,
  reading: Reading,
): Promise<Reading> => {
  const incomplete = incompleteIn(answered);
  if (!incomplete || reading.kind !== 'understood' || reading.answer === '') return reading;
  const request = await reader.completeRequest(incomplete, reading.answer, today);
  if (request) return { ...reading, answer: '', requests: [...reading.requests, request] };
  const alone = await reader.readText(reading.answer, { asked: null, today });
  return alone.kind === 'understood' ? { ...reading, answer: '', remark: alone.remark } : reading;
};
