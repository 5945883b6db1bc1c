import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { CheckInAsked } from '#domain/delivery/conversation/events.ts';
import { localDate } from '#domain/time/local-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A win by mail has the date of the slot it answers if it comes within 24 h of it, else of its receipt. */
export const winDateOf = async (
  { log }: Pick<Services, 'log'>,
  conversationId: string,
  { at, timezone }: Readonly<{ at: string; timezone: string }>,
): Promise<string> => {
  const events = await log.readSealed(streams.conversation(conversationId));
  const asked = events.findLast(({ type }) => type === 'CheckInAsked')?.data as CheckInAsked['data'] | undefined;
  return asked && Date.parse(at) - Date.parse(asked.at) <= DAY_MS ? asked.slot : localDate(at, timezone);
};
