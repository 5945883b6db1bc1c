import { mailLoginLinkOnRequest } from '#application/access/public.ts';
import { accountWithSchedule } from '#application/accounts/public.ts';
import { standingOfUser } from '#application/billing/public.ts';
import type { DocumentSource } from '#application/documents/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Job, Reaction } from '#application/engine/work/reaction.ts';
import type { TellingParts } from '#application/insights/public.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { correctWins, type WordSigns } from '#application/wins/public.ts';
import type { MailReceived, MailUnderstood, MessageReceived } from '#domain/inbox/mail/events.ts';
import { request } from '#domain/inbox/request/decider.ts';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { localDate } from '#domain/time/local-time.ts';
import { answersAmong, answersIn, mailsAnsweredBy, mailsOfItsConversation, winsNumberedIn } from './answered-mails.ts';
import { isReleased } from './judge-mail.ts';
import { tellAboutMe } from './requests/answer-about-me.ts';
import { changePosition } from './requests/change-position.ts';
import { changeSchedule, pauseByRequest, resumeByRequest, stopByRequest } from './requests/change-schedule.ts';
import { askToConfirm, isFirstAnswer } from './requests/confirm-request.ts';
import { correctPicked, namesNoCategory } from './requests/correct-by-words.ts';
import { keepCareer } from './requests/keep-career.ts';
import { askBack, done, impossible, type OpenRequest } from './requests/open-request.ts';
import { restoreRemoved } from './requests/restore-removed.ts';
import { listNewestWins, tellHowItGoes } from './requests/show-wins.ts';
import { writeDocument } from './requests/write-document.ts';

/** What one mail may ask for; the rest is told to ask again. */
const MOST_OF_A_MAIL = 6;

const keyOf = (mailId: string, index: number): string => `${mailId}:${index}`;
const indexOf = (key: string): number => Number(key.slice(key.lastIndexOf(':') + 1));

/**
 * MailUnderstood → RequestCarriedOut, one job a request; those of a conversation one after the other. What looks at the
 * user's wins waits until those of the same mail are analysed.
 */
export const carryOutRequests = (parts: RequestParts): Reaction => ({
  rules: {
    reaction: 'carry-out-request',
    pool: 'plain',
    opens: {
      MailUnderstood: ({ mailId, userId, conversationId, winIds, requestCount, requestsAwaitingWins }) =>
        Array.from({ length: requestCount }, (_, index) => {
          const waits = winIds.length > 0 && index < MOST_OF_A_MAIL && requestsAwaitingWins.includes(index);
          return {
            key: keyOf(mailId, index),
            userId,
            stream: streams.incomingMail(mailId),
            lane: waits ? keyOf(mailId, index) : conversationId, // waiting holds up nothing else
            waitsFor: waits ? winIds : [],
          };
        }),
    },
    releases: { WinAnalysed: settled, WinRemoved: settled, WinMerged: settled },
    closes: { RequestCarriedOut: ({ mailId, index }) => [keyOf(mailId, index)] },
  },
  async run(job, log = parts.log, stopping) {
    const own = { ...parts, log, stopping };
    const index = indexOf(job.key);
    const asked = await askedIn(own, job, index);
    if (!asked) return null;
    const { mailId } = asked;
    const outcome = await outcomeOf(own, index, asked);
    const handled = await handle(log, request, streams.request(mailId, index), {
      type: 'NoteCarriedOut',
      data: { mailId, index, userId: job.userId, at: timestamp(parts.clock), personal: { outcome } },
    });
    return positionReached(handled);
  },
});

/** A release of a job that there is not changes nothing: so every request that a mail may have is told. */
function settled({ mailId, winId }: Readonly<{ mailId: string | null; winId: string }>) {
  return mailId === null
    ? []
    : Array.from({ length: MOST_OF_A_MAIL }, (_, index) => ({ key: keyOf(mailId, index), from: winId }));
}

type Asked = OpenRequest & Readonly<{ mailId: string }>;

/** A mail that is its user's by their word alone tells wins, and changes nothing. */
const outcomeOf = async (parts: RequestParts, index: number, { mailId, ...asked }: Asked): Promise<RequestOutcome> => {
  if (index >= MOST_OF_A_MAIL) return impossible(asked, 'too-many-at-once');
  if (changesSomething(asked.request) && (await isReleased(parts, mailId))) return impossible(asked, 'released');
  if (asked.request.kind === 'restore-wins' && (await isReleased(parts, mailId)))
    return impossible(asked, 'on-wins-page');
  return carryOut(parts, asked);
};

/** Null once the account is gone, whose erasure drops the job. */
const askedIn = async (parts: RequestParts, { stream, userId, key }: Job, index: number): Promise<Asked | null> => {
  const understood = await eventOf<MailUnderstood>(parts.log, stream, 'MailUnderstood');
  const owner = await accountWithSchedule(parts, userId);
  const request = understood?.personal.requests[index];
  if (!understood || !owner || !request) return null;
  const { timezone } = owner.schedule;
  const { mailId, winIds, at } = understood;
  return {
    mailId,
    requestId: key,
    userId,
    request,
    asked: parts.signs.selfContained(request.text),
    winIds,
    timezone,
    ...(await answersBefore(parts, stream, understood)),
    today: localDate(at, timezone),
    inactive: (await standingOfUser(parts, userId)).status === 'inactive',
  };
};

/**
 * The answer of ours that a mail or a message answers, and the wins that its numbers speak of: where no answer that it
 * refers to names any, those of the newest one of its conversation that does.
 */
