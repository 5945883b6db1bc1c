import { ASK_CHECK_INS } from '#application/check-ins/check-ins-due.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { streams } from '#application/streams.ts';
import { accountOpened, addressVerified } from '#domain/accounts/events.ts';
import { scheduleChanged } from '#domain/accounts/profile-events.ts';
import type { AnyEvent } from '#domain/event.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';

/** Thursday, early in New York; the noon that is measured is the one of the same day. */
export const OPENED = '2026-11-19T09:00:00.000Z';
export const NOON = '2026-11-19T17:00:00.000Z';
const AT_ONCE = 256;

/** Who they are is left out, so that no keys are needed. */
const wordless = ({ type, data: { personal: _, ...data } }: AnyEvent) => ({ type, data }) as AnyEvent;

/** So many at once, until there is nothing more to do. */
export const side = async (count: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Accounts in New York, complimentary and proven, who want their check-in at noon each day. */
export const writeSubscribers = async (log: EventLog, count: number): Promise<void> => {
  const began = reactionStarted({ reaction: ASK_CHECK_INS, at: OPENED });
  await log.append(streams.reaction(ASK_CHECK_INS), [wordless(began)], 'no-stream');
  await side(count, (index) => {
    const [userId, at, timezone] = [index + 1, OPENED, 'America/New_York'];
    const addressName = `a-${userId}`;
    const personal = { firstName: '', lastName: '', email: '' };
    const noon = {
      frequency: 'daily',
      timeOfDay: 'afternoon',
      clockTime: null,
      weekdays: [0],
      weekInterval: 1,
      anchorMonday: '',
      timezone,
    } as const;
    const events = [
      accountOpened({ userId, at, timezone, complimentary: true, addressName, personal }),
      scheduleChanged({ userId, at, ...noon }),
      addressVerified({ userId, at, addressName }),
    ];
    return log.append(streams.account(userId), events.map(wordless), 'no-stream');
  });
};
