import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { isPageLanguage, LANGUAGE_COOKIE, type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { pageLanguageAsked } from './access/language-asked.ts';
import { sendFile } from './client-files.ts';
import { createPages } from './client-pages.ts';

/** The client's own routes: every other path gets the same page with status 404, and the page says so. */
const routes = [
  /^\/$/,
  /^\/login(\/token)?$/,
  /^\/(register|payment-success|verify|profile-setup|privacy|terms|contact)$/,
  /^\/wins(\/edit\/[\w-]+)?$/,
  /^\/achievements$/,
  /^\/content(\/cover-letter|\/edit\/[\w-]+)?$/,
  /^\/documents$/,
  /^\/dashboard$/,
  /^\/(profile|billing|confirm-address)$/,
  /^\/outbox$/,
  /^\/held\/[\w-]+$/,
];

/** Serves the built client: files that carry a hash in their name for good, pages always fresh. */
export const serveClient = async (folder: string): Promise<Middleware> => {
  const pageIn = (language: PageLanguage) => join(folder, 'pages', language, 'index.html');
  for (const language of pageLanguages) await access(pageIn(language));
  const pages = createPages((html) => html);
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (await sendFile(context, folder)) return;
    if (context.path.startsWith('/api/')) return next();
    context.status = routes.some((known) => known.test(context.path.replace(/(.)\/$/, '$1'))) ? 200 : 404;
    await pages.send(context, pageIn(languageFor(context)));
  };
};

/** What its user chose stands over what the browser says of itself. */
const languageFor = (context: Context): PageLanguage => {
  const chosen = context.cookies.get(LANGUAGE_COOKIE);
  if (isPageLanguage(chosen)) return chosen;
  return pageLanguageAsked(context.get('Accept-Language')) ?? pageLanguages[0];
};
