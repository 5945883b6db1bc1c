import { accountWithSchedule } from '#application/accounts/public.ts';
import { handle } from '#application/engine/handle.ts';
import { derivedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import { localDate } from '#domain/time/local-time.ts';

const hourly: Limit = { name: 'messages-hour', most: 60, seconds: 60 * 60 };

type MessageSent = Readonly<{ messageId: string; position: Position | null }>;

/** The conversation of the web: one for each local date of a user. */
const webConversationId = (userId: number, date: string): string => derivedId('web-conversation', userId, date);

/**
 * Takes what was written into the conversation box: the web twin of a mail's answer, which goes the same way. Sixty an
 * hour. The same `key` again is the same message.
 */
export const sendMessage = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  userId: number,
  { text, key }: Readonly<{ text: string; key: string | null }>,
): Promise<MessageSent | Refusal<'no-such-account' | 'too-often'>> => {
  const account = await accountWithSchedule(services, userId);
  if (!account) return refuse('no-such-account');
  const messageId = key === null ? newId(services.clock.now()) : derivedId('message', userId, key);
  if (!(await takeFrom(services, hourly, String(userId), messageId))) return refuse('too-often');
  const at = timestamp(services.clock);
  const handled = await handle(services.log, incomingMail, streams.incomingMail(messageId), {
    type: 'ReceiveMessage',
    data: {
      mailId: messageId,
      userId,
      at,
      conversationId: webConversationId(userId, localDate(at, account.schedule.timezone)),
      channel: 'web',
      personal: { text: text.toWellFormed() }, // half a surrogate pair would not come back as it went
    },
  });
  return 'refused' in handled ? refuse('no-such-account') : { messageId, position: handled.position };
};
