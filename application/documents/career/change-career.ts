import { accountWithSchedule, changeProfile, personOf } from '#application/accounts/public.ts';
import { handleAt, retryOnConflict } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { type CareerReason, career } from '#domain/documents/career-decider.ts';
import type { CareerSource } from '#domain/documents/career-events.ts';
import { sayEqual, wordsOf } from '#domain/documents/career-rules.ts';
import { currentPosition } from '#domain/documents/positions.ts';
import { localDate } from '#domain/time/local-time.ts';
import { type CareerHistory, careerHistory } from './career-history.ts';

export type CareerParts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>;

/** What is to be kept in these words, and what goes. */
export type CareerChange = Readonly<{ kept: readonly CareerFact[]; removed: readonly string[] }>;
export type CareerChanged = Readonly<{ facts: readonly CareerFact[]; position: Position | null }>;
export type CareerRefused = CareerReason | 'no-such-account';

/**
 * Changes a career in one step: all of it or nothing, made of what it says at that moment. What is said already is left out.
 * The profile then says what its user works as now; whatever stops in between, the same change once more puts it right.
 */
export const changeCareer = async <Reason extends string = never>(
  services: CareerParts,
  userId: number,
  source: CareerSource,
  changeOf: (
    history: CareerHistory,
    month: string,
  ) => CareerChange | Refusal<Reason> | Promise<CareerChange | Refusal<Reason>>,
): Promise<CareerChanged | Refusal<CareerRefused | Reason>> => {
  const changed = await retryOnConflict(async () => {
    const history = await careerHistory(services, userId);
    const account = history && (await accountWithSchedule(services, userId));
    if (!history || !account) return refuse('no-such-account');
    const at = timestamp(services.clock);
    const change = await changeOf(history, localDate(at, account.schedule.timezone).slice(0, 'yyyy-MM'.length));
    if (isRefusal<Reason>(change)) return change;
    const data = { userId, at, source, ...withAdopted(history, whatIsNew(history, change)) };
    return handleAt(services.log, career, streams.career(userId), history.revision, { type: 'ChangeCareer', data });
  });
  const facts = await tellProfile(services, userId);
  return isRefusal<CareerRefused | Reason>(changed) ? changed : { facts, position: changed.position };
};

const whatIsNew = ({ facts }: CareerHistory, { kept, removed }: CareerChange): CareerChange => {
  const before = new Map(facts.map((fact) => [fact.id, fact]));
  const isNew = (fact: CareerFact): boolean => {
    const known = before.get(fact.id);
    return known === undefined || !sayEqual(known, fact);
  };
  return { kept: kept.filter(isNew).map((fact) => ({ ...wordsOf(fact), id: fact.id })), removed };
};

/** From its first change on the career alone tells of it: it is kept, changed and removed as any other. */
const withAdopted = ({ adopted }: CareerHistory, { kept, removed }: CareerChange): CareerChange => {
  const isTold = adopted === null || kept.some(({ id }) => id === adopted.id) || kept.length + removed.length === 0;
  return { kept: isTold ? kept : [adopted, ...kept], removed };
};

/** The role and company of a profile are those of the current position. */
const tellProfile = async (services: CareerParts, userId: number): Promise<readonly CareerFact[]> => {
  const history = await careerHistory(services, userId);
  const person = history && (await personOf(services, userId));
  if (!history || !person) return [];
  const now = currentPosition(history.facts);
  const position = { role: now?.title ?? '', company: now?.employer ?? '' };
  if (position.role !== person.role || position.company !== person.company)
    await changeProfile(services, userId, { position });
  return history.facts;
};
