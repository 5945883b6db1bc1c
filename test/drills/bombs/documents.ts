import { eventually } from '../../support/eventually.ts';
import { type Bomb, from, type Target } from './bomb.ts';
import { ask, counted } from './http.ts';
import { NASTY } from './nasty-text.ts';

export const aDocument = async (target: Target): Promise<Readonly<{ session: string; documentId: string }>> => {
  const { session } = await target.user();
  await ask(target, 'POST', '/api/achievements', {
    session,
    body: { originalMessage: 'Cut the nightly build from 40 to 9 minutes.' },
  });
  const made = await eventually('a document', async () => {
    const reply = await ask(target, 'POST', '/api/documents/generate', { session, body: { type: 'cv' } });
    return reply.status === 201 ? reply : null;
  });
  return { session, documentId: (JSON.parse(made.text) as { documentId: string }).documentId };
};

/** Just below what a document may hold. */
const LENGTH = 149_000;
const READERS = 20;
const FORMATS = ['md', 'txt', 'docx', 'pdf'];

/** Saves this text, reads it in every way there is, and shares it with a crowd. */
const everyWay =
  (texts: () => readonly [before: string, after: string]): Bomb['send'] =>
  async (target) => {
    const [before, after] = texts();
    const { session, documentId } = await aDocument(target);
    const path = `/api/documents/${documentId}`;
    const statuses: (number | string)[] = [];
    const own = async (method: string, to: string, body?: unknown, headers: Record<string, string> = {}) => {
      const reply = await ask(target, method, to, { session, headers, ...(body === undefined ? {} : { body }) });
      statuses.push(reply.status);
      return reply;
    };
    for (const content of [before, after]) await own('PATCH', path, { content });
    await own('GET', path);
    await own('GET', `${path}/versions`);
    await own('GET', `${path}/versions/3?against=2`);
    await own('PUT', `${path}/draft`, { content: before, version: 3 });
    await own('GET', '/api/documents?q=zebra');
    for (const format of FORMATS) await own('GET', `${path}/download?format=${format}`);
    await own('GET', `${path}/pages`);
    const shared = JSON.parse((await own('POST', `${path}/shares`, {})).text) as { url?: string };
    if (shared.url) {
      const token = new URL(shared.url).pathname;
      const readers = Array.from({ length: READERS }, () => ask(target, 'GET', token, { localAddress: from.reader }));
      statuses.push(...(await Promise.all(readers)).map(({ status }) => `shared ${status}`));
    }
    await own('POST', `${path}/versions/1/restore`);
    await own('POST', `${path}/regenerate`, {});
    return counted(statuses);
  };

/** What their own words, however odd, cost everybody. */
export const documentBombs: readonly Bomb[] = [
  ...[...NASTY]
    .filter((_, at) => at % 2 === 1)
    .map(
      ([name, of]): Bomb => ({
        name: `149,000 of ${name}`,
        send: everyWay(() => [of(LENGTH - 2_000), of(LENGTH)]),
      }),
    ),
  {
    name: '149,000, every second word another',
    isShort: true,
    send: everyWay(() => ['a b '.repeat(LENGTH / 4), 'a c '.repeat(LENGTH / 4)]),
  },
  {
    name: '149,000, every paragraph another',
    send: everyWay(() => ['a\n\nb\n\n'.repeat(LENGTH / 6), 'b\n\nc\n\na\n\n'.repeat(LENGTH / 9)]),
  },
  {
    name: 'a crowd at links that lead nowhere',
    async send(target) {
      const statuses: number[] = [];
      for (let round = 0; round < 20; round += 1) {
        const tokens = Array.from({ length: 20 }, () => crypto.randomUUID().replaceAll('-', '').repeat(2));
        const replies = await Promise.all(
          tokens.map((token) => ask(target, 'GET', `/shared/${token}`, { localAddress: from.flood })),
        );
        statuses.push(...replies.map(({ status }) => status));
      }
      return counted(statuses);
    },
  },
];
