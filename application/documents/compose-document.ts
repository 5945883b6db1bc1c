import { createDeadline } from '#application/engine/deadline.ts';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { type Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, Claims } from '#application/wins/public.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import type { WritingStage } from '#domain/documents/events.ts';
import { type KnownNames, knownOfCareer, knownTogether } from '#domain/known-names.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import type { AiDocumentWriter, AiOrder, AiUser } from './ai-document-writer.ts';
import { unsupportedInTurns } from './check-document.ts';
import type { DocumentBrief, DocumentSources, DocumentWriter } from './document-writer.ts';
import { citedWins, type Mending, mended, withoutAi } from './mend-draft.ts';
import { withoutRejected } from './without-rejected.ts';

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
 * that of plain code, which passes the same check. Rejects with `ai-called-off` once `user.signal` fires.
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
    const names = async () => knownTogether(await user.names(), knownIn(brief, sources));
    const find = claimFinder?.for({
      userId: user.userId,
      ...(user.workId === undefined ? {} : { workId: user.workId }),
      ...(user.signal === undefined ? {} : { signal: user.signal }),
      names,
      language: plain.language,
    });
    const writing = { claims, find: find ?? null, figures, deadline, asked: { brief, sources }, plain, progress };
    const byAi = await writtenByAi(writing, ai, { ...user, names });
    return typeof byAi === 'string'
      ? await byPlain(byAi)
      : { document: byAi, writtenBy: ai.name, fallbackReason: null };
  } finally {
    deadline.clear();
  }
};

type Writing = Mending & Readonly<{ plain: WrittenDocument; progress: WritingProgress }>;

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
    return fallbackReasonOf(withoutAi(error));
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

/** What a career and a letter name is hidden from every model that helps, however it is written. */
const knownIn = (brief: DocumentBrief, { profile, facts }: DocumentSources): KnownNames =>
  knownTogether(knownOfCareer(facts), {
    people: [...profile.name.split(/\s+/u), profile.email, profile.phone],
    firms: [profile.company, brief.company],
    places: [],
  });
