import test from 'ava';
import fc from 'fast-check';
import { isBadCursor } from '#application/engine/ports/read-models.ts';
import { type ListedMail, listMails } from '#application/inbox/mails.ts';
import type { Refusals } from '#application/inbox/refusals.ts';
import type { Services } from '#application/services.ts';

type Readable = Pick<Services, 'readModels'>;
const time = (second: number): string => new Date(Date.UTC(2026, 10, 22, 0, 0, second)).toISOString();
const newestFirst = <At extends Readonly<{ at: string }>>(all: readonly At[]): readonly At[] =>
  all.toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));

/** Pages over the mails taken at these seconds, as the read model would. */
const taken = (seconds: readonly number[]): Readable => {
  const all = newestFirst(seconds.map((second, at) => ({ id: `m${at}`, at: time(second) })));
  const rest = { size: 1, end: 'understood', winCount: 0, requestCount: 0, answered: false, fileCount: 0, reason: '' };
  const page = async (_: string, { limit, cursor }: Readonly<{ limit: number; cursor?: string | null }>) => {
    const start = Number(cursor ?? 0);
    const found = all.slice(start, start + limit).map(({ id, at }) => ({ id, document: { ...rest, receivedAt: at } }));
    return { found, nextCursor: start + limit < all.length ? String(start + limit) : null };
  };
  return { readModels: { page } } as unknown as Readable;
};
const refused = (seconds: readonly number[]): Refusals => {
  const all = newestFirst(seconds.map((second) => ({ at: time(second), reason: 'loop' as const, size: 1 })));
  return { note: async () => {}, latest: async (limit) => all.slice(0, limit) };
};

test('page by page every mail comes once, those refused among those taken, the newest first', async (t) => {
  const seconds = fc.array(fc.nat({ max: 30 }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(seconds, seconds, fc.integer({ min: 1, max: 12 }), async (mails, refusals, limit) => {
      const [services, others] = [taken(mails), refused(refusals)];
      const seen: ListedMail[] = [];
      let cursor: string | null = null;
      do {
        const page = await listMails(services, others, { limit, cursor });
        seen.push(...page.mails);
        cursor = page.nextCursor;
      } while (cursor !== null);
      t.is(seen.filter(({ end }) => end === 'refused').length, refusals.length);
      t.deepEqual(
        seen
          .filter(({ end }) => end !== 'refused')
          .map(({ id }) => id)
          .sort(),
        mails.map((_, at) => `m${at}`).sort(),
      );
      t.deepEqual(
        seen.map(({ at }) => at),
        newestFirst(seen).map(({ at }) => at),
      );
    }),
  );
});

test('a cursor that somebody made up is none', async (t) => {
  for (const cursor of [
    'x',
    '',
    Buffer.from('{"taken":1}').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ])
    t.true(isBadCursor(await t.throwsAsync(listMails(taken([1]), refused([]), { limit: 1, cursor }))));
});
