import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { MailReader, Reading, ReadingContext } from '../mail-reader.ts';
import { confirmed, type Pending } from './confirm-request.ts';
import { incompleteIn } from './write-document.ts';

type Reader = Pick<MailReader, 'readText' | 'completeRequest'>;

/**
 * What our last answer asked: whether requests are meant, for what one still needs, else about a win; null for nothing.
 */
export const questionIn = (answered: AnswerFacts | null, pending: readonly Pending[]): ReadingContext['asked'] => {
  const incomplete = incompleteIn(answered);
  if (pending.length > 0) return { about: 'confirmation', asks: incomplete?.facts.asks ?? null };
  if (incomplete) return { about: 'request', asks: incomplete.facts.asks };
  return answered?.question ? { about: 'win', question: answered.question.question } : null;
};

/** "Ja" is too short to say what it is written in: it is that of what was asked about. */
const languageAsked = async (reader: Reader, [first]: readonly MailRequest[], today: string) => {
  const asked = first && (await reader.readText(first.text, { asked: null, today }));
  return asked?.kind === 'understood' ? asked.language : null;
};

/**
 * A reading whose answer says what we asked back for: what was asked then is asked again, complete or confirmed this time.
 * Words that do not say it stand for themselves.
 */
export const withCompleted = async (
  reader: Reader,
  { answered, pending }: Readonly<{ answered: AnswerFacts | null; pending: readonly Pending[] }>,
  today: string,
  reading: Reading,
): Promise<Reading> => {
  if (pending.length > 0 && reading.kind === 'understood' && (reading.answer === 'yes' || reading.answer === 'no')) {
    const isMeant = reading.answer === 'yes';
    const meant = pending.map((question) => confirmed(question, isMeant));
    const language = reading.language ?? (await languageAsked(reader, meant, today));
    return { ...reading, language, answer: '', requests: [...meant, ...reading.requests] };
  }
  const incomplete = incompleteIn(answered);
  if (!incomplete || reading.kind !== 'understood' || reading.answer === '') return reading;
  const request = await reader.completeRequest(incomplete, reading.answer, today);
  if (request) return { ...reading, answer: '', requests: [...reading.requests, request] };
  const alone = await reader.readText(reading.answer, { asked: null, today });
  const { files, filesLeft, pasted } = reading;
  return alone.kind === 'understood' ? { ...alone, files, filesLeft, ...(pasted && { pasted }) } : reading;
};
