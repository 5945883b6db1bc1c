import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { encodingFor } from './compressed.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Page = Readonly<{ tag: string; plain: Buffer; br: Buffer; gzip: Buffer }>;

/**
 * Pages of the build, with what only this server knows put in. They are made once, however many ask at once, and again when
 * the file is another: a fresh build finds its scripts.
 */
export const createPages = (fill: (html: string) => string) => {
  const pages = new Map<string, Readonly<{ made: number; page: Promise<Page> }>>();

  const pageOf = async (file: string): Promise<Page> => {
    const { mtimeMs } = await stat(file);
    const known = pages.get(file);
    if (known?.made === mtimeMs) return known.page;
    const page = readFile(file, 'utf8').then((html) => compressed(fill(html)));
    pages.set(file, { made: mtimeMs, page });
    page.catch(() => {
      if (pages.get(file)?.page === page) pages.delete(file);
    });
    return page;
  };

  return {
    async send(context: Context, file: string): Promise<void> {
      const page = await pageOf(file);
      const encoding = encodingFor(context);
      context.type = 'html';
      context.set('Cache-Control', 'no-cache');
      context.vary('Accept-Encoding');
      context.vary('Accept-Language');
      context.vary('Cookie');
      if (encoding) context.set('Content-Encoding', encoding);
      context.set('ETag', `"${page.tag}${encoding === null ? '' : `-${encoding}`}"`);
      if (context.fresh) context.status = 304;
      else context.body = page[encoding ?? 'plain'];
    },
  };
};

const compressed = async (html: string): Promise<Page> => {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([brotli(plain, { params }), gzipped(plain, { level: 9 })]);
  return { tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27), plain, br, gzip: gz };
};
