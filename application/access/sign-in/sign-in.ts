import { createHmac } from 'node:crypto';
import {
  accountByAddress,
  addresseeOf,
  addressNameOf,
  identityOf,
  personOf,
  proveAddress,
} from '#application/accounts/public.ts';
import { requestMail } from '#application/delivery/public.ts';
import { newId, prepared } from '#application/engine/ids.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import type { LoginLinkFacts } from '#domain/access/sign-in/mail-facts.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { retireSignUp } from '../sign-up/sign-up-browser.ts';
import { knownBrowser } from './known-browsers.ts';
import { linkOfCode, offerCode, type TypedCode } from './login-codes.ts';
import { mayAskForLink, mayHaveLink } from './login-mail-budget.ts';
import { checkSession, endAllSessions, openSession, sessionIdOf, sessionToken } from './sessions.ts';
import { tellNoAccount } from './strangers.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens' | 'sealer'>;

export const LOGIN_LINK_MINUTES = 10;
const MINUTE = 60_000;
/** How long the browser that followed a link may ask for its session again, because an answer was lost. */
const REPEATABLE = MINUTE;

/** For how long a link that is no longer good still says whose it was, so that its page can offer a new one. */
const OFFERS_NEW_ONE = 30 * 24 * 60 * MINUTE;

/** `intent` is the hash of the cookie of the browser that asked for the link; '' when none did. */
type Link = Readonly<{ userId: number; intent: string }>;
/**
 * `addressName` names the address that the link was made for: once the account has another, it is good for nothing. A
 * register from before 0.4 has no `goodUntil`: it ended when its link did.
 */
type Kept = Link & Readonly<{ addressName: string; goodUntil?: number; usedAt: number | null; usedBy: string }>;
/**
 * The browser that follows a link: its own intent, '' without one, and what its session is to be called. With
 * `endOthersBut` all other sessions of the user end, but those of these ids.
 */
export type Follower = Readonly<{ intent: string; device: string; endOthersBut?: readonly string[] | undefined }>;
/**
 * The browser that asks for a link: its network, its new intent, what it keeps of accounts that were signed in there, and
 * whether it is mailed a code to type as well.
 */
type AskingBrowser = Readonly<{ network: string; intent: string; known?: string | undefined; code?: boolean }>;
/** `session` is the token of the new session. */
export type SignedIn = Readonly<{ userId: number; session: string }>;

/** Makes a login link, good once and for ten minutes. The register holds whose it is; the token is its id's MAC. */
export const makeLoginLink = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  { userId, intent }: Link,
): Promise<string> => {
  const { registers, clock } = services;
  const linkId = newId(clock.now());
  const now = clock.now();
  const addressName = (await identityOf(services, userId))?.addressName ?? '';
  const goodUntil = now + LOGIN_LINK_MINUTES * MINUTE;
  const kept: Kept = { userId, intent, addressName, goodUntil, usedAt: null, usedBy: '' };
  await registers.write('login-link', linkId, kept, { expected: 'absent', endsAt: now + OFFERS_NEW_ONE });
  return linkId;
};

/**
 * Mails a login link to the account of this address, or a few words where there is none. Says nothing about whether there
 * is one, and sends no more than the limits of the address and of the asking network allow.
 */
export const requestLoginLink = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens' | 'mail'>,
  email: string,
  { network, intent, known, code = intent !== '' }: AskingBrowser,
): Promise<void> => {
  const request = newId(services.clock.now());
  const addressName = await addressNameOf(services.vault, email);
  const browser = knownBrowser(services, known, addressName);
  if (!(await mayAskForLink(services, { addressName, network, browser }, request))) return;
  const found = await accountByAddress(services, email);
  const linkId = found ? await makeLoginLink(services, { userId: found.userId, intent }) : request;
  // For no account too, so that trying codes takes as long; that link was never made, and its code is mailed to nobody.
  if (code) await offerCode(services, { intent, linkId, addressName });
  if (found) await mailLoginLink(services, { userId: found.userId, code, linkId });
  else await tellNoAccount(services, email, addressName);
};

/**
 * Mails a new link in place of one that is no longer good, to the address that one was sent to. It has no code: whoever
 * asks has typed no address that a code would go with.
 */
export const requestNewLink = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens' | 'mail'>,
  token: string,
  asking: Omit<AskingBrowser, 'code'>,
): Promise<void> => {
  const email = await addressOfLink(services, token);
  if (email !== null) await requestLoginLink(services, email, { ...asking, code: false });
};

/** The address that a link of ours was sent to, also of one that is no longer good; null once its account has another. */
export const addressOfLink = async (
  services: Pick<Services, 'log' | 'registers' | 'tokens'>,
  token: string,
): Promise<string | null> => {
  const linkId = services.tokens.readLinkToken('login', token);
  const kept = linkId ? await keptLink(services, linkId) : null;
  const owner = kept && (await identityOf(services, kept.userId));
  if (!owner || owner.addressName !== kept.addressName) return null;
  return (await personOf(services, kept.userId))?.email ?? null;
};

/** Mails a login link to an account's own address. Whoever calls this sees to it that nobody is mailed too often. */
export const sendLoginLink = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
): Promise<void> => {
  const linkId = await makeLoginLink(services, { userId, intent: '' });
  await mailLoginLink(services, { userId, code: false, linkId });
};

