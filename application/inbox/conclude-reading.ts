import { noticeLanguage } from '#application/accounts/public.ts';
import { handle, positionReached } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { WordSigns } from '#application/wins/public.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import type { ConversationEvent } from '#domain/delivery/conversation/events.ts';
import { type IncomingMailCommand, incomingMail } from '#domain/inbox/mail/decider.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import type { LeftOutReason, WordsLeftOut } from '#domain/inbox/mail/left-out-events.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { looksAtWins } from '#domain/inbox/request/mail-request.ts';
import { localDate, localHour } from '#domain/time/local-time.ts';
import type { KeptFile } from '#domain/wins/evidence-events.ts';
import { languageOfMessage } from './language-of-message.ts';
import type { AttachedFile, Reading } from './mail-reader.ts';
import { withAdvertGiven } from './pasted-advert.ts';

type Parts = Pick<Services, 'log' | 'archive' | 'clock'> & Readonly<{ signs: Pick<WordSigns, 'winDateIn'> }>;

/** What a mail or a message comes to once it was read: understood, set aside, or not readable. */
export const concludeReading = async (services: Parts, read: Read, given: Reading): Promise<Position | null> => {
  const reading = given.kind === 'understood' ? withAdvertGiven(given) : given;
  const { mailId, userId, conversationId } = read;
  const id = { mailId, userId, at: timestamp(services.clock) };
  const end = async (command: IncomingMailCommand): Promise<Position | null> =>
    positionReached(await handle(services.log, incomingMail, streams.incomingMail(mailId), command));
  if (reading.kind !== 'understood' && reading.kind !== 'unreadable')
    return end({ type: 'SetMailAside', data: { ...id, nature: reading.kind } });
  await handle(services.log, conversation, streams.conversation(conversationId), {
    type: 'OpenConversation',
    data: { conversationId, userId, at: id.at },
  });
  const giveUp = (reason: string) => end({ type: 'GiveUpReading', data: { ...id, conversationId, reason } });
  if (reading.kind === 'unreadable') return giveUp(reading.reason);
  if (isOnlyFiles(read, reading)) return giveUp('only-files');
  const data = { ...id, conversationId, ...(await understood(services, read, reading)) };
  const language = languageOfMessage({ language: reading.language, said: reading });
  if (language) await noticeLanguage(services, { userId, mailId, language });
  return end({ type: 'UnderstandMail', data });
};

type Understanding = Extract<IncomingMailCommand, { type: 'UnderstandMail' }>['data'];

const understood = async (
  services: Parts,
  read: Read,
  reading: Understood,
): Promise<Omit<Understanding, 'mailId' | 'userId' | 'at' | 'conversationId'>> => {
  const { wins, requests, answer, remark, tone, readBy, language, drafts } = reading;
  const winId = winOfFiles(read, reading);
  const files = winId === null ? [] : reading.files;
  const date = await winDateOf(services, read);
  return {
    date,
    winIds: winIdsOf(read, reading),
    ...datesOf(services.signs, read, reading, date),
    requestCount: requests.length,
    requestsAwaitingWins: requests.flatMap((request, index) => (looksAtWins(request) ? [index] : [])),
    answeredWinId: answer === '' ? null : (read.answered?.question?.winId ?? null),
    omittedFileCount: winId === null ? 0 : reading.filesLeft,
    files: winId === null ? [] : await keepFiles(services, read, files, winId),
    readerVersions: readBy,
    language,
    personal: {
      tone,
      wins,
      requests,
      answer,
      fileNames: files.map(({ name }) => name),
      remark,
      ...(drafts && { drafts }),
    },
    left: leftOf(reading, reading.filesLeft + (winId === null ? reading.files.length : 0)),
  };
};

type Left = Pick<WordsLeftOut['data'], 'reason' | 'characterCount' | 'fileCount' | 'isComplete' | 'personal'>;

/** As long as a win may be. */
const LONGEST_PASSAGE = 20_000;

/** What is shown of all that was left out; the mail itself can be downloaded. */
const MOST_SHOWN = 120_000;

/** What of a reading comes to nothing, and why; null when all of it was understood and kept. */
const leftOf = ({ left, remark, asides, pasted }: Understood, fileCount: number): Left | null => {
  const unclear = remark?.tone === 'unclear' || remark?.tone === 'either' ? [remark.text] : [];
  const document = pasted ? [pasted.text] : [];
  const texts = [...document, ...unclear, ...asides, ...left];
  const reasons: readonly (readonly [LeftOutReason, readonly string[]])[] = [
    [pasted?.kind ?? 'cv', document],
    ['too-much', left],
    ['not-understood', unclear],
    ['beside', asides],
  ];
  const reason = reasons.find(([, words]) => words.length > 0)?.[0] ?? 'only-files';
  const characterCount = texts.reduce((sum, text) => sum + text.length, 0);
  if (characterCount + fileCount === 0) return null;
  const pieces = texts.flatMap(cut);
  const passages = passagesOf(pieces);
  return {
    reason,
    characterCount,
    fileCount,
    isComplete: passages.length === pieces.length,
    personal: { passages },
  };
};