const answersBefore = async (
  parts: RequestParts,
  stream: string,
  { conversationId }: MailUnderstood['data'],
): Promise<Pick<OpenRequest, 'answered' | 'numbered' | 'isWaitedFor'>> => {
  const received = await eventOf<MailReceived>(parts.log, stream, 'MailReceived');
  if (received) {
    const answers = answersAmong(await mailsAnsweredBy(parts, received));
    const others = answersAmong(await mailsOfItsConversation(parts, received));
    return { answered: answers[0] ?? null, numbered: winsNumberedIn([...answers, ...others]), isWaitedFor: false };
  }
  const message = await eventOf<MessageReceived>(parts.log, stream, 'MessageReceived');
  const answers = message ? await answersIn(parts, conversationId, message.at) : [];
  return { answered: answers[0] ?? null, numbered: winsNumberedIn(answers), isWaitedFor: true };
};

type RequestParts = Pick<
  Services,
  'log' | 'readModels' | 'registers' | 'vault' | 'archive' | 'clock' | 'phones' | 'mail'
> &
  Readonly<{ documents: DocumentSource; signs: WordSigns; stopping?: AbortSignal | undefined }> &
  Partial<Pick<TellingParts, 'aiInsightWriter' | 'insightClaims'>>;

/**
 * Carries one request out, and says what came of it; one that would change something and is not certain is asked back. A
 * question is answered once, a second time comes to the same; nothing is destroyed.
 */
export const carryOut = async (parts: RequestParts, asked: OpenRequest): Promise<RequestOutcome> => {
  const { kind, certain, details } = asked.request;
  if (!(await isFirstAnswer(parts, asked))) return impossible(asked, 'answered-before');
  if (details.declined) return impossible(asked, 'declined');
  const isAsked = !certain || (details.shiftMinutes !== undefined && details.answeredQuestion === undefined);
  if (details.correctionsByWords && details.pickedNumber !== undefined)
    return correctPicked(parts, asked, details.correctionsByWords, details.pickedNumber);
  if ((isAsked || details.correctionsByWords) && changesSomething(asked.request)) return askToConfirm(parts, asked);
  if (MAY_BE_BEYOND.has(kind) && parts.signs.isBeyondUs(asked.request.text)) return impossible(asked, 'beyond-us');
  switch (kind) {
    case 'change-schedule':
      return changeSchedule(parts, asked);
    case 'pause':
      return pauseByRequest(parts, asked);
    case 'resume':
      return resumeByRequest(parts, asked);
    case 'stop':
      return stopByRequest(parts, asked);
    case 'billing':
      return impossible(asked, 'on-billing-page');
    case 'export':
    case 'delete-account':
      return impossible(asked, 'on-profile-page');
    case 'change-profile':
      return changePosition(parts, asked);
    case 'tell-career':
      return keepCareer(parts, asked);
    case 'restore-wins':
      return restoreRemoved(parts, asked);
    case 'login':
      return sendWayIn(parts, asked);
    case 'ask-about-us':
      return done(asked, 'ask-about-us', { topic: details.topic ?? 'all' });
    case 'ask-about-me':
      return tellAboutMe(parts, asked);
    case 'unknown-wish':
      return askBack(asked, 'what-is-wished');
    case 'how-am-i-doing':
      return tellHowItGoes(parts, asked);
    case 'list-wins':
      return listNewestWins(parts, asked);
    case 'correct-wins':
      return correctNamedWins(parts, asked);
    case 'cv':
    case 'cover-letter':
    case 'growth-log':
    case 'social-thread':
    case 'linkedin-post':
    case 'twitter-post':
    case 'custom-content':
      return writeDocument(parts, kind, asked);
  }
};

/** Whatever a reader took it for: "write my resignation letter" is no cover letter. */
const MAY_BE_BEYOND: ReadonlySet<string> = new Set(['unknown-wish', 'custom-content', 'cover-letter', 'ask-about-us']);

/** The link goes to the account's own address, whoever wrote. */
const sendWayIn = async (parts: RequestParts, asked: OpenRequest): Promise<RequestOutcome> =>
  done(asked, 'login', { isSent: await mailLoginLinkOnRequest(parts, asked.userId, asked.requestId) });

/** What came of a correction that the answer tells of; all else is asked back. */
const SAID: ReadonlySet<string> = new Set(['done', 'gone', 'one-piece', 'apart']);

/** Only wins that an answer of ours names, by the numbers it gives them. What is not clear enough changes nothing. */
const correctNamedWins = async (
  services: Pick<Services, 'log' | 'clock'> & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const { details } = asked.request;
  const { corrections = [], numberedWinIds = asked.numbered, numberedFrom = Number.POSITIVE_INFINITY } = details;
  if (corrections.some(namesNoCategory)) return askBack(asked, 'which-category');
  if (numberedWinIds.length === 0) return askBack(asked, 'a-list-first');
  if (corrections.length === 0) return askBack(asked, 'correction');
  const results = await correctWins(services, asked.userId, asked.requestId, numberedWinIds, corrections);
  const told = results.map((one) =>
    one.numbers.some((number) => number >= numberedFrom) ? { ...one, numbers: [] } : one,
  );
  if (results.some(({ result }) => SAID.has(result))) return done(asked, 'correct-wins', { results: told });
  return askBack(asked, results.some(({ result }) => result === 'no-such-number') ? 'number' : 'correction');
};
