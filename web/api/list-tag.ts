import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { ApiParts, Route } from './route.ts';

const MINUTE_MS = 60_000;
/** What a release shows of the same documents is its own. */
const { version: RELEASE } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * The ETag of a list: made from how far its reader's documents have come, so that none of them is read for it. It must be
 * made before they are. Null for what is no such list, and while a store cannot say.
 */
export const listTagOf = async (
  { path, querystring }: Pick<Context, 'path' | 'querystring'>,
  { readModels, clock, brandName, publicUrl }: ApiParts,
  { lists, endsByTime }: Route,
  userId: number,
): Promise<string | null> => {
  if (lists.length === 0 || userId === 0) return null;
  const stamps: (string | null)[] = [];
  for (const list of lists) stamps.push(await readModels.stamp(list, userId).catch(awayIsUnknown));
  if (stamps.includes(null)) return null;
  const minute = endsByTime ? Math.floor(clock.now() / MINUTE_MS) : 0;
  const made = JSON.stringify([RELEASE, brandName, publicUrl, userId, path, querystring, minute, stamps]);
  return `"${createHash('sha256').update(made).digest('base64url').slice(0, 27)}"`;
};

/** Whether whoever asks has it already. What a client says of caches (`no-cache`) is about those in between. */
export const isKnown = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch !== '' && ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

/** The list itself then says that it cannot be read. */
const awayIsUnknown = (error: unknown): null => {
  if (isUnavailable(error)) return null;
  throw error;
};
