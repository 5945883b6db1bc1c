import type { Event } from '#domain/event.ts';
import type { AccountId } from './events.ts';

/** `credentialId` and `publicKey` are base64url, `transports` the browser's hints of where the key is. */
export type Passkey = Readonly<{ credentialId: string; publicKey: string; transports: readonly string[] }>;

/** All on the stream `account-<userId>`. `label` is what its owner calls it. */
export type PasskeyAdded = Event<
  'PasskeyAdded',
  AccountId & Passkey & Readonly<{ personal: Readonly<{ label: string }> }>
>;
export type PasskeyRemoved = Event<'PasskeyRemoved', AccountId & Readonly<{ credentialId: string }>>;

export type PasskeyEvent = PasskeyAdded | PasskeyRemoved;

export const passkeyAdded = ({
  userId,
  at,
  credentialId,
  publicKey,
  transports,
  personal: { label },
}: PasskeyAdded['data']): PasskeyAdded => ({
  type: 'PasskeyAdded',
  data: { userId, at, credentialId, publicKey, transports: [...transports], personal: { label } },
});

export const passkeyRemoved = ({ userId, at, credentialId }: PasskeyRemoved['data']): PasskeyRemoved => ({
  type: 'PasskeyRemoved',
  data: { userId, at, credentialId },
});
