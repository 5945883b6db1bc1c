import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import { handle } from '../../handle.ts';
import { timestamp } from '../../ports/clock.ts';
import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';
import { addresseeOf } from '../accounts/find-account.ts';
import { LOGIN_LINK_MINUTES, makeLoginLink } from './sign-in.ts';

export type LinkMail = Readonly<{
  userId: number;
  kind: 'welcome' | 'sign-up-again';
  mailId: string;
  cause: string;
  conversationId: string | null;
}>;

/** Asks for a mail with a login link to an account's own address; an account that is gone gets none. */
export const requestLinkMail = async (services: Services, { userId, mailId, ...mail }: LinkMail): Promise<void> => {
  const { log, clock } = services;
  const addressee = await addresseeOf(services, userId);
  if (!addressee) return;
  await handle(log, outgoingMail, streams.outgoingMail(mailId), {
    type: 'RequestMail',
    data: {
      mailId,
      userId,
      at: timestamp(clock),
      ...mail,
      template: mail.kind === 'welcome' ? 2 : 1,
      link: await makeLoginLink(services, { userId, intent: '' }),
      expiresAt: new Date(clock.now() + LOGIN_LINK_MINUTES * 60_000).toISOString(),
      personal: { ...addressee, words: {}, thread: null },
    },
  });
};
