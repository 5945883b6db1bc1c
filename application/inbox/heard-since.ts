import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstood, MessageTone } from '#domain/inbox/mail/events.ts';
import { MAILS } from './mails.ts';
import { MESSAGES } from './messages.ts';

type Heard = Readonly<{ mailId: string; conversationId: string; at: string; tone: MessageTone }>;

/**
 * How what somebody wrote since then sounded, the newest first: of so many mails and so many messages at `most`. Read from the
 * sealed words themselves, and only of what was read already.
 */
export const heardSince = async (
  { log, readModels }: Pick<Services, 'log' | 'readModels'>,
  userId: number,
  since: string,
  most: number,
): Promise<readonly Heard[]> => {
  const filter = { equals: { userId } };
  const [mails, messages] = await Promise.all([
    readModels.page(MAILS, { filter, sort: [['receivedAt', 'descending']], limit: most }),
    readModels.page(MESSAGES, { filter, sort: [['at', 'descending']], limit: most }),
  ]);
  const written = [
    ...mails.found.map(({ id, document }) => ({ id, at: document.receivedAt })),
    ...messages.found.map(({ id, document }) => ({ id, at: document.at })),
  ].filter(({ at }) => at >= since);
  const heard = await Promise.all(
    written
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .map(async ({ id, at }) => {
        const understood = await eventOf<MailUnderstood>(log, streams.incomingMail(id), 'MailUnderstood');
        return (
          understood && { mailId: id, conversationId: understood.conversationId, at, tone: understood.personal.tone }
        );
      }),
  );
  return heard.filter((one) => one !== null);
};
