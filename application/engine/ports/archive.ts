import { Fault, hasCode } from './fault.ts';

/**
 * Raw mails and other large things, sealed with their owner's key. A blob belongs to one user: its address is a MAC of
 * user and bytes, so nothing is shared and nothing can be guessed. Promises:
 * - what `put` resolved for is on the disk, folder entry included; the same bytes again give the same address;
 * - `get` answers 'destroyed' once the owner's key is; an address that was never put is a fault (`blob-missing`).
 */
export interface Archive {
  put(userId: number, bytes: Uint8Array): Promise<string>;
  get(userId: number, address: string): Promise<Uint8Array | 'destroyed'>;
  close(): Promise<void>;
}

/** What an archive is made of: named bytes, already sealed. Same promises; adapters implement this. */
export interface BlobStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | null>;
  /** The names of all blobs in ascending order, a page at a time. What is put meanwhile may be left out. */
  names(): AsyncIterable<readonly string[]>;
  close(): Promise<void>;
}

export const blobMissing = (): Fault => new Fault('blob-missing', 'the archive has no such blob');
export const isBlobMissing = (error: unknown): boolean => hasCode(error, 'blob-missing');
