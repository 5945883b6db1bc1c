import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { MailSettings } from './mail-settings.ts';
import { BadSettings } from './settings.ts';

/** What the files that the settings name hold, in PEM; null where none is named. */
export type MailKeys = Readonly<{
  tls: Readonly<{ key: string; cert: string }> | null;
  dkim: Readonly<{ privateKey: string; selector: string }> | null;
}>;

/** RFC 8301: what is shorter is believed by nobody. */
const SHORTEST_RSA_BITS = 1024;

/** Reads and checks them. Throws `BadSettings` with all that is wrong at once. */
export const readMailKeys = async ({ smtpTls, dkim }: Pick<MailSettings, 'smtpTls' | 'dkim'>): Promise<MailKeys> => {
  const problems: string[] = [];
  const tell = (problem: string) => void problems.push(problem);
  const keys = { tls: smtpTls && (await tlsOf(smtpTls, tell)), dkim: dkim && (await dkimOf(dkim, tell)) };
  if (problems.length > 0) throw new BadSettings(problems);
  return keys;
};

type Tell = (problem: string) => void;

const tlsOf = async (files: NonNullable<MailSettings['smtpTls']>, tell: Tell): Promise<MailKeys['tls']> => {
  const [key, cert] = [await read('SMTP_TLS_KEY', files.key, tell), await read('SMTP_TLS_CERT', files.cert, tell)];
  const privateKey = key === null ? null : keyIn('SMTP_TLS_KEY', key, tell);
  const certificate = cert === null ? null : certificateIn(cert, tell);
  if (privateKey && certificate && !certificate.checkPrivateKey(privateKey))
    tell('SMTP_TLS_KEY is not the key of the certificate in SMTP_TLS_CERT');
  return key === null || cert === null ? null : { key, cert };
};

const dkimOf = async (
  { key: file, selector }: NonNullable<MailSettings['dkim']>,
  tell: Tell,
): Promise<MailKeys['dkim']> => {
  const privateKey = await read('DKIM_KEY', file, tell);
  const key = privateKey === null ? null : keyIn('DKIM_KEY', privateKey, tell);
  if (privateKey === null || key === null) return null;
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key.asymmetricKeyType !== 'rsa') tell('DKIM_KEY must be an RSA key: others are not verified everywhere');
  else if (bits < SHORTEST_RSA_BITS) tell(`DKIM_KEY must have at least ${SHORTEST_RSA_BITS} bits, better 2048`);
  return { privateKey, selector };
};

const read = async (name: string, file: string, tell: Tell): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    tell(`${name} names a file that cannot be read: ${file} (${codeOf(error)})`);
    return null;
  }
};

const codeOf = (error: unknown): string =>
  ['ENOENT', 'EACCES', 'EISDIR'].find((code) => hasCode(error, code)) ?? String(error);

const keyIn = (name: string, pem: string, tell: Tell): KeyObject | null => {
  try {
    return createPrivateKey(pem);
  } catch {
    tell(`${name} must name a PEM file with a private key, without a passphrase`);
    return null;
  }
};

const certificateIn = (pem: string, tell: Tell): X509Certificate | null => {
  try {
    return new X509Certificate(pem);
  } catch {
    tell('SMTP_TLS_CERT must name a PEM file with a certificate');
    return null;
  }
};
