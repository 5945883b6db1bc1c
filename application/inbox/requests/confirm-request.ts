import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/public.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome, ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import { wishedPosition } from './change-position.ts';
import { scheduleAsItIs, wishedPause, wishedSchedule } from './change-schedule.ts';
import { askByWords, namesNoCategory } from './correct-by-words.ts';
import { askBack, type OpenRequest, toConfirm } from './open-request.ts';

/** Asks whether just this is meant. What could not be carried out after a "yes" says so at once. */
export const askToConfirm = async (
  parts: Pick<Services, 'log' | 'readModels' | 'clock'> & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const { kind, details } = asked.request;
  switch (kind) {
    case 'change-schedule': {
      const wish = await wishedSchedule(parts, asked);
      if ('result' in wish) return wish;
      if (wish.isSame) return scheduleAsItIs(parts, asked);
      const { shiftMinutes: _, ...told } = details; // a yes means the hour that was asked about, whatever it is by then
      const meant =
        details.shiftMinutes === undefined || !wish.schedule.clockTime
          ? details
          : { ...told, clockTime: wish.schedule.clockTime };
      return toConfirm({ ...asked, request: { ...asked.request, details: meant } }, { schedule: wish.schedule });
    }
    case 'pause': {
      const wish = wishedPause(parts, asked);
      return 'result' in wish ? wish : toConfirm(asked);
    }
    case 'change-profile': {
      const wish = await wishedPosition(parts, asked);
      if ('result' in wish) return wish;
      return toConfirm({ ...asked, request: { ...asked.request, details: { ...details, ...wish.position } } });
    }
    case 'correct-wins': {
      if (details.correctionsByWords) return askByWords(parts, asked, details.correctionsByWords);
      if (asked.numbered.length === 0) return askBack(asked, 'a-list-first');
      const { corrections = [] } = details;
      const isClear = corrections.length > 0 && corrections.every((one) => one.kind !== 'unclear');
      if (corrections.some(namesNoCategory)) return askBack(asked, 'which-category');
      return isClear ? toConfirm(asked, { named: asked.numbered }) : askBack(asked, 'correction');
    }
    default:
      return toConfirm(asked);
  }
};

/** One of our answers, and when it was given (ISO 8601). */
export type GivenAnswer = Readonly<{ id: string; at: string; facts: AnswerFacts | null }>;

const GOOD_FOR_MS = 7 * 24 * 60 * 60_000;

/** Something we asked to confirm; `questionId` is the same however often it is answered. */
export type Pending = Readonly<{ questionId: string; outcome: ToConfirmOutcome }>;

/**
 * What a "yes" at this time stands for: all that the newest of these answers asked to confirm, for seven days. What says
 * only that wins were kept is passed over; whatever else was asked or done since takes its place.
 */
export const toConfirmIn = (answers: readonly GivenAnswer[], at: string): readonly Pending[] => {
  const last = answers.find(({ facts }) => facts !== null && (facts.outcomes.length > 0 || facts.question !== null));
  if (!last?.facts || Date.parse(at) - Date.parse(last.at) > GOOD_FOR_MS) return [];
  return last.facts.outcomes.flatMap((outcome, index) =>
    isToConfirm(outcome) ? [{ questionId: `${last.id}:${index}`, outcome }] : [],
  );
};

const isToConfirm = (outcome: RequestOutcome): outcome is ToConfirmOutcome => outcome.result === 'to-confirm';

/** A question is answered for good; it can be answered for seven days. */
const answeredOnce: Limit = { name: 'question-answered', most: 1, seconds: 8 * 24 * 60 * 60 };

/** Whether this is the first answer to the question that it answers; the same request again is the same answer. */
export const isFirstAnswer = async (
  services: Pick<Services, 'registers' | 'vault' | 'clock'>,
  { userId, requestId, request: { details } }: Pick<OpenRequest, 'userId' | 'requestId' | 'request'>,
): Promise<boolean> =>
  details.answeredQuestion === undefined ||
  takeFrom(services, answeredOnce, `${userId} ${details.answeredQuestion}`, requestId);

/** What was asked to confirm, as a request that its user means, or after a "no" one that they do not. */
export const confirmed = (
  { questionId, outcome: { request, asked, facts } }: Pending,
  isMeant: boolean,
): MailRequest => ({
  kind: request,
  text: asked,
  details: {
    ...facts.details,
    ...(facts.named.length > 0 ? { numberedWinIds: facts.named } : {}),
    ...(isMeant ? {} : { declined: true }),
    answeredQuestion: questionId,
  },
  certain: true,
});
