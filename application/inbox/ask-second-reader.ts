import { createDeadline } from '#application/engine/deadline.ts';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Claims } from '#application/wins/public.ts';
import { agreedReading } from './agreed-reading.ts';
import { checkOpinion } from './check-opinion.ts';
import type { Reading } from './mail-reader.ts';
import type { OpinionContext, SecondReader } from './second-reader.ts';

/** `secondReader` is null where no provider is set. */
export type SecondReading = Readonly<{
  secondReader: SecondReader | null;
  claims: Pick<Claims, 'givesOrders'>;
  figures?: Figures;
}>;

/** The second try of a call counts too. */
const TIME_LIMIT_MS = 30_000;
const LONGEST = 6_000;

/**
 * The reading of the rules, and of a second reader where there is one and it answers in time. A crisis never reaches it, nor
 * what speaks to a model, nor an answer to a question of ours.
 */
export const withSecondOpinion = async (
  { secondReader, claims, figures = noFigures }: SecondReading,
  reading: Reading,
  context: Omit<OpinionContext, 'language'>,
): Promise<Reading> => {
  if (!secondReader || reading.kind !== 'understood') return reading;
  const { words = '', tone, answer, language } = reading;
  if (tone === 'crisis' || answer !== '' || words.length > LONGEST || !/\p{L}{2}/u.test(words)) return reading;
  if (claims.givesOrders(words)) return reading;
  const deadline = createDeadline(TIME_LIMIT_MS, 'the second reader');
  try {
    const opinion = checkOpinion(words, await deadline.wait(secondReader.read(words, { ...context, language })));
    if (!opinion) figures.add('ai.rejected|message|not-in-the-message');
    return opinion ? agreedReading(reading, opinion, secondReader.name) : reading;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return reading;
  } finally {
    deadline.clear();
  }
};
