import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A new P-256 key; the public half also as COSE writes it. */
export const newP256Key = (): Readonly<{ publicKey: Uint8Array<ArrayBuffer>; privateKey: KeyObject }> => {
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
