import type { MoodOf } from '#application/check-ins/public.ts';
import { eventOf } from '#application/engine/event-of.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { MailUnderstoodV3, MessageTone } from '#domain/inbox/mail/events.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import { MAILS } from './mails.ts';
import { MESSAGES } from './messages.ts';

/** Enough to find the one that was read last among those that were not. */
const MOST_LOOKED_AT = 5;

/** A crisis is remembered so long, whatever was written after it. */
const CRISIS_DAYS = 3;
const LATELY_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * How somebody wrote to us last, for the check-in that comes next: a crisis of the last three days, else whether the newest words
 * of two weeks were of a hard day. Read from the sealed words themselves: nothing else says how somebody is.
 */
export const moodOf =
  ({ log, readModels }: Pick<Services, 'log' | 'readModels'>): MoodOf =>
  async (userId, at) => {
    const now = Date.parse(at);
    const heard = await tonesSince({ log, readModels }, userId, before(now, LATELY_DAYS));
    if (heard.some((one) => one.tone === 'crisis' && one.at >= before(now, CRISIS_DAYS))) return 'crisis';
    const newest = heard[0]?.tone ?? null;
    return newest === 'crisis' ? 'crisis' : isHardTone(newest) ? 'hard' : null;
  };

const before = (now: number, days: number): string => new Date(now - days * DAY_MS).toISOString();

type Heard = Readonly<{ at: string; tone: MessageTone }>;

/** The tones of what was read, the newest first. */
const tonesSince = async (
  { log, readModels }: Pick<Services, 'log' | 'readModels'>,
  userId: number,
  since: string,
): Promise<readonly Heard[]> => {
  const filter = { equals: { userId } };
  const [mails, messages] = await Promise.all([
    readModels.page(MAILS, { filter, sort: [['receivedAt', 'descending']], limit: MOST_LOOKED_AT }),
    readModels.page(MESSAGES, { filter, sort: [['at', 'descending']], limit: MOST_LOOKED_AT }),
  ]);
  const written = [
    ...mails.found.map(({ id, document }) => ({ id, at: document.receivedAt })),
    ...messages.found.map(({ id, document }) => ({ id, at: document.at })),
  ].filter(({ at }) => at >= since);
  const heard = await Promise.all(
    written
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .map(async ({ id, at }) => {
        const understood = await eventOf<MailUnderstoodV3>(log, streams.incomingMail(id), 'MailUnderstoodV3');
        return understood && { at, tone: understood.personal.tone };
      }),
  );
  return heard.filter((one) => one !== null);
};
