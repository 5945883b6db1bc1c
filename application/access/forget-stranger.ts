import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { stranger } from '#domain/access/stranger/decider.ts';
import { outgoingMail } from '#domain/delivery/mail/decider.ts';
import type { MailKind, OutgoingMailEvent } from '#domain/delivery/mail/events.ts';

/** Mails under an id and a key of their own: there is no account, or none any more. */
const toStrangers: ReadonlySet<MailKind> = new Set(['no-account', 'deletion-receipt']);

/** A mail to someone without an account has expired → its key is destroyed, StrangerErased. */
export const forgetStranger = ({ log, vault, clock }: Pick<Services, 'log' | 'vault' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'forget-stranger',
    pool: 'plain',
    opens: {
      MailRequested: ({ kind, mailId, userId, expiresAt }) =>
        toStrangers.has(kind)
          ? [
              {
                key: String(userId),
                userId,
                stream: streams.outgoingMail(mailId),
                lane: String(userId),
                ...(expiresAt === null ? {} : { dueAt: expiresAt }),
              },
            ]
          : [],
    },
    closes: { StrangerErased: ({ userId }) => [String(userId)] },
  },
  async run({ userId, stream }) {
    const at = timestamp(clock);
    const [request] = await log.readSealed<OutgoingMailEvent>(stream);
    const mailId = request?.data.mailId;
    // First, so that no one looks for the words of a mail that is yet to go out.
    if (mailId) await handle(log, outgoingMail, stream, { type: 'ExpireDelivery', data: { id: mailId, userId, at } });
    await vault.discard(userId);
    const data = { userId, at };
    return positionReached(await handle(log, stranger, streams.stranger(userId), { type: 'ForgetStranger', data }));
  },
});
