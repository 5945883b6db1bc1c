import { said, z } from './schema.ts';

/** Of WebAuthn: what the browser is asked for, and what it answers, as JSON. The server checks what is inside. */
const opaque = z.record(z.string(), z.unknown());

/** `POST /api/auth/passkeys/options`: for `navigator.credentials`. */
export const passkeyOptions = z.object({ success: z.literal(true), options: opaque });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** `POST /api/user/passkeys/options`: the same, and a name to offer for the new one; '' when none is known. */
export const newPasskeyOptions = z.object({ success: z.literal(true), label: z.string(), options: opaque });
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptions>;

/** What its owner calls it. */
export const newPasskeyLabel = z.strictObject({
  label: z.string(said('passkeyUnnamed')).check(z.trim(), z.minLength(1, said('passkeyUnnamed')), z.maxLength(60)),
});

/** `POST /api/user/passkeys`: adds it under that name. Answers `done`. */
export const newPasskey = z.extend(newPasskeyLabel, { response: opaque });

/** `POST /api/auth/passkeys`: signs in with one. Answers `signedIn`. */
export const passkeySignIn = z.strictObject({ response: opaque });
