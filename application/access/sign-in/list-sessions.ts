import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { DEVICE, type Session, sessionsOf } from './sessions.ts';

type Stores = Pick<Services, 'registers' | 'sealer'>;
/** Times in milliseconds since 1970; `device` is '' when it was not said. */
export type ListedSession = Readonly<{ sessionId: string; device: string; openedAt: number; usedAt: number }>;

const AT_ONCE = 200;

/** Where a user is signed in, the last used first; at most 200. */
export const listSessions = async (
  { registers, sealer }: Stores,
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
  { registers }: Pick<Stores, 'registers'>,
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
  { registers }: Pick<Stores, 'registers'>,
  userId: number,
  { but }: Readonly<{ but: readonly string[] }>,
): Promise<number> =>
  (await registers.list('session', AT_ONCE, sessionsOf(userId))).filter(({ key }) => !but.includes(key)).length;

/** Ends every session of a user, but those that are to stay. */
export const endAllSessions = async (
  { registers }: Pick<Stores, 'registers'>,
  userId: number,
  { but = [] }: Readonly<{ but?: readonly string[] }> = {},
): Promise<void> => {
  for (;;) {
    const found = await registers.list('session', AT_ONCE, sessionsOf(userId));
    const ending = found.filter(({ key }) => !but.includes(key));
    if (ending.length === 0) return;
    await Promise.all(ending.map(({ key }) => registers.remove('session', key)));
  }
};
