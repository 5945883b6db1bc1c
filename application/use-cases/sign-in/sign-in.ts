import { createHmac } from 'node:crypto';
import { account } from '#domain/account/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { outgoingMail } from '#domain/outgoing-mail/decider.ts';
import { handle } from '../../handle.ts';
import { newId, prepared } from '../../ids.ts';
import { type Limit, takeFrom } from '../../limits.ts';
import { timestamp } from '../../ports/clock.ts';
import { changeRegister } from '../../registers.ts';
import type { Services } from '../../services.ts';
import { addressNameOf, streams } from '../../streams.ts';
import { accountByAddress, accountOf, addresseeOf } from '../accounts/find-account.ts';
import { retireSignUp } from '../sign-up/sign-up-browser.ts';
import { endAllSessions } from './list-sessions.ts';
import { linkOfCode, offerCode, type TypedCode } from './login-codes.ts';
import { checkSession, openSession, sessionIdOf, sessionToken } from './sessions.ts';
import { tellNoAccount } from './strangers.ts';

export const LOGIN_LINK_MINUTES = 10;
const MINUTE = 60_000;
/** How long the browser that followed a link may ask for its session again, because an answer was lost. */
const REPEATABLE = MINUTE;

const limits = {
  quarterHour: { name: 'login-quarter-hour', most: 3, seconds: 15 * 60 },
  day: { name: 'login-day', most: 10, seconds: 24 * 60 * 60 },
  network: { name: 'login-network', most: 20, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** `intent` is the hash of the cookie of the browser that asked for the link; '' when none did. */
export type Link = Readonly<{ userId: number; intent: string }>;
/** `addressName` names the address that the link was made for: once the account has another, it is good for nothing. */
type Kept = Link & Readonly<{ addressName: string; usedAt: number | null; usedBy: string }>;
/**
 * The browser that follows a link: its own intent, '' without one, and what its session is to be called. With
 * `endOthersBut` all other sessions of the user end, but those of these ids.
 */
export type Follower = Readonly<{ intent: string; device: string; endOthersBut?: readonly string[] | undefined }>;
/** `session` is the token of the new session. */
export type SignedIn = Readonly<{ userId: number; session: string }>;

/** Makes a login link, good once and for ten minutes. The register holds whose it is; the token is its id's MAC. */
export const makeLoginLink = async (services: Services, { userId, intent }: Link): Promise<string> => {
  const { registers, clock } = services;
  const linkId = newId(clock.now());
  const endsAt = clock.now() + LOGIN_LINK_MINUTES * MINUTE;
  const addressName = (await accountOf(services, userId))?.addressName ?? '';
  const kept: Kept = { userId, intent, addressName, usedAt: null, usedBy: '' };
  await registers.write('login-link', linkId, kept, { expected: 'absent', endsAt });
  return linkId;
};

/**
 * Mails a login link to the account of this address, or a few words where there is none. Says nothing about whether there
 * is one, and sends no more than the limits of the address and of the asking network allow.
 */
export const requestLoginLink = async (
  services: Services,
  email: string,
  { network, intent }: Readonly<{ network: string; intent: string }>,
): Promise<void> => {
  const request = newId(services.clock.now());
  if (!(await takeFrom(services, limits.network, network, request))) return;
  const addressName = await addressNameOf(services.vault, email);
  if (!(await takeFrom(services, limits.quarterHour, addressName, request))) return; // first, so that it uses up no day
  if (!(await takeFrom(services, limits.day, addressName, request))) return;
  const found = await accountByAddress(services, email);
  const linkId = found ? await makeLoginLink(services, { userId: found.userId, intent }) : request;
  // For no account too, so that trying codes takes as long; that link was never made, and its code is mailed to nobody.
  if (intent !== '') await offerCode(services, { intent, linkId, addressName });
  if (found) await mailLoginLink(services, { userId: found.userId, intent, linkId });
  else await tellNoAccount(services, email, addressName);
};

/** Mails a login link to an account's own address. Whoever calls this sees to it that nobody is mailed too often. */
export const sendLoginLink = async (services: Services, userId: number): Promise<void> => {
  const link = { userId, intent: '' };
  await mailLoginLink(services, { ...link, linkId: await makeLoginLink(services, link) });
};

const mailLoginLink = async (
  { log, clock }: Services,
  { userId, intent, linkId }: Link & Readonly<{ linkId: string }>,
): Promise<void> => {
  const addressee = await addresseeOf({ log }, userId);
  if (!addressee) return;
  const mailId = newId(clock.now());
  await handle(log, outgoingMail, streams.outgoingMail(mailId), {
    type: 'RequestMail',
    data: {
      mailId,
      userId,
      at: timestamp(clock),
      kind: 'login-link',
      template: intent === '' ? 1 : 2, // a code is typed where it was asked for
      cause: `login-link:${linkId}`,
      conversationId: null,
      link: linkId,
      expiresAt: new Date(clock.now() + LOGIN_LINK_MINUTES * MINUTE).toISOString(),
      personal: { ...addressee, words: {}, thread: null },
    },
  });
};

/** Whose a link is, while it is good for a browser with this intent; it stays so. */
export const linkOf = async (services: Services, token: string, intent = ''): Promise<Link | null> => {
  const linkId = services.tokens.readLinkToken('login', token);
  const kept = linkId ? await keptLink(services, linkId) : null;
  return kept && isGood(kept, intent, services.clock.now()) ? { userId: kept.userId, intent: kept.intent } : null;
};

const keptLink = async ({ registers }: Services, linkId: string): Promise<Kept | null> =>
  ((await registers.read('login-link', linkId))?.value as Kept | undefined) ?? null;

const isGood = ({ usedAt, usedBy }: Kept, intent: string, now: number): boolean =>
  usedAt === null || (intent !== '' && usedBy === intent && now <= usedAt + REPEATABLE);

/**
 * Uses a login link up and opens a session. Following it proves the address it was sent to. The browser that used it may
 * do so again for a minute, and is given the same session: an answer may have been lost.
 */
export const redeemLoginLink = async (
  services: Services,
  token: string,
  follower: Follower = { intent: '', device: '' },
): Promise<SignedIn | Refusal<'bad-link'>> => {
  const linkId = services.tokens.readLinkToken('login', token);
  return linkId ? redeemLink(services, linkId, follower) : refuse('bad-link');
};

/** The same by the six digits of the same mail, typed into the browser that asked for it. */
export const redeemLoginCode = async (
  services: Services,
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
  services: Services,
  linkId: string,
  { intent, device, endOthersBut }: Follower,
): Promise<SignedIn | Refusal<'bad-link'>> => {
  const link = await keptLink(services, linkId);
  if (!link || !isGood(link, intent, services.clock.now())) return refuse('bad-link');
  const { userId } = link;
  const secret = await secretOf(services, linkId);
  if (link.usedAt === null) {
    if (!(await proveAddress(services, link))) return refuse('bad-link');
    await retireSignUp(services, userId);
    await openSession(services, userId, { device, secret });
    if (endOthersBut) await endAllSessions(services, userId, { but: [sessionIdOf(userId, secret), ...endOthersBut] });
  }
  const session = sessionToken(userId, secret);
  const isTheirs = (await spend(services, linkId, intent)) && (await checkSession(services, session)) !== null;
  return isTheirs ? { userId, session } : refuse('bad-link');
};

/** Never stored: made of the link again when its session is asked for again. */
const secretOf = async ({ vault }: Services, linkId: string): Promise<Buffer> =>
  createHmac('sha256', prepared(await vault.named('sessions-of-links')))
    .update(linkId)
    .digest();

/** Following it proves the address that it was made for; false when the account is gone, or has another by now. */
const proveAddress = async ({ log, clock }: Services, { userId, addressName }: Kept): Promise<boolean> => {
  const data = { userId, at: timestamp(clock), addressName };
  return !isRefusal(await handle(log, account, streams.account(userId), { type: 'ProveAddress', data }));
};

/** Of all who follow a link at once, those in the browser that was first are told true. */
const spend = async ({ registers, clock }: Services, linkId: string, intent: string): Promise<boolean> => {
  const now = clock.now();
  let isTheirs = false;
  await changeRegister(registers, 'login-link', linkId, (before) => {
    const link = before && (before.value as Kept);
    isTheirs = link !== null && isGood(link, intent, now);
    if (link?.usedAt !== null) return null;
    return { value: { ...link, usedAt: now, usedBy: intent }, endsAt: now + LOGIN_LINK_MINUTES * MINUTE };
  });
  return isTheirs;
};
