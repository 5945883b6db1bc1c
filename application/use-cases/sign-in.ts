import { account } from '#domain/account/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import { handle } from '../handle.ts';
import { newId } from '../ids.ts';
import { type Limit, takeFrom } from '../limits.ts';
import { timestamp } from '../ports/clock.ts';
import { changeRegister } from '../registers.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { accountByAddress, accountOf, personOf } from './find-account.ts';

export const LOGIN_LINK_MINUTES = 10;

const limits = {
  quarterHour: { name: 'login-quarter-hour', most: 3, seconds: 15 * 60 },
  day: { name: 'login-day', most: 10, seconds: 24 * 60 * 60 },
  network: { name: 'login-network', most: 20, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** `intent` is the hash of the cookie of the browser that asked for the link; '' when none did. */
export type Link = Readonly<{ userId: number; intent: string }>;

/** Makes a login link, good once and for ten minutes. The register holds whose it is; the token is its id's MAC. */
export const makeLoginLink = async ({ registers, clock }: Services, { userId, intent }: Link): Promise<string> => {
  const linkId = newId(clock.now());
  const endsAt = clock.now() + LOGIN_LINK_MINUTES * 60_000;
  await registers.write('login-link', linkId, { userId, intent, used: false }, { expected: 'absent', endsAt });
  return linkId;
};

/**
 * Mails a login link to the account of this address. Says nothing about whether there is one, and sends no more than
 * the limits of the address and of the asking network allow.
 */
export const requestLoginLink = async (
  services: Services,
  email: string,
  { network, intent }: Readonly<{ network: string; intent: string }>,
): Promise<void> => {
  const request = newId(services.clock.now());
  if (!(await takeFrom(services, limits.network, network, request))) return;
  const found = await accountByAddress(services, email);
  if (!found) return;
  const who = String(found.userId);
  if (!(await takeFrom(services, limits.quarterHour, who, request))) return; // first, so that it uses up no day
  if (!(await takeFrom(services, limits.day, who, request))) return;
  await mailLoginLink(services, { userId: found.userId, intent });
};

const mailLoginLink = async (services: Services, link: Link): Promise<void> => {
  const { userId } = link;
  const person = await personOf(services, userId);
  if (!person) return;
  const linkId = await makeLoginLink(services, link);
  const mailId = newId(services.clock.now());
  await handle(services.log, outgoingMail, streams.outgoingMail(mailId), {
    type: 'RequestMail',
    data: {
      mailId,
      userId,
      at: timestamp(services.clock),
      kind: 'login-link',
      template: 1,
      cause: `login-link:${linkId}`,
      conversationId: null,
      link: linkId,
      expiresAt: new Date(services.clock.now() + LOGIN_LINK_MINUTES * 60_000).toISOString(),
      personal: { to: person.email, name: person.firstName, words: {}, thread: null },
    },
  });
};

/** Whose a link is, while it is good; it stays so. */
export const linkOf = async ({ registers, tokens }: Services, token: string): Promise<Link | null> => {
  const linkId = tokens.readLoginToken(token);
  const link = linkId ? await registers.read('login-link', linkId) : null;
  return link?.value.used === false ? { userId: Number(link.value.userId), intent: String(link.value.intent) } : null;
};

/**
 * Uses a login link up: whose account it opens. Following it proves the address it was sent to. All that may fail comes
 * before the link is used up, and may be repeated: a link that met an outage is still good.
 */
export const redeemLoginLink = async (
  services: Services,
  token: string,
): Promise<Readonly<{ userId: number }> | Refusal<'bad-link'>> => {
  const link = await linkOf(services, token);
  const owner = link && (await accountOf(services, link.userId));
  if (!link || !owner) return refuse('bad-link');
  const { userId } = link;
  const proven = await handle(services.log, account, streams.account(userId), {
    type: 'ProveAddress',
    data: { userId, at: timestamp(services.clock), addressName: owner.addressName },
  });
  if (isRefusal(proven)) return refuse('bad-link');
  return (await spend(services, token)) ? { userId } : refuse('bad-link');
};

/** Of all who follow a link at once, one is told true. */
const spend = async ({ registers, tokens, clock }: Services, token: string): Promise<boolean> => {
  const linkId = tokens.readLoginToken(token);
  const used =
    linkId &&
    (await changeRegister(registers, 'login-link', linkId, (before) =>
      before?.value.used === false
        ? { value: { ...before.value, used: true }, endsAt: clock.now() + LOGIN_LINK_MINUTES * 60_000 }
        : null,
    ));
  return Boolean(used);
};
