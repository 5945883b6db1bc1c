import type { DocumentBrief, DocumentSources, SourceWin } from '#application/documents/document-writer.ts';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import type { Citation } from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { JsonObject } from '#domain/json.ts';
import type { KnownNames } from '#domain/known-names.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import { isReadable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';

/** One thing that a sentence may rest on, as it is sent: the words in it are hidden before. */
type Source = Readonly<{ label: string; citation: Citation; plain: Readonly<Record<string, string>>; words: Words }>;
type Words = Readonly<Record<string, string>>;

/** What a model is given of a person's words: names, firms, places and the like are placeholders, ids are labels. */
export type Given = Readonly<{
  sources: JsonObject;
  /** What its user wants, in their own words. */
  request: string;
  /** What somebody else wants. */
  advertisement: string;
  citationOf(label: string): Citation | null;
  hide(text: string): string;
  restore(text: string): string;
}>;

const MAX_WINS = 60_000;
const MAX_WIN = 2_000;
const MAX_ADVERTISEMENT = 8_000;
const MAX_REQUEST = 2_000;
const MAX_FACTS = 40;

type Material = Readonly<{
  brief: DocumentBrief;
  sources: DocumentSources;
  /** The most relevant first. */
  wins: readonly SourceWin[];
  /** Of before the time that is told of. */
  earlier: readonly SourceWin[];
  language: Language;
  names: KnownNames;
}>;

export const givenFrom = ({ brief, sources, wins, earlier, language, names }: Material): Given => {
  const told = [...winsGiven(wins, earlier), ...factsGiven(sources), ...wishesGiven(brief, sources)];
  if (!told.some(({ citation }) => citation.kind === 'win')) throw aiUnfit('script');
  const redaction = createRedaction(names, language);
  const [advertisement = '', request = '', ...hidden] = redaction.hide([
    readable(brief.jobDescription, MAX_ADVERTISEMENT),
    readable(brief.prompt, MAX_REQUEST),
    ...told.flatMap(({ words }) => Object.values(words)),
  ]);
  const shown = told.map(({ label, plain, words }): readonly [string, JsonObject] => [
    label,
    { ...plain, ...Object.fromEntries(Object.keys(words).map((name) => [name, hidden.shift() ?? ''])) },
  ]);
  const citations = new Map(told.map(({ label, citation }) => [label, citation]));
  if (request !== '') citations.set('R1', { kind: 'wish', field: 'prompt' });
  if (advertisement !== '') citations.set('J1', { kind: 'wish', field: 'jobDescription' });
  return {
    sources: Object.fromEntries(shown),
    request,
    advertisement,
    citationOf: (label) => citations.get(label.trim().toUpperCase()) ?? null,
    hide: (text) => redaction.hide([text])[0] ?? '',
    restore: redaction.restore,
  };
};

const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/(?<!\S)\S*$/u, '');
const readable = (text: string, most: number): string => (isReadable(text) ? cut(text, most) : '');

/** All of them, in the order of time. Where there is no room for all, the most relevant of each month come first. */
const winsGiven = (wins: readonly SourceWin[], earlier: readonly SourceWin[]): readonly Source[] => {
  const months = new Set<string>();
  const ofEachMonth = wins.filter(({ date }) => {
    const isFirst = !months.has(monthOf(date));
    months.add(monthOf(date));
    return isFirst;
  });
  const before = new Set(earlier.map(({ id }) => id));
  let room = MAX_WINS;
  const fitting = [...new Set([...ofEachMonth, ...wins, ...earlier])].filter(({ text, skills }) => {
    if (!isReadable(text)) return false;
    room -= Math.min(text.length, MAX_WIN) + skills.join(', ').length;
    return room >= 0;
  });
  return fitting
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map(({ id, text, skills, ...win }, at) => ({
      label: `W${at + 1}`,
      citation: { kind: 'win', id },
      plain: { date: knownDate(win), ...(before.has(id) ? { before: 'the time asked for' } : {}) },
      words: { text: cut(text, MAX_WIN), ...(skills.length === 0 ? {} : { skills: skills.join(', ') }) },
    }));
};

/** Links are not for a model, nor which languages somebody speaks: plain code says those. */
const factsGiven = ({ facts }: DocumentSources): readonly Source[] =>
  facts
    .filter(({ kind }) => kind !== 'link' && kind !== 'language')
    .filter((fact) => isReadable(Object.values(wordsOf(fact)).join(' ')))
    .slice(0, MAX_FACTS)
    .map((fact, at) => ({
      label: `F${at + 1}`,
      citation: { kind: 'fact', id: fact.id },
      plain: { is: fact.kind, ...timesOf(fact), ...tradeOf('employer' in fact ? fact.employer : '') },
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
    .map(([label, citation, is, text]) => ({
      label,
      citation,
      plain: { is, ...(label === 'P2' || label === 'A2' ? tradeOf(text) : {}) },
      words: { text: cut(text, 200) },
    }));
};

/** What a firm's name says of its trade: "grocery supply" names nobody. */
const tradeOf = (name: string): Words => {
  const words = name.toLowerCase().split(/[\s,.-]+/u);
  const trade = words.filter((word) => TRADES.has(word));
  return trade.length === 0 ? {} : { trade: trade.join(' ') };
};

const TRADES: ReadonlySet<string> = new Set(
  `academy school college university hospital clinic surgery nursery care nursing home hospice pharmacy dental medical health grocery
  supply food foods bakery restaurant hotel catering brewery freight logistics transport warehouse shipping mobility rail airline
  software systems technologies data analytics security telecom bank insurance finance accounting consulting agency studio design
  media publishing construction engineering electric plumbing energy water solar manufacturing steel chemicals pharma automotive
  retail fashion furniture garden farm council police fire charity foundation museum library theatre schule akademie hochschule
  universität klinik klinikum krankenhaus pflegedienst pflegeheim apotheke praxis kita bäckerei metzgerei gasthaus spedition
  logistik verkehr bau elektro sanitär heizung maschinenbau werkstatt autohaus versicherung steuerberatung kanzlei agentur verlag
  stadtwerke verein stiftung école collège lycée université hôpital clinique pharmacie boulangerie transports banque assurance cabinet
  mairie escuela colegio universidad hospital clínica farmacia panadería transportes banco seguros ayuntamiento`.split(
    /\s+/u,
  ),
);