/**
 * Mails a login link to an account's own address, where whoever is known to be its user asks for one in another way than
 * the login page: within the limits of its address. The same `id` again takes no more of them. Says whether one went out.
 */
export const mailLoginLinkOnRequest = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  userId: number,
  id: string,
): Promise<boolean> => {
  const owner = await identityOf(services, userId);
  if (!owner || !(await mayHaveLink(services, owner.addressName, id))) return false;
  await sendLoginLink(services, userId);
  return true;
};

const mailLoginLink = async (
  services: Pick<Services, 'log' | 'clock'>,
  { userId, code, linkId }: Readonly<{ userId: number; code: boolean; linkId: string }>,
): Promise<void> => {
  const addressee = await addresseeOf(services, userId);
  if (!addressee) return;
  const now = services.clock.now();
  await requestMail(services, {
    mailId: newId(now),
    userId,
    kind: 'login-link',
    linkId,
    expiresAt: new Date(now + LOGIN_LINK_MINUTES * MINUTE).toISOString(),
    addressee,
    facts: { of: 'login-link', withCode: code } satisfies LoginLinkFacts,
  });
};

/** Whose a link is, while it is good for a browser with this intent; it stays so. */
export const linkOf = async (
  services: Pick<Services, 'registers' | 'clock' | 'tokens'>,
  token: string,
  intent = '',
): Promise<Link | null> => {
  const linkId = services.tokens.readLinkToken('login', token);
  const kept = linkId ? await keptLink(services, linkId) : null;
  return kept && isGood(kept, intent, services.clock.now()) ? { userId: kept.userId, intent: kept.intent } : null;
};

const keptLink = async ({ registers }: Pick<Services, 'registers'>, linkId: string): Promise<Kept | null> =>
  ((await registers.read('login-link', linkId))?.value as Kept | undefined) ?? null;

const isGood = ({ goodUntil, usedAt, usedBy }: Kept, intent: string, now: number): boolean =>
  usedAt === null
    ? goodUntil === undefined || now < goodUntil
    : intent !== '' && usedBy === intent && now <= usedAt + REPEATABLE;

/**
 * Uses a login link up and opens a session. Following it proves the address it was sent to. The browser that used it may
 * do so again for a minute, and is given the same session: an answer may have been lost.
 */
export const redeemLoginLink = async (
  services: Parts,
  token: string,
  follower: Follower = { intent: '', device: '' },
): Promise<SignedIn | Refusal<'bad-link'>> => {
  const linkId = services.tokens.readLinkToken('login', token);
  return linkId ? redeemLink(services, linkId, follower) : refuse('bad-link');
};

/** The same by the six digits of the same mail, typed into the browser that asked for it. */
export const redeemLoginCode = async (
  services: Parts,
  typed: TypedCode,
  follower: Omit<Follower, 'intent'>,
): Promise<SignedIn | Refusal<'bad-link'>> => {
  const linkId = await linkOfCode(services, typed);
  return linkId ? redeemLink(services, linkId, { ...follower, intent: typed.intent }) : refuse('bad-link');
};

/**
 * All that may fail comes before the link is used up, and may be repeated: a link that met an outage is still good. The
 * session is made of the link, so that whoever comes second opens no other.
 */
const redeemLink = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'sealer'>,
  linkId: string,
  { intent, device, endOthersBut }: Follower,
): Promise<SignedIn | Refusal<'bad-link'>> => {
  const link = await keptLink(services, linkId);
  if (!link || !isGood(link, intent, services.clock.now())) return refuse('bad-link');
  const { userId } = link;
  const secret = await secretOf(services, linkId);
  if (link.usedAt === null) {
    if (!(await proveAddress(services, userId, link.addressName))) return refuse('bad-link');
    await retireSignUp(services, userId);
    await openSession(services, userId, { device, secret });
    if (endOthersBut) await endAllSessions(services, userId, { but: [sessionIdOf(userId, secret), ...endOthersBut] });
  }
  const session = sessionToken(userId, secret);
  const isTheirs = (await spend(services, linkId, intent)) && (await checkSession(services, session)) !== null;
  return isTheirs ? { userId, session } : refuse('bad-link');
};

/** Never stored: made of the link again when its session is asked for again. */
const secretOf = async ({ vault }: Pick<Services, 'vault'>, linkId: string): Promise<Buffer> =>
  createHmac('sha256', prepared(await vault.named('sessions-of-links')))
    .update(linkId)
    .digest();

/** Of all who follow a link at once, those in the browser that was first are told true. */
const spend = async (
  { registers, clock }: Pick<Services, 'registers' | 'clock'>,
  linkId: string,
  intent: string,
): Promise<boolean> => {
  const now = clock.now();
  let isTheirs = false;
  await changeRegister(registers, 'login-link', linkId, (before) => {
    const link = before && (before.value as Kept);
    isTheirs = link !== null && isGood(link, intent, now);
    if (link?.usedAt !== null) return null;
    return { value: { ...link, usedAt: now, usedBy: intent }, endsAt: now + OFFERS_NEW_ONE };
  });
  return isTheirs;
};