const passagesOf = (pieces: readonly string[]): readonly string[] => {
  const passages: string[] = [];
  let room = MOST_SHOWN;
  for (const passage of pieces) {
    if (passage.length > room) break;
    room -= passage.length;
    passages.push(passage);
  }
  return passages;
};

/** Into pieces that each end with a paragraph, a line or a word where there is one. */
const cut = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > LONGEST_PASSAGE) {
    const end = endOf(rest.slice(0, LONGEST_PASSAGE));
    pieces.push(rest.slice(0, end).trim().toWellFormed());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest.toWellFormed()].filter((piece) => piece !== '');
};

const endOf = (text: string): number => {
  const ends = ['\n\n', '\n', ' '].map((mark) => text.lastIndexOf(mark));
  return ends.find((end) => end > text.length / 2) ?? text.length;
};

/** What was read, and what it answers. */
type Read = Readonly<{
  mailId: string;
  userId: number;
  at: string;
  conversationId: string;
  timezone: string;
  answered: AnswerFacts | null;
  /** When the check-in was written that it answers (ISO 8601); null where it answers an answer of ours since, or none. */
  checkInAt?: string | null;
}>;

type Understood = Extract<Reading, { kind: 'understood' }>;

const winIdsOf = ({ mailId }: Read, { wins }: Understood): readonly string[] =>
  wins.map((_, index) => derivedId('win-of-mail', mailId, index));

/**
 * The win that files are evidence of: the mail's first, else the one that it answers about, else the one that our last mail
 * named first. Null for none, and for what comes with a request or a hard day alone: who asks for a cover letter may send
 * the job's ad, and what is sent on a hard day is no evidence of another one.
 */
const winOfFiles = (read: Read, reading: Understood): string | null => {
  const { question, enriched, wins } = read.answered ?? {};
  const [own] = winIdsOf(read, reading);
  if (own !== undefined || reading.requests.length > 0 || isHardTone(reading.tone)) return own ?? null;
  return question?.winId ?? enriched?.winId ?? wins?.[0]?.winId ?? null;
};

/** Pictures without words and without a win that they could belong to. */
const isOnlyFiles = (read: Read, reading: Understood): boolean => {
  const { wins, requests, answer, files } = reading;
  const isWordless = wins.length + requests.length === 0 && answer === '' && !isHardTone(reading.tone);
  return files.length > 0 && isWordless && winOfFiles(read, reading) === null;
};

/** Puts them into the archive, before the event that names them as evidence of the win. */
const keepFiles = (
  { archive }: Pick<Services, 'archive'>,
  { mailId, userId }: Read,
  files: readonly AttachedFile[],
  winId: string,
): Promise<readonly (KeptFile & Readonly<{ winId: string }>)[]> =>
  Promise.all(
    files.map(async ({ type, bytes }, index) => ({
      fileId: derivedId('evidence', mailId, index),
      type,
      size: bytes.byteLength,
      blob: await archive.put(userId, bytes),
      winId,
    })),
  );

const DAY_MS = 24 * 60 * 60_000;

/**
 * A win has the day of the check-in that its mail answers, however late it comes. What is written later in that conversation has it for
 * 24 h, and then the day of its receipt.
 */
const winDateOf = async (
  { log }: Pick<Services, 'log'>,
  { conversationId, at, timezone, checkInAt = null }: Read,
): Promise<string> => {
  const events = await log.readSealed<ConversationEvent>(streams.conversation(conversationId));
  const asked = events.findLast((event) => event.type === 'CheckInQuestionAsked')?.data;
  if (asked && (checkInAt !== null || Date.parse(at) - Date.parse(asked.at) <= DAY_MS)) return asked.slot;
  return localDate(checkInAt ?? at, timezone);
};

/** Small hours belong to the day before, for those who are still up. */
const MORNING = 4;
/** Cut from the sentence before it, whose day is its own. */
const GOES_ON = /^\p{Ll}/u;

/** The day that the words of each win name, else a heading above it; a model's where neither does by rule. */
const datesOf = (
  signs: Pick<WordSigns, 'winDateIn'>,
  { at, timezone }: Read,
  { wins, winDates = [], headedDates = [] }: Understood,
  date: string,
): Pick<Understanding, 'winDates' | 'approximateDates'> => {
  const today = localDate(at, timezone);
  const isNight = date < today && localHour(at, timezone) < MORNING;
  const dated: (ReturnType<typeof signs.winDateIn> | undefined)[] = [];
  for (const [place, text] of wins.entries()) {
    const said = signs.winDateIn(text, today);
    const read = winDates[place] ?? null;
    const own = said ?? headedDates[place] ?? (read === null ? null : { date: read, isApproximate: false });
    dated.push(own ?? (GOES_ON.test(text) ? dated.at(-1) : null));
  }
  const days = dated.map((one) => (!one || (isNight && one.date === today) ? null : one));
  const approximate = days.flatMap((one, place) => (one?.isApproximate ? [place] : []));
  return {
    ...(days.some((one) => one !== null) && { winDates: days.map((one) => one?.date ?? null) }),
    ...(approximate.length > 0 && { approximateDates: approximate }),
  };
};
