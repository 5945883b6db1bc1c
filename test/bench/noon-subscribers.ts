import { ASK_CHECK_INS } from '#application/check-ins/check-ins-due.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import { streams } from '#application/streams.ts';
import { accountOpened, addressVerified } from '#domain/accounts/events.ts';
import { scheduleChanged } from '#domain/schedule/events.ts';
import { reactionStarted } from '#domain/work/reaction/events.ts';

/** Thursday, early in New York; the noon that is measured is the one of the same day. */
export const OPENED = '2026-11-19T09:00:00.000Z';
export const NOON = '2026-11-19T17:00:00.000Z';
export const NEXT_NOON = '2026-11-20T17:00:00.000Z';
const AT_ONCE = 256;

/** So many at once, until there is nothing more to do. */
export const side = async (count: number, act: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Accounts in New York, complimentary and proven, who want their check-in at noon each day. */
export const writeSubscribers = async (
  { log, vault }: Readonly<{ log: EventLog; vault: Vault }>,
  count: number,
): Promise<void> => {
  const began = reactionStarted({ reaction: ASK_CHECK_INS, at: OPENED });
  await log.append(streams.reaction(ASK_CHECK_INS), [began], 'no-stream');
  await side(count, async (index) => {
    const [userId, at, timezone] = [index + 1, OPENED, 'America/New_York'];
    await vault.make(userId);
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
    const opened = [
      accountOpened({ userId, at, timezone, complimentary: true, addressName, language: null, personal }),
      addressVerified({ userId, at, addressName }),
    ];
    await log.append(streams.account(userId), opened, 'no-stream');
    await log.append(streams.schedule(userId), [scheduleChanged({ userId, at, ...noon })], 'no-stream');
  });
};
