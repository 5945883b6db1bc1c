import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { HOLES, NOT_FOUND, type PublicPage, pageRoutes, publicPages } from '#web/contract/page-routes.ts';
import type { Rendered } from './prerender-pages.ts';

const client = fileURLToPath(new URL('../', import.meta.url));
const own = ['app-layout', 'protected-layout', 'own-pages'];
const content = ['app-layout', 'protected-layout', 'content-pages'];

/** What each page loads besides what all do, by the names of `pages/`: its HTML asks for it all at once. */
const parts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    login: ['app-layout', 'login-page'],
    register: ['app-layout', 'register-page'],
    privacy: ['legal-pages'],
    terms: ['legal-pages'],
    impressum: ['impressum-page'],
    contact: ['app-layout', 'contact-page'],
    dashboard: ['app-layout', 'protected-layout', 'dashboard-page'],
    wins: [...own, 'wins-page'],
    'edit-win': [...own, 'edit-win-page'],
    profile: [...own, 'profile-page'],
    billing: [...own, 'billing-page'],
    content: [...content, 'content-page'],
    'edit-content': [...content, 'edit-content-page'],
    'cover-letter': [...content, 'cover-letter-page'],
    app: ['app-layout'],
    [NOT_FOUND]: ['not-found-page'],
  }),
);

/** What a piece loads with it: its own file, its style sheets, and the pieces it imports. */
export type Piece = Readonly<{
  file: string;
  styles: readonly string[];
  imports: readonly string[];
  modules: ReadonlySet<string>;
}>;

/** Learns which pieces the build made, for the pages that ask for them. */
export const rememberPieces = (pieces: Piece[]): Plugin => ({
  name: 'remember-pieces',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') pieces.push(pieceOf(part));
  },
});

const pieceOf = (chunk: Rolldown.OutputChunk): Piece => ({
  file: chunk.fileName,
  styles: [...(chunk.viteMetadata?.importedCss ?? [])],
  imports: chunk.imports,
  modules: new Set(chunk.moduleIds),
});

/** One HTML file for each page, made of the one that the build made. */
export const writePages = async (
  folder: string,
  pieces: readonly Piece[],
  shown: ReadonlyMap<string, Rendered>,
): Promise<void> => {
  const plain = await readFile(join(folder, 'index.html'), 'utf8');
  for (const file of new Set([...pageRoutes.map((route) => route.file), NOT_FOUND])) {
    const page = withPieces(plain, needed(parts.get(file) ?? [], pieces));
    const rendered = shown.get(file);
    await writeFile(join(folder, `${file}.html`), whole(page, file, rendered));
  }
};

/** The way in begins in the system's letters, as the app does: whoever comes here wants to type, not to wait for fonts. */
const whole = (page: string, file: string, rendered: Rendered | undefined): string => {
  if (rendered && 'words' in rendered) return withWords(file === 'login' ? withoutFonts(page) : page, file, rendered);
  const own = withoutFonts(page);
  return rendered ? withFrame(own, rendered) : own;
};

/** Nothing shares the line with the script and the data of the app: it fetches the fonts itself, when it has those. */
const withoutFonts = (html: string): string =>
  html.replace(' data-fonts', '').replace(/\s*<link rel="preload" as="font"[^>]*>/g, '');

/** What a page of the app shows before it knows of whom; nothing of it can be used yet. */
const withFrame = (html: string, { title, frame }: Extract<Rendered, { frame: string }>): string =>
  html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(`${title} | ${HOLES.brandName}`)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-frame inert aria-hidden="true">${frame}</div>`);

/** A public page says what it is, to search engines and to whoever is sent a link, and shows its words without a script. */
const withWords = (html: string, file: string, { words, body }: Extract<Rendered, { body: string }>): string => {
  const title = words.title === '' ? HOLES.brandName : `${words.title} | ${HOLES.brandName}`;
  const about = escaped(words.description);
  const address = publicPages.get(file as PublicPage);
  const url = `${HOLES.origin}${address}`;
  const head = [
    ...(file === NOT_FOUND ? ['<meta name="robots" content="noindex">'] : [`<link rel="canonical" href="${url}">`]),
    ...Object.entries({
      title: escaped(title),
      description: about,
      image: `${HOLES.origin}/social.png`,
      url,
      type: 'website',
      site_name: HOLES.brandName,
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + about)
    .replace('  </head>', () => `${head.map((line) => `    ${line}\n`).join('')}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const needed = (names: readonly string[], pieces: readonly Piece[]): readonly Piece[] => {
  const byFile = new Map(pieces.map((piece) => [piece.file, piece]));
  const roots = names.map((name) => {
    const page = join(client, 'pages', `${name}.tsx`);
    const root = pieces.find((piece) => piece.modules.has(page));
    if (!root) throw new Error(`no piece of the build is ${name}`);
    return root;
  });
  const reached = new Set<Piece>();
  for (let piece = roots.pop(); piece; piece = roots.pop()) {
    if (reached.has(piece)) continue;
    reached.add(piece);
    roots.push(...piece.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return [...reached];
};

const preloading = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

const withPieces = (html: string, pieces: readonly Piece[]): string => {
  const styles = new Set(pieces.flatMap((piece) => piece.styles));
  const missing = (file: string) => !html.includes(file);
  const links = [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...pieces.filter(({ file }) => missing(file)).map(({ file }) => preloading(file)),
  ];
  return html.replace('  </head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
};
