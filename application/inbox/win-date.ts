import { eventOf } from '#application/engine/event-of.ts';
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
  const asked = await eventOf<CheckInAsked>(log, streams.conversation(conversationId), 'CheckInAsked');
  return asked && Date.parse(at) - Date.parse(asked.at) <= DAY_MS ? asked.slot : localDate(at, timezone);
};
