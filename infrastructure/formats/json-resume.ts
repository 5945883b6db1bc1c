import type { Career } from '#application/documents/document-formats.ts';
import { headsAGroup, type Manuscript, type Part } from '#application/documents/manuscript/manuscript.ts';
import { textOf } from '#application/documents/manuscript/words.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { linked } from './links.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Fact<Kind extends CareerFact['kind']> = Extract<CareerFact, { kind: Kind }>;

/**
 * A CV as JSON Resume 1.0.0. What it says are the words of the CV; which entry is which position, and when it was, is taken
 * from the career facts where an entry names one. What the CV leaves out is left out; what the schema has no place for
 * stands under `sections`.
 */
export const jsonResumeOf = (manuscript: Manuscript, { profile, facts }: Career): string => {
  const said = saidIn(manuscript);
  const { entries, sections, summary } = sorted(manuscript.parts);
  const work = entries.map((entry) => placedEntry(entry, facts));
  const mentioned = facts.filter((fact) => isMentioned(fact, said));
  const of = <Kind extends CareerFact['kind']>(kind: Kind): readonly Fact<Kind>[] =>
    mentioned.filter((fact): fact is Fact<Kind> => fact.kind === kind);
  const resume = {
    $schema: SCHEMA,
    basics: {
      ...known({
        name: textOf(manuscript.title) || profile.name,
        label: said.includes(folded(profile.role)) ? profile.role : '',
        summary,
      }),
      ...reachedBy(manuscript, profile.phone),
      profiles: of('link').map(({ label, url }) => ({ network: label, url })),
    },
    work: work.flatMap(({ work }) => work),
    education: work.flatMap(({ education }) => education),
    certificates: of('certificate').map(({ title, issuer, issued }) => known({ name: title, issuer, date: issued })),
    languages: of('language').map(({ name, level }) => known({ language: name, fluency: level })),
    skills: of('skill').map(({ name }) => ({ name })),
    meta: { version: 'v1.0.0' },
    ...(sections.length > 0 ? { sections } : {}),
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
};

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const saidIn = ({ contact, parts }: Manuscript): string =>
  folded(
    [...contact, ...parts.flatMap(wordsIn)]
      .map((words) => `${textOf(words)} ${words.map(({ href }) => href ?? '').join(' ')}`)
      .join('\n'),
  );

const wordsIn = (part: Part) => {
  if (part.is === 'bullets') return part.items;
  return part.is === 'entry' ? [part.title, part.place, part.time] : [part.words];
};

/** A fact of which nothing is known is never mentioned. */
const isMentioned = (fact: CareerFact, said: string): boolean => {
  const name = folded(
    fact.kind === 'link' ? fact.url.replace(/^https?:\/\/(?:www\.)?/i, '') : 'name' in fact ? fact.name : fact.title,
  );
  return name !== '' && said.includes(name);
};

/** Only what is known: '' stands for what is not. */
const known = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const PHONE = /^\+?[\d\s()/.-]{6,}$/;

const reachedBy = ({ contact }: Manuscript, phone: string): Readonly<Record<string, string>> => {
  const links = contact.flatMap((words) => linked(words)).flatMap(({ href }) => (href === null ? [] : [href]));
  return known({
    email: links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length) ?? '',
    phone: contact.map(textOf).find((text) => PHONE.test(text) || (phone !== '' && text === phone)) ?? '',
    url: links.find((href) => href.startsWith('http')) ?? '',
  });
};

type Entry = Readonly<{ title: string; place: string; time: string; highlights: readonly string[] }>;
type Section = Readonly<{ title: string; lines: readonly string[] }>;

/** Entries with their bullets; the text before the first entry or list is what the CV says of its person. */
const sorted = (
  parts: readonly Part[],
): Readonly<{ entries: readonly Entry[]; sections: readonly Section[]; summary: string }> => {
  const entries: Entry[] = [];
  const sections: Section[] = [];
  const summary: string[] = [];
  let heading = '';
  let isOfEntry = false;
  for (const [index, part] of parts.entries()) {
    isOfEntry = parts[index - 1]?.is === 'entry' || (isOfEntry && (part.is === 'bullets' || headsAGroup(part)));
    if (isOfEntry && headsAGroup(part)) continue;
    if (part.is === 'heading') heading = textOf(part.words);
    else if (part.is === 'entry')
      entries.push({ title: textOf(part.title), place: textOf(part.place), time: textOf(part.time), highlights: [] });
    else {
      const lines = part.is === 'bullets' ? part.items.map(textOf) : [textOf(part.words)];
      const last = entries.at(-1);
      if (isOfEntry && last) entries[entries.length - 1] = { ...last, highlights: [...last.highlights, ...lines] };
      else if (part.is === 'paragraph' && entries.length === 0 && sections.length === 0) summary.push(...lines);
      else sections.push({ title: heading, lines });
    }
  }
  return { entries, sections, summary: summary.join('\n') };
};

type Placed = Readonly<{ work: readonly object[]; education: readonly object[] }>;

/** An entry that names no fact of the career is work as it stands. */
const placedEntry = ({ title, place, time, highlights }: Entry, facts: readonly CareerFact[]): Placed => {
  const text = folded(`${title} ${place}`);
  const names = (...fields: readonly string[]): boolean =>
    fields.every((field) => field !== '' && text.includes(folded(field)));
  const school = facts.find(
    (fact): fact is Fact<'education'> => fact.kind === 'education' && names(fact.title, fact.school),
  );
  if (school) {
    const dates = { startDate: school.from, endDate: school.to ?? '' };
    return {
      work: [],
      education: [{ ...known({ institution: school.school, area: school.title, ...dates }), courses: highlights }],
    };
  }
  const position = facts.find(
    (fact): fact is Fact<'position'> => fact.kind === 'position' && names(fact.title, fact.employer),
  );
  const fields = position
    ? {
        name: position.employer,
        position: position.title,
        location: position.place,
        startDate: position.from,
        endDate: position.to ?? '',
      }
    : { name: place, position: title, ...datesIn(time) };
  return { work: [{ ...known(fields), highlights }], education: [] };
};

const MONTH = /(?<!\d)(?:(0?[1-9]|1[0-2])[/.])?((?:19|20)\d{2})(?!\d)/g;

/** The first and the last month that a time names; one alone is where it begins. */
const datesIn = (time: string): Readonly<{ startDate: string; endDate: string }> => {
  const months = [...time.matchAll(MONTH)].map(([, month, year = '']) =>
    month ? `${year}-${month.padStart(2, '0')}` : year,
  );
  return { startDate: months[0] ?? '', endDate: months.length > 1 ? (months.at(-1) ?? '') : '' };
};
