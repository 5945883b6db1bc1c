import { createDeadline, type Deadline } from '#application/engine/deadline.ts';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, Claims } from '#application/wins/public.ts';
import { type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { WritingStage } from '#domain/documents/events.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import type { AiDocumentWriter, AiOrder, AiUser, Draft } from './ai-document-writer.ts';
import { unsupportedInTurns, withoutRejected } from './check-document.ts';
import { fitsItsNetwork, rejectedInDraft, withoutRejectedAndLeaning, withTrueQuotes } from './check-draft.ts';
import type { DocumentBrief, DocumentSources, DocumentWriter } from './document-writer.ts';

/** `aiDocumentWriter` is null where no provider is set. */
export type DocumentWriters = Readonly<{
  documentWriter: DocumentWriter;
  aiDocumentWriter: AiDocumentWriter | null;
  documentClaims: Claims;
  /** Looks up what doubtful sentences of AI rest on; null where no provider is set. */
  claimFinder?: ClaimFinder | null;
  figures?: Figures;
}>;

/** Told while AI writes: out of how many wins, and how far it is. */
export type WritingProgress = (stage: WritingStage, winCount: number) => Promise<void>;

/** `writtenBy` names plain code or a provider's model; `fallbackReason` says why AI, which was to write it, did not. */
export type Composed = Readonly<{
  document: WrittenDocument;
  writtenBy: string;
  fallbackReason: FallbackReason | null;
}>;

type Asked = Readonly<{ brief: DocumentBrief; sources: DocumentSources }>;

/** For a large model to write, to be told what does not stand, and to write that anew. What is not there then, plain code has. */
export const WRITING_MS = 180_000;

const PLAIN = 'builtin';

/**
 * A document that its sources bear out: AI's where there is one, it writes in time and enough of it passes the check, else
 * that of plain code, which passes the same check.
 */
export const composeDocument = async (
  {
    documentWriter,
    aiDocumentWriter: ai,
    documentClaims: claims,
    claimFinder = null,
    figures = noFigures,
  }: DocumentWriters,
  { brief, sources }: Asked,
  user: AiUser,
  limitMs: number,
  progress: WritingProgress = async () => {},
): Promise<Composed> => {
  const deadline = createDeadline(limitMs, 'the AI provider');
  try {
    const plain = await documentWriter.write(brief, sources);
    const byPlain = async (fallbackReason: FallbackReason | null): Promise<Composed> => ({
      document: await borneOut(claims, plain, { brief, sources }),
      writtenBy: PLAIN,
      fallbackReason,
    });
    if (!ai || citedWins(plain).size === 0) return await byPlain(null);
    const find = claimFinder?.for({
      userId: user.userId,
      names: async () => [...(await user.names()), ...namesIn(sources)],
      language: plain.language,
    });
    const writing = { claims, find: find ?? null, figures, deadline, asked: { brief, sources }, plain, progress };
    const byAi = await writtenByAi(writing, ai, user);
    return typeof byAi === 'string'
      ? await byPlain(byAi)
      : { document: byAi, writtenBy: ai.name, fallbackReason: null };
  } finally {
    deadline.clear();
  }
};

type Writing = Readonly<{
  claims: Claims;
  find: ReturnType<ClaimFinder['for']> | null;
  figures: Figures;
  deadline: Deadline;
  asked: Asked;
  plain: WrittenDocument;
  progress: WritingProgress;
}>;

const writtenByAi = async (
  writing: Writing,
  ai: AiDocumentWriter,
  user: AiUser,
): Promise<WrittenDocument | FallbackReason> => {
  const { claims, deadline, asked, plain, progress } = writing;
  try {
    const order = { plain, ...mayLeave(claims, asked, user) };
    await progress('writing', order.sources.wins.length);
    const draft = await deadline.wait(ai.draft(order, user));
    await progress('checking', order.sources.wins.length);
    return (await mended(writing, draft)) ?? 'unfit';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return fallbackReasonOf(error);
  }
};

const fallbackReasonOf = (error: Fault): FallbackReason => {
  if (isAiOverBudget(error)) return 'over-budget';
  return isUnavailable(error) ? 'away' : 'unfit';
};

/** Plain code's sentences that cite nothing are our own: greetings, headings and gaps to fill. */
const borneOut = async (claims: Claims, document: WrittenDocument, asked: Asked): Promise<WrittenDocument> => {
  const found = await unsupportedInTurns(claims, { document, ...asked });
  const rejected = found.filter(({ sentence }) => sentence.citations.length > 0);
  return rejected.length === 0 ? document : withoutRejected(document, rejected);
};

/** Neither what gives orders to a model, nor what speaks of a crisis. */
const mayLeave = (
  claims: Claims,
  { brief, sources }: Asked,
  user: Pick<AiUser, 'mayLeave'>,
): Pick<AiOrder, 'brief' | 'sources'> => {
  const isFit = (text: string) => !claims.givesOrders(text) && user.mayLeave(text);
  const orNothing = (text: string) => (isFit(text) ? text : '');
  const { role, company } = sources.profile;
  return {
    brief: {
      ...brief,
      prompt: orNothing(brief.prompt),
      company: orNothing(brief.company),
      role: orNothing(brief.role),
      jobDescription: orNothing(brief.jobDescription),
    },
    sources: {
      ...sources,
      profile: { ...sources.profile, role: orNothing(role), company: orNothing(company) },
      wins: sources.wins.filter(({ text, skills }) => isFit([text, ...skills].join('\n'))),
      facts: sources.facts.filter((fact) => isFit(Object.values(fact).join('\n'))),
    },
  };
};

/** Whoever and whatever house a career names. */
const namesIn = ({ profile, facts }: DocumentSources): readonly string[] => [
  ...profile.name.split(/\s+/u),
  profile.email,
  profile.phone,
  profile.company,
  ...facts.flatMap((fact) => [
    'employer' in fact ? fact.employer : '',
    'school' in fact ? fact.school : '',
    'issuer' in fact ? fact.issuer : '',
    'place' in fact ? fact.place : '',
  ]),
];

/** The doubtful sentences of a draft that were looked up, in one call, by whether they were found said. */
const lookedUp = async (
  { claims, find, deadline, asked }: Writing,
  draft: Draft,
): Promise<ReadonlyMap<string, boolean>> => {
  const { document } = draft;
  const rejected = rejectedInDraft(claims, { document, own: saidIn(draft, document), found: null, ...asked });
  const doubtful = rejected.flatMap(({ sentence, doubt }) => (doubt ? [{ sentence, ...doubt }] : []));
  if (!find || doubtful.length === 0) return new Map();
  try {
    const findings = await deadline.wait(find(doubtful.map(({ claim, judgement }) => ({ ...claim, ...judgement }))));
    return new Map(
      doubtful.flatMap(({ sentence, claim, judgement }, at) => {
        const finding = findings[at];
        return finding ? [[sentence.text, claims.settle(claim, judgement, finding, 'document')] as const] : [];
      }),
    );
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return new Map();
  }
};

/**
 * What is doubtful is looked up; what was rejected is written anew once, with what is wrong with it. What is rejected again, or was not
 * there in time, is cut together with what cannot be read without it. Null where less than half is left.
 */
const mended = async (writing: Writing, draft: Draft): Promise<WrittenDocument | null> => {
  const { claims, figures, deadline, asked } = writing;
  const found = await lookedUp(writing, draft);
  const counted = new Set<string>();
  const rejectedIn = (document: WrittenDocument) => {
    const rejected = rejectedInDraft(claims, { document, own: saidIn(draft, document), found, ...asked });
    for (const { sentence, why } of rejected)
      if (!counted.has(sentence.text)) figures.add(`ai.rejected|document|${why}`);
    for (const { sentence } of rejected) counted.add(sentence.text);
    return rejected;
  };
  const rejected = rejectedIn(draft.document);
  const again = rejected.length === 0 ? draft.document : await rewritten(deadline, draft, rejected);
  const cut = withoutRejectedAndLeaning(again, rejectedIn(again), (one) => draft.saidOf(one)?.leans ?? false);
  const document = withTrueQuotes(cut, asked.sources);
  if (!fitsItsNetwork(document)) return null;
  const [asWritten, kept] = [saidIn(draft, draft.document).length, saidIn(draft, document).length];
  return kept > 0 && kept >= asWritten * MIN_KEPT && citedWins(document).size > 0 ? document : null;
};

/** Of its own sentences. */
const MIN_KEPT = 0.5;

const saidIn = (draft: Draft, document: WrittenDocument): readonly Sentence[] =>
  sentencesOf(document).filter((sentence) => draft.saidOf(sentence) !== null);

const citedWins = (document: WrittenDocument): ReadonlySet<string> =>
  new Set(
    sentencesOf(document).flatMap(({ citations }) => citations.flatMap((one) => (one.kind === 'win' ? [one.id] : []))),
  );

const rewritten = async (
  deadline: Deadline,
  draft: Draft,
  rejected: Parameters<Draft['rewritten']>[0],
): Promise<WrittenDocument> => {
  try {
    return await deadline.wait(draft.rewritten(rejected));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return draft.document;
  }
};
