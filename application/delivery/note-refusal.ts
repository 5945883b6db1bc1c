import { eventOf } from '#application/engine/event-of.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailRefused } from '#domain/delivery/mail/events.ts';
import { noteDeliveryFailure } from './note-delivery-failure.ts';

/** The address is bad for good, in the relay's own words (RFC 3463). */
const ADDRESS_IS_BAD = /\b5\.1\.(?:1|2|3|6|10)\b/;
/** Bare codes that speak of a mailbox, or of much else: counted, and no more. */
const ABOUT_A_MAILBOX = /^55[0-3]$/;

/** Null where the relay refused the mail, its sender or us, and says nothing of the address. */
const failureIn = (code: string): 'hard' | 'soft' | null => {
  if (ADDRESS_IS_BAD.test(code)) return 'hard';
  return ABOUT_A_MAILBOX.test(code) ? 'soft' : null;
};

/** MailRefused because of its recipient → the same consequences as of a report that came back, then MailBounced. */
export const noteRefusal = (services: Pick<Services, 'log' | 'vault' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'note-refusal',
    pool: 'plain',
    opens: {
      MailRefused: ({ mailId, userId, code }) =>
        failureIn(code) === null ? [] : [{ key: mailId, userId, stream: streams.outgoingMail(mailId), lane: mailId }],
    },
    closes: { MailBounced: ({ mailId }) => [mailId] },
  },
  async run({ key: mailId, stream }) {
    const refused = await eventOf<MailRefused>(services.log, stream, 'MailRefused');
    const failure = refused && failureIn(refused.code);
    if (!refused || !failure) return null;
    const status = /5\.\d{1,3}\.\d{1,3}/.exec(refused.code)?.[0] ?? '';
    await noteDeliveryFailure(services, mailId, { failure, status, reportId: mailId, reportedAt: refused.at });
    return services.log.head();
  },
});
