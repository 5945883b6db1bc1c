import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { NOT_FOUND, pageRoutes } from '#web/contract/page-routes.ts';

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
export const writePages = async (folder: string, pieces: readonly Piece[]): Promise<void> => {
  const plain = await readFile(join(folder, 'index.html'), 'utf8');
  for (const file of new Set([...pageRoutes.map((route) => route.file), NOT_FOUND]))
    await writeFile(join(folder, `${file}.html`), withPieces(plain, needed(parts.get(file) ?? [], pieces)));
};

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
