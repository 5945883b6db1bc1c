import type { CareerWords } from '#domain/documents/career-rules.ts';
import { rowsOf } from './csv.ts';
import { monthIn } from './cv-text/months.ts';
import { labelOf } from './links.ts';
import type { Zip } from './zip.ts';

const FILES = ['Positions.csv', 'Education.csv', 'Certifications.csv', 'Languages.csv', 'Skills.csv', 'Profile.csv'];

/** Where a file stands in the archive: some have a folder around it all. */
const pathOf = ({ names }: Zip, file: string): string | undefined =>
  names.find((name) => name === file || (name.endsWith(`/${file}`) && !name.startsWith('__MACOSX')));

export const isLinkedIn = (zip: Zip): boolean => FILES.some((file) => pathOf(zip, file) !== undefined);

/** What the archive that LinkedIn hands out says of a career. */
export const factsOfLinkedIn = (zip: Zip): readonly CareerWords[] => {
  const rows = (file: string) => rowsOf(zip.text(pathOf(zip, file) ?? '') ?? '');
  const facts = (file: string, factOf: (cell: (name: string) => string) => readonly CareerWords[]) =>
    rows(file).flatMap((row) => factOf((name) => row.get(name) ?? ''));
  return [
    ...facts('Positions.csv', (cell) => [
      {
        is: 'position',
        employer: cell('company name'),
        title: cell('title'),
        place: cell('location'),
        ...spanOf(cell('started on'), cell('finished on')),
      },
    ]),
    ...facts('Education.csv', (cell) => [
      {
        is: 'education',
        school: cell('school name'),
        title: cell('degree name'),
        place: '',
        ...spanOf(cell('start date'), cell('end date')),
      },
    ]),
    ...facts('Certifications.csv', (cell) => [
      { is: 'certificate', title: cell('name'), issuer: cell('authority'), at: monthIn(cell('started on')) },
    ]),
    ...facts('Languages.csv', (cell) => [{ is: 'language', name: cell('name'), level: cell('proficiency') }]),
    ...facts('Skills.csv', (cell) => [{ is: 'skill', name: cell('name') }]),
    ...facts('Profile.csv', (cell) => websitesIn(cell('websites'))),
  ];
};

/** What has a beginning and no end lasts. */
const spanOf = (started: string, finished: string): Readonly<{ from: string; to: string | null }> => {
  const from = monthIn(started);
  return { from, to: finished === '' && from !== '' ? null : monthIn(finished) };
};

/** `[PORTFOLIO:https://…,PERSONAL:https://…]` */
const websitesIn = (cell: string): readonly CareerWords[] =>
  [...cell.matchAll(/https?:\/\/[^\s,\]]+/gi)].map(([url]) => ({ is: 'link', label: labelOf(url), url }));
