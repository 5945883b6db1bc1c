import { addresseeOf } from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import { LOGIN_LINK_MINUTES, makeLoginLink } from './sign-in.ts';

type LinkMail = Readonly<{
  userId: number;
  kind: 'welcome' | 'sign-up-again';
  mailId: string;
  conversationId: string | null;
}>;

/** Asks for a mail with a login link to an account's own address; an account that is gone gets none. */
export const requestLinkMail = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  { userId, mailId, ...mail }: LinkMail,
): Promise<void> => {
  const addressee = await addresseeOf(services, userId);
  if (!addressee) return;
  await requestMail(services, {
    mailId,
    userId,
    ...mail,
    linkId: await makeLoginLink(services, { userId, intent: '' }),
    expiresAt: new Date(services.clock.now() + LOGIN_LINK_MINUTES * 60_000).toISOString(),
    addressee,
  });
};

/** Asks for the mail whose link and whose reply address prove the address; its id. The same `occasionId` again is the same mail. */
export const requestWelcome = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
  occasionId: string,
): Promise<string> => {
  const conversationId = derivedId('welcome-conversation', userId, occasionId);
  await handle(services.log, conversation, streams.conversation(conversationId), {
    type: 'OpenConversation',
    data: { conversationId, userId, at: timestamp(services.clock) },
  });
  const mailId = derivedId('welcome', userId, occasionId);
  await requestLinkMail(services, { userId, kind: 'welcome', mailId, conversationId });
  return mailId;
};
