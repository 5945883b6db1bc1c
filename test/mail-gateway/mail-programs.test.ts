import test from 'ava';
import { caniemail } from 'caniemail';
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

/**
 * What some mail programs drop of our HTML, as caniemail.com measured it, and why a mail is whole without it. Whatever is
 * not named here must stand everywhere.
 */
const degradesOnPurpose: Readonly<Record<string, Readonly<{ programs: RegExp; why: string }>>> = {
  'color-scheme CSS property': { programs: /^(gmail|outlook)\./, why: 'they darken by themselves, or stay light' },
  'color-scheme meta tag': {
    programs: /^(gmail|outlook)\.|^apple-mail\.ios$/,
    why: 'they darken by themselves, or stay light; iOS takes the property',
  },
  '@media': {
    programs: /^gmail\.|^outlook\.(windows|windows-mail|android|ios|outlook-com)$/,
    why: 'light colours and gaps that fit every width stand in the elements; ours are not nested, nor about height',
  },
  '<style> element': {
    programs: /^gmail\.|^outlook\.(windows|windows-mail)$/,
    why: 'everything but the dark colours stands in the elements; ours stand in the head, below 16 KB',
  },
  '<body> element': { programs: /^(gmail|outlook)\./, why: 'a table within it bears the same colour' },
  'display:none': {
    programs: /^gmail\.mobile-webmail$|^outlook\.(windows|windows-mail)$/,
    why: 'the preview is seen as one more line; it holds no table, and Outlook hides it by mso-hide',
  },
  'border-radius': { programs: /^outlook\.(windows|windows-mail)$/, why: 'corners are square' },
  'role attribute': { programs: /^outlook\.windows-mail$/, why: 'tables are read out as such' },
  'word-break': {
    programs: /^outlook\.|^gmail\.|^apple-mail\./,
    why: 'only words longer than a line are broken, here or there',
  },
  'max-height property': { programs: /^outlook\.(windows|windows-mail)$/, why: 'of the preview, which mso-hide hides' },
  overflow: { programs: /^(outlook|gmail|apple-mail)\./, why: 'of the preview, which has nothing to scroll' },
  'max-width': {
    programs: /^outlook\.(windows|windows-mail)$|^apple-mail\.ios$/,
    why: 'a table for Outlook alone holds the width; elsewhere it is that of a block, not of a table',
  },
  margin: { programs: /^(gmail|outlook)\./, why: 'none is negative; Outlook centres by its own table' },
  padding: { programs: /^outlook\.(windows|windows-mail)$/, why: 'ours that matter stand on cells' },
  background: { programs: /^outlook\.(windows|windows-mail)$/, why: 'ours are colours' },
  display: {
    programs: /^gmail\.|^outlook\.(windows|windows-mail)$/,
    why: 'none and inline-block alone; a button is a coloured cell also where its link takes no padding',
  },
  border: { programs: /^outlook\.(windows|windows-mail)$/, why: 'hairlines; that above a note may be missing' },
  'font-size': { programs: /^outlook\.(windows|windows-mail)$/, why: 'all are in px' },
  'line-height': { programs: /^outlook\.(windows|windows-mail)$/, why: 'lines stand a little closer or wider' },
  'font-weight': { programs: /^outlook\.(windows|windows-mail)$/, why: 'headings of weight 500 are of 400' },
  'letter-spacing': {
    programs: /^outlook\.(windows|windows-mail)$/,
    why: 'the digits of a code stand closer',
  },
  'text-align': { programs: /^(gmail|outlook)\./, why: 'left and center alone' },
  'text-decoration': { programs: /^gmail\.|^outlook\.(windows|windows-mail)$/, why: 'a button may be underlined' },
  'width attribute': { programs: /^outlook\.windows$/, why: 'on tables and cells, never on images' },
  'height attribute': { programs: /^outlook\.windows$/, why: 'of the stones beside the brand, which are ornament' },
  'height property': { programs: /^outlook\.windows$/, why: 'of the stones beside the brand, which are ornament' },
  'align attribute': { programs: /^outlook\.macos$/, why: 'center alone' },
  '<ul>, <ol> and <dl>': { programs: /^(gmail|outlook)\./, why: 'plain lists, neither reversed nor numbered' },
};
