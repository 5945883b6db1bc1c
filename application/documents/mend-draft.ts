import type { Deadline } from '#application/engine/deadline.ts';
import type { Figures } from '#application/engine/figures.ts';
import { isAiCalledOff } from '#application/engine/ports/ai-faults.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, ClaimFinding, Claims } from '#application/wins/public.ts';
import { type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { Draft } from './ai-document-writer.ts';
import { fitsItsNetwork, rejectedInDraft, withoutRejectedAndLeaning, withTrueQuotes } from './check-draft.ts';
import type { DocumentBrief, DocumentSources } from './document-writer.ts';

/** What a draft is checked with. `find` is null where nobody can be asked. */
export type Mending = Readonly<{
  claims: Claims;
  find: ReturnType<ClaimFinder['for']> | null;
  figures: Figures;
  deadline: Deadline;
  asked: Readonly<{ brief: DocumentBrief; sources: DocumentSources }>;
}>;

/** A fault that plain code makes up for; all else is thrown. */
export const withoutAi = (error: unknown): Fault => {
  if (!(error instanceof Fault) || isAiCalledOff(error)) throw error;
  return error;
};

type Found = NonNullable<Parameters<typeof rejectedInDraft>[1]['found']>;

/**
 * Doubtful sentences are looked up in one call, by whether they were found said. Of those that were written anew
 * (`first` is what was found of the draft) one that cannot be looked up counts as not said.
 */
const lookedUp = async (
  { claims, find, deadline, asked }: Mending,
  draft: Draft,
  document = draft.document,
  first: Found = new Map(),
): Promise<Found> => {
  if (!find) return first;
  const isAnew = document !== draft.document;
  const seen = new Set(isAnew ? sentencesOf(draft.document).map(keyOf) : []);
  const rejected = rejectedInDraft(claims, { document, own: saidIn(draft, document), found: null, ...asked });
  const doubtful = rejected.flatMap(({ sentence, doubt }) =>
    doubt && !seen.has(keyOf(sentence)) ? [{ sentence, ...doubt }] : [],
  );
  if (doubtful.length === 0) return first;
  const unfound = new Map([
    ...first,
    ...doubtful.flatMap(({ sentence }) =>
      isAnew ? [[sentence.text, { stands: false, wrong: '', unfound: [] }] as const] : [],
    ),
  ]);
  try {
    const findings = await deadline.wait(find(doubtful.map(({ claim, judgement }) => ({ ...claim, ...judgement }))));
    const found = doubtful.flatMap(({ sentence, claim, judgement, mode }, at) => {
      const finding = findings[at];
      if (!finding) return [];
      const stands = claims.settle(claim, judgement, finding, mode);
      return [[sentence.text, { stands, ...whatIsWrong(finding) }] as const];
    });
    return new Map([...unfound, ...found]);
  } catch (error) {
    withoutAi(error);
    return unfound;
  }
};

/** The same words on other sources are another claim. */
const keyOf = ({ text, citations }: Sentence): string => JSON.stringify([text, citations]);

/** What no source says, in the words of who looked, and which words they did not find. */
const whatIsWrong = ({ wrong = '', quotes }: ClaimFinding) => ({
  wrong,
  unfound: quotes.filter(({ quote }) => quote === '').map(({ word }) => word),
});

/**
 * What is doubtful is looked up; what was rejected is written anew once, with what is wrong with it, and looked up as
 * well. What is rejected again, or was not there in time, is cut together with what cannot be read without it. Null
 * where less than half is left.
 */
export const mended = async (writing: Mending, draft: Draft): Promise<WrittenDocument | null> => {
  const { claims, figures, deadline, asked } = writing;
  const found = await lookedUp(writing, draft);
  const counted = new Set<string>();
  const rejectedIn = (document: WrittenDocument, by: Found) => {
    const rejected = rejectedInDraft(claims, { document, own: saidIn(draft, document), found: by, ...asked });
    for (const { sentence, why } of rejected)
      if (!counted.has(sentence.text)) figures.add(`ai.rejected|document|${why}`);
    for (const { sentence } of rejected) counted.add(sentence.text);
    return rejected;
  };
  const rejected = rejectedIn(draft.document, found);
  const again = rejected.length === 0 ? draft.document : await rewritten(deadline, draft, rejected);
  const foundAgain = again === draft.document ? found : await lookedUp(writing, draft, again, found);
  const cut = withoutRejectedAndLeaning(
    again,
    rejectedIn(again, foundAgain),
    (one) => draft.saidOf(one)?.leans ?? false,
  );
  const document = withTrueQuotes(cut, asked.sources);
  if (!fitsItsNetwork(document)) return null;
  const [asWritten, kept] = [saidIn(draft, draft.document).length, saidIn(draft, document).length];
  return kept > 0 && kept >= asWritten * MIN_KEPT && citedWins(document).size > 0 ? document : null;
};

/** Of its own sentences. */
const MIN_KEPT = 0.5;

const saidIn = (draft: Draft, document: WrittenDocument): readonly Sentence[] =>
  sentencesOf(document).filter((sentence) => draft.saidOf(sentence) !== null);

export const citedWins = (document: WrittenDocument): ReadonlySet<string> =>
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
    withoutAi(error);
    return draft.document;
  }
};
