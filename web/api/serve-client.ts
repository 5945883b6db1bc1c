import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Middleware } from 'koa';
import { isPageLanguage, LANGUAGE_COOKIE, type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { NOT_FOUND, pageAt } from '#web/contract/page-routes.ts';
import { pageLanguageAsked } from './access/language-asked.ts';
import { sendFile } from './client-files.ts';
import { createPages } from './client-pages.ts';

/** Serves the built client: files that carry a hash in their name for good, pages always fresh. */
export const serveClient = async (folder: string): Promise<Middleware> => {
  const fileOf = (page: string, language: PageLanguage) => join(folder, 'pages', language, `${page}.html`);
  for (const language of pageLanguages) await access(fileOf(NOT_FOUND, language));
  const pages = createPages((html) => html);
  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next();
    if (await sendFile(context, folder)) return;
    if (context.path.startsWith('/api/')) return next();
    const page = pageAt(context.path);
    context.status = page === null ? 404 : 200;
    await pages.send(context, fileOf(page ?? NOT_FOUND, languageFor(context)));
  };
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

/** What its user chose stands over what the browser says of itself. */
const languageFor = (context: Context): PageLanguage => {
  const chosen = context.cookies.get(LANGUAGE_COOKIE);
  if (isPageLanguage(chosen)) return chosen;
  return pageLanguageAsked(context.get('Accept-Language')) ?? pageLanguages[0];
};
