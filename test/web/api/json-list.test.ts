import { buffer as bytesOf } from 'node:stream/consumers';
import test from 'ava';
import { shownRows } from '#infrastructure/shared/cursor.ts';
import { streamedList, withList } from '#web/api/json-list.ts';

const WIN = { id: 'a', text: 'Zürich, "日本"' };

test('a list that is JSON already stands among the fields of its answer, whatever they are', (t) => {
  for (const rows of [[], [WIN], [WIN, WIN]])
    for (const fields of [{ success: true }, { success: true, note: 'x'.repeat(9000) }]) {
      const whole = withList('wins', shownRows(rows, null), fields);
      t.deepEqual(JSON.parse(whole), { ...fields, wins: rows });
    }
});

test('a list sent page by page is one list, whatever its pages hold', async (t) => {
  for (const pages of [[], [[]], [[WIN]], [[], [WIN], [], [WIN, WIN], []]]) {
    const shown = async function* () {
      for (const rows of pages) yield shownRows(rows, 'more');
    };
    const sent = await bytesOf(await streamedList(shown()));
    t.deepEqual(JSON.parse(sent.toString()), pages.flat());
  }
});
