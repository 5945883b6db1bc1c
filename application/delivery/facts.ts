import { Fault } from '#application/engine/ports/fault.ts';
import { type Facts, factBytes, type Language, MOST_FACT_BYTES } from '#domain/facts.ts';

/** The one that every user is written to in so far. */
export const LANGUAGE: Language = 'en';

/** Facts that are short enough for an event; others are the fault `too-many-facts`, and whoever asked was to cut them. */
export const checkedFacts = <Kind extends Facts>(facts: Kind): Kind => {
  const bytes = factBytes(facts);
  if (bytes > MOST_FACT_BYTES) throw new Fault('too-many-facts', `${bytes} bytes of facts are asked for (${facts.of})`);
  return facts;
};
