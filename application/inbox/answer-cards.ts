import type { AnswerPart, MailComposer } from '#application/delivery/public.ts';
import { DOCUMENTS, documentIdOf } from '#application/documents/public.ts';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { GivenAnswer } from './messages.ts';

/**
 * What a piece of an answer is about. `help`: a crisis; `calm`: another hard day, or the days after one; `confirm`: a "yes"
 * carries it out; `question`: words answer it; `not-done`: it could not be.
 */
export type AnswerAbout =
  | 'said'
  | 'help'
  | 'calm'
  | 'schedule'
  | 'wins-listed'
  | 'look-back'
  | 'document'
  | 'corrected'
  | 'kept'
  | 'confirm'
  | 'question'
  | 'not-done';

/** `documentId`: the one that was made, as long as it is there. `droppedWinIds`: the wins that were deleted by words. */
export type AnswerCard = Readonly<{
  about: AnswerAbout;
  parts: readonly AnswerPart[];
  documentId: string | null;
  droppedWinIds: readonly string[];
}>;

/** An answer in pieces that can each be shown as what they are, in the words in which it was given. */
export const cardsOf = async (
  { composer, readModels }: Readonly<{ composer: Pick<MailComposer, 'answerPieces'>; readModels: ReadModels }>,
  { messageId, userId, answer }: Readonly<{ messageId: string; userId: number; answer: GivenAnswer }>,
): Promise<readonly AnswerCard[]> => {
  const { facts } = answer;
  const outcomes = isAnswer(facts) ? facts.outcomes : [];
  const pieces = await composer.answerPieces({ userId, ...answer });
  return Promise.all(
    pieces.map(async ({ outcome, asks, parts }) => {
      const came = outcome === null ? undefined : outcomes[outcome];
      if (came === undefined)
        return { about: asks ? 'question' : besideRequests(answer), parts, documentId: null, droppedWinIds: [] };
      const about = aboutOf(came);
      const documentId = about === 'document' ? await documentOf(readModels, userId, `${messageId}:${outcome}`) : null;
      return { about, parts, documentId, droppedWinIds: droppedBy(came) };
    }),
  );
};

const besideRequests = ({ facts }: GivenAnswer): AnswerAbout => {
  if (!isAnswer(facts)) return 'said';
  if (facts.hardDay?.tone === 'crisis') return 'help';
  return facts.hardDay || facts.afterHardDay ? 'calm' : 'said';
};

const aboutOf = ({ result, request }: RequestOutcome): AnswerAbout => {
  if (result === 'to-confirm') return 'confirm';
  if (result === 'unclear') return 'question';
  if (result !== 'done') return 'not-done';
  switch (request) {
    case 'change-schedule':
    case 'pause':
    case 'resume':
    case 'stop':
      return 'schedule';
    case 'list-wins':
    case 'ask-about-me':
      return 'wins-listed';
    case 'how-am-i-doing':
      return 'look-back';
    case 'correct-wins':
    case 'restore-wins':
      return 'corrected';
    case 'change-profile':
    case 'tell-career':
      return 'kept';
    case 'login':
    case 'ask-about-us':
      return 'said';
    default:
      return 'document';
  }
};

const droppedBy = (outcome: RequestOutcome): readonly string[] =>
  outcome.result === 'done' && outcome.request === 'correct-wins'
    ? outcome.facts.results.flatMap(({ kind, winId }) => (kind === 'drop' && winId !== undefined ? [winId] : []))
    : [];

/** The document that a request made, by the id that such a request gives it; null once it was removed. */
const documentOf = async (readModels: ReadModels, userId: number, requestId: string): Promise<string | null> => {
  const id = documentIdOf(userId, requestId);
  const found = await readModels.get(DOCUMENTS, id);
  return found?.userId === userId ? id : null;
};
