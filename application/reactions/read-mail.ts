import { conversation } from '#domain/conversation/decider.ts';
import { incomingMail } from '#domain/incoming-mail/decider.ts';
import type { MailReceived, MailUnderstood } from '#domain/incoming-mail/events.ts';
import { localDate } from '#domain/time/local-date.ts';
import { handle, positionReached } from '../handle.ts';
import { derivedId } from '../ids.ts';
import type { Reaction } from '../jobs/reaction.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { MailComposer } from '../ports/mail-composer.ts';
import type { MailReader, Reading } from '../ports/mail-reader.ts';
import type { Services } from '../services.ts';
import { streams } from '../streams.ts';
import { accountOf } from '../use-cases/accounts/find-account.ts';
import { proveAddress } from '../use-cases/accounts/prove-address.ts';
import { eventOf } from './event-of.ts';
import { quotedTexts } from './quoted-texts.ts';

type Parts = Services & Readonly<{ reader: MailReader; composer: MailComposer }>;
type Received = MailReceived['data'];

const isForUs = ({ nature, recipient }: Received) =>
  nature === 'personal' && (recipient.kind === 'reply' || recipient.kind === 'general');

/** The conversation a mail belongs to: the one whose address it answers, else one that begins with it. */
export const conversationOf = ({ recipient, mailId }: Pick<Received, 'recipient' | 'mailId'>): string =>
  recipient.kind === 'reply' ? recipient.conversationId : derivedId('conversation-of-mail', mailId);

/** MailReceived → MailUnderstood, MailUnreadable or MailSetAside: what a proven mail says. */
export const readMail = (parts: Parts): Reaction => ({
  rules: {
    reaction: 'read-mail',
    opens: {
      MailReceived: (data) =>
        isForUs(data) && data.verdict !== 'unproven'
          ? [
              {
                key: data.mailId,
                userId: data.userId,
                stream: streams.incomingMail(data.mailId),
                lane: data.verdict === 'unknown' ? data.mailId : conversationOf(data), // waiting holds up nobody else
                waitsFor: data.verdict === 'unknown' ? ['verdict'] : [],
              },
            ]
          : [],
    },
    releases: { MailJudged: ({ mailId, verdict }) => (verdict === 'proven' ? [{ key: mailId, from: 'verdict' }] : []) },
    closes: {
      MailJudged: ({ mailId, verdict }) => (verdict === 'unproven' ? [mailId] : []),
      MailUnderstood: ({ mailId }) => [mailId],
      MailUnreadable: ({ mailId }) => [mailId],
      MailSetAside: ({ mailId }) => [mailId],
    },
  },
  async run({ stream }) {
    const received = await eventOf<MailReceived>(parts.log, stream, 'MailReceived');
    return received && conclude(parts, received, await read(parts, received));
  },
});

const read = async (parts: Parts, { userId, blob, personal }: Received): Promise<Reading | null> => {
  const raw = await parts.archive.get(userId, blob);
  if (raw === 'destroyed') return null;
  return parts.reader.read(raw, { sent: await quotedTexts(parts, userId, personal.references) });
};

const conclude = async (parts: Parts, received: Received, reading: Reading | null): Promise<Position | null> => {
  const { mailId, userId, recipient } = received;
  const owner = await accountOf(parts, userId);
  if (!reading || !owner) return null;
  const at = timestamp(parts.clock);
  const id = { mailId, userId, at };
  const conversationId = conversationOf(received);
  const stream = streams.incomingMail(mailId);
  if (reading.kind !== 'understood' && reading.kind !== 'unreadable')
    return positionReached(
      await handle(parts.log, incomingMail, stream, { type: 'SetMailAside', data: { ...id, nature: reading.kind } }),
    );
  await handle(parts.log, conversation, streams.conversation(conversationId), {
    type: 'OpenConversation',
    data: { conversationId, userId, at },
  });
  if (recipient.kind === 'reply') await proveAddress(parts, userId, owner);
  if (reading.kind === 'unreadable')
    return positionReached(
      await handle(parts.log, incomingMail, stream, {
        type: 'GiveUpReading',
        data: { ...id, conversationId, reason: reading.reason },
      }),
    );
  return positionReached(
    await handle(parts.log, incomingMail, stream, {
      type: 'UnderstandMail',
      data: {
        ...id,
        conversationId,
        date: localDate(received.at, owner.schedule.timezone),
        ...understood(mailId, reading),
      },
    }),
  );
};

const understood = (
  mailId: string,
  { wins, requests }: Extract<Reading, { kind: 'understood' }>,
): Pick<MailUnderstood['data'], 'winIds' | 'requestCount' | 'personal'> => ({
  winIds: wins.map((_, index) => derivedId('win-of-mail', mailId, index)),
  requestCount: requests.length,
  personal: { wins, requests },
});
