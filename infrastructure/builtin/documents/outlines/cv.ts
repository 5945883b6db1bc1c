import type { CareerFact } from '#domain/documents/career.ts';
import type { Block, Citation, DocumentNote, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { type Position, positionAt, positionsOf } from '#domain/documents/positions.ts';
import { choose, varied } from '../choosing.ts';
import { cvFindings, gapNotes } from '../findings.ts';
import { type Job, jobOf, sortedFor } from '../job.ts';
import type { Material, Told } from '../material.ts';
import { monthAndYear } from '../months.ts';
import { headed, skillsSeen } from '../skills.ts';
import { plainTitle } from './posts.ts';

const MOST_AT = [9, 5, 3, 2, 2];
const MOST_LOOSE = 8;
const MOST_SKILLS = 12;

export const cv = (material: Material): WrittenDocument => {
  const { sources, words, language } = material;
  const positions = positionsOf(sources.facts);
  const job = jobOf(material);
  const blocks = [
    ...profile(material),
    ...experience(material, positions, job),
    ...education(material),
    ...certificates(material),
    ...skills(material, job),
    ...languages(material),
  ];
  return {
    kind: 'cv',
    language,
    title: sources.profile.name || words.cv,
    contact: contactOf(material),
    blocks,
    notes: [
      ...material.notes,
      ...withoutLine(material),
      ...missing(material, positions),
      ...gapNotes(material, job, positions),
      ...cvFindings(material, { blocks, job, positions }),
    ],
  };
};

const MOST_NAMED = 4;
const STRONG = 4;
const LONGEST_BEGINNING = 90;

/** Strong wins that give no line as they are written: only their writer can shorten them. */
const withoutLine = ({ told, words }: Material): readonly DocumentNote[] =>
  told
    .filter((one) => one.weight >= STRONG && one.line() === null)
    .slice(0, MOST_NAMED)
    .map(({ win }) => ({
      type: 'draft',
      place: words.headings.achievements,
      text: words.notes.noLine(beginningOf(win.text)),
    }));

const beginningOf = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST_BEGINNING ? line : `${line.slice(0, LONGEST_BEGINNING).replace(/\s+\S*$/u, '')} …`;
};

export const fact = ({ id }: CareerFact): readonly Citation[] => [{ kind: 'fact', id }];

export const contactOf = ({ sources: { profile: who, facts } }: Material): readonly Sentence[] => [
  ...(['email', 'phone'] as const).flatMap((field) =>
    who[field] === '' ? [] : [{ text: who[field], citations: [{ kind: 'profile', field } as const] }],
  ),
  ...facts.flatMap((one) => (one.kind === 'link' && one.url !== '' ? [{ text: one.url, citations: fact(one) }] : [])),
];

/** The person's present work. */
const profile = ({ sources, words }: Material): readonly Block[] => {
  const { role, company } = sources.profile;
  const positions = positionsOf(sources.facts);
  const now = positions.find(({ to }) => to === null);
  const citations: readonly Citation[] = [
    { kind: 'profile', field: 'role' },
    ...(company === '' ? [] : [{ kind: 'profile', field: 'company' } as const]),
  ];
  const plain = role === '' ? [] : [{ text: `${headed(role)}${company === '' ? '' : `, ${company}`}.`, citations }];
  const sentences: readonly Sentence[] = now ? standing(words, now, positions) : plain;
  return sentences.length === 0
    ? []
    : [
        { type: 'heading', text: words.headings.profile },
        { type: 'paragraph', sentences },
      ];
};

/** What somebody is, and what they were before. */
const standing = (words: Material['words'], now: Position, positions: readonly Position[]): readonly Sentence[] => {
  if (now.title === '' || now.employer === '') return [];
  const title = plainTitle(now.title);
  const since = now.from === '' ? '' : monthAndYear(now.from, words.locale);
  const before = positions.find((one) => one.to !== null && one.title !== '' && plainTitle(one.title) !== title);
  const employer = before?.employer === now.employer ? '' : (before?.employer ?? '');
  return [
    { text: words.nowIs(title, now.employer, since), citations: fact(now) },
    ...(before ? [{ text: words.wasBefore(plainTitle(before.title), employer), citations: fact(before) }] : []),
  ];
};

const experience = (material: Material, positions: readonly Position[], job: Job): readonly Block[] => {
  const { words, told } = material;
  const sorted = sortedFor(job, told);
  const lineOf = (one: Told) => one.line();
  const at = new Map<string, Told[]>();
  for (const one of sorted) {
    const key = positionAt(one.win.date, positions)?.id ?? '';
    const held = at.get(key);
    if (held) held.push(one);
    else at.set(key, [one]);
  }
  const bullets = (key: string, most: number): readonly Sentence[] =>
    varied(
      choose(at.get(key) ?? [], { most, perCategory: Math.max(2, Math.ceil(most / 3)), perVerb: 2 }, lineOf),
      lineOf,
    ).map((one) => ({ text: one.line() ?? '', citations: one.citations }));
  const entries = positions.map(
    (position, place): Block => entry(material, position, bullets(position.id, MOST_AT[place] ?? 1)),
  );
  const loose = bullets('', positions.length === 0 ? MOST_LOOSE + 4 : MOST_LOOSE);
  return [
    ...(entries.length === 0 ? [] : [{ type: 'heading', text: words.headings.experience } as const, ...entries]),
    ...(loose.length === 0
      ? []
      : [{ type: 'heading', text: words.headings.achievements } as const, { type: 'bullets', items: loose } as const]),
  ];
};

