import type { Passkey } from '#domain/access/passkeys/events.ts';

/** Whom a passkey is made for, as their browser shows it, and those that they have. */
type PasskeyOwner = Readonly<{ userId: number; email: string; name: string; passkeys: readonly Passkey[] }>;

/** What a browser is asked for, as JSON for `navigator.credentials`. */
export type PasskeyRequest = Readonly<Record<string, unknown>>;

/** Whose passkey an answer says it is by. It proves nothing. */
export type PasskeyReference = Readonly<{ userId: number; credentialId: string }>;

/**
 * The ceremonies of WebAuthn. A `challenge` is 32 random bytes (base64url), used for one answer. Both ceremonies ask for
 * the person, not only for the device. `counter` counts the uses of a passkey that counts them, else it stays 0.
 */
export interface Passkeys {
  /** Asks a browser to make one that it finds again without being told whose. */
  askForNew(owner: PasskeyOwner, challenge: string): Promise<PasskeyRequest>;
  /** Null unless the browser has made it on our pages for this challenge. `answer` is whatever was sent. */
  readNew(answer: unknown, challenge: string): Promise<Readonly<{ passkey: Passkey; counter: number }> | null>;
  /** Asks a browser for any passkey that it has for us. */
  askForAny(challenge: string): Promise<PasskeyRequest>;
  referenceIn(answer: unknown): PasskeyReference | null;
  /**
   * Null unless this passkey has signed this challenge on our pages. Without a passkey (null) that is never so, and takes
   * as long to find out.
   */
  readUse(answer: unknown, challenge: string, passkey: Passkey | null): Promise<Readonly<{ counter: number }> | null>;
}
