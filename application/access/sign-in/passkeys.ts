import { accountIn, profileOf } from '#application/accounts/find-account.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { AccountEvent } from '#domain/accounts/account-event.ts';
import { account, MOST_PASSKEYS } from '#domain/accounts/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { PasskeyRequest } from '../passkeys-port.ts';
import { openChallenge, spendChallenge } from './passkey-challenges.ts';
import { countUse, forgetCounter } from './passkey-counters.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'clock' | 'passkeys'>;

/** `id` is the credential's; `label` is its owner's word for it; `addedAt` is ISO 8601. */
export type ListedPasskey = Readonly<{ id: string; label: string; addedAt: string }>;
type Of = Readonly<{ userId: number; sessionId: string }>;

/** What the browser of this session is asked for, to make a passkey of this account. */
export const askForPasskey = async (
  services: Parts,
  { userId, sessionId }: Of,
): Promise<Readonly<{ request: PasskeyRequest }> | Refusal<'no-such-account' | 'too-many-passkeys'>> => {
  const profile = await profileOf(services, userId);
  if (!profile) return refuse('no-such-account');
  const { passkeys } = profile.account;
  if (passkeys.length >= MOST_PASSKEYS) return refuse('too-many-passkeys');
  const { email, firstName, lastName } = profile.person;
  const challenge = await openChallenge(services, { kind: 'adding', of: sessionId });
  const owner = { userId, email, name: `${firstName} ${lastName}`.trim(), passkeys };
  return { request: await services.passkeys.askForNew(owner, challenge) };
};

/** Adds the passkey that the browser of this session has made. `answer` is whatever it sent. */
export const addPasskey = async (
  services: Parts,
  { userId, sessionId, label, answer }: Of & Readonly<{ label: string; answer: unknown }>,
): Promise<null | Refusal<'bad-passkey' | 'no-such-account' | 'too-many-passkeys'>> => {
  const challenge = await spendChallenge(services, { kind: 'adding', of: sessionId });
  const made = challenge === null ? null : await services.passkeys.readNew(answer, challenge);
  if (!made) return refuse('bad-passkey');
  const added = await handle(services.log, account, streams.account(userId), {
    type: 'AddPasskey',
    data: { userId, at: timestamp(services.clock), ...made.passkey, personal: { label } },
  });
  if (isRefusal(added)) return refuse(added.refused === 'too-many-passkeys' ? added.refused : 'no-such-account');
  await countUse(services, { userId, credentialId: made.passkey.credentialId }, made.counter);
  return null;
};

/** Those that an account has, in the order they were added; as the account itself says: none from before its first proof. */
export const listPasskeys = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
): Promise<readonly ListedPasskey[]> => {
  const events = await log.read(streams.account(userId));
  if (events.some(({ personal }) => personal === 'destroyed')) return [];
  const standing = new Map<string, ListedPasskey>();
  for (const event of events) {
    const { type, data } = event as unknown as AccountEvent;
    if (type === 'PasskeyAdded')
      standing.set(data.credentialId, { id: data.credentialId, label: data.personal.label, addedAt: data.at });
    if (type === 'PasskeyRemoved') standing.delete(data.credentialId);
  }
  const kept = accountIn(events);
  if (kept.status !== 'open') return [];
  return [...standing.values()].filter(({ id }) => kept.passkeys.some(({ credentialId }) => credentialId === id));
};

/** From here on it signs in nobody. */
export const removePasskey = async (
  services: Pick<Services, 'log' | 'registers' | 'clock'>,
  userId: number,
  credentialId: string,
): Promise<null | Refusal<'no-such-passkey'>> => {
  const data = { userId, at: timestamp(services.clock), credentialId };
  const removed = await handle(services.log, account, streams.account(userId), { type: 'RemovePasskey', data });
  if (isRefusal(removed)) return refuse('no-such-passkey');
  await forgetCounter(services, { userId, credentialId });
  return null;
};
