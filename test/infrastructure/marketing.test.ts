import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { checkSettings } from '#infrastructure/doctor/settings.ts';
import { readMarketing } from '#infrastructure/marketing.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const fileOf = async (content: string): Promise<Readonly<{ path: string; remove(): Promise<void> }>> => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'marketing.json');
  await writeFile(path, content);
  return { path, remove: folder.remove };
};

test('what an operator says of their customers is read, in one language or two', async (t) => {
  const file = await fileOf(
    JSON.stringify({
      claim: { en: 'Used at three hospitals' },
      testimonials: [{ words: 'It never nags.', name: 'Ada O.' }],
    }),
  );
  t.teardown(file.remove);
  t.deepEqual(readMarketing(file.path), {
    claim: { en: 'Used at three hospitals', de: 'Used at three hospitals' },
    testimonials: [{ words: { en: 'It never nags.', de: 'It never nags.' }, name: 'Ada O.', work: null }],
  });
});

test('without a file, or with one that says nothing, pages say nothing of customers', async (t) => {
  const file = await fileOf('{}');
  t.teardown(file.remove);
  t.is(readMarketing(null), null);
  t.is(readMarketing(file.path), null);
});

for (const [what, content, expected] of [
  ['is no JSON', '{"claim":', /^MARKETING_FILE: \S+ is no JSON$/],
  ['is of another shape', '{"testimonials":[{"words":"Good."}]}', /^MARKETING_FILE: \S+ testimonials\.0\.name \S/],
  ['has a field too many', '{"users":1000}', /^MARKETING_FILE: \S+ \S/],
  ['has a text that is none', '{"claim":7}', /claim must be a text, or one in "en" and one in "de"$/],
] as const)
  test(`a file of an operator's words that ${what} is told in one line, at the start and by the doctor`, async (t) => {
    const file = await fileOf(content);
    t.teardown(file.remove);
    t.regex(t.throws(() => readMarketing(file.path))?.message ?? '', expected);
    const { said } = await checkSettings({ MARKETING_FILE: file.path });
    t.regex(said.map(({ state, says }) => `${state}: ${says}`).join('\n'), /^error: MARKETING_FILE/);
  });
