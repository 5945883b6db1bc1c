import { accountWithSchedule } from '#application/accounts/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import { stateOf } from '#application/engine/handle.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { recordWin } from '#application/wins/public.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { WordsLeftOut } from '#domain/inbox/mail/left-out-events.ts';
import { localDate } from '#domain/time/local-time.ts';
import { dismissMail } from './held-mail.ts';

/**
 * Keeps the words of a mail or message that were left out, each passage as a win of the day it was read, and has then done
 * with it, unless there is more of it than its passages show. Tried again, no passage becomes a second win.
 */
export const keepLeftWords = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  mailId: string,
  userId: number,
): Promise<Readonly<{ isWhole: boolean; position: Position | null }> | Refusal<'no-such-mail'>> => {
  const stream = streams.incomingMail(mailId);
  const { status } = await stateOf(services.log, incomingMail, stream);
  const left = status === 'left-out' ? await eventOf<WordsLeftOut>(services.log, stream, 'WordsLeftOut') : null;
  const account = left?.userId === userId ? await accountWithSchedule(services, userId) : null;
  if (!left || !account) return refuse('no-such-mail');
  const date = localDate(left.at, account.schedule.timezone);
  const { passages } = left.personal;
  let position: Position | null = null;
  for (const [index, text] of passages.entries()) {
    const recorded = await recordWin(services, userId, { text, date, key: `left-out:${mailId}:${index}` });
    if ('refused' in recorded) return refuse('no-such-mail');
    position = recorded.position;
  }
  if (!left.isComplete) return { isWhole: false, position };
  const dismissed = await dismissMail(services, mailId, userId);
  return 'refused' in dismissed ? dismissed : { isWhole: true, position: dismissed.position };
};
