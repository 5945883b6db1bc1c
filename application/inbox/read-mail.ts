import { accountWithSchedule, allowsAi, proveAddress, resumeAfterSilence } from '#application/accounts/public.ts';
import type { MailComposer } from '#application/delivery/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import { knownNamesOf } from '#application/known-names.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { relatedWins, WINS, type WordSigns } from '#application/wins/public.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived, MessageReceived } from '#domain/inbox/mail/events.ts';
import { localDate } from '#domain/time/local-time.ts';
import {
  answerAmong,
  answersGivenIn,
  mailsAnsweredBy,
  mailsOfItsConversation,
  winsNumberedIn,
} from './answered-mails.ts';
import { moodBefore } from './answers/after-hard-day.ts';
import { concludeReading } from './conclude-reading.ts';
import { isReleased } from './judge-mail.ts';
import type { MailReader, Reading, ReadingContext } from './mail-reader.ts';
import { type AiReadingParts, readWithAi } from './read-with-ai.ts';
import { readWithTries } from './reading-tries.ts';
import { type GivenAnswer, toConfirmIn } from './requests/confirm-request.ts';
import { questionIn, withCompleted } from './requests/reply-to-question-back.ts';

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'archive' | 'clock' | 'mail'> &
  AiReadingParts &
  Readonly<{ reader: MailReader; composer: MailComposer; signs: Pick<WordSigns, 'isCrisis' | 'winDateIn'> }>;
type Received = MailReceived['data'];
type Message = MessageReceived['data'];

const ENDED_ITS_READER: Reading = { kind: 'unreadable', reason: 'ended-its-reader' };

const isForUs = ({ nature, recipient }: Received) =>
  nature === 'personal' && (recipient.kind === 'reply' || recipient.kind === 'general');

/** The conversation a mail belongs to: the one whose address it answers, else one that begins with it. */
export const conversationOf = ({ recipient, mailId }: Pick<Received, 'recipient' | 'mailId'>): string =>
  recipient.kind === 'reply' ? recipient.conversationId : derivedId('conversation-of-mail', mailId);

/**
 * MailReceived (proven, or released by its user) or MessageReceived → MailUnderstood, MailFoundUnreadable or MailIgnored:
 * what it says.
 */
export const readMail = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'read-mail',
    pool: 'reading',
    opens: {
      MailReceived: (data) =>
        isForUs(data) && data.senderVerdict !== 'unproven'
          ? [
              {
                key: data.mailId,
                userId: data.userId,
                stream: streams.incomingMail(data.mailId),
                lane: data.senderVerdict === 'unknown' ? data.mailId : conversationOf(data), // waiting holds up nobody else
                waitsFor: data.senderVerdict === 'unknown' ? ['verdict'] : [],
              },
            ]
          : [],
      MailSenderConfirmed: ({ mailId, userId }) => [
        { key: mailId, userId, stream: streams.incomingMail(mailId), lane: mailId },
      ],
      MessageReceived: ({ mailId, userId, conversationId }) => [
        { key: mailId, userId, stream: streams.incomingMail(mailId), lane: conversationId },
      ],
    },
    releases: {
      MailSenderChecked: ({ mailId, senderVerdict }) =>
        senderVerdict === 'proven' ? [{ key: mailId, from: 'verdict' }] : [],
    },
    closes: {
      MailSenderChecked: ({ mailId, senderVerdict }) => (senderVerdict === 'unproven' ? [mailId] : []),
      MailUnderstood: ({ mailId }) => [mailId],
      MailFoundUnreadable: ({ mailId }) => [mailId],
      MailIgnored: ({ mailId }) => [mailId],
    },
  },
  async run({ stream }, log = parts.log) {
    const own = { ...parts, log };
    const received = await eventOf<MailReceived>(log, stream, 'MailReceived');
    if (received) return readReceived(own, received);
    const message = await eventOf<MessageReceived>(log, stream, 'MessageReceived');
    return message && readMessage(own, message);
  },
});

