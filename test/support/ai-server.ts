import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';

/** What a server is asked, as OpenAI's protocol has it. */
export type AskedOf = Readonly<{
  model: string;
  store?: boolean;
  messages: readonly Readonly<{ role: string; content: string }>[];
  response_format?: Readonly<{ type: string; schema?: unknown; json_schema?: unknown }>;
}>;

export type Answering = (asked: AskedOf, response: ServerResponse, calls: number) => void;

/** A server on loopback that speaks OpenAI's protocol as `answering` wants; `bodies` are all that it was sent. */
export const aiServer = async (
  t: Pick<ExecutionContext, 'teardown'>,
  answering: Answering,
): Promise<{ baseUrl: string; bodies: string[] }> => {
  const bodies: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    bodies.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
    answering(JSON.parse(body), response, bodies.length);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, bodies };
};

export const completion = (content: string | null, more: object = {}) => ({
  id: 'c-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null }, ...more }],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
});

export const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Says the same to whoever asks. */
export const saying =
  (value: unknown): Answering =>
  (_asked, response) =>
    send(response, 200, completion(JSON.stringify(value)));
