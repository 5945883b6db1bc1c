import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageLanguages } from '#web/contract/page-languages.ts';
import { NOT_FOUND, pageRoutes } from '#web/contract/page-routes.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/client-stub', import.meta.url));

/** A folder in place of the built client, for what looks at no page: each page is there and empty. */
export const clientStub = (): string => {
  for (const language of pageLanguages) {
    const pages = join(FOLDER, 'pages', language);
    mkdirSync(pages, { recursive: true });
    for (const file of new Set([...pageRoutes.map((route) => route.file), NOT_FOUND])) {
      const page = join(pages, `${file}.html`);
      if (!existsSync(page)) writeFileSync(page, '<!doctype html><title>a page</title>');
    }
  }
  return FOLDER;
};
