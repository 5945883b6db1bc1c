import { createDeadline } from '#application/engine/deadline.ts';
import { type Figures, noFigures } from '#application/engine/figures.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Claims } from '#application/wins/public.ts';
import type { AiReader, AiReadingContext } from './ai-reader.ts';
import type { Asked, Reading } from './mail-reader.ts';
import { providerReading } from './provider-reading.ts';

/** `aiReader` is null where no provider is set. */
export type AiReadingParts = Readonly<{
  aiReader: AiReader | null;
  claims: Pick<Claims, 'givesOrders'>;
  figures?: Figures;
}>;

/** A person waits for the answer; the second try of a call counts too. */
const TIME_LIMIT_MS = 8_000;
const MAX_LENGTH = 6_000;

/** `asked`: what our last mail asked. `beside`: looked up only where the model is asked. */
type Context = Pick<AiReadingContext, 'userId' | 'names' | 'today'> &
  Readonly<{
    asked: Asked | null;
    beside(words: string): Promise<Pick<AiReadingContext, 'listed' | 'journal'>>;
  }>;

/**
 * The reading of the model where there is one and it answers in time, guarded by the local one; else the local one alone. A
 * crisis never leaves this machine, nor do words that speak to a model, nor the answer to a question on which a change depends.
 */
export const readWithAi = async (
  { aiReader, claims, figures = noFigures }: AiReadingParts,
  local: Reading,
  { asked, beside, ...context }: Context,
): Promise<Reading> => {
  if (!aiReader || local.kind !== 'understood') return local;
  const { words = '', tone, language } = local;
  if (tone === 'crisis' || words.length > MAX_LENGTH || !/\p{L}{2}/u.test(words)) return local;
  if ((asked !== null && asked.about !== 'win' && local.answer !== '') || claims.givesOrders(words)) return local;
  const question = asked?.about === 'win' ? asked.question : null;
  const deadline = createDeadline(TIME_LIMIT_MS, 'the AI reader');
  try {
    const known = { ...context, ...(await beside(words)), asked: question, language };
    const heard = await deadline.wait(aiReader.read(words, known));
    const read = providerReading(local, words, heard, { by: aiReader.name, today: context.today });
    if (!read) figures.add('ai.rejected|message|not-in-the-message');
    return read ?? local;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return local;
  } finally {
    deadline.clear();
  }
};
