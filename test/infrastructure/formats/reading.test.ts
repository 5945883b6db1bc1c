import test from 'ava';
import type { DocumentText } from '#application/documents/document-formats.ts';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { createDocumentFormats } from '#infrastructure/formats/formats.ts';
import { readText } from '#infrastructure/formats/text-tasks.ts';
import { nastyTexts } from '../../support/nasty-texts.ts';

const textOf = (markdown: string): DocumentText => ({ kind: 'custom-content', language: 'en', markdown });
const long = textOf('I led the **rollout**, see [this](https://x.example/a).\n\n- One\n- Two\n\n'.repeat(300));
const short = textOf('# Title\n\nOne line.');

test('a long text is read in another process, a short one here', async (t) => {
  const formats = createDocumentFormats();
  await formats.close();
  t.is((await formats.htmlOf(short, true)).title, 'Title');
  for (const asked of [
    formats.htmlOf(long, true),
    formats.sentencesOf({ text: long, written: [], stale: [] }),
    formats.differencesOf(long.markdown, short.markdown),
    formats.mergedOf({ base: long.markdown, edited: short.markdown, written: '' }),
    formats.postsOf(long),
  ])
    t.true(hasCode(await t.throwsAsync(asked), 'formats-closed'));
});

test('a text says the same wherever it is read', async (t) => {
  const formats = createDocumentFormats();
  t.teardown(() => formats.close());
  t.deepEqual(await formats.htmlOf(long, true), readText({ is: 'html', text: long, withContact: true }));
  const wish = { text: long, written: [], stale: [] };
  t.deepEqual(await formats.sentencesOf(wish), readText({ is: 'sentences', wish }));
  const [before, after] = [long.markdown, `${long.markdown.replaceAll('One', 'Three')}\n\nMore.`];
  t.deepEqual<unknown, unknown>(
    await formats.differencesOf(before, after),
    readText({ is: 'differences', before, after }),
  );
});

test('beyond a number of readings at once the next is told to come again', async (t) => {
  const formats = createDocumentFormats();
  t.teardown(() => formats.close());
  const ends = await Promise.allSettled(Array.from({ length: 60 }, () => formats.htmlOf(long, true)));
  const refused = ends.filter((one) => one.status === 'rejected');
  t.true(refused.length > 0 && refused.length < 60);
  t.true(refused.every(({ reason }) => isUnavailable(reason)));
});

test('the worst of texts is read within a fraction of what a process may work', async (t) => {
  const formats = createDocumentFormats({ timeLimitMs: 5_000 });
  t.teardown(() => formats.close());
  const texts = nastyTexts();
  const others = texts.get('other words') ?? '';
  for (const name of ['lines of one letter', 'paragraphs of one letter', 'quotes', 'marks upon marks']) {
    const markdown = texts.get(name) ?? '';
    await t.notThrowsAsync(formats.htmlOf(textOf(markdown), true), name);
    await t.notThrowsAsync(formats.differencesOf(others, markdown), name);
    await t.notThrowsAsync(formats.mergedOf({ base: others, edited: markdown, written: `${markdown}x` }), name);
  }
});
