import { createHash, createHmac, randomBytes } from 'node:crypto';
import { identityOf } from '#application/accounts/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { isRegisterMoved } from '#application/engine/ports/registers.ts';
import { changeRegister, removeRegisters } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { noteLogin } from './last-login.ts';

type Stores = Pick<Services, 'registers' | 'clock' | 'log'>;

/**
 * Tokens are kept as hashes alone. `renewedUsedAt` is the new token's first use, from which the one before has a minute.
 * `salt` makes the new token of the one before, so that two tabs renewing at once are given the same. `device` is sealed.
 * `openedWith` is missing from sessions opened before it was kept: they count as opened by a link.
 */
type Session = Readonly<{
  userId: number;
  device: string;
  openedAt: number;
  usedAt: number;
  token: string;
  before: string | null;
  salt: string;
  renewedUsedAt: number | null;
  openedWith?: SignInMethod;
}>;

/** What its user signed in with: a link or code sent by mail, or a passkey. */
export type SignInMethod = 'link' | 'passkey';

const DAY = 24 * 60 * 60_000;
const IDLE = 14 * DAY;
const LONGEST = 90 * DAY;
const GRACE = 60_000;

/** A session's last use is written at most this often. */
const NOTED_EVERY = 10 * 60_000;

const TOKEN = /^session_(\d{1,16}-[0-9a-f-]{36})_([\w-]{43})$/;

/** What the sealed names of devices are sealed for. */
const DEVICE = 'session-device';

/** What the ids of a user's sessions begin with. */
const sessionsOf = (userId: number): string => `${userId}-`;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const tokenOf = (sessionId: string, secret: Uint8Array): string =>
  `session_${sessionId}_${Buffer.from(secret).toString('base64url')}`;

/** The id of a session opened with this secret. */
export const sessionIdOf = (userId: number, secret: Uint8Array): string =>
  `${sessionsOf(userId)}${derivedId('session', Buffer.from(secret).toString('hex'))}`;

/** Whoever holds the old token can be told the new one again; nobody else can make it. */
const renewedToken = (sessionId: string, before: string, salt: string): string =>
  tokenOf(sessionId, createHmac('sha256', before).update(salt).digest());

const endOf = ({ openedAt }: Pick<Session, 'openedAt'>, now: number): number =>
  Math.min(now + IDLE, openedAt + LONGEST);

/** The token that a session opened with this secret begins with. */
export const sessionToken = (userId: number, secret: Uint8Array): string =>
  tokenOf(sessionIdOf(userId, secret), secret);

/**
 * Opens a session and answers its token. `device` is shown to its owner, who may know it by that. A `secret` (32 bytes
 * that nobody can guess) makes the token: opening with the same one again is the same session.
 */
export const openSession = async (
  { registers, clock, sealer }: Pick<Services, 'registers' | 'clock' | 'sealer'>,
  userId: number,
  {
    device = '',
    secret = randomBytes(32),
    openedWith = 'link',
  }: Readonly<{ device?: string; secret?: Uint8Array; openedWith?: SignInMethod }> = {},
): Promise<string> => {
  const now = clock.now();
  const sessionId = sessionIdOf(userId, secret);
  const token = sessionToken(userId, secret);
  const session: Session = {
    userId,
    device: await sealer.seal(userId, DEVICE, Buffer.from(device)),
    openedAt: now,
    usedAt: now,
    token: hash(token),
    before: null,
    salt: '',
    renewedUsedAt: null,
    openedWith,
  };
  try {
    await registers.write('session', sessionId, session, { expected: 'absent', endsAt: endOf(session, now) });
  } catch (error) {
    if (!isRegisterMoved(error)) throw error;
    return token; // it is open already
  }
  await noteLogin({ registers }, userId, now);
  return token;
};

/** `openedAt` is when its user signed in (milliseconds since 1970). */
export type KnownSession = Readonly<{ userId: number; sessionId: string; openedAt: number; openedWith: SignInMethod }>;

/**
 * Whose session the token belongs to, null when to none, or when that account is no longer open. A token replaced for
 * longer than the grace ends its session.
 */
export const checkSession = async (stores: Stores, token: string): Promise<KnownSession | null> => {
  const [, sessionId] = TOKEN.exec(token) ?? [];
  const register = sessionId ? await stores.registers.read('session', sessionId) : null;
  if (!sessionId || !register) return null;
  const session = register.value as Session;
  const isCurrent = session.token === hash(token);
  if (!isCurrent && session.before !== hash(token)) return null;
  const now = stores.clock.now();
  if (!isCurrent && session.renewedUsedAt !== null && now > session.renewedUsedAt + GRACE) {
    await stores.registers.remove('session', sessionId);
    return null;
  }
  if (!(await identityOf(stores, session.userId))) return null;
  if (isCurrent) await noteUseIfPossible(stores, sessionId, session, now);
  const { userId, openedAt, openedWith = 'link' } = session;
  return { userId, sessionId, openedAt, openedWith };
};

