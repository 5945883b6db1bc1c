import test from 'ava';
import { ZipFile } from 'yazl';
import type { CareerWords } from '#domain/documents/career.ts';
import { boundCareer } from '#mail-gateway/reading/career-files/bounded-career.ts';
import { createCareerFiles } from '#mail-gateway/reading/career-files/career-files.ts';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';
import { readTable } from '#mail-gateway/reading/career-files/table.ts';
import { said } from './fixtures/old-cv.ts';

const zipped = async (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const read = async (bytes: Uint8Array | string) => {
  const found = await readCareerFile(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
  return 'refused' in found ? found.refused : found.facts.map(said);
};
const HEADER = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const positions = async (rows: string) => read(await zipped({ 'Positions.csv': `${HEADER}${rows}` }));
/** Where the list of an archive says something of a file, the number there is replaced. */
const withListed = (bytes: Buffer, offset: number, write: (bytes: Buffer, at: number) => void): Buffer => {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('PK\u0001\u0002'); at !== -1; at = changed.indexOf('PK\u0001\u0002', at + 1))
    write(changed, at + offset);
  return changed;
};

test('a table is refused where a row, a cell or the number of rows or columns passes its limit', async (t) => {
  t.is(await positions(','.repeat(1_000_000)), 'too-large', 'a row of empty cells');
  t.is(await positions('a,'.repeat(1_000_000)), 'too-large', 'a row of a million cells');
  t.is(await positions(`"${'x'.repeat(8_000_000)}"`), 'too-large', 'one cell');
  t.is(await positions(`"${'x,\n'.repeat(100_000)}`), 'too-large', 'a quote that is never closed');
  t.is(await positions('"'.repeat(1_000_000)), 'too-large', 'nothing but quotes');
  t.is(await positions('Noma,Cook,,,2019,2020\n'.repeat(5_001)), 'too-large', 'rows');
  const names = Array.from({ length: 1_000_000 }, (_, at) => `n${at}`).join(',');
  t.is(await read(await zipped({ 'Positions.csv': `${names}\n` })), 'too-large', 'a header');
});

test('of a table only the named columns are kept', (t) => {
  const text = '\uFEFFName,Secret\r\n"Cook, ""first""",hidden\r\n\r\nBaker\r\n';
  t.deepEqual(readTable(text, ['name', 'level']), [
    { name: 'Cook, "first"', level: '' },
    { name: 'Baker', level: '' },
  ]);
});

test('notes above the header of a table are skipped, and stray quotes are letters', (t) => {
  const text = 'Notes:\n"Some of it, may be missing."\n\nName\nThe 5" pipe\n';
  t.deepEqual(readTable(text, ['name']), [{ name: 'The 5" pipe' }]);
});

test('a file in an archive that is too large by itself is refused', async (t) => {
  const rows = `Noma,Cook,"${'x'.repeat(3_000)}",,2019,2020\n`.repeat(4_300);
  t.is(await positions(rows), 'too-large');
});

test('the sizes that an archive tells are not believed', async (t) => {
  const whole = await zipped({ 'Positions.csv': `${HEADER}Noma,Cook,,,2019,2020\n` });
  const small = withListed(whole, 24, (bytes, at) => bytes.writeUInt32LE(10, at));
  t.is(await read(small), 'broken');
  const large = withListed(whole, 24, (bytes, at) => bytes.writeUInt32LE(0xfffffff0, at));
  t.is(await read(large), 'broken');
});

test('an archive in an archive is not opened, and one with too many files is refused', async (t) => {
  const inner = await zipped({ 'Positions.csv': `${HEADER}Noma,Cook,,,2019,2020\n` });
  t.is(await read(await zipped({ 'inner.zip': inner })), 'unknown-file');
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`${at}.txt`, '']));
  t.is(await read(await zipped({ ...many, 'Positions.csv': HEADER })), 'too-large');
});

test('an archive with strong encryption is locked', async (t) => {
  const whole = await zipped({ 'Positions.csv': HEADER });
  t.is(await read(withListed(whole, 8, (bytes, at) => bytes.writeUInt16LE(0x41, at))), 'locked');
});

test('a Word document of too many marks is refused', async (t) => {
  const word = async (body: string) => read(await zipped({ 'word/document.xml': `<w:document><w:body>${body}` }));
  t.is(await word('<w:p/>'.repeat(400_000)), 'too-large');
  t.is(await word('<'.repeat(1_000_000)), 'too-large');
  t.is(await word('<w:tbl><w:tr><w:tc>'.repeat(200_000)), 'too-large');
});

test('a JSON Resume that is too deep or too long is refused; brackets in its words do not count', async (t) => {
  t.is(await read(`{"work":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 'too-large');
  t.is(await read(`${'{"work":'.repeat(100_000)}1${'}'.repeat(100_000)}`), 'too-large');
  t.is(await read(JSON.stringify({ skills: Array.from({ length: 10_001 }, () => ({ name: 'Go' })) })), 'too-large');
  t.deepEqual(await read(JSON.stringify({ skills: [{ name: `\\"${'[{'.repeat(40)}` }] })), [
    `skill: \\"${'[{'.repeat(40)}`,
  ]);
});

test('a text of too many lines is refused, however short they are', async (t) => {
  t.is(await read(`Skills\n${'Go\n'.repeat(20_000)}`), 'too-large');
});

test('of each kind the first facts are kept, each once, and the others are counted', (t) => {
  const found: CareerWords[] = Array.from({ length: 1_000 }, (_, at) => ({ kind: 'skill', name: `Skill ${at}` }));
  const { facts, leftOut } = boundCareer({
    source: 'json-resume',
    facts: [...found, { kind: 'skill', name: 'SKILL 0' }, { kind: 'language', name: 'French', level: '' }],
  });
  t.is(facts.length + leftOut, 1_001);
  t.deepEqual(facts.slice(0, 2), found.slice(0, 2));
  t.like(facts.at(-1), { kind: 'language' });
  t.true(facts.length <= 201);
});

test('what is handed on has only lines as long as can be kept', (t) => {
  const name = 'ﷺ'.repeat(100_000);
  const { facts } = boundCareer({
    source: 'json-resume',
    facts: [{ kind: 'position', title: name, employer: name, place: name, from: '', to: null }],
  });
  t.true(JSON.stringify(facts).length < 500);
});

test('a user has one file read at a time, and nobody else waits for it', async (t) => {
  const files = createCareerFiles();
  t.teardown(() => files.close());
  const cv = new TextEncoder().encode('Skills: Triage');
  const [first, second, other] = await Promise.all([files.read(cv, 1), files.read(cv, 1), files.read(cv, 2)]);
  t.like(first, { source: 'text' });
  t.deepEqual(second, { refused: 'busy' });
  t.like(other, { source: 'text' });
  t.like(await files.read(cv, 1), { source: 'text' }, 'and then the next');
});
