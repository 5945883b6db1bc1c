import type { CareerWords } from '#domain/documents/career.ts';
import { monthIn } from '#language/text/months.ts';
import type { Archive } from './archive.ts';
import { labelOf } from './links.ts';
import { type Row, readTable } from './table.ts';

const FILES = ['Positions.csv', 'Education.csv', 'Certifications.csv', 'Languages.csv', 'Skills.csv', 'Profile.csv'];

/** Where a file stands in the archive: some have a folder around it all. */
const pathOf = (archive: Archive, file: string): string | undefined =>
  archive.nameOf((name) => name === file || (name.endsWith(`/${file}`) && !name.startsWith('__MACOSX')));

export const isLinkedIn = (archive: Archive): boolean => FILES.some((file) => pathOf(archive, file) !== undefined);

/** What the archive that LinkedIn hands out says of a career. */
export const factsOfLinkedIn = async (archive: Archive): Promise<readonly CareerWords[]> => {
  const facts = async <Column extends string>(
    file: string,
    columns: readonly Column[],
    factsOf: (row: Row<Column>) => readonly CareerWords[],
  ): Promise<readonly CareerWords[]> =>
    readTable((await archive.text(pathOf(archive, file) ?? '')) ?? '', columns).flatMap(factsOf);
  return [
    ...(await facts(
      'Positions.csv',
      ['company name', 'title', 'location', 'started on', 'finished on'],
      (row): readonly CareerWords[] => [
        {
          kind: 'position',
          employer: row['company name'],
          title: row.title,
          place: row.location,
          ...spanOf(row['started on'], row['finished on']),
        },
      ],
    )),
    ...(await facts('Education.csv', ['school name', 'degree name', 'start date', 'end date'], (row) => [
      {
        kind: 'education',
        school: row['school name'],
        title: row['degree name'],
        place: '',
        ...spanOf(row['start date'], row['end date']),
      },
    ])),
    ...(await facts('Certifications.csv', ['name', 'authority', 'started on'], (row) => [
      { kind: 'certificate', title: row.name, issuer: row.authority, issued: monthIn(row['started on']) },
    ])),
    ...(await facts('Languages.csv', ['name', 'proficiency'], (row) => [
      { kind: 'language', name: row.name, level: row.proficiency },
    ])),
    ...(await facts('Skills.csv', ['name'], (row) => [{ kind: 'skill', name: row.name }])),
    ...(await facts('Profile.csv', ['websites'], (row) => websitesIn(row.websites))),
  ];
};

/** What has a beginning and no end lasts. */
const spanOf = (started: string, finished: string): Readonly<{ from: string; to: string | null }> => {
  const from = monthIn(started);
  return { from, to: finished === '' && from !== '' ? null : monthIn(finished) };
};

/** `[PORTFOLIO:https://…,PERSONAL:https://…]` */
const websitesIn = (cell: string): readonly CareerWords[] =>
  [...cell.matchAll(/https?:\/\/[^\s,\]]+/gi)].map(([url]) => ({ kind: 'link', label: labelOf(url), url }));
