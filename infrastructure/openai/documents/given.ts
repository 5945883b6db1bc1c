import type { DocumentBrief, DocumentSources, SourceWin } from '#application/documents/document-writer.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import type { Citation } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { JsonObject } from '#domain/json.ts';
import { isReadable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';

/** One thing that a sentence may rest on, as it is sent: the words in it are hidden before. */
type Source = Readonly<{ label: string; citation: Citation; plain: Readonly<Record<string, string>>; words: Words }>;
type Words = Readonly<Record<string, string>>;

/** What a model is given of a person's words: names, firms, places and the like are placeholders, ids are labels. */
export type Given = Readonly<{
  sources: JsonObject;
  /** The advertisement that it answers: what somebody else wants. */
  job: string;
  /** What its user wants, in their own words. */
  wish: string;
  citationOf(label: string): Citation | null;
  labelOf(winId: string): string | null;
  restore(text: string): string;
}>;

const MOST_LETTERS = 24_000;
const LONGEST_WIN = 500;
const LONGEST_JOB = 4_000;
const LONGEST_WISH = 1_000;
const MOST_FACTS = 25;

type Asked = Readonly<{
  brief: DocumentBrief;
  sources: DocumentSources;
  wins: readonly SourceWin[];
  /** Beside the wins also who somebody is and what they wish for. */
  isWhole: boolean;
  language: Language;
  names: readonly string[];
}>;

export const givenFrom = ({ brief, sources, wins, isWhole, language, names }: Asked): Given => {
  const told = [...winsGiven(wins), ...(isWhole ? [...factsGiven(sources), ...wishesGiven(brief, sources)] : [])];
  if (!told.some(({ citation }) => citation.kind === 'win')) throw aiUnfit('script');
  const redaction = createRedaction([...names, ...namesIn(brief, sources)], language);
  const [job, wish] = isWhole
    ? [readable(brief.jobDescription, LONGEST_JOB), readable(brief.prompt, LONGEST_WISH)]
    : ['', ''];
  const [hiddenJob = '', hiddenWish = '', ...hidden] = redaction.hide([
    job,
    wish,
    ...told.flatMap(({ words }) => Object.values(words)),
  ]);
  const shown = told.map(({ label, plain, words }): readonly [string, JsonObject] => [
    label,
    { ...plain, ...Object.fromEntries(Object.keys(words).map((name) => [name, hidden.shift() ?? ''])) },
  ]);
  const citations = new Map(told.map(({ label, citation }) => [label, citation]));
  const labels = new Map(
    told.flatMap(({ label, citation }) => (citation.kind === 'win' ? [[citation.id, label] as const] : [])),
  );
  return {
    sources: Object.fromEntries(shown),
    job: hiddenJob,
    wish: hiddenWish,
    citationOf: (label) => citations.get(label.trim().toUpperCase()) ?? null,
    labelOf: (winId) => labels.get(winId) ?? null,
    restore: redaction.restore,
  };
};

const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/(?<!\S)\S*$/u, '');
const readable = (text: string, most: number): string => (isReadable(text) ? cut(text, most) : '');

/** As many as there is room for, the first before the others. */
const winsGiven = (wins: readonly SourceWin[]): readonly Source[] => {
  let room = MOST_LETTERS;
  return wins
    .filter(({ text }) => isReadable(text))
    .flatMap(({ id, date, text, skills }): readonly Omit<Source, 'label'>[] => {
      const words = { text: cut(text, LONGEST_WIN), ...(skills.length === 0 ? {} : { skills: skills.join(', ') }) };
      room -= Object.values(words).join('').length;
      return room < 0 ? [] : [{ citation: { kind: 'win', id }, plain: { month: date.slice(0, 7) }, words }];
    })
    .map((one, at) => ({ ...one, label: `W${at + 1}` }));
};

/** Links are not for a model, nor which languages somebody speaks: plain code says those. */
const factsGiven = ({ facts }: DocumentSources): readonly Source[] =>
  facts
    .filter(({ kind }) => kind !== 'link' && kind !== 'language')
    .filter((fact) => isReadable(Object.values(wordsOf(fact)).join(' ')))
    .slice(0, MOST_FACTS)
    .map((fact, at) => ({
      label: `F${at + 1}`,
      citation: { kind: 'fact', id: fact.id },
      plain: { is: fact.kind, ...timesOf(fact) },
      words: wordsOf(fact),
    }));

const timesOf = (fact: CareerFact): Words =>
  'from' in fact ? { from: fact.from, to: fact.to ?? 'now' } : 'issued' in fact ? { at: fact.issued } : {};

const wordsOf = (fact: CareerFact): Words => {
  switch (fact.kind) {
    case 'position':
      return { title: fact.title, employer: fact.employer };
    case 'education':
      return { title: fact.title, school: fact.school };
    case 'certificate':
      return { title: fact.title, issuer: fact.issuer };
    case 'skill':
    case 'language':
      return { name: fact.name };
    case 'link':
      return {};
  }
};

const wishesGiven = (brief: DocumentBrief, { profile }: DocumentSources): readonly Source[] => {
  const all: readonly (readonly [string, Citation, string, string])[] = [
    ['P1', { kind: 'profile', field: 'role' }, 'their role', profile.role],
    ['P2', { kind: 'profile', field: 'company' }, 'where they work', profile.company],
    ['A1', { kind: 'wish', field: 'role' }, 'the role wanted', brief.role],
    ['A2', { kind: 'wish', field: 'company' }, 'the company written to', brief.company],
  ];
  return all
    .filter(([, , , text]) => isReadable(text))
    .map(([label, citation, is, text]) => ({ label, citation, plain: { is }, words: { text: cut(text, 200) } }));
};

/** Whoever is named in the facts is hidden wherever they stand, however they are written. */
const namesIn = (brief: DocumentBrief, { profile, facts }: DocumentSources): readonly string[] => [
  ...profile.name.split(/\s+/u),
  profile.email,
  profile.phone,
  profile.company,
  brief.company,
  ...facts.flatMap(housesIn),
];

const housesIn = (fact: CareerFact): readonly string[] => {
  switch (fact.kind) {
    case 'position':
      return [fact.employer, fact.place];
    case 'education':
      return [fact.school, fact.place];
    case 'certificate':
      return [fact.issuer];
    case 'link':
      return [fact.url];
    case 'language':
    case 'skill':
      return [];
  }
};
