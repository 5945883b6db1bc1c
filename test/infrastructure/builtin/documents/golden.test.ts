import { readFileSync, writeFileSync } from 'node:fs';
import test from 'ava';
import { builtinDocumentWriter } from '#infrastructure/builtin/documents/writer.ts';
import { briefOf, briefs, type Profession, professions, sourcesOf, winsOf } from './fixtures.ts';
import { readAloud } from './read-aloud.ts';

/** What was read by a person and found fit to be sent. Written anew with `GOLDEN=write`, and then read again. */
const golden = (name: string): URL => new URL(`./golden/${name}.txt`, import.meta.url);

const allOf = async (profession: Profession, languages: readonly string[]): Promise<string> => {
  const wins = winsOf(profession).filter(({ language }) => languages.includes(language));
  const texts: string[] = [];
  for (const name of Object.keys(briefs)) {
    const document = await builtinDocumentWriter.write(briefOf(profession, name), sourcesOf(profession, wins));
    texts.push(`===== ${name}\n${readAloud(document)}`);
  }
  return texts.join('\n');
};

for (const profession of professions)
  test(`documents of a ${profession} read as they were found good`, async (t) => {
    const written = await allOf(profession, ['en', 'de', 'fr', 'es']);
    if (process.env.GOLDEN === 'write') writeFileSync(golden(profession), written);
    t.is(written, readFileSync(golden(profession), 'utf8'));
  });

test('the same nurse has documents in English where most of her wins are in English', async (t) => {
  const written = await allOf('nurse', ['en']);
  if (process.env.GOLDEN === 'write') writeFileSync(golden('nurse-in-english'), written);
  t.is(written, readFileSync(golden('nurse-in-english'), 'utf8'));
});
