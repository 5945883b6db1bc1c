import { z } from 'zod';
import { aiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { AiInsightWriter, DraftedSentence } from '#application/insights/ai-insight-writer.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import { answerSchema } from '../answer-schema.ts';
import type { ChatModel } from '../chat-model.ts';
import { isReadable } from '../readable.ts';
import { createRedaction } from '../redaction/redaction.ts';
import { systemFor } from './prompt.ts';

const sentence = z.object({
  text: z.string().max(800),
  sources: z.array(z.string().max(20)).max(12),
  quotes: z.array(z.string().max(400)).max(12),
  advice: z.boolean(),
});
const answered = z.object({ paragraphs: z.array(z.object({ sentences: z.array(sentence).max(10) })).max(6) });

const SCHEMA = answerSchema(answered);
const MOST_TOKENS = 1_800;

/** Tells of wins through a model, names hidden on the way. What it answers is not checked here: whoever asks does that. */
export const createOpenAiInsightWriter = (model: ChatModel): AiInsightWriter => ({
  name: model.name,
  async tell({ task, language, counted, wins }, user) {
    const told = wins.filter(({ text }) => isReadable(text));
    if (told.length === 0) throw aiUnfit('script');
    const redaction = createRedaction(await user.names(), language);
    const question = task.is === 'question' ? [task.question] : [];
    const hidden = redaction.hide([...told.map(({ text }) => text), ...counted, ...question]);
    const value = await model.ask(user.userId, {
      name: task.is,
      system: systemFor(task, language),
      user: JSON.stringify({
        ...(task.is === 'insight' ? { time: task.time } : { question: hidden.at(-1) }),
        counted: Object.fromEntries(counted.map((_, at) => [`C${at + 1}`, hidden[told.length + at] ?? ''])),
        wins: Object.fromEntries(
          told.map((win, at) => [
            `W${at + 1}`,
            { date: knownDate(win), category: win.category, text: hidden[at] ?? '' },
          ]),
        ),
      }),
      schema: SCHEMA,
      mostTokens: MOST_TOKENS,
    });
    const parsed = answered.safeParse(value);
    if (!parsed.success) throw aiUnfit('shape');
    return parsed.data.paragraphs.map(({ sentences }) =>
      sentences.map(({ text, sources, quotes, advice }): DraftedSentence => {
        const labels = sources.map((label) => label.trim().toUpperCase());
        const placesOf = (letter: string) =>
          labels.filter((label) => label.startsWith(letter)).map((label) => Number(label.slice(1)) - 1);
        return {
          text: redaction.restore(text),
          winIds: placesOf('W').map((at) => told[at]?.winId ?? ''),
          counted: placesOf('C'),
          quotes: quotes.map((quote) => redaction.restore(quote)),
          isAdvice: advice,
        };
      }),
    );
  },
});
