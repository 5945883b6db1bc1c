import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = Readonly<Record<string, unknown>>;

/** What may be otherwise than it should be. */
export type Oddity = Readonly<{
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the person was asked; true unless said. */
  verified?: boolean;
  /** What tells the make of the device; `packed` is signed by the key itself, or by that of a certificate. */
  format?: 'none' | 'packed' | 'apple';
  certificates?: boolean;
  userHandle?: string;
  signature?: Buffer;
  counter?: number;
}>;

const UP = 1;
const UV = 4;
const ATTESTED = 64;

/** A device that makes and uses one passkey, as a browser sends it on, without a browser. `counts`: it counts its uses. */
export const anAuthenticator = ({ origin, counts = false }: Readonly<{ origin: string; counts?: boolean }>) => {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let owner = '';

  const dataFor = (flags: number, { rpId = new URL(origin).hostname, verified = true, ...odd }: Oddity): Buffer => {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | UP | (verified ? UV : 0), 0);
    head.writeUInt32BE(odd.counter ?? counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  };
  const clientData = (type: string, { challenge }: Options, odd: Oddity): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const answer = (response: Options) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    credentialId: id.toString('base64url'),
    /** Makes the passkey that these options ask for. */
    make(options: Options, odd: Oddity = {}) {
      owner = (options.user as { id: string }).id;
      const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
      const key = cbor.map(
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([dataFor(ATTESTED, odd), Buffer.alloc(16), length, id, key]);
      const client = clientData('webauthn.create', options, odd);
      const hash = createHash('sha256').update(client).digest();
      const own = sign('sha256', Buffer.concat([authData, hash]), keys.privateKey);
      const certificate = attestationCertificate(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      const statement = odd.certificates ? [['x5c', [certificate]] as const] : [];
      const signed = odd.format === 'packed' ? [['alg', -7] as const, ['sig', own] as const] : [];
      const attestation = cbor.map(
        ['fmt', odd.format ?? 'none'],
        ['attStmt', cbor.raw(cbor.map(...signed, ...statement))],
        ['authData', authData],
      );
      return answer({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid', 'telepathy'],
      });
    },
    /** Signs the challenge of these options with it. */
    use(options: Options, odd: Oddity = {}) {
      const authData = dataFor(0, odd);
      const client = clientData('webauthn.get', options, odd);
      const hash = createHash('sha256').update(client).digest();
      const signature = odd.signature ?? sign('sha256', Buffer.concat([authData, hash]), keys.privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: odd.userHandle ?? owner,
      });
    },
  };
};

export type Authenticator = ReturnType<typeof anAuthenticator>;

type Item = number | string | Buffer | readonly Item[] | Readonly<{ raw: Buffer }>;

/** As much of CBOR (RFC 8949) as a passkey needs. */
const cbor = {
  raw: (bytes: Buffer) => ({ raw: bytes }),
  map: (...entries: readonly (readonly [number | string, Item])[]): Buffer =>
    Buffer.concat([head(5, entries.length), ...entries.flat().map(item)]),
};

const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

const item = (value: Item): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -value - 1) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if ('raw' in value) return value.raw;
  return Buffer.concat([head(4, value.length), ...value.map(item)]);
};

/** A certificate of a make of devices, as `packed` attestation wants it: v3, of its organisation, good until 2126; without the 64 bytes of its key. */
const BEFORE = [
  'MIIB8TCCAZigAwIBAgIUHYPzsjyntBwmi3Sx9ALn09NvyWgwCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCREUxDTALBgNVBAoMBFRl',
  'c3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEy',
  'NjEwMjgxODQ5MjdaME8xCzAJBgNVBAYTAkRFMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0',
  'aW9uMQ0wCwYDVQQDDARUZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
].join('');

const AFTER = [
  'o1AwTjAdBgNVHQ4EFgQU6Gvys+1bxCKjssEmdF/XfEgx1pEwHwYDVR0jBBgwFoAU6Gvys+1bxCKjssEmdF/XfEgx1pEwDAYDVR0T',
  'AQH/BAIwADAKBggqhkjOPQQDAgNHADBEAiBdtNJXb53hfnYTVab62UxBkeBcAJVeKRqIyIJZVUOpbgIgVpZeTYOKMteEELJNdrGV',
  'TyLbSeEKJgg/tKVgqiH/yXk=',
].join('');

/** Says that this P-256 key (x and y) is that of a make of devices. Its own signature is nobody's. */
const attestationCertificate = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from(BEFORE, 'base64'), x, y, Buffer.from(AFTER, 'base64')]);
