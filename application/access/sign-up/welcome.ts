import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { requestLinkMail } from '../sign-in/link-mail.ts';

/** Asks for the mail whose link and whose reply address prove the address; its id. The same `cause` again is the same mail. */
export const requestWelcome = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
  cause: string,
): Promise<string> => {
  const conversationId = derivedId('welcome-conversation', userId, cause);
  await handle(services.log, conversation, streams.conversation(conversationId), {
    type: 'OpenConversation',
    data: { conversationId, userId, at: timestamp(services.clock) },
  });
  const mailId = derivedId('welcome', userId, cause);
  await requestLinkMail(services, { userId, kind: 'welcome', mailId, cause: `welcome:${cause}`, conversationId });
  return mailId;
};
