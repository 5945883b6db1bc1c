import { Fault } from '#application/engine/ports/fault.ts';
import type { Claims } from '#application/wins/public.ts';
import { agreedReading } from './agreed-reading.ts';
import { checkOpinion } from './check-opinion.ts';
import type { Reading } from './mail-reader.ts';
import type { OpinionContext, SecondReader } from './second-reader.ts';

/** `secondReader` is null where no provider is set. */
export type SecondReading = Readonly<{ secondReader: SecondReader | null; claims: Pick<Claims, 'givesOrders'> }>;

/** More than these that are under way at once are read by the rules alone: nobody's mail waits for a slow provider. */
const MOST_AT_ONCE = 16;
const TIME_LIMIT_MS = 30_000;
const LONGEST = 6_000;
let underWay = 0;

/**
 * The reading of the rules, and of a second reader where there is one and it answers in time. A crisis never reaches it, nor
 * what speaks to a model, nor an answer to a question of ours.
 */
export const withSecondOpinion = async (
  { secondReader, claims }: SecondReading,
  reading: Reading,
  context: Omit<OpinionContext, 'language'>,
): Promise<Reading> => {
  if (!secondReader || reading.kind !== 'understood') return reading;
  const { words = '', tone, answer, language } = reading;
  if (tone === 'crisis' || answer !== '' || words.length > LONGEST || !/\p{L}{2}/u.test(words)) return reading;
  if (claims.givesOrders(words) || underWay >= MOST_AT_ONCE) return reading;
  underWay += 1;
  try {
    const opinion = checkOpinion(words, await inTime(secondReader.read(words, { ...context, language })));
    return opinion ? agreedReading(reading, opinion, secondReader.name) : reading;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return reading;
  } finally {
    underWay -= 1;
  }
};

/** The second try of a call counts too. */
const inTime = async <Result>(call: Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Fault('second-reader-late', 'no second opinion in time')), TIME_LIMIT_MS);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
};
