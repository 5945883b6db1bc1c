import test from 'ava';
import { ZipFile } from 'yazl';
import { createCareerFiles } from '#mail-gateway/reading/career-files/career-files.ts';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';
import { said } from './fixtures/old-cv.ts';

const zipped = async (files: Readonly<Record<string, string>>, compress = true): Promise<Uint8Array> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const read = async (bytes: Uint8Array | string) => {
  const found = await readCareerFile(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
  return 'refused' in found ? found.refused : found.facts.map(said);
};
const xml = (body: string): string => `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`;

const LINKEDIN = {
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n"Orbital, Ltd",Account Executive,"Sold ""much""\nand more",Leeds,Jun 2015,Dec 2019\nBrightpath,Regional Sales Manager,,Manchester,Jan 2020,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Leeds,2012,2015,,BA Business,\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nCISSP,,ISC2,May 2023,,1\n',
  'Languages.csv': 'Name,Proficiency\nSpanish,Limited working proficiency\n',
  'Skills.csv': 'Name\nNegotiation\n',
  'Profile.csv': 'First Name,Websites\nJane,"[PORTFOLIO:https://jane.example.org,OTHER:https://x.example.org]"\n',
};

test('LinkedIn’s archive is read', async (t) => {
  const says = [
    'position: Account Executive | Orbital, Ltd | 2015-06 | 2019-12',
    'position: Regional Sales Manager | Brightpath | 2020-01 | now',
    'education: BA Business | University of Leeds | 2012 | 2015',
    'certificate: CISSP | ISC2 | 2023-05',
    'language: Spanish | Limited working proficiency',
    'skill: Negotiation',
    'link: https://jane.example.org',
    'link: https://x.example.org',
  ];
  t.deepEqual(await read(await zipped(LINKEDIN)), says);
  const inFolder = Object.fromEntries(Object.entries(LINKEDIN).map(([name, text]) => [`Basic/${name}`, text]));
  t.deepEqual(await read(await zipped(inFolder)), says);
});

test('a JSON Resume is read, and what is no text in it is left out', async (t) => {
  const resume = {
    basics: { url: 'https://me.example.org', profiles: [{ network: 'X', url: 'https://x.com/me' }, null, 7] },
    work: [{ name: 'Noma', position: 'Cook', startDate: '2019-03-02', endDate: '2020' }, { name: 5 }, 'Cook'],
    education: [{ institution: 'CIA', studyType: 'Diploma', area: 'Cooking', startDate: '2015' }],
    skills: { name: 'not a list' },
    languages: [{ language: 'French', fluency: 'C1' }],
  };
  t.deepEqual(
    await read(JSON.stringify(resume)),
    [
      'position: Cook | Noma | 2019-03 | 2020',
      'position:  |  |  | ',
      'position:  |  |  | ',
      'education: Diploma Cooking | CIA | 2015 | now',
      'language: French | C1',
      'link: https://x.com/me',
      'link: ',
      'link: https://me.example.org',
    ].filter((line) => line !== 'link: '),
  );
});

test('what cannot be read says why', async (t) => {
  t.is(await read('{"work": ['), 'broken');
  t.is(await read('%PDF-1.4 and nothing else'), 'broken');
  t.is(await read('PK\u0003\u0004'), 'broken');
  t.is(await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])), 'unknown-file');
  t.is(await read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 1, 2, 3])), 'unknown-file');
  t.is(await read(await zipped({ 'notes.txt': 'x' })), 'unknown-file');
  t.is(await read(''), 'no-text');
  t.is(await read(await zipped({ 'word/document.xml': '<html/>' })), 'broken');
});

test('an archive that unpacks to more than is held is refused, whatever it says of its size', async (t) => {
  const bomb = await zipped({ 'Positions.csv': 'a'.repeat(64 * 1024 * 1024) });
  t.true(bomb.length < 100_000);
  t.is(await read(bomb), 'too-large');
  const many = await zipped({ 'Positions.csv': 'a'.repeat(9e6), 'Skills.csv': 'b'.repeat(9e6) });
  t.is(await read(many), 'too-large', 'each is small enough, and both are too much');
});

test('no name in an archive leads anywhere, and a file that wants a password is locked', async (t) => {
  const bytes = Buffer.from(await zipped({ 'aaaaaaaa/Positions.csv': LINKEDIN['Positions.csv'] }));
  const evil = Buffer.from(bytes.toString('latin1').replaceAll('aaaaaaaa/', '../../../'), 'latin1');
  const found = await read(evil);
  t.true(Array.isArray(found) && found.length === 2, 'it is read from memory, as any other');
  const locked = Buffer.from(await zipped(LINKEDIN));
  for (let at = locked.indexOf('PK\u0001\u0002'); at !== -1; at = locked.indexOf('PK\u0001\u0002', at + 1))
    locked.writeUInt16LE(1, at + 8);
  t.is(await read(locked), 'locked');
});

test('torn archives are broken, and nothing worse', async (t) => {
  const whole = Buffer.from(await zipped(LINKEDIN));
  for (let length = 4; length < whole.length; length += 37) t.is(await read(whole.subarray(0, length)), 'broken');
  for (let at = 0; at < whole.length; at += 11) {
    const bent = Buffer.from(whole);
    bent[at] = (bent[at] ?? 0) ^ 0xff;
    const found = await read(bent);
    t.true(Array.isArray(found) || ['broken', 'locked', 'unknown-file', 'too-large', 'no-text'].includes(found));
  }
});

test('a hostile text is read in time: long lines, many lines, nothing but times', async (t) => {
  const texts = [
    'Experience\n'.concat('2019 – 2021 '.repeat(20_000)),
    'Experience\n'.concat('Cook, Noma, 2019 – 2021\n'.repeat(10_000)),
    `Languages\n${'('.repeat(250_000)}`,
    `Experience\n${' \t'.repeat(120_000)}2019`,
    `Experience\n${'a,'.repeat(120_000)}`,
    `${'Skills: '.repeat(30_000)}`,
    'Experience\n'.concat('january february march, '.repeat(12_000)),
  ];
  for (const text of texts) {
    const before = process.cpuUsage();
    await read(text);
    const { user } = process.cpuUsage(before);
    t.log(`${text.length} characters: ${Math.round(user / 1000)} ms of processor`);
  }
  t.is(await read('Experience\n'.concat('x '.repeat(200_000))), 'too-large');
});

test('a file that holds its reader up costs a thread, and the next one is read', async (t) => {
  const files = createCareerFiles({ timeLimitMs: 1 });
  t.teardown(() => files.close());
  const nested = await zipped({ 'word/document.xml': xml('<w:p/>'.repeat(2_000_000)) });
  t.deepEqual(await files.read(nested, 1), { refused: 'too-large' });
  const patient = createCareerFiles();
  t.teardown(() => patient.close());
  t.like(await patient.read(new TextEncoder().encode('Skills: Triage'), 1), { source: 'text' });
});

test('words of a document that are no text of it are not read', async (t) => {
  const body =
    '<w:p><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:r><w:instrText>EVIL</w:instrText><w:delText>GONE</w:delText><w:t>R &amp; D, E</w:t><w:noBreakHyphen/><w:t>Mobility</w:t></w:r></w:p>';
  t.deepEqual(await read(await zipped({ 'word/document.xml': xml(body) })), ['skill: R & D', 'skill: E-Mobility']);
});
