import type { AnyEvent, Sealed } from './event.ts';

/** An expected "no", with the reason the edge answers for. A fault is thrown instead. */
export type Refusal<Reason extends string> = Readonly<{ refused: Reason }>;

/** The reasons that an outcome may be refused for, and what it is when it is not. */
export type RefusedIn<Outcome> = Outcome extends Refusal<infer Reason> ? Reason : never;
export type NotRefused<Outcome> = Exclude<Outcome, Refusal<string>>;

export const refuse = <Reason extends string>(reason: Reason): Refusal<Reason> => ({ refused: reason });

export const isRefusal = <Reason extends string>(decision: object): decision is Refusal<Reason> =>
  'refused' in decision;

/**
 * Decides what a command does to one stream. Pure: the clock and all ids come in with the command, the state holds only
 * what a decision reads, and never personal words: events come to it sealed. No event means "already so": a repeat changes nothing.
 */
export type Decider<State, Command, Event extends AnyEvent, Reason extends string> = Readonly<{
  initial: State;
  decide(command: Command, state: State): readonly Event[] | Refusal<Reason>;
  evolve: (state: State, event: Sealed<Event>) => State;
}>;
