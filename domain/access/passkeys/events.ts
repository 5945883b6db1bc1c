import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { moment, userId } from '#domain/event-fields.ts';

const user = { userId, at: moment };
const stream = 'passkeys-<userId>';

/** `credentialId` and `publicKey` are base64url, `transports` the browser's hints of where the key is. */
export type Passkey = Readonly<{ credentialId: string; publicKey: string; transports: readonly string[] }>;

/**
 * A passkey of the account. `addressProven`: its address was proven by then; one that was added before the first proof
 * opens the account no longer than until that proof. `label` is what its owner calls it; the other fields are the
 * browser’s, in base64url.
 */
export const passkeyAdded = defineEvent('PasskeyAdded', {
  stream,
  by: ['user'],
  data: {
    ...user,
    addressProven: z.boolean(),
    credentialId: z.string(),
    publicKey: z.string(),
    transports: z.array(z.string()),
  },
  personal: { label: z.string() },
});
export type PasskeyAdded = EventOf<typeof passkeyAdded>;

/** The passkey opens the account no more. */
export const passkeyRemoved = defineEvent('PasskeyRemoved', {
  stream,
  by: ['user'],
  data: { ...user, credentialId: z.string() },
});
export type PasskeyRemoved = EventOf<typeof passkeyRemoved>;

export type PasskeyEvent = EventsIn<typeof import('./events.ts')>;
