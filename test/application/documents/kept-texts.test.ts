import test from 'ava';
import { createKeptTexts } from '#application/documents/kept-texts.ts';

const text = (version: number, markdown = `# Version ${version}`) => ({
  documentId: 'd',
  version,
  kind: 'cv' as const,
  language: 'en' as const,
  markdown,
});

/** A reader that counts what it is asked for. */
const counting = (made: (markdown: string) => string = (markdown) => markdown) => {
  const asked: string[] = [];
  return {
    asked,
    htmlOf: async ({ markdown }: Readonly<{ markdown: string }>) => {
      asked.push(markdown);
      return { title: '', html: made(markdown) };
    },
    sentencesOf: async () => {
      asked.push('sentences');
      return { json: '[]', cited: [] };
    },
    differencesOf: async () => {
      asked.push('differences');
      return '[]';
    },
  };
};

test('a page is made once for a version, for all who ask at once and for those who come later', async (t) => {
  const reader = counting();
  const kept = createKeptTexts(reader);
  const pages = await Promise.all(Array.from({ length: 50 }, () => kept.htmlOf(text(1), true)));
  pages.push(await kept.htmlOf(text(1), true));
  t.is(new Set(pages.map(({ html }) => html)).size, 1);
  t.is(reader.asked.length, 1);
});

test('another version, another document, and a page without contact are made by themselves', async (t) => {
  const reader = counting();
  const kept = createKeptTexts(reader);
  await kept.htmlOf(text(1), true);
  await kept.htmlOf(text(1), false);
  await kept.htmlOf(text(2), true);
  await kept.htmlOf({ ...text(1), documentId: 'e' }, true);
  t.is(reader.asked.length, 4);
});

test('sentences are made anew once a win behind them has changed, differences for each pair of versions', async (t) => {
  const reader = counting();
  const kept = createKeptTexts(reader);
  for (const stale of [[], [], ['win']]) await kept.sentencesOf(text(1), true, { written: [], stale });
  for (const before of [null, text(1), text(1)]) await kept.differencesOf('d', before, text(2));
  t.deepEqual(reader.asked, ['sentences', 'sentences', 'differences', 'differences']);
});

test('what could not be made is tried again', async (t) => {
  let tries = 0;
  const kept = createKeptTexts({
    ...counting(),
    htmlOf: async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return { title: '', html: 'made' };
    },
  });
  await t.throwsAsync(kept.htmlOf(text(1), true), { message: 'away' });
  t.is((await kept.htmlOf(text(1), true)).html, 'made');
});

test('no more than so many bytes are kept, of what was asked for last', async (t) => {
  const reader = counting(() => 'x'.repeat(1000));
  const kept = createKeptTexts(reader, { maxBytes: 5000 });
  for (const version of [1, 2, 1, 3]) await kept.htmlOf(text(version), true);
  reader.asked.length = 0;
  for (const version of [1, 3, 2]) await kept.htmlOf(text(version), true);
  t.deepEqual(reader.asked, ['# Version 2']);
});
