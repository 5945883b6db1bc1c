import type { SealedEvent } from '#application/engine/ports/event-log.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { type CheckInPlan, checkInPlan, isPlanEvent } from '#domain/check-ins/plan.ts';

/** By the name of the stream: the revision of the last of its events that a plan has seen. */
export type FoldedRevisions = Readonly<Record<string, number>>;

/** The streams that hold what a user sets, and whether mail reaches them: a decision must not miss any of their events. */
export const ownStreams = (userId: number): readonly string[] => [
  streams.account(userId),
  streams.schedule(userId),
  streams.profile(userId),
  streams.deliverability(userId),
];

/**
 * The plan as of now: that of the document, which may lag, and on it every newer event of the user's own streams, by the same
 * fold. Null where there is no open account.
 */
export const planNow = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  document: Readonly<{ plan: CheckInPlan; revisions: FoldedRevisions }> | null,
): Promise<CheckInPlan | null> => {
  const seen = new Map(Object.entries(document?.revisions ?? {}));
  const newer = async (stream: string): Promise<readonly SealedEvent[]> =>
    (await log.readSealed(stream)).filter(({ revision }) => revision > (seen.get(stream) ?? -1));
  const events = inOrder(await Promise.all(ownStreams(userId).map(newer)));
  return events.reduce((plan, event) => (isPlanEvent(event) ? checkInPlan(plan, event) : plan), document?.plan ?? null);
};

/** Each stream in its own order. Between streams the log gives a reader no order, so the earlier moment goes first. */
export const inOrder = (all: readonly (readonly SealedEvent[])[]): readonly SealedEvent[] =>
  all
    .flatMap((events) => {
      let latest = ''; // the clock may have gone back within a stream
      return events.map((event) => {
        latest = event.data.at > latest ? event.data.at : latest;
        return { event, latest };
      });
    })
    .sort((one, other) => (one.latest === other.latest ? 0 : one.latest < other.latest ? -1 : 1))
    .map(({ event }) => event);
