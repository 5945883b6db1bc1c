import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What is kept of a password: nothing that it could be read from. Both in base64url. */
export type KeptPassword = Readonly<{ salt: string; hash: string }>;

const derived = promisify<
  string,
  Buffer,
  number,
  Readonly<{ N: number; r: number; p: number; maxmem: number }>,
  Buffer
>(scrypt);

/** 32 MB and a tenth of a second for each guess. A change of these needs a place for the old ones in what is kept. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;
const BYTES = 32;

const hashOf = (password: string, salt: Buffer): Promise<Buffer> =>
  derived(password.normalize('NFKC'), salt, BYTES, COST);

export const keptPassword = async (password: string): Promise<KeptPassword> => {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64url'), hash: (await hashOf(password, salt)).toString('base64url') };
};

export const isPassword = async ({ salt, hash }: KeptPassword, password: string): Promise<boolean> =>
  timingSafeEqual(await hashOf(password, Buffer.from(salt, 'base64url')), Buffer.from(hash, 'base64url'));
