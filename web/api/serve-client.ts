import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import serveStatic from 'koa-static';
import { isPageLanguage, LANGUAGE_COOKIE, type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { pageLanguageAsked } from './access/language-asked.ts';

const A_YEAR = 365 * 24 * 60 * 60 * 1000;

/** The client's own routes: every other path gets the same page with status 404, and the page says so. */
const pages = [
  /^\/$/,
  /^\/login(\/token)?$/,
  /^\/(register|payment-success|verify|profile-setup)$/,
  /^\/wins(\/edit\/[\w-]+)?$/,
  /^\/achievements$/,
  /^\/content(\/cover-letter|\/edit\/[\w-]+)?$/,
  /^\/documents$/,
  /^\/dashboard$/,
  /^\/(profile|billing|confirm-address)$/,
  /^\/outbox$/,
  /^\/held\/[\w-]+$/,
];

/** Serves the built client: files that carry a hash in their name for good, the page itself always fresh. */
export const serveClient = async (folder: string): Promise<Middleware> => {
  const pageIn = (language: PageLanguage) => join(folder, 'pages', language, 'index.html');
  for (const language of pageLanguages) await access(pageIn(language));
  const files = serveStatic(folder, { index: false, maxage: A_YEAR, immutable: true });
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (!context.path.startsWith('/pages/')) {
      await files(context, async () => {});
      if (context.body !== undefined && context.body !== null) {
        if (!context.path.startsWith('/assets/')) context.set('Cache-Control', 'no-cache');
        return;
      }
    }
    if (context.path.startsWith('/api/')) return next();
    context.status = pages.some((known) => known.test(context.path.replace(/(.)\/$/, '$1'))) ? 200 : 404;
    context.set('Cache-Control', 'no-cache');
    context.vary('Accept-Language');
    context.vary('Cookie');
    context.type = 'html';
    context.body = await readFile(pageIn(languageFor(context)), 'utf8'); // each time, so that a fresh build finds its scripts
  };
};

/** What its user chose stands over what the browser says of itself. */
const languageFor = (context: Context): PageLanguage => {
  const chosen = context.cookies.get(LANGUAGE_COOKIE);
  if (isPageLanguage(chosen)) return chosen;
  return pageLanguageAsked(context.get('Accept-Language')) ?? pageLanguages[0];
};
