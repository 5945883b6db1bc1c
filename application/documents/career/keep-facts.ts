import { handle } from '#application/engine/handle.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { career } from '#domain/documents/career-decider.ts';
import type { CareerSource } from '#domain/documents/career-events.ts';
import { type CareerWords, tellSame, wordsOf } from '#domain/documents/career-rules.ts';
import { careerHistory } from './career-history.ts';
import { type CareerChanged, type CareerParts, type CareerRefused, changeCareer } from './change-career.ts';

type Outcome = Promise<CareerChanged | Refusal<CareerRefused | 'too-often'>>;

/** More than anyone types; all that a file holds is confirmed at once. */
const hourly: Limit = { name: 'career-hour', most: 300, seconds: 60 * 60 };

const isLeft = (services: CareerParts, userId: number): Promise<boolean> =>
  takeFrom(services, hourly, String(userId), newId(services.clock.now()));

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
  if (!(await isLeft(services, userId))) return refuse('too-often');
  return changeCareer(services, userId, source, ({ facts }) => ({
    kept: told.map(cleaned).filter((fact, at, all) => {
      const others = [...facts, ...all.slice(0, at)].filter(({ id }) => id !== fact.id);
      return !others.some((other) => tellSame(other, fact));
    }),
    removed: [],
  }));
};

/** What a document lacks, and its user does not want to be asked for again. */
export const dismissMissingFact = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  missing: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-account'>> => {
  if (!(await careerHistory(services, userId))) return refuse('no-such-account');
  const handled = await handle(services.log, career, streams.career(userId), {
    type: 'DismissMissingFact',
    data: { userId, at: timestamp(services.clock), missing },
  });
  return isRefusal(handled) ? refuse('no-such-account') : { position: handled.position };
};

/** Each line without what nobody sees: half a surrogate pair would not come back as it went. */
export const cleanedWords = <Words extends CareerWords>(words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim() : value,
    ]),
  ) as Words;

const cleaned = (fact: CareerFact): CareerFact => ({ ...cleanedWords(wordsOf(fact)), id: fact.id });
