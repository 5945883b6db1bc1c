import type { Claim, ClaimFault, ClaimJudgement, ClaimSource, Claims } from '#application/wins/public.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { type Citation, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import type { DocumentBrief, DocumentSources } from './document-writer.ts';
import { spannedMonths } from './spanned-months.ts';

/**
 * Why a sentence is not kept. `citation`: it names what is not there, or claims something and names nothing. `doubtful`: code does
 * not settle it, and nobody has found it said.
 */
export type Unsupported = 'citation' | 'markup' | 'doubtful' | ClaimFault;
/** `doubt` where somebody may be asked about it. */
export type Rejected = Readonly<{ sentence: Sentence; why: Unsupported; doubt?: Doubt }>;
export type Doubt = Readonly<{ claim: Claim; judgement: ClaimJudgement; mode: 'document' | 'stance' }>;

/** A written document, with what it is for and what it was written out of. */
export type Checked = Readonly<{ document: WrittenDocument; brief: DocumentBrief; sources: DocumentSources }>;

/** Nothing that a page or a file could show as a mark, a picture or a hidden letter; a link stands in contact lines alone. */
const MARKUP = /[<>`*[\]{}|\\^~]|\p{Cc}|\p{Cf}|\S{80}/u;
const LINK = /:\/\/|www\./iu;
export const isMarked = (text: string): boolean => MARKUP.test(text) || LINK.test(text);

/** All sentences of a document that its sources do not bear out, in the order of reading; headings and title among them. */
export const unsupportedIn = (claims: Claims, checked: Checked): readonly Rejected[] =>
  [...looking(claims, checked)].flatMap((found) => found ?? []);

const TURN_MS = 8;

/** The same, and whoever else waits has a turn between two sentences: a long document is no reason to stop for anybody. */
export const unsupportedInTurns = async (claims: Claims, checked: Checked): Promise<readonly Rejected[]> => {
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
function* looking(claims: Claims, { document, brief, sources }: Checked): Generator<Rejected | null, void, undefined> {
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
  for (const text of [
    document.title,
    ...document.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [])),
  ]) {
    const heading = { text, citations };
    const found = text === '' ? null : whyNoHeading(claims, heading, material, document);
    yield found === null ? null : { sentence: { text, citations: [] }, ...found };
  }
  for (const sentence of sentencesOf(document)) {
    const found = whyNot(claims, sentence, material, document, 'document');
    yield found === null ? null : { sentence, ...found };
  }
}

/** Half of what a heading says must be told below it, and nothing of it may be wrong: it leads in, and claims little. */
const LEAST_OF_HEADING = 0.5;

const whyNoHeading = (
  claims: Claims,
  heading: Sentence,
  material: Material,
  document: WrittenDocument,
): Reason | null => {
  const spanned = spannedMonths(material.sources);
  const found = whyNot(claims, heading, material, { ...document, kind: 'custom-content' }, 'heading', spanned);
  if (found?.why !== 'doubtful') return found;
  const { support = 0, doubts = [] } = found.doubt?.judgement ?? {};
  const wrong = doubts.find((doubt) => !OF_HEADINGS.has(doubt));
  if (wrong) return { why: wrong };
  return support >= LEAST_OF_HEADING ? null : { why: 'word' };
};

/** A heading names what is told below it, of many wins: of these nothing can be said of it. */
const OF_HEADINGS: ReadonlySet<ClaimFault> = new Set<ClaimFault>(['word', 'merged', 'credit', 'denial', 'date']);

type Material = Readonly<{
  wins: ReadonlyMap<string, Readonly<{ text: string; skills: readonly string[]; date: string; knownDate: string }>>;
  facts: ReadonlyMap<string, CareerFact>;
  brief: DocumentBrief;
  sources: DocumentSources;
  prompt: string;
}>;

const materialOf = (claims: Claims, brief: DocumentBrief, sources: DocumentSources): Material => ({
  wins: new Map(
    sources.wins.map((win) => {
      const { id, text, skills, date } = win;
      return [id, { text, skills, date, knownDate: knownDate(win) }];
    }),
  ),
  facts: new Map(sources.facts.map((fact) => [fact.id, fact])),
  brief,
  sources,
  prompt: claims.givesOrders(brief.prompt) ? '' : brief.prompt,
});

/** The number of a post in a thread. */
export const POST_NUMBER = /^\d{1,2}\/\d{1,2}$/u;

type Reason = Pick<Rejected, 'why' | 'doubt'>;

const whyNot = (
  claims: Claims,
  { text, citations }: Sentence,
  material: Material,
  { kind, language }: Pick<WrittenDocument, 'kind' | 'language'>,
  mode: 'document' | 'heading',
  spanned: ClaimSource | null = null,
): Reason | null => {
  if (citations.length === 0 && POST_NUMBER.test(text)) return null;
  const isOfOneself = claims.speaksOfOneself(text);
  const held = citations.map((citation) => sourcesFor(citation, material, kind, isOfOneself));
  if (held.some((one) => one === null)) return { why: 'citation' };
  const sources = [...held.flatMap((one) => one ?? []), ...(spanned ? [spanned] : [])];
  if (isSaidByOne(text, citations, material, sources)) return null;
  if (isMarked(text)) return { why: 'markup' };
  const times = claims.timesIn(text, language);
  if (times !== null && times.length > 1 && !spanned && citations.some(({ kind }) => kind === 'win'))
    return spans(times, citations, material) ? null : { why: 'date' };
  if (claims.saysThisYear(text) && !isThisYear(claims, citations, sources, material)) return { why: 'date' };
  if (
    claims.saysUntilNow(text) &&
    !citations.some((citation) => citation.kind === 'fact' && lasts(material.facts.get(citation.id)))
  )
    return { why: 'date' };
  const counted = claims.countOfWins(text, language);
  const wins = new Set(citations.flatMap((one) => (one.kind === 'win' ? [one.id] : [])));
  if (counted !== null && counted !== wins.size) return { why: 'number' };
  const claim = { text: counted === null ? text : text.replace(/^\S+/u, ''), sources };
  const [judgement] = claims.check([claim], { mode, language });
  if (!judgement || judgement.verdict === 'stands') return null;
  if (POSTS.has(kind) && citations.length === 0 && !isOfOneself && asksReaders(text, judgement)) return null;
  if (judgement.verdict === 'doubtful') {
    if (citations.length === 0 && !mayTakeAStance(kind, judgement)) return { why: 'citation' };
    return { why: 'doubtful', doubt: { claim, judgement, mode: saysI(kind) ? 'stance' : 'document' } };
  }
  return { why: citations.length === 0 ? 'citation' : (judgement.faults[0] ?? 'word') };
};

const POSTS: ReadonlySet<string> = new Set(['linkedin-post', 'twitter-post', 'social-thread']);

/** Its writer speaks in it, and may say what they want or think. */
const saysI = (kind: WrittenDocument['kind']): boolean => kind !== 'cv' && kind !== 'growth-log';

/** Such a sentence may rest on nothing: it has no number, rank or result. */
const mayTakeAStance = (kind: WrittenDocument['kind'], { doubts }: ClaimJudgement): boolean =>
  saysI(kind) && doubts.every((doubt) => OF_STANCES.has(doubt));
const OF_STANCES: ReadonlySet<ClaimFault> = new Set<ClaimFault>(['word', 'exclusive', 'denial', 'date', 'credit']);

/** "How do you hand over?" claims nothing: no number, no name, no result. */
const asksReaders = (text: string, { verdict, doubts }: ClaimJudgement): boolean =>
  /^[^.!?:]+\?$/u.test(text) &&
  !/\d/u.test(text) &&
  verdict === 'doubtful' &&
  doubts.every((doubt) => doubt === 'word');

/** Letter for letter a source, or a skill of one. */
const isSaidByOne = (
  text: string,
  citations: readonly Citation[],
  { wins }: Material,
  sources: readonly ClaimSource[],
): boolean =>
  sources.some((source) => source.text === text) ||
  citations.some(
    (citation) =>
      citation.kind === 'win' && [wins.get(citation.id)?.text, ...(wins.get(citation.id)?.skills ?? [])].includes(text),
  );

/**
 * The sources behind a citation; null where there is none such. A job description says what its reader wants: a letter may repeat it to them,
 * and it bears out nothing of whoever writes. The company and role that are applied for are named in letters, and are nothing that
 * a CV could claim.
 */
const sourcesFor = (
  citation: Citation,
  { wins, facts, sources, brief, prompt }: Material,
  kind: WrittenDocument['kind'],
  isOfOneself: boolean,
): readonly ClaimSource[] | null => {
  switch (citation.kind) {
    case 'win': {
      const win = wins.get(citation.id);
      if (!win) return null;
      return [
        {
          text: [win.text, win.skills.join(', ')].filter((text) => text !== '').join('\n'),
          days: [win.knownDate],
          isLasting: false,
        },
      ];
    }
    case 'fact': {
      const fact = facts.get(citation.id);
      if (!fact) return null;
      const { id: _id, kind: _is, ...values } = fact;
      return Object.values(values).flatMap((text: string | null) =>
        text === null || text === '' ? [] : [lasting(text, daysOf(fact))],
      );
    }
    case 'profile':
      return [lasting(sources.profile[citation.field], [])];
    case 'wish':
      if (citation.field === 'prompt') return saidInPrompt(prompt);
      if (citation.field === 'jobDescription')
        return [{ ...lasting(brief.jobDescription, []), ...(isOfOneself || kind === 'cv' ? { isWanted: true } : {}) }];
      return kind === 'cv' ? [] : [lasting(brief[citation.field], [])];
  }
};

const LONG_PROMPT = 700;

/** What somebody says of themselves counts; below it a long prompt may hold a job advertisement, which shows nothing of them. */
const saidInPrompt = (prompt: string): readonly ClaimSource[] => {
  const end = prompt.length > LONG_PROMPT ? prompt.search(/\n\s*\n/u) : -1;
  if (end < 0) return [lasting(prompt, [])];
  return [lasting(prompt.slice(0, end), []), { ...lasting(prompt.slice(end), []), isWanted: true }];
};

const lasting = (text: string, days: readonly string[]): ClaimSource => ({ text, days, isLasting: true });

const daysOf = (fact: CareerFact): readonly string[] => [
  'from' in fact ? fact.from : '',
  'to' in fact ? (fact.to ?? '') : '',
  'issued' in fact ? fact.issued : '',
];

/** Nothing but from when to when its wins were: the first and the last of them. */
const spans = (times: readonly string[], citations: readonly Citation[], { wins }: Material): boolean => {
  const days = citations
    .flatMap((citation) => (citation.kind === 'win' ? [wins.get(citation.id)?.knownDate ?? ''] : []))
    .sort();
  const [first, last] = [times[0], times.at(-1)];
  if (days.length === 0 || first === undefined || last === undefined) return true;
  return isThat(first, days[0] ?? '') && isThat(last, days.at(-1) ?? '');
};

/** What a time leaves open may be anything: "----" stands for any year. */
const isThat = (time: string, day: string): boolean =>
  time.split('-').length > 0 &&
  [...day.slice(0, time.length)].every((sign, at) => time[at] === '-' || time[at] === sign);

const isThisYear = (
  claims: Claims,
  citations: readonly Citation[],
  said: readonly ClaimSource[],
  { wins, sources }: Material,
): boolean =>
  said.some(({ text }) => claims.saysThisYear(text)) ||
  citations.every(
    (citation) => citation.kind !== 'win' || wins.get(citation.id)?.date.slice(0, 4) === sources.today.slice(0, 4),
  );

const lasts = (fact: CareerFact | undefined): boolean => fact !== undefined && 'to' in fact && fact.to === null;
