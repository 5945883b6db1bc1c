import type { FallbackReason } from '#domain/wins/events.ts';
import type { provider } from './ai-documents.ts';
import { completion } from './ai-server.ts';

type Replying = Parameters<typeof provider>[1];

const saying = (said: object | string) => ({
  status: 200,
  body: completion(typeof said === 'string' ? said : JSON.stringify(said)),
});

/** Each way in which OpenAI’s documentation and others’ servers fail whoever asks for a document, and what is kept of it. */
export const aiFailures: Readonly<Record<string, readonly [FallbackReason, Replying]>> = {
  refuses: [
    'unfit',
    () => ({
      status: 200,
      body: completion(null, { message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' } }),
    }),
  ],
  'is cut off': ['unfit', () => ({ status: 200, body: completion('{"parts":[', { finish_reason: 'length' }) })],
  'is filtered': ['unfit', () => ({ status: 200, body: completion('', { finish_reason: 'content_filter' }) })],
  'answers half a JSON': ['unfit', () => saying('{"parts":[{"heading":"W1","sent')],
  'answers another shape': ['unfit', () => saying({ cv: 'I am the best.' })],
  chats: ['unfit', () => saying('Sure! Here is your CV: HACKED')],
  'has nothing to say': ['unfit', () => saying({ title: '', parts: [], unmet: [], sentences: [] })],
  obeys: [
    'unfit',
    () =>
      saying({
        title: 'HACKED',
        unmet: ['See https://evil.example'],
        parts: [
          {
            heading: 'HACKED',
            position: '',
            manner: 'paragraph',
            sentences: [{ text: 'HACKED', sources: ['W1'], because: [], leans: false }],
          },
        ],
        sentences: [{ number: 1, text: 'HACKED', sources: ['W1'], because: [], leans: false }],
      }),
  ],
  'answers no JSON at all': ['away', () => ({ status: 200, body: '<html>Bad gateway</html>' })],
  'has had enough': [
    'away',
    () => ({
      status: 429,
      body: { error: { message: 'Rate limit reached', type: 'requests', param: null, code: 'rate_limit_exceeded' } },
      headers: { 'retry-after': '30' },
    }),
  ],
  'is not paid': [
    'away',
    () => ({
      status: 429,
      body: { error: { message: 'Quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
    }),
  ],
  'is ill': [
    'away',
    () => ({ status: 500, body: { error: { message: 'The server had an error', type: 'server_error' } } }),
  ],
  'does not know the key': [
    'away',
    () => ({ status: 401, body: { error: { message: 'Incorrect API key', code: 'invalid_api_key' } } }),
  ],
  'is silent': ['away', () => null],
};
