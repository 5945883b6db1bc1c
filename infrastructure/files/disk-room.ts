import { statfs } from 'node:fs/promises';
import type { Clock } from '#application/engine/ports/clock.ts';

const LOOKED_FOR_MS = 1000;

/**
 * Whether a folder's disk has so many bytes left for us. It is looked at once a second at most, however many ask. Rejects
 * when nobody can tell.
 */
export const createDiskRoom = (
  folder: string,
  bytes: number,
  clock: Clock,
  freeBytes: (folder: string) => Promise<number> = freeBytesAt,
): (() => Promise<boolean>) => {
  let looked = { at: Number.NEGATIVE_INFINITY, hasRoom: Promise.resolve(true) };
  return () => {
    const now = clock.now();
    if (now - looked.at >= LOOKED_FOR_MS || now < looked.at)
      looked = { at: now, hasRoom: freeBytes(folder).then((free) => free >= bytes) };
    return looked.hasRoom;
  };
};

export const freeBytesAt = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
