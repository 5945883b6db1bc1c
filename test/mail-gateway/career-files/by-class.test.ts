import { readFile } from 'node:fs/promises';
import test from 'ava';
import type { CareerWords } from '#domain/documents/career.ts';
import { boundCareer } from '#mail-gateway/reading/career-files/bounded-career.ts';
import { readCareerFile } from '#mail-gateway/reading/career-files/reading.ts';
import { classes } from './fixtures/by-class.ts';

/** A fact on one line, fields that are not said left out at its end. */
const said = (fact: CareerWords): string => {
  switch (fact.kind) {
    case 'position':
      return line('position', fact.title, fact.employer, time(fact), fact.place);
    case 'education':
      return line('school', fact.title, fact.school, time(fact), fact.place);
    case 'certificate':
      return line('certificate', fact.title, fact.issuer, fact.issued);
    case 'language':
      return line('language', fact.name, fact.level);
    case 'skill':
      return line('skill', fact.name);
    case 'link':
      return line('link', fact.url);
  }
};

const line = (kind: string, ...fields: readonly string[]): string =>
  `${kind}: ${fields.slice(0, fields.findLastIndex((field) => field !== '') + 1).join(' · ')}`;

const time = ({ from, to }: Readonly<{ from: string; to: string | null }>): string =>
  from === to ? from : `${from} – ${to ?? 'now'}`.trim();

const read = async (name: string): Promise<readonly string[]> => {
  const found = await readCareerFile(await readFile(new URL(`./fixtures/by-class/${name}`, import.meta.url)));
  return 'refused' in found ? [`refused: ${found.refused}`] : boundCareer(found).facts.map(said);
};

for (const [promise, files] of Object.entries(classes))
  test(promise, async (t) => {
    for (const [name, says] of Object.entries(files))
      t.deepEqual([...(await read(name))].sort(), [...says].sort(), name);
  });
