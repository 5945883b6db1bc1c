import { randomBytes, sign } from 'node:crypto';
import { newP256Key } from './p256-key.ts';

type Library = typeof import('@simplewebauthn/server') & typeof import('@simplewebauthn/server/helpers');

let loading: Promise<Library> | undefined;

/** Loaded when the first passkey is asked for: it takes long, and few starts need it at once. */
export const library = (): Promise<Library> => {
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
