import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import { questionsBack } from '#domain/inbox/request/questions-back.ts';
import type { MailReader, Reading, ReadingContext } from '../mail-reader.ts';
import type { AnswerWords } from '../mail-words.ts';
import { completedBy, type IncompleteRequest, incompleteIn, leadInOf } from './incomplete-request.ts';

type Reader = Pick<MailReader, 'readText'>;

/** What our last answer asked: for what a request still needs, else about a win; null for nothing. */
export const questionIn = (answered: AnswerWords | null): Pick<ReadingContext, 'asked' | 'isAskedBack'> => {
  const incomplete = incompleteIn(answered);
  return incomplete
    ? { asked: questionsBack[incomplete.words.asks], isAskedBack: true }
    : { asked: answered?.question?.text ?? null, isAskedBack: false };
};

/**
 * A reading whose answer says what we asked back for: what was asked then is asked again, complete this time. Words that
 * do not say it stand for themselves.
 */
export const withCompleted = async (
  reader: Reader,
  answered: AnswerWords | null,
  today: string,
  reading: Reading,
): Promise<Reading> => {
  const incomplete = incompleteIn(answered);
  if (!incomplete || reading.kind !== 'understood' || reading.answer === '') return reading;
  const request = await completeRequest(reader, incomplete, reading.answer, today);
  if (request) return { ...reading, answer: '', requests: [...reading.requests, request] };
  const alone = await reader.readText(reading.answer, { asked: null, today });
  return alone.kind === 'understood' ? { ...reading, answer: '', remark: alone.remark } : reading;
};

/**
 * What was asked for and not clear, once a reply says what was missing; null when it does not, and then stands for itself.
 * `today` is the user's local date.
 */
const completeRequest = async (
  reader: Reader,
  incomplete: IncompleteRequest,
  reply: string,
  today: string,
): Promise<MailRequest | null> => {
  const leadIn = leadInOf(incomplete);
  if (leadIn === null) return completedBy(incomplete, reply);
  const reading = await reader.readText(`${leadIn} ${reply.trim()}`, { asked: null, today });
  if (reading.kind !== 'understood' || reading.wins.length > 0 || reading.requests.length !== 1) return null;
  const [request] = reading.requests;
  return request?.kind === incomplete.request && Object.keys(request.details).length > 0
    ? { ...request, text: `${leadIn} ${reply.trim()}` }
    : null;
};
