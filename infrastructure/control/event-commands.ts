import { accountByAddress } from '#application/accounts/find-account.ts';
import { type EventsFound, findEvents } from '#application/engine/find-events.ts';
import { isBadPosition } from '#application/engine/ports/event-finder.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { PageWanted } from '#application/engine/ports/read-models.ts';
import { type EventsVerified, type OnProgress, verifyEvents } from '#application/engine/verify-events.ts';
import { type EventTree, eventTree } from '#application/operators/event-tree.ts';
import { type EventTail, tailEvents } from '#application/operators/events.ts';
import type { Services } from '#application/services.ts';
import { CommandFailed, unknownCursor } from './command-failed.ts';

/** What to look for. `user` is the number of an account or its mail address; times are ISO 8601 in UTC. */
export type EventSearch = Readonly<{
  correlation?: string | undefined;
  type?: string | undefined;
  user?: string | undefined;
  stream?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  newest: boolean;
}>;

/** The newest events, or with `after` those that came since. */
type TailSearch = Pick<EventSearch, 'type' | 'user'> & Readonly<{ after: Position | null; limit: number }>;

/** What operators ask about the log itself. */
export const createEventCommands = (services: Services) => ({
  async 'events verify'(_: unknown, report: OnProgress): Promise<EventsVerified> {
    return verifyEvents(services, report);
  },
  async 'events find'({ user, newest, limit, cursor, ...criteria }: EventSearch & PageWanted): Promise<EventsFound> {
    const userId = user === undefined ? undefined : await userIdOf(services, user);
    const query = { ...criteria, userId, limit, after: cursor, order: newest ? 'newest' : 'oldest' } as const;
    return findEvents(services, query).catch((error: unknown) => {
      throw isBadPosition(error) ? unknownCursor() : error;
    });
  },
  async 'events tail'({ user, ...wanted }: TailSearch): Promise<EventTail> {
    const userId = user === undefined ? undefined : await userIdOf(services, user);
    return tailEvents(services, { ...wanted, userId });
  },
  async 'events tree'({ id }: Readonly<{ id: string }>): Promise<Readonly<{ tree: EventTree }>> {
    const tree = await eventTree(services, id);
    if (!tree) throw new CommandFailed(`no event, mail or correlation has the id ${id}`);
    return { tree };
  },
});

const userIdOf = async (services: Services, user: string): Promise<number> => {
  if (/^\d{1,16}$/.test(user)) return Number(user);
  const found = await accountByAddress(services, user);
  if (!found) throw new CommandFailed(`there is no account for ${user}`);
  return found.userId;
};
