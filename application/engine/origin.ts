import { AsyncLocalStorage } from 'node:async_hooks';
import type { Metadata } from './ports/event-store.ts';

/** What the events that follow from something have in common. */
export type Origin = Metadata;

export type Actor = 'user' | `operator:${string}` | 'provider' | 'mail-server' | 'schedule';

/** Of what nothing in the log came before. */
export const newOrigin = (actor: Actor, $correlationId: string): Origin => ({
  $correlationId,
  $causationId: null,
  actor,
});

const current = new AsyncLocalStorage<Origin>();

/**
 * Every event that is appended while `act` runs comes from this: a mail, a call, a job, a turn of the schedule. It goes along by
 * itself, so that no use case has to hand it on.
 */
export const withOrigin = <Result>(origin: Origin, act: () => Result): Result => current.run(origin, act);

/** Null where nothing has said where events come from. */
export const originNow = (): Origin | null => current.getStore() ?? null;
