import { createHash, randomBytes } from 'node:crypto';
import { identityOf, personOf } from '#application/accounts/public.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { isKeyDestroyed } from '#application/engine/ports/vault.ts';
import { changeRegister, removeRegisters } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { MOST_PASSKEYS, passkeys, usablePasskeys } from '#domain/access/passkeys/decider.ts';
import type { Passkey, PasskeyEvent } from '#domain/access/passkeys/events.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { PasskeyReference, PasskeyRequest } from '../passkeys-port.ts';
import { checkSession, openSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'clock' | 'passkeys'>;

/** `id` is the credential's; `label` is its owner's word for it; `addedAt` is ISO 8601. */
type ListedPasskey = Readonly<{ id: string; label: string; addedAt: string }>;

type Of = Readonly<{ userId: number; sessionId: string }>;

/** What the browser of this session is asked for, to make a passkey of this account. */
export const askForPasskey = async (
  services: Parts,
  { userId, sessionId }: Of,
): Promise<Readonly<{ request: PasskeyRequest }> | Refusal<'no-such-account' | 'too-many-passkeys'>> => {
  const [usable, person] = await Promise.all([usableOf(services, userId), personOf(services, userId)]);
  if (!usable || !person) return refuse('no-such-account');
  if (usable.length >= MOST_PASSKEYS) return refuse('too-many-passkeys');
  const { email, firstName, lastName } = person;
  const challenge = await openChallenge(services, { kind: 'adding', of: sessionId });
  const owner = { userId, email, name: `${firstName} ${lastName}`.trim(), passkeys: usable };
  return { request: await services.passkeys.askForNew(owner, challenge) };
};

/** How many open an account. */
export const countPasskeys = async (services: Pick<Services, 'log'>, userId: number): Promise<number> =>
  (await usableOf(services, userId))?.length ?? 0;

/** Those that open an account; null when there is no such account. */
const usableOf = async ({ log }: Pick<Services, 'log'>, userId: number) => {
  const [account, known] = await Promise.all([
    identityOf({ log }, userId),
    stateOf(log, passkeys, streams.passkeys(userId)),
  ]);
  return account && usablePasskeys(known, account.proven);
};

/** Adds the passkey that the browser of this session has made. `answer` is whatever it sent. */
export const addPasskey = async (
  services: Parts,
  { userId, sessionId, label, answer }: Of & Readonly<{ label: string; answer: unknown }>,
): Promise<null | Refusal<'bad-passkey' | 'no-such-account' | 'too-many-passkeys'>> => {
  const challenge = await spendChallenge(services, { kind: 'adding', of: sessionId });
  const made = challenge === null ? null : await services.passkeys.readNew(answer, challenge);
  if (!made) return refuse('bad-passkey');
  const refused = await keepPasskey(services, { userId, label, passkey: made.passkey });
  if (refused) return refused;
  await countUse(services, { userId, credentialId: made.passkey.credentialId }, made.counter);
  return null;
};

type NewPasskey = Readonly<{ userId: number; label: string; passkey: Passkey }>;

/** Whether the address is proven is read first: a proof that comes after that finds the passkey among those from before. */
const keepPasskey = async (
  services: Pick<Services, 'log' | 'clock'>,
  { userId, label, passkey }: NewPasskey,
): Promise<null | Refusal<'no-such-account' | 'too-many-passkeys'>> => {
  const account = await identityOf(services, userId);
  if (!account) return refuse('no-such-account');
  const at = timestamp(services.clock);
  const data = { userId, at, addressProven: account.proven, ...passkey, personal: { label } };
  try {
    const added = await handle(services.log, passkeys, streams.passkeys(userId), { type: 'AddPasskey', data });
    return isRefusal(added) ? refuse('too-many-passkeys') : null;
  } catch (error) {
    if (isKeyDestroyed(error)) return refuse('no-such-account'); // it was erased meanwhile
    throw error;
  }
};

/** Those that open an account, in the order they were added: none from before its first proof. */
export const listPasskeys = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
): Promise<readonly ListedPasskey[]> => {
  const [account, events] = await Promise.all([
    identityOf({ log }, userId),
    log.read<PasskeyEvent>(streams.passkeys(userId)),
  ]);
  if (!account || events.some(({ personal }) => personal === 'destroyed')) return [];
  const listed = new Map<string, ListedPasskey>();
  for (const { type, data } of events) {
    if (type === 'PasskeyAdded')
      listed.set(data.credentialId, { id: data.credentialId, label: data.personal.label, addedAt: data.at });
    if (type === 'PasskeyRemoved') listed.delete(data.credentialId);
  }
  const usable = usablePasskeys(events.reduce(passkeys.evolve, passkeys.initial), account.proven);
  return usable.flatMap(({ credentialId }) => listed.get(credentialId) ?? []);
};

/** From here on it signs in nobody. */
export const removePasskey = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
  credentialId: string,
): Promise<null | Refusal<'no-such-passkey'>> => {
  if (!(await identityOf(services, userId))) return refuse('no-such-passkey');
  const data = { userId, at: timestamp(services.clock), credentialId };
  const removed = await handle(services.log, passkeys, streams.passkeys(userId), { type: 'RemovePasskey', data });
  if (isRefusal(removed)) return refuse('no-such-passkey');
  await forgetCounter(services, { userId, credentialId });
  return null;
};

