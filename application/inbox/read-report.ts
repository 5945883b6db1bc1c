import { noteDeliveryFailure, notePolicyRefusal } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Logger } from '#application/engine/ports/logger.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { normaliseAddress } from '#domain/accounts/address/decider.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import type { DeliveryReportRead } from '#domain/inbox/mail/report-events.ts';
import { type DeliveryReport, type MailReader, SAYS_NOTHING } from './mail-reader.ts';
import { readWithTries } from './reading-tries.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'archive' | 'clock' | 'mail'> &
  Readonly<{ reader: Pick<MailReader, 'readReport'>; logger: Logger }>;
type Received = MailReceived['data'];
type Found = Pick<DeliveryReportRead['data'], 'outgoingMailId' | 'report' | 'status'>;

const isReport = ({ nature, recipient }: Received): boolean =>
  recipient.kind !== 'role' && (nature === 'bounce' || recipient.kind === 'return');

/** MailReceived that reports on a mail, or came to a return address → what became of that mail, then DeliveryReportRead. */
export const readReport = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'read-report',
    pool: 'plain',
    opens: {
      MailReceived: (data) =>
        isReport(data)
          ? [{ key: data.mailId, userId: data.userId, stream: streams.incomingMail(data.mailId), lane: data.mailId }]
          : [],
    },
    closes: { DeliveryReportRead: ({ mailId }) => [mailId] },
  },
  async run({ stream }) {
    const received = await eventOf<MailReceived>(parts.log, stream, 'MailReceived');
    if (!received) return null;
    const found = await whatItSays(parts, received);
    if (found === 'destroyed') return null;
    const { mailId, userId } = received;
    const data = { mailId, userId, at: timestamp(parts.clock), ...found };
    return positionReached(await handle(parts.log, incomingMail, stream, { type: 'NoteReport', data }));
  },
});

const UNRELATED: Found = { outgoingMailId: null, report: 'unrelated', status: '' };

/**
 * Only what came to the return address of a mail of ours, which nobody can guess, is about that mail; and it must not name
 * another one. A machine that answers there by itself reports nothing.
 */
const whatItSays = async (parts: Parts, received: Received): Promise<Found | 'destroyed'> => {
  const { recipient, nature, userId, blob, mailId, at } = received;
  if (recipient.kind !== 'return' || nature === 'automatic' || nature === 'unsubscribe') return UNRELATED;
  const raw = await parts.archive.get(userId, blob);
  if (raw === 'destroyed') return raw;
  const said = await readWithTries(parts, mailId, (onBegin) => parts.reader.readReport(raw, onBegin), SAYS_NOTHING);
  const { outgoingMailId } = recipient;
  if (!isFailure(said) || !isAbout(said, `<${outgoingMailId}@${parts.mail.domain}>`)) return UNRELATED;
  const { status, aboutUs } = said;
  const sent = await eventOf<MailRequested>(parts.log, streams.outgoingMail(outgoingMailId), 'MailRequested');
  const failure = said.kind === 'hard' && !isSurelyOf(said, sent?.personal.to ?? '') ? 'soft' : said.kind;
  const isOurs = await noteDeliveryFailure(parts, outgoingMailId, {
    failure,
    status,
    reportId: mailId,
    reportedAt: at,
    aboutUs,
  });
  if (isOurs && aboutUs) await notePolicyRefusal(parts, { mailId: outgoingMailId, userId, code: status });
  return isOurs ? { outgoingMailId, report: failure, status } : UNRELATED;
};

type FailureReport = DeliveryReport & Readonly<{ kind: 'hard' | 'soft' | 'complaint' }>;

const isFailure = (said: DeliveryReport): said is FailureReport =>
  said.kind === 'hard' || said.kind === 'soft' || said.kind === 'complaint';

/**
 * A mail that its user has forwarded may fail elsewhere, and says nothing of their address then. What names neither a
 * recipient nor the mail is not enough to stop for good.
 */
const isSurelyOf = ({ recipient, messageIds }: FailureReport, to: string): boolean =>
  recipient === '' ? messageIds.length > 0 : normaliseAddress(recipient) === normaliseAddress(to);

/** Many reports bring nothing of the mail along: then the return address alone speaks for them. */
const isAbout = ({ messageIds }: DeliveryReport, messageId: string): boolean =>
  messageIds.length === 0 || messageIds.includes(messageId);
