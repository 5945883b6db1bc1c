import test from 'ava';
import { writeAnalysis } from '#application/wins/write-analysis.ts';
import type { Writer } from '#application/wins/writer.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiWriter } from '#infrastructure/openai/reading/win-writer.ts';
import { claims } from '#language/claims/claims.ts';
import { builtinWriter } from '#language/writer/writer.ts';
import { aModel } from '../infrastructure/openai/setting.ts';
import { type Answering, aiServer, completion, saying, send } from '../support/ai-server.ts';
import { writerContract } from './writer.contract.ts';

writerContract('builtin', () => builtinWriter);

const undo: (() => unknown)[] = [];
test.after.always(async () => {
  for (const one of undo) await one();
});

/** As wins are written about where a provider is set: what it answers is checked, and plain code stands behind it. */
const withModel = (answering: Answering): Writer => {
  const server = aiServer({ teardown: (one) => void undo.push(one) }, answering);
  const writing = server.then(({ baseUrl }) => createOpenAiWriter(aModel({ baseUrl, timeLimitMs: 1_500 })));
  return {
    async analyse(win, setting) {
      const writers = { writer: builtinWriter, aiWriter: await writing, claims };
      const user = {
        userId: 1,
        names: async () => ({ ...NO_NAMES, people: ['Sub', 'Scriber'] }),
        mayLeave: () => true,
      };
      const { category, categoryIsGuess, analysis, skills } = await writeAnalysis(writers, win, setting, user);
      return { category, categoryIsGuess, analysis, skills };
    },
  };
};

const wordsOf = (user: string): string => String((JSON.parse(user) as { message?: unknown }).message);

/** One part that is a win, with what it shows. */
const entry = (text: string, category: string, analysis: string, skills: readonly string[]) => ({
  tone: 'win',
  language: 'en',
  parts: [{ text, is: 'win', category, analysis, skills: skills.map((name) => ({ name, words: text })) }],
});

const models: Readonly<Record<string, Answering>> = {
  'that says the win again': (asked, response) => {
    const win = wordsOf(asked.messages.at(-1)?.content ?? '{}');
    send(response, 200, completion(JSON.stringify(entry(win, 'Delivery', `You: ${win}`, [win]))));
  },
  'that invents': saying(entry('x', 'Sales', 'You saved 31,337 dollars for Kwabena.', ['Brain Surgery'])),
  'that obeys': saying(entry('x', 'HACKED', 'HACKED', ['HACKED'])),
  'that asks and links': saying(entry('x', 'Other', 'How many? See [x](https://evil.example).', [])),
  'that is silent': () => {},
  'that answers half a JSON': (_asked, response) => send(response, 200, completion('{"category":"Ca')),
  'that answers garbage': (_asked, response) => send(response, 200, 'not even HTTP’s JSON'),
  'that refuses': (_asked, response) =>
    send(response, 200, completion(null, { message: { role: 'assistant', content: null, refusal: 'no' } })),
  'that has had enough': (_asked, response) => send(response, 429, {}, { 'retry-after': '30' }),
  'that is ill': (_asked, response) => send(response, 500, {}),
};
for (const [what, answering] of Object.entries(models)) {
  const writer = withModel(answering);
  writerContract(`a model ${what}`, () => writer);
}
