import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { type Encoding, encodingFor } from './compressed.ts';

/** A name of the build's own making: nothing that leads elsewhere, and not what stands beside a file in fewer bytes. */
const NAME = /^\/(?:assets\/)?[\w-][\w.-]*$/;
const BESIDE = /\.(?:br|gz)$/;
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Answers with a file of the built client, in as few bytes as the browser takes; false where there is none of that name. */
export const sendFile = async (context: Context, folder: string): Promise<boolean> => {
  if (!NAME.test(context.path) || BESIDE.test(context.path)) return false;
  const found = await bestOf(context, join(folder, context.path));
  if (found === null) return false;
  context.status = 200;
  context.type = context.path.slice(context.path.lastIndexOf('.'));
  const isNamedByHash = context.path.startsWith('/assets/');
  context.set('Cache-Control', isNamedByHash ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache');
  if (found.isOneOfMore) context.vary('Accept-Encoding');
  if (found.encoding) context.set('Content-Encoding', found.encoding);
  context.set('ETag', found.tag);
  if (context.fresh) context.status = 304;
  else context.body = await readFile(found.file);
  return true;
};

/** What of a file the build has made, the first that this browser takes. */
const bestOf = async (context: Context, plain: string) => {
  const known = await standing(plain);
  if (known === null) return null;
  const isOneOfMore = (await standing(`${plain}${ENDINGS.br}`)) !== null;
  const encoding = isOneOfMore ? encodingFor(context) : null;
  const file = encoding === null ? plain : `${plain}${ENDINGS[encoding]}`;
  return { file, encoding, isOneOfMore, tag: `"${known}${encoding === null ? '' : `-${encoding}`}"` };
};

/** How a file stands now, in a word; null where there is none. */
const standing = async (file: string): Promise<string | null> => {
  try {
    const found = await stat(file);
    return found.isFile() ? `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}` : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
