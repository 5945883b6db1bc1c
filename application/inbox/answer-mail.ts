import { standingOfUser } from '#application/billing/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { isLeft, type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { WordSigns } from '#application/wins/public.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { MailLeftUnanswered, MailReceived, MailUnderstood, MessageReceived } from '#domain/inbox/mail/events.ts';
import type { MailFoundUnreadable } from '#domain/inbox/mail/needs-you-events.ts';
import { isDocument } from '#domain/inbox/request/outcome.ts';
import { ANSWER_MAIL, answerIn, outcomesOf } from './answers/answer.ts';
import { answerByMail } from './answers/by-mail.ts';
import { answerByMessage } from './answers/by-message.ts';
import { isLoop, isThanksForAnswer } from './is-loop.ts';
import { languageOfMessage } from './language-of-message.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'vault' | 'clock' | 'mail' | 'phones' | 'helplines'> &
  Readonly<{ signs: WordSigns }>;

const daily: Limit = { name: 'answers-day', most: 10, seconds: 24 * 60 * 60 };
/** Of users without a subscription: what they mail is kept all the same. */
const monthly: Limit = { name: 'answers-inactive', most: 1, seconds: 30 * 24 * 60 * 60 };

const requestName = (index: number): string => `request:${index}`;
const ENRICHED = 'enriched';

/**
 * MailUnderstood (its wins analysed, its requests carried out) or MailFoundUnreadable → one answer, in the same conversation
 * and thread: ten a day beside documents, and one a month without a subscription. A message of the web is answered where it
 * was written, however many there are. Nothing holds the answer to a crisis back but its writer, whom it would put in danger.
 */
export const answerMail = (given: Parts): Reaction => ({
  rules: {
    reaction: ANSWER_MAIL,
    pool: 'plain',
    opens: {
      MailUnderstood: ({ mailId, userId, conversationId, winIds, requestCount, answeredWinId }) => [
        {
          key: mailId,
          userId,
          stream: streams.incomingMail(mailId),
          // What waits for nothing is not held up by what waits: somebody may need an answer at once.
          lane: winIds.length + requestCount === 0 && answeredWinId === null ? mailId : conversationId,
          waitsFor: [
            ...winIds,
            ...Array.from({ length: requestCount }, (_, index) => requestName(index)),
            ...(answeredWinId === null ? [] : [ENRICHED]),
          ],
        },
      ],
      MailFoundUnreadable: ({ mailId, userId, conversationId }) => [
        { key: mailId, userId, stream: streams.incomingMail(mailId), lane: conversationId },
      ],
    },
    releases: {
      WinAnalysed: settled,
      WinRemoved: settled,
      WinMerged: settled,
      WinExtended: ({ sourceId }) => [{ key: sourceId, from: ENRICHED }],
      RequestCarriedOut: ({ mailId, index }) => [{ key: mailId, from: requestName(index) }],
    },
    closes: {
      AnswerGiven: ({ mailId }) => [mailId],
      MailLeftUnanswered: ({ mailId }) => [mailId],
    },
  },
  async run(job, log = given.log) {
    const services = { ...given, log };
    const understood = await eventOf<MailUnderstood>(services.log, job.stream, 'MailUnderstood');
    const read = understood ?? (await eventOf<MailFoundUnreadable>(services.log, job.stream, 'MailFoundUnreadable'));
    const message = await eventOf<MessageReceived>(services.log, job.stream, 'MessageReceived');
    const received = await eventOf<MailReceived>(services.log, job.stream, 'MailReceived');
    if (!read) return null;
    const isCrisis = understood?.personal.tone === 'crisis';
    const isOnTheWeb = message?.channel === 'web';
    const needless = isCrisis
      ? !isOnTheWeb && silence(services, understood)
      : received && (await needsNone(services, received, understood));
    if (needless) return leaveUnanswered(services, job, needless);
    await log.read(streams.account(job.userId)); // with its words, which the answer needs
    const outcomes = understood ? await outcomesOf(services, understood) : [];
    const isBeyondLimits = isCrisis || isOnTheWeb || outcomes.some(isDocument);
    const refused = isCrisis ? null : await refusal(services, job, isBeyondLimits);
    if (refused) return leaveUnanswered(services, job, refused);
    const isLast = !isBeyondLimits && !(await isLeft(services, daily, String(job.userId)));
    const answer = await answerIn(services, read, outcomes, isLast);
    const language = understood && languageOfMessage({ language: understood.language, said: understood.personal });
    if (message) return answerByMessage(services, message, answer, language);
    return received && answerByMail(services, received, read.conversationId, answer, language);
  },
});

/** Whoever reads their mails must not find one about it. */
const silence = ({ signs }: Parts, { personal }: MailUnderstood['data']): 'asked-to-be-silent' | null =>
  signs.asksToBeSilent(personal.remark?.text ?? '') ? 'asked-to-be-silent' : null;

/** Why a mail needs no answer; a message of the web or of a phone has somebody behind it. */
const needsNone = async (
  services: Parts,
  received: MailReceived['data'],
  understood: MailUnderstood['data'] | null,
): Promise<'thanks' | 'loop' | null> => {
  if (await isThanksForAnswer(services, received, understood)) return 'thanks';
  return (await isLoop(services, received, understood)) ? 'loop' : null;
};

function settled({ mailId, winId }: Readonly<{ mailId: string | null; winId: string }>) {
  return mailId === null ? [] : [{ key: mailId, from: winId }];
}

/** Why there is no answer; null when there may be one. A document and an answer on the web go beyond what a day has. */
const refusal = async (
  services: Parts,
  { key: mailId, userId }: Job,
  isBeyondLimits: boolean,
): Promise<'inactive' | 'daily-limit' | null> => {
  const take = (limit: Limit) => takeFrom(services, limit, String(userId), mailId);
  if ((await standingOfUser(services, userId)).status === 'inactive') return (await take(monthly)) ? null : 'inactive';
  return isBeyondLimits || (await take(daily)) ? null : 'daily-limit';
};

const leaveUnanswered = async (
  { log, clock }: Parts,
  { key: mailId, userId, stream }: Job,
  reason: MailLeftUnanswered['data']['reason'],
): Promise<Position | null> => {
  const data = { mailId, userId, at: timestamp(clock), reason };
  return positionReached(await handle(log, incomingMail, stream, { type: 'LeaveUnanswered', data }));
};