/** Of one network; an office may have one together. */
const limits = {
  asked: { name: 'passkey-asked', most: 60, seconds: 15 * 60 },
  answered: { name: 'passkey-answered', most: 60, seconds: 15 * 60 },
} as const satisfies Record<string, Limit>;

/** `browser` is the hash of the cookie of the browser that is asked. */
type AskedBrowser = Readonly<{ browser: string; network: string }>;

/** What a browser is asked for, to sign in whoever has a passkey there. Null once its network has asked too often. */
export const askForSignIn = async (
  services: Pick<Services, 'registers' | 'vault' | 'clock' | 'passkeys'>,
  { browser, network }: AskedBrowser,
): Promise<PasskeyRequest | null> => {
  if (!(await takeFrom(services, limits.asked, network, newId(services.clock.now())))) return null;
  return services.passkeys.askForAny(await openChallenge(services, { kind: 'signing-in', of: browser }));
};

/**
 * Opens a session for whoever answered with a passkey of theirs. What is no passkey, a passkey of nobody, of another, of a
 * closed account, and one that was removed come to the same, by the same steps.
 */
export const signInWithPasskey = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'sealer' | 'passkeys'>,
  { browser, network, device, answer }: AskedBrowser & Readonly<{ device: string; answer: unknown }>,
): Promise<SignedIn | Refusal<'bad-passkey'>> => {
  if (!(await takeFrom(services, limits.answered, network, newId(services.clock.now())))) return refuse('bad-passkey');
  const challenge = await spendChallenge(services, { kind: 'signing-in', of: browser });
  const named = services.passkeys.referenceIn(answer);
  if (challenge === null || !named) return refuse('bad-passkey');
  const { userId } = named;
  const usable = await usableOf(services, userId);
  const passkey = usable?.find(({ credentialId }) => credentialId === named.credentialId) ?? null;
  const use = await services.passkeys.readUse(answer, challenge, passkey);
  if (!use || !(await countUse(services, named, use.counter))) return refuse('bad-passkey');
  const session = await openSession(services, userId, { device, openedWith: 'passkey' });
  const isOpen = (await checkSession(services, session)) !== null; // unless the account was closed meanwhile
  return isOpen ? { userId, session } : refuse('bad-passkey');
};

type ChallengeStores = Pick<Services, 'registers' | 'clock'>;

/** `of` is the session or the browser that is asked. */
type Ceremony = Readonly<{ kind: 'adding' | 'signing-in'; of: string }>;

export const CHALLENGE_SECONDS = 5 * 60;
const CHALLENGE = 'passkey-challenge';
const challengeKeyOf = ({ kind, of }: Ceremony): string => `${kind}:${of}`;

/** A challenge to be answered within five minutes; one from before is good no more. */
const openChallenge = async ({ registers, clock }: ChallengeStores, ceremony: Ceremony): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  const endsAt = clock.now() + CHALLENGE_SECONDS * 1000;
  await changeRegister(registers, CHALLENGE, challengeKeyOf(ceremony), () => ({ value: { challenge }, endsAt }));
  return challenge;
};

/** Uses it up, whatever the answer is worth. Of all who answer at once, one is given it; null to the others. */
const spendChallenge = async ({ registers, clock }: ChallengeStores, ceremony: Ceremony): Promise<string | null> => {
  const endsAt = clock.now() + CHALLENGE_SECONDS * 1000;
  let challenge: string | null = null;
  await changeRegister(registers, CHALLENGE, challengeKeyOf(ceremony), (before) => {
    challenge = before === null || before.value.challenge === null ? null : String(before.value.challenge);
    return challenge === null ? null : { value: { challenge: null }, endsAt };
  });
  return challenge;
};

type CounterStores = Pick<Services, 'registers'>;

/** Only of a passkey that counts its uses; most never do. */
const COUNTER = 'passkey-counter';

const ofUser = (userId: number): string => `${userId}-`;

const counterKeyOf = ({ userId, credentialId }: PasskeyReference): string =>
  `${ofUser(userId)}${createHash('sha256').update(credentialId).digest('base64url')}`;

/** False when the counter has not moved on: the passkey was copied, or an old answer is given again. */
const countUse = async ({ registers }: CounterStores, passkey: PasskeyReference, counter: number): Promise<boolean> => {
  let movesOn = false;
  await changeRegister(registers, COUNTER, counterKeyOf(passkey), (before) => {
    const known = before === null ? 0 : Number(before.value.counter);
    movesOn = counter > known || (counter === 0 && known === 0);
    return movesOn && counter > 0 ? { value: { counter }, endsAt: null } : null;
  });
  return movesOn;
};

const forgetCounter = ({ registers }: CounterStores, passkey: PasskeyReference): Promise<void> =>
  registers.remove(COUNTER, counterKeyOf(passkey));

/** All of a user's. */
export const forgetCounters = ({ registers }: CounterStores, userId: number): Promise<void> =>
  removeRegisters(registers, COUNTER, ofUser(userId));
