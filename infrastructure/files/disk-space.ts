import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '#application/engine/ports/clock.ts';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { Logger } from '#application/engine/ports/logger.ts';

const LOOKED_FOR_MS = 1000;

/**
 * Whether a folder's disk has so many bytes left for us. It is looked at once a second at most, however many ask. Rejects
 * when nobody can tell.
 */
export const createDiskSpace = (
  folder: string,
  bytes: number,
  clock: Clock,
  freeBytes: (folder: string) => Promise<number> = freeBytesAt,
): (() => Promise<boolean>) => {
  let looked = { at: Number.NEGATIVE_INFINITY, hasSpace: Promise.resolve(true) };
  return () => {
    const now = clock.now();
    if (now - looked.at >= LOOKED_FOR_MS || now < looked.at)
      looked = { at: now, hasSpace: freeBytes(folder).then((free) => free >= bytes) };
    return looked.hasSpace;
  };
};

const freeBytesAt = async (folder: string): Promise<number> => (await diskSpaceAt(folder)).free;

/** Of the disk that a folder is on, in bytes: what is left for this process, and how large it is. */
export const diskSpaceAt = async (folder: string): Promise<Readonly<{ free: number; size: number }>> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
};

const MIB = 1024 * 1024;

/** Enough for thousands of erasures, each with its receipt, and for a start. */
const RESERVE_BYTES = 32 * MIB;

/** With less than this left, the reserve is given up. */
const LEAST_BYTES = 8 * MIB;

const LOOK_EVERY_MS = 5000;

export type DiskReserveOptions = Readonly<{ bytes?: number; freeBytes?: (folder: string) => Promise<number> }>;

export interface DiskReserve {
  /** Whether only what is needed most may still be written: the reserve is given up, and what it left must last. */
  isTight(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Space that is kept on a disk by a file, and given up when the disk is full: so that a server starts, people sign in, and
 * accounts are deleted. It is made again when there is space for it twice over. Opening looks once; after that it is looked at
 * every few seconds, and whenever somebody asks.
 */
export const openDiskReserve = async (
  path: string,
  logger: Logger,
  { bytes = RESERVE_BYTES, freeBytes = freeBytesAt }: DiskReserveOptions = {},
): Promise<DiskReserve> => {
  let isKept = (await sizeOf(path)) === bytes;
  let wasGivenUp = false;
  const lookOnce = async (): Promise<boolean> => {
    const free = await freeBytes(dirname(path));
    if (isKept && free < LEAST_BYTES) {
      await rm(path, { force: true });
      [isKept, wasGivenUp] = [false, true];
      logger.warn('the disk is full: its reserve is given up, and nothing new is taken');
      return true;
    }
    if (!isKept && free >= LEAST_BYTES + 2 * bytes) {
      await make(path, bytes);
      if (wasGivenUp) logger.info('there is space on the disk again, and its reserve is kept');
      [isKept, wasGivenUp] = [true, false];
    }
    return !isKept && free < LEAST_BYTES + bytes;
  };
  /** Looks run one after the other. One that fails counts as space enough: a disk that is full refuses by itself. */
  let looking: Promise<boolean> = Promise.resolve(false);
  const look = () => {
    looking = looking.then(lookOnce).catch((error: unknown) => {
      logger.error('the reserve on the disk could not be looked at', error);
      return false;
    });
    return looking;
  };
  await look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    isTight: look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
};

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
};

/** Bytes that no file system can keep in less space than they have. One that does not fit is taken away again. */
const make = async (path: string, bytes: number): Promise<void> => {
  const file = await open(path, 'w', 0o600);
  try {
    for (let left = bytes; left > 0; left -= MIB) await file.write(randomBytes(Math.min(left, MIB)));
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
};
