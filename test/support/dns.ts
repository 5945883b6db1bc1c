import { generateKeyPairSync } from 'node:crypto';
import { type DNSResolver, dkimSign } from 'mailauth';

/** A DNS of a few records (`TXT example.com`), where everything else does not exist; or one that never answers well. */
export const aDns =
  (records: Readonly<Record<string, readonly string[]>>): DNSResolver =>
  async (name, type) => {
    const found = records[`${type} ${name}`];
    if (found) return type === 'TXT' ? found.map((text) => [text]) : [...found];
    throw Object.assign(new Error(`no ${type} for ${name}`), { code: 'ENOTFOUND' });
  };

export const failingDns: DNSResolver = async () => {
  throw Object.assign(new Error('the server failed'), { code: 'ESERVFAIL' });
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The record of the key that `signed` signs with, under the selector `s`. */
export const keyRecord = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;

export const signed = async (
  raw: string | Buffer,
  signingDomain: string,
  { signs, ...options }: Readonly<{ algorithm?: string; maxBodyLength?: number; signs?: string }> = {},
): Promise<Buffer> => {
  const { signatures, errors } = await dkimSign(raw, {
    canonicalization: 'relaxed/relaxed',
    signingDomain,
    selector: 's',
    privateKey,
    ...(signs ? { headerList: signs } : {}),
    signatureData: [{ signingDomain, selector: 's', privateKey, ...options }],
  });
  if (errors.length > 0 || signatures === '') throw new Error('the mail could not be signed');
  return Buffer.concat([Buffer.from(signatures), Buffer.from(raw)]);
};
