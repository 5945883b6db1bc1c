import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { HOLES, NOT_FOUND, pageAt, publicPages } from '#web/contract/page-routes.ts';
import { sendFile } from './client-files.ts';
import { createPages } from './client-pages.ts';
import { escaped } from './server-page.ts';
import { languageOf } from './words/words.ts';

/** Serves the built client: files that carry a hash in their name for good, pages always fresh. */
export const serveClient = async (folder: string, about: About): Promise<Middleware> => {
  const fileOf = (page: string, language: PageLanguage) => join(folder, 'pages', language, `${page}.html`);
  for (const language of pageLanguages) await access(fileOf(NOT_FOUND, language));
  const pages = createPages((html) => filled(html, about));
  const texts = textsOf(about);
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (await sendFile(context, folder)) return;
    if (context.path.startsWith('/api/')) return next();
    const text = texts.get(context.path);
    if (text !== undefined) {
      context.type = context.path.slice(context.path.lastIndexOf('.'));
      context.set('Cache-Control', 'no-cache');
      context.body = text;
      return;
    }
    const page = pageAt(context.path);
    context.status = page === null ? 404 : 200;
    await pages.send(context, fileOf(page ?? NOT_FOUND, languageOf(context)));
  };
};

type About = Readonly<{ brandName: string; supportEmail: string; publicUrl: string }>;

/** What the build could not know. */
const filled = (html: string, { brandName, supportEmail, publicUrl }: About): string =>
  html
    .replaceAll(HOLES.brandName, () => escaped(brandName))
    .replaceAll(HOLES.supportEmail, () => escaped(supportEmail))
    .replaceAll(HOLES.origin, () => escaped(new URL(publicUrl).origin));

/** What search engines ask for first. */
const textsOf = ({ publicUrl }: About): ReadonlyMap<string, string> => {
  const { origin } = new URL(publicUrl);
  const urls = [...publicPages].flatMap(([file, path]) =>
    file === NOT_FOUND ? [] : `<url><loc>${origin}${path}</loc></url>`,
  );
  return new Map([
    ['/robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`],
    [
      '/sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    ],
  ]);
};

/** The name of the build that is served; null of one that has none. */
export const buildOf = async (folder: string): Promise<string | null> => {
  try {
    return await readFile(join(folder, 'pages', 'build'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
