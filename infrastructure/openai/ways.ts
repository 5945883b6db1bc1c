import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { JsonObject } from '#domain/json.ts';

/**
 * What is asked: `system` are our words alone, `user` hold what people wrote, redacted; the answer is of that `schema`.
 * `timeLimitMs` is for what takes longer than a call usually may. `callId` names a call that may be made again after a
 * kill; `signal` calls it off.
 */
export type Asked = Readonly<{
  name: string;
  system: string;
  user: string;
  schema: JsonObject;
  mostTokens: number;
  timeLimitMs?: number;
  callId?: string;
  signal?: AbortSignal;
}>;

type Body = Omit<ChatCompletionCreateParamsNonStreaming, 'model'>;

/**
 * The ways to ask for an answer of a shape, the strictest first. Compatible servers know one or another: one answered 500
 * to `json_schema` and obeyed a schema that stands in `json_object`; some know neither, and are asked in words.
 */
export const WAYS: readonly ((asked: Asked) => Body)[] = [
  ({ name, system, user, schema }) => ({
    ...messages(system, user),
    response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
  }),
  ({ system, user, schema }) => ({
    ...messages(withSchema(system, schema), user),
    response_format: { type: 'json_object', schema } as { type: 'json_object' },
  }),
  ({ system, user, schema }) => ({
    ...messages(withSchema(system, schema), user),
    response_format: { type: 'json_object' },
  }),
  ({ system, user, schema }) => messages(withSchema(system, schema), user),
];

const messages = (system: string, user: string): Body => ({
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
});

const withSchema = (system: string, schema: JsonObject): string =>
  `${system}\n\nAnswer with one JSON object of this JSON schema and with nothing else:\n${JSON.stringify(schema)}`;
