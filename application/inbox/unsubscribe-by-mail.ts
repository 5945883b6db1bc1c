import { pauseCheckIns } from '#application/accounts/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';

const isToStop = ({ nature, recipient }: MailReceived['data']): boolean =>
  nature === 'unsubscribe' && (recipient.kind === 'reply' || recipient.kind === 'general');

/** The reply address is known to its user alone; at the general one anybody may claim to be them. */
const mayStop = ({ recipient, senderVerdict }: MailReceived['data']): boolean =>
  recipient.kind === 'reply' || senderVerdict === 'proven';

/**
 * A mail program unsubscribes its user at our address → check-ins stop as they do by the link, then MailIgnored, for it
 * wants no answer. The reply address stands in the mail beside the link, so it needs no more proof than the link does.
 */
export const unsubscribeByMail = (services: Pick<Services, 'log' | 'clock'>): Reaction => ({
  rules: {
    reaction: 'unsubscribe-by-mail',
    pool: 'plain',
    opens: {
      MailReceived: (data) =>
        isToStop(data)
          ? [{ key: data.mailId, userId: data.userId, stream: streams.incomingMail(data.mailId), lane: data.mailId }]
          : [],
    },
    closes: { MailIgnored: ({ mailId }) => [mailId] },
  },
  async run({ key: mailId, userId, stream }) {
    const received = await eventOf<MailReceived>(services.log, stream, 'MailReceived');
    if (received && mayStop(received)) await pauseCheckIns(services, userId, { until: null, reason: 'stopped' });
    const data = { mailId, userId, at: timestamp(services.clock), nature: 'automatic' } as const;
    return positionReached(await handle(services.log, incomingMail, stream, { type: 'SetMailAside', data }));
  },
});
