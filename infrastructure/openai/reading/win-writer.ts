import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { AiWriter } from '#application/wins/write-analysis.ts';
import type { ChatModel } from '../chat-model.ts';
import { readMessage } from './read-message.ts';

/** Of a long win the model sees the beginning. */
const MAX_WIN = 6_000;

/** Says what a win shows that no message was read for: typed on the web, put right or extended. */
export const createOpenAiWriter = (model: ChatModel): AiWriter => ({
  name: model.name,
  async analyse(win, { date, journal, ...context }) {
    const told = { ...context, today: date, journal, listed: [], asked: null, isEntry: true };
    const { parts } = await readMessage(model, win.slice(0, MAX_WIN), told);
    const draft = parts.flatMap((part) => (part.is === 'win' && part.draft ? [part.draft] : []))[0];
    if (!draft) throw aiUnfit('shape');
    return draft;
  },
});
