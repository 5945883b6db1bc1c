import type { CareerFact } from '#domain/documents/career.ts';
import {
  type Block,
  type Citation,
  type Sentence,
  sentencesOf,
  type WrittenDocument,
} from '#domain/documents/document.ts';
import type { Language } from '#domain/facts.ts';
import type { DocumentClaims, NamedDate } from './document-claims.ts';
import type { DocumentBrief, DocumentSources } from './document-writer.ts';

/**
 * Why a sentence is not kept. `citation`: it names what is not there, or claims something and names nothing. `doubtful`: it has words
 * that its sources do not hold, and code alone cannot tell whether they say the same.
 */
export type Unsupported =
  | 'citation'
  | 'date'
  | 'number'
  | 'name-or-claim'
  | 'doubtful'
  | 'denial'
  | 'credit'
  | 'markup';
export type Rejected = Readonly<{ sentence: Sentence; why: Unsupported }>;

/** What somebody wrote, and for what and out of what. */
export type Checked = Readonly<{ document: WrittenDocument; brief: DocumentBrief; sources: DocumentSources }>;

/** Nothing that a page or a file could show as a mark, a picture or a hidden letter; a link stands in contact lines alone. */
const MARKUP = /[<>`*[\]{}|\\^~]|\p{Cc}|\p{Cf}|\S{80}/u;
const LINK = /:\/\/|www\./iu;
export const isMarked = (text: string): boolean => MARKUP.test(text) || LINK.test(text);

/** All sentences of a document that its sources do not bear out, in the order of reading; headings and title among them. */
export const unsupportedIn = (claims: DocumentClaims, checked: Checked): readonly Rejected[] =>
  [...looking(claims, checked)].flatMap((found) => found ?? []);

const TURN_MS = 8;

/** The same, and whoever else waits has a turn between two sentences: a long document is no reason to stop for anybody. */
export const unsupportedInTurns = async (claims: DocumentClaims, checked: Checked): Promise<readonly Rejected[]> => {
  const rejected: Rejected[] = [];
  let turn = performance.now();
  for (const found of looking(claims, checked)) {
    if (found) rejected.push(found);
    if (performance.now() - turn < TURN_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    turn = performance.now();
  }
  return rejected;
};

/** Sentence by sentence; null of one that is borne out. Those of headings come first. */
function* looking(
  claims: DocumentClaims,
  { document, brief, sources }: Checked,
): Generator<Rejected | null, void, undefined> {
  const material = materialOf(claims, brief, sources);
  const all = [...material.wins.keys()];
  const cited = new Set(
    sentencesOf(document).flatMap(({ citations }) => citations.flatMap((one) => (one.kind === 'win' ? [one.id] : []))),
  );
  const citations: readonly Citation[] = [
    ...all.filter((id) => cited.has(id)).map((id): Citation => ({ kind: 'win', id })),
    ...sources.facts.map(({ id }): Citation => ({ kind: 'fact', id })),
    { kind: 'profile', field: 'name' },
    { kind: 'profile', field: 'role' },
    { kind: 'wish', field: 'role' },
    { kind: 'wish', field: 'company' },
    { kind: 'wish', field: 'prompt' },
  ];
  const inHeading = { ...claims, foreignWords: claims.foreignInHeading };
  for (const text of [
    document.title,
    ...document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])),
  ]) {
    if (text === '') continue;
    const isOurs = !/\d/u.test(text) && claims.foreignInHeading(text, [], document.language).length === 0;
    const why = isOurs
      ? null
      : whyNot(inHeading, { text, citations }, material, { ...document, kind: 'custom-content' });
    yield why === null ? null : { sentence: { text, citations: [] }, why };
  }
  for (const sentence of sentencesOf(document)) {
    const why = whyNot(claims, sentence, material, document);
    yield why === null ? null : { sentence, why };
  }
}

type Material = Readonly<{
  wins: ReadonlyMap<string, Readonly<{ texts: readonly string[]; date: string }>>;
  facts: ReadonlyMap<string, CareerFact>;
  brief: DocumentBrief;
  sources: DocumentSources;
  prompt: string;
}>;

const materialOf = (claims: DocumentClaims, brief: DocumentBrief, sources: DocumentSources): Material => ({
  wins: new Map(sources.wins.map(({ id, text, skills, date }) => [id, { texts: [text, ...skills], date }])),
  facts: new Map(sources.facts.map((fact) => [fact.id, fact])),
  brief,
  sources,
  prompt: claims.givesOrders(brief.prompt) ? '' : brief.prompt,
});

const POST_NUMBER = /^\d{1,2}\/\d{1,2}$/u;

const whyNot = (
  claims: DocumentClaims,
  { text, citations }: Sentence,
  material: Material,
  { kind, language }: Pick<WrittenDocument, 'kind' | 'language'>,
): Unsupported | null => {
  if (citations.length === 0 && POST_NUMBER.test(text)) return null;
  const isOfOneself = claims.speaksOfOneself(text);
  const texts = citations.map((citation) => textsOf(citation, material, kind, isOfOneself));
  if (texts.some((one) => one === null)) return 'citation';
  const said = texts.flatMap((one) => one ?? []);
  if (said.includes(text)) return null;
  if (isMarked(text)) return 'markup';
  const { dates, rest } = claims.dates(text, language);
  const isSpan = dates.length > 0 && claims.foreignWords(rest, [], language).length === 0;
  if (isSpan && dates.length > 1 && !spans(dates, citations, material)) return 'date';
  if (!dates.every((date) => isHeld(claims, date, { citations, said, material, language, isSpan }))) return 'date';
  if (claims.saysThisYear(text) && !isThisYear(claims, citations, said, material)) return 'date';
  if (
    claims.saysUntilNow(text) &&
    !citations.some((citation) => citation.kind === 'fact' && lasts(material.facts.get(citation.id)))
  )
    return 'date';
  const counted = claims.countOfWins(rest);
  const wins = new Set(citations.flatMap((one) => (one.kind === 'win' ? [one.id] : [])));
  if (counted !== null && counted !== wins.size) return 'number';
  const figures = counted === null ? rest : rest.replace(/^\S+/u, '');
  if (claims.strayNumbers(figures, said, language).length > 0) return 'number';
  if (claims.takesCredit(rest, said)) return 'credit';
  const foreign = claims.foreignWords(rest, said, language);
  if (foreign.length > 0)
    return citations.length === 0 ? 'citation' : isDoubtful(foreign, text, language) ? 'doubtful' : 'name-or-claim';
  return claims.turnsRound(rest, said, language) ? 'denial' : null;
};

/** Most of it is held by its sources, and what is not is no name. Only names have a capital within a sentence, but in German. */
const isDoubtful = (foreign: readonly string[], text: string, language: Language): boolean =>
  foreign.join('').length < text.length / 2 &&
  !foreign.some((word) => /\d/u.test(word) || (language !== 'de' && !text.startsWith(word) && /^\p{Lu}/u.test(word)));

/**
 * What a citation says; null where there is none such. A job description says what its reader wants: a letter may repeat it to them,
 * and it bears out nothing of whoever writes. The company and role that are applied for are named in letters, and are nothing that
 * a CV could claim.
 */
const textsOf = (
  citation: Citation,
  { wins, facts, sources, brief, prompt }: Material,
  kind: WrittenDocument['kind'],
  isOfOneself: boolean,
): readonly string[] | null => {
  switch (citation.kind) {
    case 'win':
      return wins.get(citation.id)?.texts ?? null;
    case 'fact': {
      const fact = facts.get(citation.id);
      if (!fact) return null;
      const { id: _id, kind: _is, ...values } = fact;
      return Object.values(values).flatMap((value: string | null) => (value === null || value === '' ? [] : [value]));
    }
    case 'profile':
      return [sources.profile[citation.field]];
    case 'wish':
      if (kind === 'cv') return [];
      if (citation.field === 'jobDescription') return isOfOneself ? [] : [brief.jobDescription];
      return [citation.field === 'prompt' ? prompt : brief[citation.field]];
  }
};

/** Nothing but from when to when its wins were: the first and the last of them. */
const spans = (dates: readonly NamedDate[], citations: readonly Citation[], { wins }: Material): boolean => {
  const days = citations
    .flatMap((citation) => (citation.kind === 'win' ? [wins.get(citation.id)?.date ?? ''] : []))
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (days.length === 0 || !first || !last) return true;
  return isThat(first, days[0] ?? '') && isThat(last, days.at(-1) ?? '');
};

/**
 * A date is that of a fact that is named as a citation or of a win, where it leads its sentence; else it stands in their words.
 */
const isHeld = (
  claims: DocumentClaims,
  date: NamedDate,
  {
    citations,
    said,
    material,
    language,
    isSpan,
  }: Readonly<{
    citations: readonly Citation[];
    said: readonly string[];
    material: Material;
    language: Language;
    isSpan: boolean;
  }>,
): boolean => {
  const held = citations.flatMap((citation): readonly string[] => {
    if (citation.kind === 'win') return !date.isLeading && !isSpan ? [] : [material.wins.get(citation.id)?.date ?? ''];
    const fact = citation.kind === 'fact' ? material.facts.get(citation.id) : undefined;
    return fact
      ? ['from' in fact ? fact.from : '', 'to' in fact ? (fact.to ?? '') : '', 'issued' in fact ? fact.issued : '']
      : [];
  });
  return (
    held.some((day) => isThat(date, day)) ||
    said.some((one) => claims.dates(one, language).dates.some((named) => isSame(date, named)))
  );
};

const isThat = ({ year, month, day }: NamedDate, held: string): boolean =>
  held !== '' &&
  (year === null || year === Number(held.slice(0, 4))) &&
  (month === null || month === Number(held.slice(5, 7))) &&
  (day === null || day === Number(held.slice(8, 10)));

const isSame = (one: NamedDate, other: NamedDate): boolean =>
  one.year === other.year && one.month === other.month && one.day === other.day;

const isThisYear = (
  claims: DocumentClaims,
  citations: readonly Citation[],
  said: readonly string[],
  { wins, sources }: Material,
): boolean =>
  said.some((text) => claims.saysThisYear(text)) ||
  citations.every(
    (citation) => citation.kind !== 'win' || wins.get(citation.id)?.date.slice(0, 4) === sources.today.slice(0, 4),
  );

const lasts = (fact: CareerFact | undefined): boolean => fact !== undefined && 'to' in fact && fact.to === null;

/** The same without what was rejected; its user is told of each, by the words that are gone, but for what marks and links. */
export const withoutRejected = (
  document: WrittenDocument,
  rejected: readonly Pick<Rejected, 'sentence'>[],
): WrittenDocument => {
  const gone = new Set(rejected.map(({ sentence }) => sentence.text));
  return {
    ...document,
    title: gone.has(document.title) ? '' : document.title,
    contact: document.contact.filter(({ text }) => !gone.has(text)),
    blocks: document.blocks.flatMap((block) => blockWithout(block, gone)),
    notes: [
      ...document.notes,
      ...rejected.map(({ sentence }) => ({ type: 'left-out', place: '', text: toldOf(sentence.text) }) as const),
    ],
  };
};

const MOST_TOLD = 300;
const toldOf = (text: string): string =>
  isMarked(text)
    ? text
        .replace(/(?<!\S)\S*(?::\/\/|www\.)\S*|[<>`*[\]{}|\\^~]|\p{Cc}|\p{Cf}/giu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, MOST_TOLD)
    : text;

/** What is left of a block; none where nothing is. */
const blockWithout = (block: Block, gone: ReadonlySet<string>): readonly Block[] => {
  const kept = (sentences: readonly Sentence[]) => sentences.filter(({ text }) => !gone.has(text));
  const orNull = (sentence: Sentence | null) => (sentence && !gone.has(sentence.text) ? sentence : null);
  switch (block.type) {
    case 'heading':
      return gone.has(block.text) ? [] : [block];
    case 'paragraph':
      return kept(block.sentences).length === 0 ? [] : [{ ...block, sentences: kept(block.sentences) }];
    case 'post':
      return kept(block.sentences).every(({ text }) => POST_NUMBER.test(text))
        ? []
        : [{ ...block, sentences: kept(block.sentences) }];
    case 'bullets':
      return kept(block.items).length === 0 ? [] : [{ ...block, items: kept(block.items) }];
    case 'entry':
      return gone.has(block.title.text)
        ? []
        : [{ ...block, place: orNull(block.place), time: orNull(block.time), items: kept(block.items) }];
  }
};
