import { requestMail } from '#application/delivery/public.ts';
import { newId, newUserId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';

/**
 * What those without an account can make the log grow by in a day: 512 mails, in 16 parts so that many at once need not
 * wait for each other. Nobody can tell which part an address falls into.
 */
const budget: Limit = { name: 'no-account-day', most: 32, seconds: 24 * 60 * 60 };
const partOf = (addressName: string): string => addressName.slice(0, 1);

/** After that nothing is left of the mail, nor of whom it went to. */
const MAIL_MINUTES = 60;

/** What a mail can be composed to. Other spellings belong to nobody. */
const MAILABLE =
  /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,250}\.[\p{L}\p{M}\p{N}-]{0,62}[\p{L}\p{N}]$/u;

/**
 * Tells whoever reads this address that there is no account for it, under an id and a key of its own, which are gone
 * when the mail has expired.
 */
export const tellNoAccount = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'mail'>,
  email: string,
  addressName: string,
): Promise<void> => {
  const { vault, clock, mail } = services;
  const to = email.trim();
  if (!MAILABLE.test(to) || to.toLowerCase().endsWith(`@${mail.domain}`)) return;
  const mailId = newId(clock.now());
  if (!(await takeFrom(services, budget, partOf(addressName), mailId))) return;
  const userId = newUserId(clock.now());
  await vault.make(userId);
  await requestMail(services, {
    mailId,
    userId,
    kind: 'no-account',
    expiresAt: new Date(clock.now() + MAIL_MINUTES * 60_000).toISOString(),
    addressee: { to, name: '', language: 'en' },
  });
};
