import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions, Result as Violation } from 'axe-core';
import type { Page } from 'playwright';

type Axe = typeof import('axe-core');
type Looking = Readonly<{ exclude?: string; tags?: readonly string[] }>;

const judge = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of accessibility that the page breaks as it stands now: of all that axe knows, unless tags choose some. */
export const violationsOf = async (page: Page, { exclude = 'none', tags }: Looking = {}): Promise<Violation[]> => {
  // Over half a megabyte: it is sent to a document once, and stays there.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await judge);
  const options: RunOptions = { resultTypes: ['violations'], ...(tags && { runOnly: [...tags] }) };
  const { violations } = await page.evaluate(
    async ([without, how]) => (globalThis as unknown as { axe: Axe }).axe.run({ exclude: without }, how),
    [exclude, options] as const,
  );
  return violations;
};
