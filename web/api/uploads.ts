import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { type MemoryShare, SharedMemory } from '#application/engine/shared-memory.ts';
import { isClients } from './broken-requests.ts';
import type { WebLimits } from './connections.ts';
import { ApiError, tooMany, unavailableNow } from './errors.ts';
import type { Route } from './route.ts';

/** Files of one user on their way at once. */
const MAX_OF_USER = 3;

type TakeFile = (context: Context, route: Route, userId: number, work: () => Promise<void>) => Promise<void>;

/**
 * Reads the file of a row that takes one, then works. A file is held in memory until its answer, so a user may send a few
 * at a time, and all together have so many bytes: what has not come takes none, and slow ones give theirs up to others.
 */
export const createUploads = ({ uploads, patience }: WebLimits): TakeFile => {
  const memory = new SharedMemory(uploads, patience);
  const sending: number[] = [];
  return async (context, { largestFile }, userId, work) => {
    if (largestFile === 0) return work();
    if (sending.filter((one) => one === userId).length >= MAX_OF_USER)
      throw tooMany(({ everywhere }) => everywhere.fewFilesAtATime);
    if (Number(context.get('Content-Length')) > largestFile) throw tooLarge(largestFile);
    const noLonger = Promise.withResolvers<never>();
    const share = memory.open(() => noLonger.reject(unavailableNow()));
    sending.push(userId);
    try {
      context.state.file = await Promise.race([readFile(context.req, largestFile, share), noLonger.promise]);
      share.complete();
      await work();
    } finally {
      share.release();
      sending.splice(sending.indexOf(userId), 1);
    }
  };
};

const tooLarge = (most: number): ApiError =>
  new ApiError(413, ({ everywhere }) => everywhere.fileTooLarge(Math.floor(most / 1024 / 1024)));

/** Of what is refused the rest is read and dropped, so that its sender can be told. */
const readFile = async (req: IncomingMessage, most: number, share: MemoryShare): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > most) throw tooLarge(most);
      if (!share.take(chunk.byteLength)) throw unavailableNow();
      chunks.push(chunk);
    }
  } catch (error) {
    throw isClients(error) ? new ApiError(400, ({ everywhere }) => everywhere.fileBrokenOff) : error;
  }
  return Buffer.concat(chunks);
};
