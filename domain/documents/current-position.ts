import type { CareerFact, CareerMonth } from './career.ts';
import { tellSame } from './career-rules.ts';
import { currentPosition, type Position } from './positions.ts';

/** What its user works as now, '' for what they did not say. */
export type Told = Readonly<{ title: string; employer: string }>;
type Change = Readonly<{ kept: readonly CareerFact[]; removed: readonly string[] }>;

const NOTHING_NEW: Change = { kept: [], removed: [] };

/**
 * Somebody tells what they work as now: that is a position from this month on, and the one before it ends. What began this
 * very month at the same employer is put right instead. `id` is that of a position that begins.
 */
export const toldPosition = (facts: readonly CareerFact[], told: Told, month: CareerMonth, id: string): Change => {
  const now = currentPosition(facts);
  if (told.title === '' && told.employer === '') return now ? withoutPosition(now, month) : NOTHING_NEW;
  const begun: Position = { id, kind: 'position', ...told, place: '', from: month, to: null };
  if (now === null) return { kept: [begun], removed: [] };
  if (tellSame(now, { ...begun, from: '' })) return NOTHING_NEW;
  if (now.from === month && now.employer === told.employer)
    return { kept: [{ ...now, title: told.title }], removed: [] };
  return { kept: [ended(now, month), begun], removed: [] };
};

/** The profile says it otherwise: a word of the current position is put right, and its time stays as it was. */
export const correctedPosition = (facts: readonly CareerFact[], told: Told, month: CareerMonth, id: string): Change => {
  const now = currentPosition(facts);
  if (told.title === '' && told.employer === '') return now ? withoutPosition(now, month) : NOTHING_NEW;
  const before: Position = now ?? { id, kind: 'position', ...told, place: '', from: '', to: null };
  return { kept: [{ ...before, ...told }], removed: [] };
};

/** What had a time stays as what they did; of what never had one nothing is left to say. */
const withoutPosition = (now: Position, month: CareerMonth): Change =>
  now.from === '' ? { kept: [], removed: [now.id] } : { kept: [ended(now, month)], removed: [] };

/** One that is to begin only later has no end before it. */
const ended = (position: Position, month: CareerMonth): Position => ({
  ...position,
  to: position.from > month ? position.from : month,
});
