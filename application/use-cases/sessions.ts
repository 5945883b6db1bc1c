import { createHash, createHmac, randomBytes } from 'node:crypto';
import { newId } from '../ids.ts';
import { isUnavailable } from '../ports/fault.ts';
import { changeRegister } from '../registers.ts';
import type { Services } from '../services.ts';

type Stores = Pick<Services, 'registers' | 'clock'>;
/**
 * Tokens are kept as hashes alone. `renewedUsedAt` is the new token's first use, from which the one before has a minute.
 * `salt` makes the new token of the one before, so that two tabs renewing at once are given the same.
 */
type Session = Readonly<{
  userId: number;
  openedAt: number;
  usedAt: number;
  token: string;
  before: string | null;
  salt: string;
  renewedUsedAt: number | null;
}>;

const DAY = 24 * 60 * 60_000;
const IDLE = 14 * DAY;
const LONGEST = 90 * DAY;
const GRACE = 60_000;
/** A session's last use is written at most this often. */
const NOTED_EVERY = 10 * 60_000;
const TOKEN = /^session_([0-9a-f-]{36})_([\w-]{43})$/;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
const tokenOf = (sessionId: string, secret: Buffer): string => `session_${sessionId}_${secret.toString('base64url')}`;
/** Whoever holds the old token can be told the new one again; nobody else can make it. */
const renewedToken = (sessionId: string, before: string, salt: string): string =>
  tokenOf(sessionId, createHmac('sha256', before).update(salt).digest());
const endOf = ({ openedAt }: Pick<Session, 'openedAt'>, now: number): number =>
  Math.min(now + IDLE, openedAt + LONGEST);

export const openSession = async ({ registers, clock }: Stores, userId: number): Promise<string> => {
  const now = clock.now();
  const sessionId = newId(now);
  const token = tokenOf(sessionId, randomBytes(32));
  const session = {
    userId,
    openedAt: now,
    usedAt: now,
    token: hash(token),
    before: null,
    salt: '',
    renewedUsedAt: null,
  };
  await registers.write('session', sessionId, session, { expected: 'absent', endsAt: endOf(session, now) });
  return token;
};

/** Whose session the token belongs to, null when to none. A token replaced for longer than the grace ends its session. */
export const checkSession = async (
  stores: Stores,
  token: string,
): Promise<Readonly<{ userId: number; sessionId: string }> | null> => {
  const [, sessionId] = TOKEN.exec(token) ?? [];
  const register = sessionId ? await stores.registers.read('session', sessionId) : null;
  if (!sessionId || !register) return null;
  const session = register.value as Session;
  const now = stores.clock.now();
  if (session.token === hash(token)) {
    await noteUseIfPossible(stores, sessionId, session, now);
    return { userId: session.userId, sessionId };
  }
  if (session.before !== hash(token)) return null;
  if (session.renewedUsedAt === null || now <= session.renewedUsedAt + GRACE)
    return { userId: session.userId, sessionId };
  await stores.registers.remove('session', sessionId);
  return null;
};

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

export const endSession = async (stores: Stores, token: string): Promise<void> => {
  const known = await checkSession(stores, token);
  if (known) await stores.registers.remove('session', known.sessionId);
};