/** Whether a session goes on; asking is no use of it. */
export const isOpen = async (stores: Stores, { sessionId, userId }: KnownSession): Promise<boolean> =>
  (await stores.registers.read('session', sessionId)) !== null && (await identityOf(stores, userId)) !== null;

const isNoted = ({ before, renewedUsedAt, usedAt }: Session, now: number): boolean =>
  (before === null || renewedUsedAt !== null) && now - usedAt < NOTED_EVERY;

/** A store that cannot write now must keep nobody from reading: a later use is noted. */
const noteUseIfPossible = async (...use: Parameters<typeof noteUse>): Promise<void> => {
  try {
    await noteUse(...use);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};

const noteUse = async ({ registers }: Stores, sessionId: string, session: Session, now: number): Promise<void> => {
  if (isNoted(session, now)) return;
  await changeRegister(registers, 'session', sessionId, (register) => {
    const known = register && (register.value as Session);
    if (!known || known.token !== session.token || isNoted(known, now)) return null;
    const renewedUsedAt = known.before === null ? null : (known.renewedUsedAt ?? now);
    return { value: { ...known, usedAt: now, renewedUsedAt }, endsAt: endOf(known, now) };
  });
};

/**
 * A new token for the same session; the old one stays good until a minute after the new one's first use, and gives the
 * same new one until then.
 */
export const renewSession = async (stores: Stores, token: string): Promise<string | null> => {
  const known = await checkSession(stores, token);
  if (!known) return null;
  const { sessionId } = known;
  const now = stores.clock.now();
  let renewed: string | null = null;
  await changeRegister(stores.registers, 'session', sessionId, (register) => {
    const session = register && (register.value as Session);
    const isCurrent = session?.token === hash(token);
    if (!session || !(isCurrent || session.before === hash(token))) {
      renewed = null;
      return null;
    }
    const salt = isCurrent ? randomBytes(16).toString('base64url') : session.salt;
    renewed = renewedToken(sessionId, token, salt);
    if (!isCurrent) return null;
    const value = { ...session, usedAt: now, token: hash(renewed), before: hash(token), salt, renewedUsedAt: null };
    return { value, endsAt: endOf(session, now) };
  });
  return renewed;
};

/** Nothing happens when it has ended already. */
export const endSession = async (stores: Stores, token: string): Promise<void> => {
  const known = await checkSession(stores, token);
  if (known) await stores.registers.remove('session', known.sessionId);
};

type ListStores = Pick<Services, 'registers' | 'sealer'>;

/** Times in milliseconds since 1970; `device` is '' when it was not said. */
type ListedSession = Readonly<{ sessionId: string; device: string; openedAt: number; usedAt: number }>;

const AT_ONCE = 200;

/** Where a user is signed in, the last used first; at most 200. */
export const listSessions = async (
  { registers, sealer }: ListStores,
  userId: number,
): Promise<readonly ListedSession[]> => {
  const found = await registers.list('session', AT_ONCE, sessionsOf(userId));
  const listed = found.map(async ({ key, value }) => {
    const { device, openedAt, usedAt } = value as Session;
    const name = await sealer.open(userId, DEVICE, device);
    return { sessionId: key, device: name === 'destroyed' ? '' : Buffer.from(name).toString(), openedAt, usedAt };
  });
  return (await Promise.all(listed)).sort((one, other) => other.usedAt - one.usedAt);
};

/** Ends one of a user's own sessions. */
export const endSessionOf = async (
  { registers }: Pick<ListStores, 'registers'>,
  userId: number,
  sessionId: string,
): Promise<null | Refusal<'no-such-session'>> => {
  const isOwn = sessionId.startsWith(sessionsOf(userId)) && (await registers.read('session', sessionId)) !== null;
  if (!isOwn) return refuse('no-such-session');
  await registers.remove('session', sessionId);
  return null;
};

/** How many sessions a user has beside those that are left out; at most 200 are counted. */
export const countSessions = async (
  { registers }: Pick<ListStores, 'registers'>,
  userId: number,
  { but }: Readonly<{ but: readonly string[] }>,
): Promise<number> =>
  (await registers.list('session', AT_ONCE, sessionsOf(userId))).filter(({ key }) => !but.includes(key)).length;

/** Ends every session of a user, but those that are to stay. */
export const endAllSessions = (
  { registers }: Pick<ListStores, 'registers'>,
  userId: number,
  { but = [] }: Readonly<{ but?: readonly string[] }> = {},
): Promise<void> => removeRegisters(registers, 'session', sessionsOf(userId), but);
