import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkeys } from '#application/access/passkeys-port.ts';

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

    referenceIn(answer) {
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

/** Longer than any browser sends: a key's certificates are not asked for. */
const LONGEST = 4000;

const LONGEST_ID = 1400;
const BASE64URL = /^[\w-]+$/;

/** The hints of WebAuthn; another is dropped. */
const TRANSPORTS: readonly unknown[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** What a browser that has made a passkey sends, field by field; null when one is missing or odd. */
const newPasskeyIn = (answer: unknown): RegistrationResponseJSON | null => {
  const common = commonIn(answer);
  const attestationObject = common && textAt(common.inner, 'attestationObject');
  if (!common || attestationObject === null) return null;
  const transports = common.inner.transports;
  return {
    ...common.outer,
    response: {
      clientDataJSON: common.clientDataJSON,
      attestationObject,
      transports: Array.isArray(transports) ? TRANSPORTS.filter((one) => transports.includes(one)).map(String) : [],
    },
  };
};

/** The same of one that has used a passkey. */
const usedPasskeyIn = (answer: unknown): AuthenticationResponseJSON | null => {
  const common = commonIn(answer);
  const authenticatorData = common && textAt(common.inner, 'authenticatorData');
  const signature = common && textAt(common.inner, 'signature');
  const userHandle = common && textAt(common.inner, 'userHandle');
  if (!common || authenticatorData === null || signature === null || userHandle === null) return null;
  const { clientDataJSON } = common;
  return { ...common.outer, response: { clientDataJSON, authenticatorData, signature, userHandle } };
};

type Fields = Readonly<Record<string, unknown>>;

const commonIn = (answer: unknown) => {
  const fields = fieldsOf(answer);
  const inner = fieldsOf(fields?.response);
  const id = fields && textAt(fields, 'id', LONGEST_ID);
  const clientDataJSON = inner && textAt(inner, 'clientDataJSON');
  if (!inner || !id || !clientDataJSON || fields.rawId !== id || fields.type !== 'public-key') return null;
  const outer = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return { outer, inner, clientDataJSON };
};

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const textAt = (fields: Fields, name: string, longest = LONGEST): string | null => {
  const text = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof text === 'string' && text.length <= longest && BASE64URL.test(text) ? text : null;
};

type Library = typeof import('@simplewebauthn/server') & typeof import('@simplewebauthn/server/helpers');

let loading: Promise<Library> | undefined;

/** Loaded when the first passkey is asked for: it takes long, and few starts need it at once. */
const library = (): Promise<Library> => {
  loading ??= load();
  return loading;
};

/**
 * It throws alike at an answer that is wrong and at a package that it cannot work with (two versions of its parser, say).
 * So it has to read a good signature first: else every passkey would be refused, and nobody would know why.
 */
const load = async (): Promise<Library> => {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  const { publicKey, privateKey } = newP256Key();
  const data = Uint8Array.from(randomBytes(32));
  const signature = Uint8Array.from(sign('sha256', data, privateKey));
  await helpers.verifySignature({ signature, data, credentialPublicKey: publicKey });
  return { ...server, ...helpers };
};

/** A new P-256 key; the public half also as COSE writes it. */
const newP256Key = (): Readonly<{ publicKey: Uint8Array<ArrayBuffer>; privateKey: KeyObject }> => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
  const cose = [
    Buffer.from('a5010203262001215820', 'hex'), // {kty: EC2, alg: ES256, crv: P-256, x: 32 bytes
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'), // y: 32 bytes}
    Buffer.from(y, 'base64url'),
  ];
  return { publicKey: Uint8Array.from(Buffer.concat(cose)), privateKey: keys.privateKey };
};

const BYTES = 8;

/** What a passkey keeps of its user: the id as eight bytes, the greatest first. */
const userHandleOf = (userId: number): Uint8Array<ArrayBuffer> => {
  const handle = new Uint8Array(BYTES);
  new DataView(handle.buffer).setBigUint64(0, BigInt(userId));
  return handle;
};

/** Null for what is none. `handle` is base64url. */
const userIdIn = (handle: string): number | null => {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== BYTES) return null;
  const userId = Number(bytes.readBigUInt64BE());
  return Number.isSafeInteger(userId) ? userId : null;
};
