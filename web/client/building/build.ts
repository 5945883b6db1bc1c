import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';
import { clientConfig } from './client-config.ts';
import { compressFolder } from './compress.ts';
import { type Piece, rememberPieces, writePages } from './page-files.ts';
import { prerenderPages } from './prerender-pages.ts';

/**
 * Builds the client in every language into one folder: `pages/<language>/` has the pages, all else is for every language,
 * and what carries a hash in its name stands under `assets`.
 */
const buildClient = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  await Promise.all(pageLanguages.map((language) => buildIn(language, ownFolder(folder, language))));
  for (const language of pageLanguages) await merge(ownFolder(folder, language), folder, language);
  await nameBuild(folder);
  await Promise.all([compressFolder(folder), compressFolder(join(folder, 'assets'))]);
};

const buildIn = async (language: PageLanguage, folder: string): Promise<void> => {
  const pieces: Piece[] = [];
  const [shown] = await Promise.all([
    prerenderPages(language, `${folder}-words`),
    build(clientConfig(language, folder, [rememberPieces(pieces)])),
  ]);
  await writePages(folder, pieces, shown);
};

/** One name for all that was built: pages carry it, and the server says it with its answers. */
const nameBuild = async (folder: string): Promise<void> => {
  const hash = createHash('sha256');
  for (const name of (await readdir(join(folder, 'assets'))).sort()) hash.update(name);
  const build = hash.digest('base64url').slice(0, 12);
  for (const language of pageLanguages) {
    const pages = join(folder, 'pages', language);
    for (const name of await readdir(pages)) {
      const page = await readFile(join(pages, name), 'utf8');
      await writeFile(
        join(pages, name),
        page.replace('</head>', `<meta name="build" content="${build}" />\n  </head>`),
      );
    }
  }
  await writeFile(join(folder, 'pages', 'build'), build);
};

const ownFolder = (folder: string, language: PageLanguage): string => join(folder, `build-${language}`);

/** Moves what was built in one language to where it is served from. */
const merge = async (from: string, folder: string, language: PageLanguage): Promise<void> => {
  const pages = join(folder, 'pages', language);
  await mkdir(pages, { recursive: true });
  for (const name of await readdir(join(from, 'assets')))
    await putAsset(join(from, 'assets', name), join(folder, 'assets', name));
  await rm(join(from, 'assets'), { recursive: true });
  await rm(join(from, 'index.html'));
  for (const name of await readdir(from)) if (name.endsWith('.html')) await rename(join(from, name), join(pages, name));
  await cp(from, folder, { recursive: true });
  await rm(from, { recursive: true });
};

/** A name says what is in the file: the same name with other bytes would be kept for good by browsers that have the first. */
const putAsset = async (from: string, to: string): Promise<void> => {
  const before = await readFile(to).catch(noneYet);
  if (before !== null && !before.equals(await readFile(from))) throw new Error(`two files would be named ${to}`);
  await rename(from, to);
};

const noneYet = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

const { values } = parseArgs({ options: { outDir: { type: 'string' } } });
process.env.NODE_ENV ??= 'production';
await buildClient(values.outDir ?? fileURLToPath(new URL('../../../dist/client', import.meta.url)));
