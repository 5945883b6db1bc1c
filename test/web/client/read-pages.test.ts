import test from 'ava';
import { keepingSame, readPages } from '#web/client/features/wins/read-pages.ts';
import type { Achievement, AchievementPage } from '#web/contract/achievements.ts';
import { winsPath } from '#web/contract/win-paths.ts';

const none = { q: '', category: '', skill: '', date: '', until: '' };

const win = (id: string): Achievement => ({
  id,
  userId: 7,
  originalMessage: `Win ${id}`,
  analysisResult: null,
  date: '2026-11-20',
  category: null,
  categoryIsGuess: false,
  private: false,
  publicText: null,
  isDeleted: false,
  source: 'email',
  messageThreadId: null,
  emailMessageId: null,
  evidence: [],
  links: [],
});

/** Three pages of one win each; the cursor is the number of the next. */
const server = () => {
  const asked: string[] = [];
  const readPage = async (path: string): Promise<AchievementPage> => {
    asked.push(path);
    const at = Number(new URLSearchParams(path.split('?')[1]).get('cursor') ?? '1');
    const nextCursor = at < 3 ? String(at + 1) : null;
    return { success: true, achievements: [win(`w${at}`)], nextCursor, total: 3, months: [], categories: ['People'] };
  };
  return { asked, readPage };
};
const idsOf = (wins: readonly Achievement[]) => wins.map(({ id }) => id);

test('a path names only the filters that are set, with nothing of them read as syntax', (t) => {
  t.is(winsPath(none, null), '/api/achievements?limit=20');
  t.is(
    winsPath({ ...none, q: 'a&b=c d', category: 'Sales & more', skill: 'C++', until: '2026-11-30' }, 'x/y='),
    '/api/achievements?limit=100&q=a%26b%3Dc+d&category=Sales+%26+more&skill=C%2B%2B&until=2026-11-30&cursor=x%2Fy%3D',
  );
});

test('reads as many pages as asked for, one after the other', async (t) => {
  const { asked, readPage } = server();
  const list = await readPages(readPage, { filters: none, pages: 2, version: 5 });
  t.deepEqual(idsOf(list.wins), ['w1', 'w2']);
  t.like(list, { pages: 2, nextCursor: '3', total: 3, filters: none });
  t.deepEqual(list.categories, ['People']);
  t.is(asked.length, 2);
});

test('reads no more pages than there are', async (t) => {
  const { asked, readPage } = server();
  const list = await readPages(readPage, { filters: none, pages: 9, version: 5 });
  t.deepEqual(idsOf(list.wins), ['w1', 'w2', 'w3']);
  t.like(list, { pages: 3, nextCursor: null });
  t.is(asked.length, 3);
});

test('goes on from the pages it knows', async (t) => {
  const { asked, readPage } = server();
  const known = await readPages(readPage, { filters: none, pages: 1, version: 5 });
  const list = await readPages(readPage, { filters: none, pages: 2, version: 5 }, known);
  t.deepEqual(idsOf(list.wins), ['w1', 'w2']);
  t.is(asked.length, 2);
  t.deepEqual(idsOf(known.wins), ['w1']);
});

test('a list that is known to its end is not read again', async (t) => {
  const { asked, readPage } = server();
  const known = await readPages(readPage, { filters: none, pages: 3, version: 5 });
  t.is(await readPages(readPage, { filters: none, pages: 4, version: 5 }, known), known);
  t.is(asked.length, 3);
});

test('a list that is read again keeps the very wins that did not change', async (t) => {
  const before = await readPages(server().readPage, { filters: none, pages: 3, version: 5 });
  const [first, ...others] = (await readPages(server().readPage, { filters: none, pages: 3, version: 6 })).wins;
  if (!first) return t.fail();
  const reworded = { ...first, originalMessage: 'Other words' };
  const after = keepingSame({ ...before, version: 6, wins: [reworded, ...others] }, before);
  t.is(after.wins[0], reworded);
  t.is(after.wins[1], before.wins[1]);
  t.is(after.wins[2], before.wins[2]);
  t.is(after.version, 6);
});
