import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { paletteCss } from './palette.ts';

const sheet = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

const fonts = {
  'Inter Variable': /inter-latin-wght-normal.*\.woff2$/,
  'Newsreader Variable': /newsreader-latin-wght-normal.*\.woff2$/,
};

const fontFace = (family: string, file: string): string =>
  `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(/${file}) format('woff2-variations')}\n`;

/** Gives the pages that the server renders without a script their look: `/pages.css`, of the same colours and fonts. */
export const serverPages = (): Plugin => ({
  name: 'server-pages',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  async generateBundle(_options, bundle) {
    const files = Object.keys(bundle);
    const faces = Object.entries(fonts).map(([family, name]) => {
      const file = files.find((one) => name.test(one));
      if (!file) throw new Error(`the build has no font ${family}`);
      return fontFace(family, file);
    });
    const source = [...faces, paletteCss(), await sheet('base.css'), await sheet('server-pages.css')].join('');
    this.emitFile({ type: 'asset', fileName: 'pages.css', source });
  },
});
