import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { AiReading, AiReadingContext } from '#application/inbox/ai-reader.ts';
import type { ChatModel } from '../chat-model.ts';
import { isReadable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';
import { readingIn, SCHEMA } from './message-parts.ts';
import { SYSTEM } from './prompt.ts';

/** `isEntry`: the person filed the words as one win. `counted`: what plain code counted in the journal about it, '' for nothing. */
type Told = Pick<AiReadingContext, 'userId' | 'names' | 'language' | 'today' | 'listed' | 'journal'> &
  Readonly<{ asked: string | null; isEntry: boolean; counted: string }>;

/** Of an earlier win its beginning says what it was. */
const MAX_EARLIER = 300;

/** Its words come back once with the marks of JSON around each part, and each win with what it shows. */
const tokensFor = (words: string): number => 700 + Math.ceil(words.length * 1.2);

/** One call a message: what it is, part by part, and what its wins show. Rejects as the model does, and where it answers no such thing. */
export const readMessage = async (model: ChatModel, words: string, told: Told): Promise<AiReading> => {
  if (!isReadable(words)) throw aiUnfit('script');
  const redaction = createRedaction(await told.names(), told.language);
  const { listed, journal } = told;
  const texts = [words, told.counted, ...listed, ...journal.map(({ text }) => text)];
  const [message = '', counted = '', ...others] = redaction.hide(texts);
  const shown = others.map((text) => text.slice(0, MAX_EARLIER));
  const value = await model.ask(told.userId, {
    name: 'message_parts',
    system: SYSTEM,
    user: JSON.stringify({
      today: told.today,
      message,
      entry: told.isEntry,
      asked: told.asked,
      listed: shown.slice(0, listed.length),
      journal: journal.map(({ date }, at) => ({ date, text: shown[listed.length + at] })),
      counted,
    }),
    schema: SCHEMA,
    mostTokens: tokensFor(message),
  });
  return readingIn(value, redaction.restore);
};