const readReceived = async (parts: Parts, received: Received): Promise<Position | null> => {
  const { userId, blob, at, recipient } = received;
  const owner = await accountWithSchedule(parts, userId);
  const raw = await parts.archive.get(userId, blob);
  if (!owner || raw === 'destroyed') return null;
  const { timezone } = owner.schedule;
  const mails = await mailsAnsweredBy(parts, received);
  const sent = await Promise.all(mails.map((mail) => parts.composer.text(mail)));
  const answered = answerAmong(mails);
  const given = mails.map(givenBy);
  const pending = toConfirmIn(given, at);
  const today = localDate(at, timezone);
  const wantsWords = parts.aiReader !== null && (await allowsAi(parts, userId));
  const after = await moodBefore(parts, received, answered);
  const asked = questionIn(answered, pending);
  const listed = await listedWins(given, async () => (await mailsOfItsConversation(parts, received)).map(givenBy));
  const context = { sent, asked, after, today, numbered: listed.length, wantsWords };
  const read = await readWithTries(
    parts,
    received.mailId,
    (onBegin) => parts.reader.read(raw, context, onBegin),
    ENDED_ITS_READER,
  );
  const reading = await readWithAi(
    wantsWords ? parts : { ...parts, aiReader: null },
    read,
    aiContext(parts, { userId, today, asked, listed }),
  );
  if (recipient.kind === 'reply' && isOfAPerson(reading) && !(await isReleased(parts, received.mailId)))
    await proveAddress(parts, userId, owner.addressName);
  if (isOfAPerson(reading)) await resumeAfterSilence(parts, userId, owner);
  const whole = await withCompleted(parts.reader, { answered, pending }, today, reading);
  const checkInAt = answered === null ? (mails.find(({ kind }) => kind === 'check-in')?.at ?? null) : null;
  const answering = { conversationId: conversationOf(received), timezone, answered, checkInAt };
  return concludeReading(parts, { ...received, ...answering }, whole);
};

const givenBy = (mail: MailRequested['data']): GivenAnswer => ({
  id: mail.mailId,
  at: mail.at,
  facts: answerAmong([mail]),
});

const readMessage = async (parts: Parts, message: Message): Promise<Position | null> => {
  const { userId, at, conversationId, personal } = message;
  const owner = await accountWithSchedule(parts, userId);
  if (!owner) return null;
  const { timezone } = owner.schedule;
  const given = await answersGivenIn(parts, conversationId, at);
  const answered = given[0]?.facts ?? null;
  const pending = toConfirmIn(given, at);
  const today = localDate(at, timezone);
  const wantsWords = parts.aiReader !== null && (await allowsAi(parts, userId));
  const after = await moodBefore(parts, message, answered);
  const asked = questionIn(answered, pending);
  const listed = numberedLately(given);
  const context = { asked, after, today, numbered: listed.length, wantsWords };
  const readText = () => parts.reader.readText(personal.text, context);
  const read = await readWithTries(parts, message.mailId, readText, ENDED_ITS_READER);
  const reading = await readWithAi(
    wantsWords ? parts : { ...parts, aiReader: null },
    read,
    aiContext(parts, { userId, today, asked, listed }),
  );
  const whole = await withCompleted(parts.reader, { answered, pending }, today, reading);
  await resumeAfterSilence(parts, userId, owner);
  return concludeReading(parts, { ...message, timezone, answered }, whole);
};

/** "It was with Fatou" is said right after an answer that named the win, or after the one that noted another addition. */
const LATELY = 2;
const numberedLately = (given: readonly GivenAnswer[]): readonly string[] =>
  winsNumberedIn(given.flatMap(({ facts }) => facts ?? []).slice(0, LATELY));

/** Those of the answers that the mail quotes, else of its conversation. */
const listedWins = async (
  given: readonly GivenAnswer[],
  others: () => Promise<readonly GivenAnswer[]>,
): Promise<readonly string[]> => {
  const own = numberedLately(given);
  return own.length > 0 ? own : numberedLately(await others());
};

type Known = Readonly<{ userId: number; today: string; asked: ReadingContext['asked']; listed: readonly string[] }>;

/** The context for a model; the journal is read only where one is asked. */
const aiContext = (parts: Parts, { userId, today, asked, listed }: Known): Parameters<typeof readWithAi>[2] => ({
  userId,
  today,
  asked,
  names: () => knownNamesOf(parts, userId),
  async beside(words) {
    const shown = await Promise.all(listed.map((winId) => parts.readModels.get(WINS, winId)));
    return {
      listed: shown.map((win) => (win?.userId === userId && !parts.signs.isCrisis(win.text) ? win.text : '')),
      journal: (await relatedWins(parts, userId, words, today)).filter(({ text }) => !parts.signs.isCrisis(text)),
    };
  },
});

const isOfAPerson = ({ kind }: Reading): boolean => kind === 'understood' || kind === 'unreadable';
