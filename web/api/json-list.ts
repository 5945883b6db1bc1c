import { Readable } from 'node:stream';
import type { ShownPage } from '#application/engine/ports/read-models.ts';

/** What a body of these is, which says so itself no more. */
export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;

/** `fields`, and under `name` a list that is JSON already. */
export const withList = (name: string, page: Pick<ShownPage, 'json' | 'room'>, fields: object): Buffer =>
  between(`${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:[`, page, ']}');

/** Written into the room round the page, where there is enough of it. */
const between = (before: string, { json, room }: Pick<ShownPage, 'json' | 'room'>, behind: string): Buffer => {
  const [head, tail] = [Buffer.from(before), Buffer.from(behind)];
  if (head.length > room || tail.length > room) return Buffer.concat([head, json, tail]);
  const from = json.byteOffset - head.length;
  const whole = Buffer.from(json.buffer, from, head.length + json.length + tail.length);
  whole.set(head, 0);
  whole.set(tail, head.length + json.length);
  return whole;
};

/**
 * One long list, sent page by page as whoever asked takes it. Its first page is read before: what goes wrong there is still
 * answered as such, what goes wrong later breaks the answer off.
 */
export const streamedList = async (pages: AsyncIterator<ShownPage>): Promise<Readable> => {
  const first = await pages.next();
  return Readable.from(listOf(first, pages), { objectMode: false });
};

async function* listOf(first: IteratorResult<ShownPage>, pages: AsyncIterator<ShownPage>): AsyncGenerator<Uint8Array> {
  let before = '[';
  try {
    for (let page = first; !page.done; page = await pages.next()) {
      if (page.value.count === 0) continue;
      yield between(before, page.value, '');
      before = ',';
    }
    yield Buffer.from(before === '[' ? '[]' : ']');
  } finally {
    await pages.return?.();
  }
}
