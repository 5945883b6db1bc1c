import type { ExecutionContext } from 'ava';
import {
  type Follower,
  makeLoginLink,
  redeemLoginLink,
  requestLoginLink,
} from '#application/access/sign-in/sign-in.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { isRefusal } from '#domain/decider.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

export const EMAIL = 'Sub@Example.com';
export const NETWORK = '192.0.2.1';

/** Someone with an account, whose links are asked for and followed; all mails that were asked for stand in the log. */
export const anAccountToSignIn = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const opened = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  const aLink = async (intent = '') =>
    services.tokens.linkToken('login', await makeLoginLink(services, { userId, intent }));
  const follows = (token: string, follower?: Follower) => redeemLoginLink(services, token, follower);
  const opens = async (token: string, follower?: Follower) => !isRefusal(await follows(token, follower));
  const asksFor = (email: string, network = NETWORK, intent = '') =>
    requestLoginLink(services, email, { network, intent });
  /** The requests for mails so far, of one kind. */
  const mails = async (kind: MailRequested['data']['kind'] = 'login-link') => {
    const found: MailRequested['data'][] = [];
    const end = new AbortController();
    for await (const batch of services.log.follow(null, end.signal)) {
      for (const { type, data } of batch.events)
        if (type === 'MailRequested') found.push(data as MailRequested['data']);
      if (batch.caughtUp) break;
    }
    end.abort();
    return found.filter((mail) => mail.kind === kind);
  };
  return { services, clock, userId, aLink, follows, opens, asksFor, mails };
};
