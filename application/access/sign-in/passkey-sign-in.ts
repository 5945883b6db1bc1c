import { accountOf } from '#application/accounts/find-account.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import type { PasskeyRequest } from '../passkeys-port.ts';
import { openChallenge, spendChallenge } from './passkey-challenges.ts';
import { countUse } from './passkey-counters.ts';
import { checkSession, openSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

/** Of one network; an office may have one together. */
const limits = {
  asked: { name: 'passkey-asked', most: 60, seconds: 15 * 60 },
  answered: { name: 'passkey-answered', most: 60, seconds: 15 * 60 },
} as const satisfies Record<string, Limit>;

/** `browser` is the hash of the cookie of the browser that is asked. */
export type AskedBrowser = Readonly<{ browser: string; network: string }>;

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
  const claim = services.passkeys.claimOf(answer);
  if (challenge === null || !claim) return refuse('bad-passkey');
  const { userId } = claim;
  const owner = await accountOf(services, userId);
  const passkey = owner?.passkeys.find(({ credentialId }) => credentialId === claim.credentialId) ?? null;
  const use = await services.passkeys.readUse(answer, challenge, passkey);
  if (!use || !(await countUse(services, claim, use.counter))) return refuse('bad-passkey');
  const session = await openSession(services, userId, { device });
  const isOpen = (await checkSession(services, session)) !== null; // unless the account was closed meanwhile
  return isOpen ? { userId, session } : refuse('bad-passkey');
};
