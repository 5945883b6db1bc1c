import { Readable } from 'node:stream';
import type { ShownPage } from '#application/engine/ports/read-models.ts';

/** What a body of these is, which says so itself no more. */
export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;

/** `fields`, and under `name` a list that is JSON already. */
export const withList = (name: string, { json }: Pick<ShownPage, 'json'>, fields: object): string =>
  `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:[${json}]}`;

/**
 * One long list, sent page by page as whoever asked takes it. Its first page is read before: what goes wrong there is still
 * answered as such, what goes wrong later breaks the answer off.
 */
export const streamedList = async (pages: AsyncIterator<ShownPage>): Promise<Readable> => {
  const first = await pages.next();
  return Readable.from(listOf(first, pages), { objectMode: false });
};

async function* listOf(first: IteratorResult<ShownPage>, pages: AsyncIterator<ShownPage>): AsyncGenerator<string> {
  let before = '[';
  try {
    for (let page = first; !page.done; page = await pages.next()) {
      if (page.value.count === 0) continue;
      yield `${before}${page.value.json}`;
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } finally {
    await pages.return?.();
  }
}
