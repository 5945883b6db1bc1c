import test from 'ava';
import { caniemail } from 'caniemail';
import { degradesOnPurpose } from './mail-programs.ts';
import { sampleMails } from './sample-mails.ts';

/** Every feature of our mails that some program has trouble with: `title in program`. */
const troubles = async () => {
  const found = new Map<string, Set<string>>();
  for (const [, { html }] of await sampleMails()) {
    const { issues } = caniemail({ clients: ['gmail.*', 'apple-mail.*', 'outlook.*'], html });
    for (const perProgram of [issues.errors, issues.warnings])
      for (const [program, list] of perProgram)
        for (const { title } of list) found.set(title, (found.get(title) ?? new Set()).add(program));
  }
  return found;
};

test('Gmail, Apple Mail and Outlook drop nothing of a mail but what it was made to do without', async (t) => {
  const found = await troubles();
  const unforeseen = [...found].flatMap(([title, programs]) =>
    [...programs]
      .filter((program) => !degradesOnPurpose[title]?.programs.test(program))
      .map((one) => `${title}: ${one}`),
  );
  t.deepEqual(unforeseen, []);
});

test('whatever is said to be dropped on purpose still is', async (t) => {
  const found = await troubles();
  t.deepEqual(
    Object.keys(degradesOnPurpose).filter((title) => !found.has(title)),
    [],
  );
});

test('a feature that Outlook drops would be told', async (t) => {
  const html = '<div style="display:flex;position:absolute">x</div>';
  const { issues } = caniemail({ clients: ['outlook.windows'], html });
  const titles = issues.errors.get('outlook.windows')?.map(({ title }) => title) ?? [];
  t.true(titles.length > 0);
  t.true(titles.some((title) => !(title in degradesOnPurpose)));
});
