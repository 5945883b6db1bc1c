import type { AiReader } from '#application/inbox/ai-reader.ts';
import type { Missing } from '#domain/wins/question.ts';
import type { ChatModel } from '../chat-model.ts';
import { readMessage } from './read-message.ts';

/** Reads through a model. What it answers is not checked against the words here: whoever asks does that. */
export const createOpenAiReader = (model: ChatModel): AiReader => ({
  name: model.name,
  read: (words, { asked, ...context }) =>
    readMessage(model, words, { ...context, asked: asked && QUESTIONS[asked.asks], isEntry: false, counted: '' }),
});

const QUESTIONS: Readonly<Record<Missing, string>> = {
  result: 'What came of it?',
  before: 'How long did it take before?',
  whom: 'Who was it for?',
};
