import type { Passkeys } from '#application/access/passkeys-port.ts';
import { newPasskeyIn, usedPasskeyIn } from './answers.ts';
import { library } from './library.ts';
import { newP256Key } from './p256-key.ts';
import { userHandleOf, userIdIn } from './user-handle.ts';

/** EdDSA, ES256 and RS256: among them are those of every authenticator. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES = 5 * 60_000;

/** Passkeys of the site at `publicUrl`: good at its origin, and for its host name alone. */
export const createPasskeys = ({
  publicUrl,
  brandName,
}: Readonly<{ publicUrl: string; brandName: string }>): Passkeys => {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const nobodys = newP256Key().publicKey;
  return {
    async askForNew({ userId, email, name, passkeys }, challenge) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: brandName,
        rpID,
        userID: userHandleOf(userId),
        userName: email,
        userDisplayName: name,
        challenge: bytesOf(challenge),
        timeout: FIVE_MINUTES,
        excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { ...options };
    },

    async readNew(answer, challenge) {
      const response = newPasskeyIn(answer);
      if (!response || !(await isWithoutCertificates(response.response.attestationObject))) return null;
      const { verifyRegistrationResponse } = await library();
      const check = { ...expected, response, expectedChallenge: challenge, supportedAlgorithmIDs: ALGORITHMS };
      const { registrationInfo } = (await orNull(verifyRegistrationResponse(check))) ?? {};
      if (registrationInfo?.credential.id !== response.id) return null;
      const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        passkey: { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), transports },
        counter,
      };
    },

    async askForAny(challenge) {
      const { generateAuthenticationOptions } = await library();
      const userVerification = 'required';
      const asked = { rpID, challenge: bytesOf(challenge), timeout: FIVE_MINUTES, userVerification } as const;
      return { ...(await generateAuthenticationOptions(asked)) };
    },

    claimOf(answer) {
      const response = usedPasskeyIn(answer);
      const userId = response && userIdIn(response.response.userHandle ?? '');
      return response && userId !== null ? { userId, credentialId: response.id } : null;
    },

    async readUse(answer, challenge, passkey) {
      const response = usedPasskeyIn(answer);
      if (!response) return null;
      const { verifyAuthenticationResponse } = await library();
      const publicKey = passkey ? bytesOf(passkey.publicKey) : nobodys;
      const credential = { id: response.id, publicKey, counter: 0 }; // whoever asks keeps count
      const check = { ...expected, response, expectedChallenge: challenge, credential };
      const used = await orNull(verifyAuthenticationResponse(check));
      const isRight = used?.verified === true && passkey?.credentialId === response.id;
      return isRight ? { counter: used.authenticationInfo.newCounter } : null;
    },
  };
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(base64url, 'base64url'));

/**
 * No certificate is asked for, and none is read: checking one would ask the addresses that stand in it. A browser leaves
 * them out, but for a key that has signed for itself.
 */
const isWithoutCertificates = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject } = await library();
  const decoded = await orNull((async () => decodeAttestationObject(bytesOf(attestationObject)))());
  if (!(decoded instanceof Map)) return false;
  const statement: unknown = decoded.get('attStmt');
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && statement instanceof Map && !statement.has('x5c'));
};

/** The library throws at whatever it refuses; it asks nobody, and is known to work, so that nothing else has failed. */
const orNull = async <Result>(check: Promise<Result>): Promise<Result | null> => {
  try {
    return await check;
  } catch {
    return null;
  }
};
