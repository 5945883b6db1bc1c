import { addresseeOf } from '#application/accounts/find-account.ts';
import { requestMail } from '#application/delivery/request-mail.ts';
import type { Services } from '#application/services.ts';
import { LOGIN_LINK_MINUTES, makeLoginLink } from './sign-in.ts';

export type LinkMail = Readonly<{
  userId: number;
  kind: 'welcome' | 'sign-up-again';
  mailId: string;
  cause: string;
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
    template: mail.kind === 'welcome' ? 2 : 1,
    link: await makeLoginLink(services, { userId, intent: '' }),
    expiresAt: new Date(services.clock.now() + LOGIN_LINK_MINUTES * 60_000).toISOString(),
    addressee,
  });
};
