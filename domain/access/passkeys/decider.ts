import { type Decider, refuse } from '#domain/decider.ts';
import {
  type Passkey,
  type PasskeyAdded,
  type PasskeyEvent,
  type PasskeyRemoved,
  passkeyAdded,
  passkeyRemoved,
} from './events.ts';

export const MOST_PASSKEYS = 20;

/** `addressProven`: the account's address was proven when it was added. */
type KnownPasskey = Passkey & Readonly<{ addressProven: boolean }>;

/**
 * `addressProven` is as the account's stream said just before. A proof that comes in between makes the new passkey lapse
 * at once, as if it had been added before: so it never opens the account to somebody who may not own the address.
 */
export type PasskeyCommand =
  | Readonly<{ type: 'AddPasskey'; data: PasskeyAdded['data'] }>
  | Readonly<{ type: 'RemovePasskey'; data: PasskeyRemoved['data'] }>;

/** Stream `passkeys-<userId>`. */
export const passkeys: Decider<
  readonly KnownPasskey[],
  PasskeyCommand,
  PasskeyEvent,
  'no-such-passkey' | 'too-many-passkeys'
> = {
  initial: [],
  decide({ type, data }, known) {
    if (type === 'RemovePasskey') return isAmong(known, data) ? [passkeyRemoved(data)] : refuse('no-such-passkey');
    const usable = usablePasskeys(known, data.addressProven);
    if (isAmong(usable, data)) return [];
    return usable.length < MOST_PASSKEYS ? [passkeyAdded(data)] : refuse('too-many-passkeys');
  },
  evolve(known, { type, data }) {
    const others = known.filter(({ credentialId }) => credentialId !== data.credentialId);
    if (type === 'PasskeyRemoved') return others;
    const { credentialId, publicKey, transports, addressProven } = data;
    return [...others, { credentialId, publicKey, transports, addressProven }];
  },
};

const isAmong = (some: readonly Passkey[], { credentialId }: Pick<Passkey, 'credentialId'>): boolean =>
  some.some((one) => one.credentialId === credentialId);

/**
 * Those that open the account. Whoever signed up may not be who the address belongs to: from its first proof on the account
 * is its owner's, and what was added before lets nobody in.
 */
export const usablePasskeys = (known: readonly KnownPasskey[], isAddressProven: boolean): readonly KnownPasskey[] =>
  isAddressProven ? known.filter(({ addressProven }) => addressProven) : known;
