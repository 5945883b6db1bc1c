import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import type { PageLanguage } from '#web/contract/page-languages.ts';
import { paletteCss } from '../theme/palette.ts';
import { serverPages } from '../theme/server-pages.ts';
import { antdParts } from './antd-parts.ts';
import { inLanguage, pageLanguage } from './in-language.ts';
import { createPieces } from './pieces.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Serves the palette as a style sheet, so that it is written once for antd and for our own styles. */
const palette = (): Plugin => ({
  name: 'palette',
  resolveId: (id) => (id === 'virtual:palette.css' ? '\0palette.css' : undefined),
  load: (id) => (id === '\0palette.css' ? paletteCss() : undefined),
});

/** A font that comes late is for the next page: no text moves under the eyes of whoever reads it. */
const optionalFonts = (): Plugin => ({
  name: 'optional-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource-variable\/.*\.css$/ },
    handler: (css) => css.replaceAll('font-display: swap', 'font-display: optional'),
  },
});

/** Has the two fonts of the first view loaded at once, so that no text moves when they come. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => /(inter|newsreader)-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head-prepend',
      })),
});

/** The first page names every piece, and a name is all chance, which no compression makes smaller: six or seven letters do. */
const assetFileNames = ({ names }: Readonly<{ names: readonly string[] }>): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]';

/** How the client is built in one language. */
export const clientConfig = (language: PageLanguage, outDir: string, more: readonly Plugin[] = []): InlineConfig => ({
  configFile: false,
  root: here('..'),
  logLevel: 'error',
  plugins: [
    inLanguage(language),
    antdParts(),
    react(),
    palette(),
    optionalFonts(),
    preloadFonts(),
    serverPages(),
    pageLanguage(language),
    ...more,
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // Fonts and pictures stay files: the pages' content policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createPieces() }] },
      },
    },
  },
});
