import { personOf } from '#application/accounts/public.ts';
import { derivedId } from '#application/engine/ids.ts';
import type { Expected } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { Position } from '#domain/accounts/profile/events.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import type { CareerEvent } from '#domain/documents/career-events.ts';

/** What its user said of their career, as its stream tells it: the fact kept first stands first. */
export type CareerHistory = Readonly<{
  facts: readonly CareerFact[];
  /** The one that the profile alone tells of, and no event of the career yet; it is kept with the next change. */
  adopted: CareerFact | null;
  /** What documents lacked and is not asked for again. */
  dismissed: ReadonlySet<string>;
  /** When a skill was last said to be theirs; '' where none ever was. */
  skillSaidAt: string;
  /** Of the stream, for a change that is only right at it. */
  revision: Expected;
}>;

type Stores = Pick<Services, 'log'>;

/** Null once the words are gone, or where there is no such account. */
export const careerHistory = async ({ log }: Stores, userId: number): Promise<CareerHistory | null> => {
  const person = await personOf({ log }, userId);
  const events = await log.read<CareerEvent>(streams.career(userId));
  if (!person || events.some(({ personal }) => personal === 'destroyed')) return null;
  const facts = events.reduce(factsAfter, new Map<string, CareerFact>());
  const adopted = events.some(isOfPosition) ? null : adoptedFrom(userId, person);
  return {
    facts: [...(adopted ? [adopted] : []), ...facts.values()],
    adopted,
    dismissed: new Set(events.flatMap(({ type, data }) => (type === 'MissingFactDismissed' ? [data.missingFact] : []))),
    skillSaidAt: events.findLast(isOfSkill)?.data.at ?? '',
    revision: events.at(-1)?.revision ?? 'no-stream',
  };
};

/** The facts of a user that a document may rest on. */
export const careerFactsOf = async (services: Stores, userId: number): Promise<readonly CareerFact[]> =>
  (await careerHistory(services, userId))?.facts ?? [];

const factsAfter = (facts: Map<string, CareerFact>, { type, data }: CareerEvent): Map<string, CareerFact> => {
  if (type === 'CareerFactRecorded') facts.set(data.factId, { ...data.personal.fact, id: data.factId });
  if (type === 'CareerFactRemoved') facts.delete(data.factId);
  return facts;
};

const isOfPosition = ({ type, data }: CareerEvent): boolean =>
  type === 'CareerFactRecorded' && data.kind === 'position';

const isOfSkill = ({ type, data }: CareerEvent): boolean => type === 'CareerFactRecorded' && data.kind === 'skill';

/** A role and a company that were told before there were positions are one that lasts, and nobody knows since when. */
const adoptedFrom = (userId: number, { role, company }: Position): CareerFact | null => {
  if (role === '' && company === '') return null;
  const id = derivedId('career', userId, 'profile');
  return { id, kind: 'position', employer: company, title: role, place: '', from: '', to: null };
};
