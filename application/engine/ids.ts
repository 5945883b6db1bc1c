import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, randomInt } from 'node:crypto';

const asUuid = (bytes: Uint8Array, version: number): string => {
  const uuid = Buffer.from(bytes.subarray(0, 16));
  uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | (version << 4), 6);
  uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = uuid.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A new id that sorts by time (UUIDv7). */
export const newId = (now: number): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return asUuid(bytes, 7);
};

/** The id that the same parts always give (UUIDv5): a repeat lands on the same stream. No personal words in here. */
export const derivedId = (...parts: readonly (string | number)[]): string =>
  asUuid(createHash('sha1').update(JSON.stringify(parts)).digest(), 5);

const keyObjects = new WeakMap<Uint8Array, KeyObject>();

/** Taking a key over from its bytes takes longer than the MAC of a short text: each is taken over once. */
export const prepared = (key: Uint8Array): KeyObject => {
  const known = keyObjects.get(key);
  if (known) return known;
  const made = createSecretKey(key);
  keyObjects.set(key, made);
  return made;
};

/** The same for parts that hold personal words: nobody without the key can tell what it was made of (UUIDv8). */
export const keyedId = (key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): string => {
  const mac = createHmac('sha256', prepared(key));
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    mac.update(`${bytes.length}:`).update(bytes);
  }
  return asUuid(mac.digest(), 8);
};

const USER_ID_EPOCH = Date.UTC(2025, 0, 1);
const USER_IDS_PER_MILLISECOND = 2 ** 12;

/** A time-ordered safe integer. Two made in the same millisecond may meet: "this account must not exist yet" tells. */
export const newUserId = (now: number): number =>
  (now - USER_ID_EPOCH) * USER_IDS_PER_MILLISECOND + randomInt(USER_IDS_PER_MILLISECOND);
