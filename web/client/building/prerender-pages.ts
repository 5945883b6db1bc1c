import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { PageLanguage } from '#web/contract/page-languages.ts';
import { framedPages, HOLES, publicPages } from '#web/contract/page-routes.ts';
import { clientConfig } from './client-config.ts';

/** Both of what an operator gave and what is shown without it are drawn: the server drops one of them. */
const config = {
  ...HOLES,
  outbox: false,
  company: { name: HOLES.companyName, address: HOLES.companyAddress, register: HOLES.companyRegister },
  marketing: null,
} as const;

const entry = fileURLToPath(new URL('../prerender.tsx', import.meta.url));

export type Rendered =
  | Readonly<{ words: Readonly<{ title: string; description: string }>; body: string }>
  | Readonly<{ title: string; frame: string }>;
type Prerender = typeof import('../prerender.tsx');

/**
 * Every public page as its script would first show it, and the frame of those of the app that have one, by the name of the
 * file.
 */
export const prerenderPages = async (
  language: PageLanguage,
  folder: string,
): Promise<ReadonlyMap<string, Rendered>> => {
  const settings = clientConfig(language, folder);
  await build({
    ...settings,
    ssr: { noExternal: true },
    build: {
      ...settings.build,
      copyPublicDir: false,
      ssr: entry,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  const { prerender, prerenderFrame, titleOf, wordsOf } = (await import(
    pathToFileURL(join(folder, 'prerender.mjs')).href
  )) as Prerender;
  const rendered = new Map<string, Rendered>();
  for (const [file, address] of publicPages)
    rendered.set(file, {
      words: wordsOf(file),
      body: sentByScript(await prerender(address, config)),
    });
  for (const [file, address] of framedPages)
    rendered.set(file, { title: titleOf(file), frame: await prerenderFrame(address, config) });
  await rm(folder, { recursive: true });
  return rendered;
};

/**
 * A form that is sent before its script came would put what was typed into the address. Until then its button belongs to no
 * form, and the one that Enter presses is hidden and does nothing.
 */
const sentByScript = (html: string): string =>
  html
    .replaceAll('type="submit"', 'type="submit" form="later"')
    .replaceAll(/<form\b[^>]*>/gu, (form) => `${form}<button type="submit" disabled hidden></button>`);
