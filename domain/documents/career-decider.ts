import { type Decider, refuse } from '#domain/decider.ts';
import type { CareerFact } from './career.ts';
import {
  type CareerEvent,
  type CareerSource,
  careerFactRecorded,
  careerFactRemoved,
  missingFactDismissed,
} from './career-events.ts';
import { MOST_CAREER_FACTS, problemIn } from './career-rules.ts';

type Id = Readonly<{ userId: number; at: string }>;

export type CareerCommand =
  /** Keeps and removes together: a position that ends because another began is one change. Whoever asks leaves out what is said already. */
  | Readonly<{
      type: 'ChangeCareer';
      data: Id & Readonly<{ source: CareerSource; kept: readonly CareerFact[]; removed: readonly string[] }>;
    }>
  | Readonly<{ type: 'DismissMissingFact'; data: Id & Readonly<{ missingFact: string }> }>;

/** Which facts there are, and what is asked for no more. */
type CareerState = Readonly<{ facts: ReadonlySet<string>; dismissed: ReadonlySet<string> }>;

export type CareerReason = 'bad-fact' | 'too-many-facts' | 'no-such-fact';

const MOST_DISMISSED = 1000;

/** Stream `career-<userId>`. */
export const career: Decider<CareerState, CareerCommand, CareerEvent, CareerReason> = {
  initial: { facts: new Set(), dismissed: new Set() },
  decide({ type, data }, { facts, dismissed }) {
    const { userId, at } = data;
    if (type === 'DismissMissingFact')
      return dismissed.has(data.missingFact) || dismissed.size >= MOST_DISMISSED ? [] : [missingFactDismissed(data)];
    const { source, kept, removed } = data;
    if (kept.some((fact) => problemIn(fact) !== null)) return refuse('bad-fact');
    const after = new Set([...facts, ...kept.map(({ id }) => id)]);
    if (removed.some((factId) => !after.has(factId))) return refuse('no-such-fact');
    for (const factId of removed) after.delete(factId);
    if (after.size > Math.max(MOST_CAREER_FACTS, facts.size)) return refuse('too-many-facts');
    return [
      ...kept.map((fact) =>
        careerFactRecorded({ userId, at, factId: fact.id, kind: fact.kind, source, personal: { fact } }),
      ),
      ...removed.map((factId) => careerFactRemoved({ userId, at, factId })),
    ];
  },
  evolve({ facts, dismissed }, { type, data }) {
    switch (type) {
      case 'CareerFactRecorded':
        return facts.has(data.factId) ? { facts, dismissed } : { facts: new Set(facts).add(data.factId), dismissed };
      case 'CareerFactRemoved':
        return { facts: without(facts, data.factId), dismissed };
      case 'MissingFactDismissed':
        return { facts, dismissed: new Set(dismissed).add(data.missingFact) };
    }
  },
};

const without = (facts: ReadonlySet<string>, factId: string): ReadonlySet<string> => {
  const rest = new Set(facts);
  rest.delete(factId);
  return rest;
};
