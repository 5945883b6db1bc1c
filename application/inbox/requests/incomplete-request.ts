import type { MailRequest, RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';
import type { AskedBackWords } from '#domain/inbox/request/outcome-words.ts';
import type { AnswerWords } from '../mail-words.ts';
import { companyAndRoleIn, companyIn } from './company-and-role.ts';

/** A request that our last answer could not carry out without knowing more. */
export type IncompleteRequest = Readonly<{ request: RequestKind; asked: string; words: AskedBackWords }>;

/** The last one that an answer of ours asked back for, of this kind or of any; null when nothing is missing. */
export const incompleteIn = (answered: AnswerWords | null, kind: RequestKind | null = null): IncompleteRequest | null =>
  answered?.outcomes.filter(asksBack).findLast(({ request }) => kind === null || request === kind) ?? null;

const asksBack = (outcome: AnswerWords['outcomes'][number]): outcome is AskedBackOutcome =>
  outcome.result === 'unclear';

/**
 * What was asked for, with what the reply adds: "Acme, sales lead" completes a cover letter. Null when the reply does not
 * say it, and then stands for itself.
 */
export const completedBy = ({ request, asked, words }: IncompleteRequest, reply: string): MailRequest | null => {
  if (request !== 'cover-letter') return null;
  const said = companyAndRoleIn(reply, words) ?? companyIn(reply, words);
  return said && { kind: request, text: `${asked.replace(END, '')}: ${reply.trim()}`, details: said };
};

const END = /[\s.?!:…]+$/u;

/**
 * For the others the reply is read once more, behind the words that it leaves out: "at 8 pm" after "when?". Null where
 * there are none.
 */
export const leadInOf = ({ request, words: { asks } }: IncompleteRequest): string | null => {
  if (request === 'change-schedule') return asks === 'zone' ? 'Change my time zone to' : 'Send my check-ins';
  return request === 'pause' ? 'Pause my check-ins' : null;
};
