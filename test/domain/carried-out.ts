import { type Decider, isRefusal } from '#domain/decider.ts';
import type { AnyEvent, Sealed } from '#domain/event.ts';

export const AT = '2026-11-20T09:00:00.000Z';
export const LATER = '2026-11-20T10:00:00.000Z';

/** One command after the other on one stream, as `handle` carries them out: what happened, and every answer. */
export const carriedOut = <State, Command, Event extends AnyEvent, Reason extends string>(
  decider: Decider<State, Command, Event, Reason>,
  commands: readonly Command[],
) => {
  const events: Event[] = [];
  const answers: (readonly Event[] | Reason)[] = [];
  let state = decider.initial;
  for (const command of commands) {
    const decision = decider.decide(command, state);
    if (isRefusal<Reason>(decision)) {
      answers.push(decision.refused);
      continue;
    }
    state = decision.map(sealed).reduce(decider.evolve, state);
    events.push(...decision);
    answers.push(decision);
  }
  return { events, answers, state, types: events.map(({ type }) => type) };
};

/** As the log hands it to a decider. */
const sealed = <Event extends AnyEvent>({ type, data }: Event): Sealed<Event> => {
  const { personal: _, ...open } = data;
  return { type, data: open } as unknown as Sealed<Event>;
};
