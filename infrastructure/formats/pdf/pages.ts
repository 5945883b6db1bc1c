import type { Row } from './rows.ts';

/** A row and how far its top is below the top of its page. */
export type Placed = Readonly<{ row: Row; top: number }>;
export type Page = readonly Placed[];
type Room = Readonly<{ top: number; bottom: number; height: number }>;

/** A last page that is filled less than this looks like a mistake: the spaces before it give what they can. */
const EMPTIEST_LAST = 0.16;
const TIGHTER = [0.93, 0.86, 0.78] as const;

/** Cuts rows into pages: nothing that belongs together is torn, unless it is longer than a page. */
export const pagesOf = (rows: readonly Row[], room: Room): readonly Page[] => {
  const pages = cut(rows, room);
  if (pages.length === 1 || filled(pages.at(-1), room) >= EMPTIEST_LAST) return pages;
  for (const share of TIGHTER) {
    const tighter = cut(
      rows.map((row) => ({ ...row, above: row.above * share })),
      room,
    );
    if (tighter.length < pages.length) return tighter;
  }
  return pages;
};

const filled = (page: Page | undefined, { top, bottom, height }: Room): number => {
  const last = page?.at(-1);
  return last ? (last.top + last.row.height - top) / (height - top - bottom) : 0;
};

const cut = (rows: readonly Row[], room: Room): readonly Page[] => {
  const pages: Placed[][] = [[]];
  let y = room.top;
  for (const group of groupsOf(rows)) {
    const fits = y + heightOf(group, y, room.top) <= room.height - room.bottom;
    if (
      !fits &&
      (pages.at(-1)?.length ?? 0) > 0 &&
      heightOf(group, room.top, room.top) <= room.height - room.top - room.bottom
    ) {
      pages.push([]);
      y = room.top;
    }
    for (const row of group) {
      if (y + row.height > room.height - room.bottom && (pages.at(-1)?.length ?? 0) > 0) {
        pages.push([]);
        y = room.top;
      }
      const top = topOf(row, y, room.top);
      pages.at(-1)?.push({ row, top });
      y = top + row.height;
    }
  }
  return pages;
};

/** Rows up to one that a page may end after. */
const groupsOf = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const groups: Row[][] = [[]];
  for (const row of rows) {
    groups.at(-1)?.push(row);
    if (!row.withNext) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
};

const topOf = ({ above, notAbove = 0 }: Row, y: number, top: number): number =>
  Math.max(y === top ? y : y + above, notAbove);

const heightOf = (rows: readonly Row[], from: number, top: number): number => {
  let y = from;
  for (const row of rows) y = topOf(row, y, top) + row.height;
  return y - from;
};
