import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type PageLanguage, pageLanguages } from '#web/contract/page-languages.ts';

const ours = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Takes `X.de.ts` in place of every `X.ts` of ours that has such a sibling: a build has the words of one language, and a
 * page loads no other. The sibling itself may still import what it stands for.
 */
export const inLanguage = (language: PageLanguage): Plugin => ({
  name: 'in-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[.#].*\.tsx?$/ },
    async handler(source, importer, options) {
      if (language === pageLanguages[0]) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(ours)) return null;
      const sibling = found.id.replace(/(\.tsx?)$/, `.${language}$1`);
      return sibling !== importer && existsSync(sibling) ? sibling : null;
    },
  },
});

/** Says in the page itself which language it is in. */
export const pageLanguage = (language: PageLanguage): Plugin => ({
  name: 'page-language',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
  },
});
