import { type Bomb, from } from './bomb.ts';
import { ask, askAll, counted, type Reply } from './http.ts';

/** So many at once, and so many times one after the other; answers their statuses, counted. */
const inRounds = async (rounds: number, each: number, one: () => Promise<Reply>): Promise<string> => {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const replies = await Promise.all(Array.from({ length: each }, one));
    statuses.push(...replies.map(({ status }) => status));
  }
  return counted(statuses);
};

/** Requests that are harmless one by one. */
export const manyRequestsBombs: readonly Bomb[] = [
  {
    name: '400 guessed bearer tokens',
    send: (target) =>
      askAll(
        Array.from(
          { length: 400 },
          () => () =>
            ask(target, 'GET', '/api/auth/me', {
              headers: { Authorization: `Bearer ${crypto.randomUUID()}` },
              localAddress: from.flood,
            }),
        ),
      ),
  },
  {
    name: 'a thousand tries by a visitor',
    send: (target) =>
      inRounds(50, 20, () =>
        ask(target, 'POST', '/api/try', {
          body: { message: `Cut costs by 20 % ${crypto.randomUUID()}` },
          localAddress: from.flood,
        }),
      ),
  },
  {
    name: 'a thousand first pages',
    send: (target) => inRounds(50, 20, () => ask(target, 'GET', '/', { localAddress: from.flood })),
  },
  {
    name: 'the description of the API, 200 times',
    send: (target) => inRounds(10, 20, () => ask(target, 'GET', '/api/openapi.json', { localAddress: from.flood })),
  },
];