export const entry = ({ words }: Material, position: Position, items: readonly Sentence[]): Block => {
  const citations = fact(position);
  const place = [position.employer, position.place].filter((part) => part !== '').join(', ');
  const time = timeOf(position, words);
  return {
    type: 'entry',
    title: { text: position.title || position.employer, citations },
    place: place === '' || (position.title === '' && position.place === '') ? null : { text: place, citations },
    time: time === '' ? null : { text: time, citations },
    items,
  };
};

const timeOf = (
  { from, to }: Readonly<{ from: string; to: string | null }>,
  { locale, today }: Material['words'],
): string =>
  [
    from === '' ? '' : monthAndYear(from, locale),
    to === null ? (from === '' ? '' : today) : to === '' ? '' : monthAndYear(to, locale),
  ]
    .filter((part) => part !== '')
    .join(' – ');

export const education = ({ sources: { facts }, words }: Material): readonly Block[] => {
  const schools = facts
    .filter((one) => one.kind === 'education')
    .sort((a, b) => ((b.to ?? '9999') < (a.to ?? '9999') ? -1 : 1))
    .map((one): Block => {
      const place = [one.school, one.place].filter((part) => part !== '').join(', ');
      const time = timeOf(one, words);
      return {
        type: 'entry',
        title: { text: one.title || one.school, citations: fact(one) },
        place: place === '' || one.title === '' ? null : { text: place, citations: fact(one) },
        time: time === '' ? null : { text: time, citations: fact(one) },
        items: [],
      };
    });
  return schools.length === 0 ? [] : [{ type: 'heading', text: words.headings.education }, ...schools];
};

const listOf = (heading: string, items: readonly Sentence[]): readonly Block[] =>
  items.length === 0
    ? []
    : [
        { type: 'heading', text: heading },
        { type: 'bullets', items },
      ];

export const certificates = ({ sources: { facts }, words }: Material): readonly Block[] =>
  listOf(
    words.headings.certificates,
    facts.flatMap((one) =>
      one.kind === 'certificate'
        ? [
            {
              text: [one.title, one.issuer, one.issued === '' ? '' : monthAndYear(one.issued, words.locale)]
                .filter((part) => part !== '')
                .join(', '),
              citations: fact(one),
            },
          ]
        : [],
    ),
  );

/** Those that the job names first, then those claimed, then those that wins show most. */
export const skills = ({ sources: { facts }, words, told }: Material, job: Job): readonly Block[] => {
  const claimed = facts.flatMap((one) =>
    one.kind === 'skill' ? [{ name: one.name, key: one.name.toLowerCase(), citations: fact(one) }] : [],
  );
  const all = [...job.named, ...claimed, ...skillsSeen(told)];
  const named = all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at).slice(0, MOST_SKILLS);
  if (named.length === 0) return [];
  const text = named.map(({ name }) => headed(name)).join(', ');
  return [
    { type: 'heading', text: words.headings.skills },
    { type: 'paragraph', sentences: [{ text, citations: named.flatMap(({ citations }) => citations) }] },
  ];
};

export const languages = ({ sources: { facts }, words }: Material): readonly Block[] =>
  listOf(
    words.headings.languages,
    facts.flatMap((one) =>
      one.kind === 'language'
        ? [{ text: [one.name, one.level].filter((part) => part !== '').join(', '), citations: fact(one) }]
        : [],
    ),
  );

const missing = (
  { sources: { profile: who, facts }, words, told }: Material,
  positions: readonly Position[],
): readonly DocumentNote[] => {
  const { notes, headings, places } = words;
  const note = (place: string, text: string, asks: string): DocumentNote => ({
    type: 'missing',
    place,
    text,
    missingFact: asks,
  });
  const loose = positions.length === 0 ? 0 : told.filter(({ win }) => positionAt(win.date, positions) === null).length;
  return [
    ...(['name', 'email', 'phone'] as const)
      .filter((field) => who[field] === '')
      .map((field) => note(places.contact, notes[field], `profile:${field}`)),
    ...(positions.length === 0 ? [note(headings.experience, notes.positions, 'positions')] : []),
    ...positions.flatMap(({ id, title, employer, from, to }) => [
      ...(employer === '' ? [note(headings.experience, notes.employer(title), `employer:${id}`)] : []),
      ...(from === '' || to === '' ? [note(headings.experience, notes.dates(title || employer), `dates:${id}`)] : []),
    ]),
    ...(loose > 0 ? [note(headings.achievements, notes.outside(loose), 'outside')] : []),
    ...(facts.some((one) => one.kind === 'education') ? [] : [note(headings.education, notes.education, 'education')]),
    ...(told.length === 0 ? [{ type: 'missing', place: headings.experience, text: notes.noWins } as const] : []),
  ];
};
