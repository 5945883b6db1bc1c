import { escaped } from '#domain/text.ts';
import type { ApiAnswer } from './route.ts';

export { escaped };

/** A page that the server renders, whole without a script. `content` is markup; its texts are escaped by whoever wrote it. */
export type ServerPage = Readonly<{
  title: string;
  content: string;
  status?: number;
  /** English where nothing is said. */
  language?: string;
  /** No search engine shows it, and nowhere it leads to learns of it. */
  isUnlisted?: true;
  /** Its visitor is subscribing just now: the header does not offer it. */
  isCheckout?: true;
  /** It has a form, of which a browser must say where it comes from. */
  hasForm?: boolean;
}>;

export const pageAnswer = (
  brandName: string,
  { title, content, status = 200, language = 'en', isUnlisted, isCheckout, hasForm = !isUnlisted }: ServerPage,
): ApiAnswer => ({
  status,
  // With no referrer at all a browser would not say that its own form comes from here.
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': hasForm ? 'same-origin' : 'no-referrer',
    ...(isUnlisted ? { 'X-Robots-Tag': 'noindex, nofollow, noarchive' } : {}),
  },
  body: markup(escaped(brandName), escaped(title), content, language, isCheckout ? '' : subscribeIn(language)),
});

/** Goes on to another page. */
export const goOn = (url: string): ApiAnswer => ({
  status: 303,
  headers: { Location: url, 'Cache-Control': 'no-store' },
  body: '',
});

const EMBLEM =
  '<svg width="24" height="26" viewBox="0 0 24 26" fill="currentColor" aria-hidden="true"><path d="M1.500 21.500c0-2.300 3.600-3.500 10.700-3.500 6.900 0 10.300 1.200 10.300 3.400s-3.300 3.500-10.400 3.500c-7.100.1-10.600-1.100-10.600-3.400Z"/><path d="M4.700 14.700c0-1.900 2.500-2.900 7.500-2.900 4.700 0 7.200 1 7.200 2.900 0 1.800-2.500 2.700-7.300 2.700s-7.400-.9-7.400-2.700Z"/><path d="M7.500 9.200c0-1.500 1.500-2.300 4.600-2.300 3 0 4.500.8 4.500 2.300s-1.500 2.300-4.600 2.300c-3 0-4.500-.8-4.500-2.300Z"/><ellipse cx="12.100" cy="4.600" rx="2.700" ry="1.800" fill="var(--lichen)"/></svg>';

/** Shown where nobody is signed in, as `start.js` finds. */
const subscribeIn = (language: string): string =>
  `<a class="button main subscribe" href="/register">${language === 'de' ? 'Abonnieren' : 'Subscribe'}</a>`;

const markup = (
  brand: string,
  title: string,
  content: string,
  language: string,
  subscribe: string,
): string => `<!doctype html>
<html lang="${language}" data-fonts>
<head>
<meta charset="utf-8">
<script src="/start.js"></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<header class="bar"><div class="within"><a class="brand" href="/">${EMBLEM}${brand}</a>${subscribe}</div></header>
<main>
${content}
</main>
</body>
</html>
`;
