import { createDeadline, type Deadline } from '#application/engine/deadline.ts';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { isAiOverBudget } from '#application/engine/ports/ai-faults.ts';
import { Fault, isUnavailable } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, Claims } from '#application/wins/public.ts';
import { sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { FallbackReason } from '#domain/wins/events.ts';
import type { AiDocumentWriter, AiOrder, AiUser, Draft } from './ai-document-writer.ts';
import { unsupportedIn, unsupportedInTurns, withoutRejected } from './check-document.ts';
import { type AiRejected, fitsItsNetwork, ownSentences, rejectedInDraft } from './check-draft.ts';
import type { DocumentBrief, DocumentSources, DocumentWriter } from './document-writer.ts';
import { withPlainInPlace } from './plain-in-place.ts';

/** `aiDocumentWriter` is null where no provider is set. */
export type DocumentWriters = Readonly<{
  documentWriter: DocumentWriter;
  aiDocumentWriter: AiDocumentWriter | null;
  documentClaims: Claims;
  /** Looks up what doubtful sentences of AI rest on; null where no provider is set. */
  claimFinder?: ClaimFinder | null;
  /** How it is judged: as a document where nothing is said. */
  mode?: 'document' | 'insight';
  figures?: Figures;
}>;

/** `writtenBy` names plain code or a provider's model; `fallbackReason` says why AI, which was to write it, did not. */
export type Composed = Readonly<{
  document: WrittenDocument;
  writtenBy: string;
  fallbackReason: FallbackReason | null;
}>;

type Asked = Readonly<{ brief: DocumentBrief; sources: DocumentSources; mode: 'document' | 'insight' }>;

/** Who waits before a screen has a document within ten seconds: what AI has not written by the ninth, plain code has. */
export const WHILE_WAITED_FOR_MS = 9_000;
/** Nobody waits for a mail: both of AI's calls may take as long as a call may. */
export const BY_MAIL_MS = 60_000;

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
    mode = 'document',
    figures = noFigures,
  }: DocumentWriters,
  { brief, sources }: Pick<Asked, 'brief' | 'sources'>,
  user: AiUser,
  limitMs: number,
): Promise<Composed> => {
  const deadline = createDeadline(limitMs, 'the AI provider');
  try {
    const plain = await documentWriter.write(brief, sources);
    const byPlain = async (fallbackReason: FallbackReason | null): Promise<Composed> => ({
      document: await borneOut(claims, plain, { brief, sources, mode }),
      writtenBy: PLAIN,
      fallbackReason,
    });
    if (!ai || citedWins(plain).size === 0) return await byPlain(null);
    const find = claimFinder?.for({
      userId: user.userId,
      names: async () => [...(await user.names()), ...namesIn(sources)],
      language: plain.language,
    });
    const writing = { claims, find: find ?? null, figures, deadline, asked: { brief, sources, mode }, plain };
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
}>;

const writtenByAi = async (
  writing: Writing,
  ai: AiDocumentWriter,
  user: AiUser,
): Promise<WrittenDocument | FallbackReason> => {
  const { claims, deadline, asked, plain } = writing;
  try {
    const draft = await deadline.wait(ai.draft({ plain, ...mayLeave(claims, asked, user) }, user));
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

const borneOut = async (claims: Claims, document: WrittenDocument, asked: Asked): Promise<WrittenDocument> => {
  const rejected = await unsupportedInTurns(claims, { document, ...asked });
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

/** Doubtful sentences that were looked up, in one call, and were found said. */
const settledOf = async (
  { claims, find, deadline, asked }: Writing,
  rejected: readonly AiRejected[],
): Promise<ReadonlySet<string>> => {
  const doubtful = rejected.flatMap(({ sentence, doubt }) => (doubt ? [{ sentence, ...doubt }] : []));
  if (!find || doubtful.length === 0) return new Set();
  try {
    const looked = doubtful.map(({ claim, judgement }) => ({ ...claim, ...judgement }));
    const findings = await deadline.wait(find(looked));
    return new Set(
      doubtful.flatMap(({ sentence, claim, judgement }, at) => {
        const finding = findings[at] ?? null;
        return finding !== null && claims.settle(claim, judgement, finding, asked.mode) ? [sentence.text] : [];
      }),
    );
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return new Set();
  }
};

/**
 * What is doubtful is looked up, and what was rejected is written anew once; what is rejected again, or was not there in time, gives way to what plain code says
 * of the same win, or is left out and told. Null where too little of it is AI's then, or of its wins.
 */
const mended = async (writing: Writing, draft: Draft): Promise<WrittenDocument | null> => {
  const { claims, figures, deadline, asked, plain } = writing;
  const counted = new Set<string>();
  let settled: ReadonlySet<string> = new Set();
  const rejectedIn = (document: WrittenDocument) => {
    const rejected = rejectedInDraft(claims, { document, plain, settled, ...asked });
    for (const { sentence, why } of rejected)
      if (!counted.has(sentence.text)) figures.add(`ai.rejected|document|${why}`);
    for (const { sentence } of rejected) counted.add(sentence.text);
    return rejected;
  };
  settled = await settledOf(writing, rejectedInDraft(claims, { document: draft.document, plain, ...asked }));
  const rejected = rejectedIn(draft.document);
  const again = rejected.length === 0 ? draft.document : await rewritten(deadline, draft, rejected);
  const filled = withPlainInPlace(again, rejectedIn(again), plain);
  const document = withoutRejected(filled, rejectedIn(filled));
  if (unsupportedIn(claims, { document, settled, ...asked }).length > 0 || !fitsItsNetwork(document)) return null;
  const [asWritten, kept] = [ownSentences(draft.document, plain).length, ownSentences(document, plain).length];
  const isEnough = kept > 0 && kept >= asWritten * LEAST_KEPT;
  return isEnough && citedWins(document).size >= leastWins(asked.brief, plain) ? document : null;
};

/** Of its own sentences. */
const LEAST_KEPT = 0.5;
const LEAST_WINS = 3;

/** A prompt may ask for a single sentence. */
const leastWins = ({ variant }: DocumentBrief, plain: WrittenDocument): number =>
  plain.kind === 'custom-content' && variant === '' ? 1 : Math.min(LEAST_WINS, citedWins(plain).size);

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
