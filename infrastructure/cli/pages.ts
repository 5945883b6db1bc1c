import type { Command } from 'commander';
import type { Commands } from '../control/commands.ts';

export type PagedCommand = 'mail list' | 'mail sent' | 'mail roles' | 'events find';
export type PageOptions = Readonly<{ limit?: number; cursor?: string; all?: true }>;

const PAGE = 50;
const LARGEST_PAGE = 1000;

/** The options of a list that goes on. */
export const withPages = (command: Command, count: (text: string) => number): Command =>
  command
    .option('--limit <number>', `how many, from 1 to ${LARGEST_PAGE}; ${PAGE} unless given`, count)
    .option('--cursor <cursor>', 'go on from where a page ended')
    .option('--all', 'every one there is, page by page');

export const pageOf = ({ limit, cursor, all }: PageOptions) => ({
  limit: limit ?? (all ? LARGEST_PAGE : PAGE),
  cursor: cursor ?? null,
  all: all === true,
});

type Page<Name extends PagedCommand> = Awaited<ReturnType<Commands[Name]>>;

/** One page, or all there are as one: asked for one after another, so that the server has never many in hand. */
export const everyPage = async <Name extends PagedCommand>(
  isAll: boolean,
  first: string | null,
  ask: (cursor: string | null) => Promise<Page<Name>>,
): Promise<Page<Name>> => {
  let page = await ask(first);
  const rows: unknown[] = [...rowsOf(page)];
  while (isAll && page.nextCursor !== null) {
    page = await ask(page.nextCursor);
    rows.push(...rowsOf(page));
  }
  return { ...page, ['mails' in page ? 'mails' : 'events']: rows } as Page<Name>;
};

const rowsOf = (page: Page<PagedCommand>): readonly unknown[] => ('mails' in page ? page.mails : page.events);

/** What stands below a page that is not the last. */
export const goesOn = ({ nextCursor }: Readonly<{ nextCursor: string | null }>): string =>
  nextCursor === null ? '' : `\nthere are more: --all, or --cursor ${nextCursor}`;

type Cell = string | number;

/** Rows under their heads, columns as wide as they need to be. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const lines = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
