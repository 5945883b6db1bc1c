import type { Reading } from '#application/inbox/mail-reader.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';
import { companyAndRoleIn, companyIn } from './company-and-role.ts';

/**
 * What was asked for and not clear, once a reply says what was missing; null when it does not, and then stands for itself.
 * "Acme, sales lead" completes a cover letter; for the others the reply is read once more, behind the words that it leaves
 * out: "at 8 pm" after "when?".
 */
export const completeRequest = async (
  readText: (text: string) => Promise<Reading>,
  incomplete: AskedBackOutcome,
  reply: string,
): Promise<MailRequest | null> => {
  const leadIn = leadInOf(incomplete);
  if (leadIn === null) return completedBy(incomplete, reply);
  const text = `${leadIn} ${reply.trim()}`;
  const reading = await readText(text);
  if (reading.kind !== 'understood' || reading.wins.length > 0 || reading.requests.length !== 1) return null;
  const [request] = reading.requests;
  return request?.kind === incomplete.request && Object.keys(request.details).length > 0 ? { ...request, text } : null;
};

/** Null where a reply says it all by itself. */
const leadInOf = ({ request, facts: { asks } }: AskedBackOutcome): string | null => {
  if (request === 'change-schedule') return asks === 'zone' ? 'Change my time zone to' : 'Send my check-ins';
  return request === 'pause' ? 'Pause my check-ins' : null;
};

const completedBy = ({ request, asked, facts }: AskedBackOutcome, reply: string): MailRequest | null => {
  if (request !== 'cover-letter') return null;
  const said = companyAndRoleIn(reply, facts) ?? companyIn(reply, facts);
  return said && { kind: request, text: `${asked.replace(END, '')}: ${reply.trim()}`, details: said };
};

const END = /[\s.?!:…]+$/u;
