const BYTES = 8;

/** What a passkey keeps of its user: the id as eight bytes, the greatest first. */
export const userHandleOf = (userId: number): Uint8Array<ArrayBuffer> => {
  const handle = new Uint8Array(BYTES);
  new DataView(handle.buffer).setBigUint64(0, BigInt(userId));
  return handle;
};

/** Null for what is none. `handle` is base64url. */
export const userIdIn = (handle: string): number | null => {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== BYTES) return null;
  const userId = Number(bytes.readBigUInt64BE());
  return Number.isSafeInteger(userId) ? userId : null;
};
