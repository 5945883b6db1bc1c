import test from 'ava';
import { readWithAi } from '#application/inbox/read-with-ai.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiReader } from '#infrastructure/openai/reading/reader.ts';
import { claims } from '#language/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';
import { aModel } from '../infrastructure/openai/setting.ts';
import { aiContext } from '../support/ai-context.ts';
import { type Answering, aiServer, completion, saying, send } from '../support/ai-server.ts';
import { wordsReaderContract } from './words-reader.contract.ts';

const rules = (words: string) => ({ ...readText(words, { asked: null, today: aiContext.today }), words });

wordsReaderContract('builtin', () => async (words) => rules(words));

const undo: (() => unknown)[] = [];
test.after.always(async () => {
  for (const one of undo) await one();
});

const withModel = (answering: Answering) => async () => {
  const { baseUrl } = await aiServer({ teardown: (one) => void undo.push(one) }, answering);
  const aiReader = createOpenAiReader(aModel({ baseUrl, timeLimitMs: 200 }));
  return async (words: string) =>
    readWithAi({ aiReader, claims }, rules(words), {
      ...aiContext,
      names: async () => ({ ...NO_NAMES, people: ['Sub'] }),
    });
};

const part = (text: string, is: string, kind: string | null = null, details: object | null = null) => ({
  text,
  is,
  kind,
  details,
});
const messageOf = (user: string): string => String((JSON.parse(user) as { message?: unknown }).message);
const liar = (...parts: ReturnType<typeof part>[]) => saying({ tone: 'win', language: 'en', parts });

const models: Readonly<Record<string, Answering>> = {
  'that hears a stop in everything': (asked, response) =>
    send(
      response,
      200,
      completion(
        JSON.stringify({
          tone: 'chat',
          language: 'en',
          parts: [part(messageOf(asked.messages.at(-1)?.content ?? '{}'), 'request', 'stop')],
        }),
      ),
    ),
  'that calls everything a win': (asked, response) =>
    send(
      response,
      200,
      completion(
        JSON.stringify({
          tone: 'win',
          language: 'fr',
          parts: [part(messageOf(asked.messages.at(-1)?.content ?? '{}'), 'win')],
        }),
      ),
    ),
  'that invents': liar(part('Won the Nobel prize.', 'win'), part('Stop it', 'request', 'stop')),
  'that is slow': () => {},
  'that answers garbage': (_asked, response) => send(response, 200, completion('Sure, here you go')),
  'that answers half a JSON': (_asked, response) => send(response, 200, completion('{"tone":"win","parts":[{"te')),
  'that refuses': (_asked, response) =>
    send(response, 200, completion(null, { message: { role: 'assistant', content: null, refusal: 'no' } })),
  'that has had enough': (_asked, response) => send(response, 429, {}, { 'retry-after': '30' }),
  'that is ill': (_asked, response) => send(response, 500, {}),
  'of another shape': saying({ parts: 'none' }),
};
for (const [what, answering] of Object.entries(models))
  wordsReaderContract(`a model ${what}`, withModel(answering), true);
