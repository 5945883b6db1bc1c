import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { takeTurn } from '#application/engine/turns.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { career } from '#domain/documents/career-decider.ts';
import type { CareerSource } from '#domain/documents/career-events.ts';
import { createFactIndex, MOST_CAREER_FACTS, wordsOf } from '#domain/documents/career-rules.ts';
import { careerHistory } from './career-history.ts';
import { type CareerChanged, type CareerParts, type CareerRefused, changeCareer } from './change-career.ts';
import { cleanedWords } from './tidy-words.ts';

type Outcome = Promise<CareerChanged | Refusal<CareerRefused | 'too-often'>>;

/** More than anyone types; all that a file holds is confirmed at once. The budget counts facts: each of them is an event. */
const hourly: Limit = { name: 'career-hour', most: 300, seconds: 60 * 60, budget: 5 * MOST_CAREER_FACTS };

const isLeft = (services: CareerParts, userId: number, count = 1): Promise<boolean> =>
  takeFrom(services, hourly, String(userId), newId(services.clock.now()), count);

/** Says a fact anew that is kept already. */
export const rewordFact = async (services: CareerParts, userId: number, fact: CareerFact): Outcome => {
  if (!(await isLeft(services, userId))) return refuse('too-often');
  return changeCareer<'no-such-fact'>(services, userId, 'web', ({ facts }) =>
    facts.some(({ id }) => id === fact.id) ? { kept: [cleaned(fact)], removed: [] } : refuse('no-such-fact'),
  );
};

export const removeFact = async (services: CareerParts, userId: number, factId: string): Outcome => {
  if (!(await isLeft(services, userId))) return refuse('too-often');
  return changeCareer(services, userId, 'web', () => ({ kept: [], removed: [factId] }));
};

/** What its user typed, or confirmed of a file or a message: all of it or nothing. What is told already is not kept twice. */
export const keepFacts = async (
  services: CareerParts,
  userId: number,
  told: readonly CareerFact[],
  source: CareerSource,
): Outcome => {
  if (!(await isLeft(services, userId, told.length))) return refuse('too-often');
  const facts = told.map(cleaned);
  return changeCareer(services, userId, source, async (history) => ({
    kept: await withoutKnown(facts, history.facts),
    removed: [],
  }));
};

/** Folding hundreds of long names takes a while, so others have their turn in between. */
const withoutKnown = async (
  told: readonly CareerFact[],
  known: readonly CareerFact[],
): Promise<readonly CareerFact[]> => {
  const index = createFactIndex<CareerFact>();
  for (const fact of known) {
    await takeTurn();
    index.add(fact);
  }
  const kept: CareerFact[] = [];
  for (const fact of told) {
    await takeTurn();
    if (!index.find(fact, ({ id }) => id !== fact.id)) kept.push(fact);
    index.add(fact);
  }
  return kept;
};

/** What a document lacks, and its user does not want to be asked for again. */
export const dismissMissingFact = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  missingFact: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-account'>> => {
  if (!(await careerHistory(services, userId))) return refuse('no-such-account');
  const handled = await handle(services.log, career, streams.career(userId), {
    type: 'DismissMissingFact',
    data: { userId, at: timestamp(services.clock), missingFact },
  });
  return isRefusal(handled) ? refuse('no-such-account') : { position: handled.position };
};

const cleaned = (fact: CareerFact): CareerFact => ({ ...cleanedWords(wordsOf(fact)), id: fact.id });
