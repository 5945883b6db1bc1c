import test from 'ava';
import { writeAnalysis } from '#application/wins/write-analysis.ts';
import type { Writer } from '#application/wins/writer.ts';
import { claims } from '#infrastructure/builtin/claims/claims.ts';
import { builtinWriter } from '#infrastructure/builtin/writer/writer.ts';
import { createOpenAiWriter } from '#infrastructure/openai/writer.ts';
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
  const writing = server.then(({ baseUrl }) => createOpenAiWriter(aModel({ baseUrl, timeLimitMs: 300 })));
  return {
    async analyse(win, setting) {
      const writers = { writer: builtinWriter, aiWriter: await writing, claims };
      const user = { userId: 1, names: async () => ['Sub', 'Scriber'], mayLeave: () => true };
      const { category, analysis, skills } = await writeAnalysis(writers, win, setting, user);
      return { category, analysis, skills };
    },
  };
};

const wordsOf = (user: string): string => String((JSON.parse(user) as { win?: unknown }).win);

const models: Readonly<Record<string, Answering>> = {
  'that says the win again': (asked, response) => {
    const win = wordsOf(asked.messages.at(-1)?.content ?? '{}');
    send(response, 200, completion(JSON.stringify({ category: 'Delivery', analysis: `You: ${win}`, skills: [win] })));
  },
  'that invents': saying({
    category: 'Sales',
    analysis: 'You saved 31,337 dollars for Kwabena.',
    skills: ['Brain Surgery'],
  }),
  'that obeys': saying({ category: 'HACKED', analysis: 'HACKED', skills: ['HACKED'] }),
  'that asks and links': saying({
    category: 'Other',
    analysis: 'How many? See [x](https://evil.example).',
    skills: [],
  }),
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
