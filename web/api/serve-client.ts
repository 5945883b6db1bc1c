import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { inOneLine } from '#web/contract/company.ts';
import { type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { type Given, HOLES, MARKS, NOT_FOUND, pageAt, publicPages } from '#web/contract/page-routes.ts';
import type { OperatorWords } from '#web/contract/system.ts';
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

type About = OperatorWords & Readonly<{ brandName: string; supportEmail: string; publicUrl: string }>;

/** What the build could not know. */
const filled = (html: string, { brandName, supportEmail, publicUrl, company, marketing }: About): string => {
  const given = { company: company !== null, register: Boolean(company?.register), marketing: marketing !== null };
  const values: Readonly<Record<keyof typeof HOLES, string>> = {
    brandName,
    supportEmail,
    origin: new URL(publicUrl).origin,
    companyName: company?.name ?? '',
    companyAddress: company?.address ?? '',
    companyRegister: company?.register ?? '',
    companyLine: inOneLine(company),
    operatorWords: JSON.stringify({ company, marketing }),
  };
  const parts = Object.entries(given).reduce((page, [what, isGiven]) => withParts(page, what as Given, isGiven), html);
  const names = new Map(Object.entries(HOLES).map(([name, hole]) => [hole, name as keyof typeof HOLES] as const));
  return parts.replaceAll(LINE_OF_HOLES, HOLES.companyLine).replace(/%[A-Z-]+%/g, (hole) => {
    const name = names.get(hole as (typeof HOLES)[keyof typeof HOLES]);
    return name === undefined ? hole : escaped(values[name]);
  });
};

/** The company in one line, as the build wrote it. */
const LINE_OF_HOLES = inOneLine({
  name: HOLES.companyName,
  address: HOLES.companyAddress,
  register: HOLES.companyRegister,
});

/** Keeps the parts of a page that are for pages with what is named, or those for pages without. */
const withParts = (html: string, what: Given, isGiven: boolean): string => {
  const [kept, dropped] = isGiven ? [MARKS.given(what), MARKS.missing(what)] : [MARKS.missing(what), MARKS.given(what)];
  return html
    .replaceAll(new RegExp(`${dropped.start}.*?${dropped.end}`, 'gs'), '')
    .replaceAll(kept.start, '')
    .replaceAll(kept.end, '');
};

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
