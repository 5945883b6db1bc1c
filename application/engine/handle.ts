import { type Decider, isRefusal, type Refusal } from '#domain/decider.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { EventLog } from './ports/event-log.ts';
import { type Expected, isStreamMoved, type Position, streamMoved } from './ports/event-store.ts';

/** What a command did, and the position that readers must have reached to see it. */
export type Handled<Event> = Readonly<{ events: readonly Event[]; position: Position | null }>;

/** Where a reaction's command got to; null when it was refused, as happens once an account is gone. */
export const positionReached = (outcome: Handled<AnyEvent> | Refusal<string>): Position | null =>
  'refused' in outcome ? null : outcome.position;

const ATTEMPTS = 8;

/** The state that a stream's events add up to. */
export const stateOf = async <State, Command, Event extends AnyEvent, Reason extends string>(
  log: EventLog,
  decider: Decider<State, Command, Event, Reason>,
  stream: string,
): Promise<State> => (await foldOf(log, decider, stream)).state;

/**
 * Carries out one command on one stream: read, fold, decide, append at the revision read. When another was faster it
 * starts again, a bounded number of times; then `stream-moved` is thrown. `before` is what the caller has read of the
 * stream already.
 */
export const handle = async <State, Command, Event extends AnyEvent, Reason extends string>(
  log: EventLog,
  decider: Decider<State, Command, Event, Reason>,
  stream: string,
  command: Command,
  before?: Folded<State>,
): Promise<Handled<Event> | Refusal<Reason>> => {
  let known = before;
  return retryOnConflict(async () => {
    const folded = known ?? (await foldOf(log, decider, stream));
    known = undefined; // when another was faster, it is read afresh
    return carryOut(log, decider, stream, command, folded);
  });
};

/**
 * Does something again while others were faster (`stream-moved`), a bounded number of times; then that is thrown. `attempt`
 * reads afresh what it decides by.
 */
export const retryOnConflict = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isStreamMoved(error) || tries === ATTEMPTS) throw error;
    }
  }
};

/** The same for a command that is only right while the stream stands at `expected`; else `stream-moved` is thrown. */
export const handleAt = async <State, Command, Event extends AnyEvent, Reason extends string>(
  log: EventLog,
  decider: Decider<State, Command, Event, Reason>,
  stream: string,
  expected: Expected,
  command: Command,
): Promise<Handled<Event> | Refusal<Reason>> => {
  const folded = await foldOf(log, decider, stream);
  if (folded.revision !== expected) throw streamMoved(stream);
  return carryOut(log, decider, stream, command, folded);
};

type Folded<State> = Readonly<{ state: State; revision: Expected }>;

/** What a stream is before its first event: for a command that mostly begins one, and costs no reading then. */
export const notYetThere = <State, Command, Event extends AnyEvent, Reason extends string>({
  initial,
}: Decider<State, Command, Event, Reason>): Folded<State> => ({ state: initial, revision: 'no-stream' });

const carryOut = async <State, Command, Event extends AnyEvent, Reason extends string>(
  log: EventLog,
  decider: Decider<State, Command, Event, Reason>,
  stream: string,
  command: Command,
  { state, revision }: Folded<State>,
): Promise<Handled<Event> | Refusal<Reason>> => {
  const decision = decider.decide(command, state);
  if (isRefusal<Reason>(decision)) return decision;
  if (decision.length === 0) return { events: [], position: await log.head() };
  return { events: decision, position: await appendDecided(log, stream, decision, revision) };
};

/**
 * Appends what a decider decided for a stream that stands at `revision`, else `stream-moved` is thrown: for a command that
 * decides for several streams before it writes to the first.
 */
export const appendDecided = async (
  log: EventLog,
  stream: string,
  decided: readonly AnyEvent[],
  revision: Expected,
): Promise<Position> => (await log.append(stream, decided, revision)).position;

/** A stream's state, and the revision it has been read at. */
export const foldOf = async <State, Command, Event extends AnyEvent, Reason extends string>(
  log: EventLog,
  decider: Decider<State, Command, Event, Reason>,
  stream: string,
): Promise<Folded<State>> => {
  const events = await log.readSealed<Event>(stream);
  const state = events.reduce(decider.evolve, decider.initial);
  return { state, revision: events.at(-1)?.revision ?? 'no-stream' };
};
