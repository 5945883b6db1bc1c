import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { nameGivenTwice } from '#infrastructure/helplines/name-given-twice.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** How a start with this table ends; null is a file that is not there. */
const startedWith = async (table: string | null) => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'lines.json');
  if (table !== null) await writeFile(file, table);
  const embedded = { MONGODB_URL: undefined, EVENTSTORE_URL: undefined };
  const own = { DATA_DIR: folder.path, HELPLINES_FILE: file, PORT: '0', SMTP_PORT: '0' };
  const env = { ...process.env, ...embedded, ...own };
  const ended = await new Promise<{ code: number; out: string; error: string }>((resolve) =>
    execFile(process.execPath, ['infrastructure/main.ts'], { cwd: project, env }, (fault, out, error) =>
      resolve({ code: Number(fault?.code ?? 0), out, error: error.replaceAll(file, 'FILE') }),
    ),
  );
  await folder.remove();
  return ended;
};

const TABLE = {
  checked: '2026-11-22',
  more: 'https://findahelpline.com',
  countries: { DE: { emergency: '112', lines: [] } },
  emergencyAlone: { '112': ['LU'] },
};

const bad: Readonly<Record<string, readonly [table: string | null, line: RegExp]>> = {
  'is not there': [null, /^cairn: HELPLINES_FILE: FILE cannot be read \(ENOENT\)\n$/],
  'is no JSON': ['{"checked":', /^cairn: HELPLINES_FILE: FILE is no JSON\n$/],
  'is of another shape': [
    JSON.stringify({ ...TABLE, countries: { DE: { emergency: 'call us', lines: [] } } }),
    /^cairn: HELPLINES_FILE: FILE countries\.DE\.emergency must be a number as it is dialled[^\n]*\n$/,
  ],
  'is a list': ['[]', /^cairn: HELPLINES_FILE: FILE [^\n]+\n$/],
  'has a country twice': [
    JSON.stringify(TABLE).replace('"countries":{', '"countries":{"DE":{"emergency":"110","lines":[]},'),
    /^cairn: HELPLINES_FILE: FILE names DE twice\n$/,
  ],
  'has a country with lines and without': [
    JSON.stringify({ ...TABLE, emergencyAlone: { '112': ['LU', 'DE'] } }),
    /^cairn: HELPLINES_FILE: FILE names DE twice\n$/,
  ],
};

for (const [what, [table, line]] of Object.entries(bad))
  test(`a table of helplines that ${what} is told in one line at the start, and nothing starts`, async (t) => {
    const { code, out, error } = await startedWith(table);
    t.is(code, 1);
    t.is(out, '');
    t.regex(error, line);
  });

test('a name that an object gives twice is found, whatever is written around it', (t) => {
  t.is(nameGivenTwice('{"a":{"b":1},"c":[{"b":1},{"b":2}],"d":"{\\"a\\":1,\\"a\\":2}"}'), null);
  t.is(nameGivenTwice('{"a":["a","a"],"b":"b"}'), null);
  t.is(nameGivenTwice('{"x":[1,{"US":1,\n "\\u0055S":2}]}'), 'US');
});
